// Follows an office basket: reads it, then listens, and asks every few seconds while no stream can be opened.
import { useEffect, useState } from 'react'
import type { Input, Output } from '#contract/index.ts'
import { ask, type CallRefused } from '#web/data/http/client.ts'
import { type LiveState, listen } from '#web/data/live/live-stream-api.ts'
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

export function useFollowedBasket(link: string, me: string): FollowedBasket {
  const [followed, setFollowed] = useState<Omit<FollowedBasket, 'show'>>({
    basket: undefined,
    refused: undefined,
    live: 'connecting',
  })
  useEffect(() => {
    const change = (to: Partial<FollowedBasket>) => setFollowed((before) => ({ ...before, ...to }))
    const reader = createReader({
      read: () => ask('baskets.read', { link, me }),
      take: (answer) => change(answer.ok ? { basket: answer.value, refused: undefined } : { refused: answer.refusal }),
      pauseAfter: ({ refusal }) =>
        refusal.refusal === 'basket_unknown' ? undefined : (refusal.retryAfter ?? 2) * 1000,
    })
    void reader.readNow()
    let poll: ReturnType<typeof setInterval> | undefined
    const unlisten = listen(
      { basket: link },
      ({ name }) => {
        if (name === 'hello' || name === 'reset' || name === 'baskets.changed') void reader.readNow()
      },
      (live) => {
        change({ live })
        clearInterval(poll)
        if (live === 'polling') poll = setInterval(() => void reader.readNow(), pollMs)
      },
    )
    return () => {
      reader.stop()
      clearInterval(poll)
      unlisten()
    }
  }, [link, me])
  return { ...followed, show: (basket) => setFollowed((before) => ({ ...before, basket, refused: undefined })) }
}
