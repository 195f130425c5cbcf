// Follows an office basket: reads it, then listens, and asks every few seconds while no stream can be opened.
import { useEffect, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { type LiveState, listenLive } from '#web/data/live/live-stream-api.ts'
import { pauseOf, readUnlessWaiting } from '#web/data/pause-asked.ts'
import { createReader } from '#web/data/reader.ts'

export type SharedBasket = Output<'baskets.read'>

export interface FollowedBasket {
  readonly basket: SharedBasket | undefined
  /** Why the last read failed; the basket shown may be older. */
  readonly refused: CallRefused | undefined
  readonly live: LiveState
  /** Shows a basket that another call returned. */
  readonly show: (basket: SharedBasket) => void
}

const pollMs = 2000

/** Another read would return the same. */
export const isGone = ({ refusal }: CallRefused): boolean => refusal === 'basket_unknown'

export function useFollowedBasket(link: string, me: string): FollowedBasket {
  const [followed, setFollowed] = useState<Omit<FollowedBasket, 'show'>>({
    basket: undefined,
    refused: undefined,
    live: 'connecting',
  })
  useEffect(() => {
    const change = (to: Partial<FollowedBasket>) => setFollowed((before) => ({ ...before, ...to }))
    const reader = createReader({
      read: (_lang, signal) => ask('baskets.read', { link, me }, { signal }),
      take(answer) {
        change(answer.ok ? { basket: answer.value, refused: undefined } : { refused: answer.refusal })
        if (!answer.ok && isGone(answer.refusal)) stop()
      },
      pauseAfter: ({ refusal }) => (isGone(refusal) ? undefined : pauseOf(refusal)),
    })
    const read = readUnlessWaiting(reader)
    read()
    let poll: ReturnType<typeof setInterval> | undefined
    const unlisten = listenLive(
      { basket: link },
      ({ name }) => {
        if (name === 'hello' || name === 'reset' || name === 'baskets.changed') read()
      },
      (live) => {
        change({ live })
        clearInterval(poll)
        if (live === 'polling') poll = setInterval(read, pollMs)
      },
    )
    function stop(): void {
      reader.stop()
      clearInterval(poll)
      unlisten()
    }
    return stop
  }, [link, me])
  return { ...followed, show: (basket) => setFollowed((before) => ({ ...before, basket, refused: undefined })) }
}
