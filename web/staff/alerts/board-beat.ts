// A staff screen that somebody can notice says every 20 seconds that it is there, also while it is hidden.
import { useEffect } from 'react'
import { watchTimes } from '../../../domain/watch/watch-times.ts'
import { beatBoard } from '../../api/staff/alert-calls.ts'
import { isNoticed } from './counts-as-board.ts'
import type { Sound } from './sound.ts'

/** `branches`: those that rely on this screen. */
export function useBoardBeat(branches: readonly string[], sound: Sound): void {
  const ids = branches.join(' ')
  useEffect(() => {
    if (!ids) return
    const beat = () => {
      if (isNoticed(document.hidden, sound)) for (const branch of ids.split(' ')) beatBoard(branch)
    }
    beat()
    const timer = setInterval(beat, watchTimes.beatMs)
    document.addEventListener('visibilitychange', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
    }
  }, [ids, sound])
}
