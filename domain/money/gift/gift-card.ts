// A gift card: how it stands, what it pays, and what moves its balance (GIFT-1, GIFT-2).
import type { DateText } from '#domain/branch/hours.ts'
import type { Cents } from '#domain/shared/money.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'

/** `awaiting` its payment online; `lapsed` if nobody paid it; `blocked` by the owner, as when it was lost. */
export const giftStates = ['awaiting', 'active', 'blocked', 'lapsed'] as const
export type GiftState = (typeof giftStates)[number]

/**
 * What moves a balance, each kept for ever: `sale`; `use` by an order and `return` to the card; `credit` where a
 * payment cannot go back otherwise; `expire` once the owner took over what had expired; `correct` where money of its
 * sale went back.
 */
export const giftMoveKinds = ['sale', 'use', 'return', 'credit', 'expire', 'correct'] as const
export type GiftMoveKind = (typeof giftMoveKinds)[number]

/** Why a card pays nothing, or less than its holder saw. */
export const giftRefusals = [
  'gift_mistyped',
  'gift_unknown',
  'gift_unpaid',
  'gift_spent',
  'gift_expired',
  'gift_blocked',
  'gift_less',
  'gift_not_here',
] as const
export type GiftRefusal = (typeof giftRefusals)[number]

export interface GiftStanding {
  readonly state: GiftState
  readonly balance: Cents
  /** Its last day; null: it does not expire. */
  readonly expiresOn: DateText | null
}

/** Whether its last day is over. `today`: the day at the branch where it is to pay. */
export const isExpired = ({ expiresOn }: Pick<GiftStanding, 'expiresOn'>, today: DateText): boolean =>
  expiresOn !== null && expiresOn < today

/**
 * What the card pays of an amount: as much as it has. Refuses a card that is not paid, blocked, expired or used up, and
 * one that pays less than its holder `seen`.
 */
export function giftPays(
  card: GiftStanding,
  { due, today, seen = 0 }: { readonly due: Cents; readonly today: DateText; readonly seen?: Cents },
): Result<Cents, GiftRefusal> {
  if (card.state === 'awaiting' || card.state === 'lapsed') return refuse('gift_unpaid')
  if (card.state === 'blocked') return refuse('gift_blocked')
  if (isExpired(card, today)) return refuse('gift_expired')
  if (card.balance <= 0) return refuse('gift_spent')
  const pays = Math.min(card.balance, due)
  return pays < Math.min(seen, due) ? refuse('gift_less') : accept(pays)
}

/** The last day of a card that is sold on this day; null if cards do not expire. */
export function giftExpiry(soldOn: DateText, months: number | null): DateText | null {
  if (months === null) return null
  const [year = 0, month = 0, day = 0] = soldOn.split('-').map(Number)
  // The last day of the month if it is shorter than the one of the sale: day 0 is that before the first.
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
