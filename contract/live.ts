// The live events: their names and what they carry. An event says what happened; the page asks for what it shows.
import type { LineStatus } from '../domain/order/order.ts'

export interface LiveEvents {
  /** Items, prices, categories, stock or the delivery message changed. */
  'menu.changed': { readonly item?: string }
  /** A branch opened, closed or changed its settings. */
  'shop.changed': { readonly branches: readonly string[] }
  /** An offer, a post or a testimonial of the landing page changed. */
  'content.changed': Readonly<Record<never, never>>
  /** To staff of the branch and to the holder of the token. */
  'orders.placed': { readonly id: number; readonly branch: string; readonly token: string }
  'orders.lineStatusSet': {
    readonly id: number
    readonly branch: string
    readonly token: string
    readonly lines: readonly { readonly id: number; readonly status: LineStatus }[]
  }
  /** To staff: the orders of these branches went to the archive or came back. */
  'orders.archived': { readonly branches: readonly string[] }
  /** To staff of the branch: the owner changed who sees the takings. */
  'takings.changed': { readonly branch: string }
  /** To staff: a guest reviewed the shop, or a review was removed. */
  'reviews.added': { readonly id: number }
  'reviews.removed': { readonly id: number }
  /** To staff: someone wrote to the shop. */
  'messages.received': { readonly id: number }
  /** To staff: a message was read, deleted or handed on, or handing it on failed. */
  'messages.changed': { readonly id: number }
  /** To staff of the branch: a table was reserved or a reservation changed, or the rules did. */
  'reservations.changed': { readonly branch: string }
}

export const liveEventNames = [
  'menu.changed',
  'shop.changed',
  'content.changed',
  'orders.placed',
  'orders.lineStatusSet',
  'orders.archived',
  'takings.changed',
  'reviews.added',
  'reviews.removed',
  'messages.received',
  'messages.changed',
  'reservations.changed',
] as const satisfies readonly (keyof LiveEvents)[]
export type LiveEventName = keyof LiveEvents

/** First on every stream, and again with each beat: the server's clock, in milliseconds since 1970. */
export interface Hello {
  readonly now: number
}

/**
 * Besides the events above a stream carries 'hello' (first), 'reset' (the place to resume from is no longer kept: read
 * everything again) and, every 15 seconds, 'beat': a page that hears nothing for much longer knows that its connection is
 * dead, also where TCP does not say so.
 */
export const streamSignals = ['hello', 'beat', 'reset'] as const
