// Keeps the board fresh by the orders that something happened to, instead of reading all of it at each tap of anybody.
import { useEffect } from 'react'
import { listen } from '../../live/live.ts'
import { readBoardAgain, readOrders } from './orders.ts'

/** Events of the same moment are read together. */
const gatherMs = 120

/**
 * Reads each order of the branch after an event about it, until the board is left. A stream that has just opened tells
 * nothing of what was before it, so the board is read once more then.
 */
export function useBoardNews(branch: string): void {
  useEffect(() => {
    const stale = new Set<number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      void readOrders(branch, [...stale])
      stale.clear()
    }
    const stop = listen({ branches: [branch] }, ({ name, data }) => {
      if (name === 'hello') void readBoardAgain(branch)
      if (name !== 'orders.placed' && name !== 'orders.stepped' && name !== 'orders.lineStatusSet') return
      if (data.branch !== branch) return
      stale.add(data.id)
      timer ??= setTimeout(read, gatherMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [branch])
}
