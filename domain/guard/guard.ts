// Whether an order goes straight to the board, or its customer has a word with staff first (SAFE-5).

import type { Hold, Load } from '../capacity/hold.ts'
import type { Cents } from '../shared/money.ts'

/** What the owner sets. Customers are new until their browser has collected an order. */
export interface GuardRules {
  /** Off: every order goes to the board. */
  readonly on: boolean
  /** Orders of new customers of one connection at a branch that staff have not accepted. */
  readonly waiting: number
  /** Orders of new customers of one connection at a branch that are open, accepted ones included. */
  readonly open: number
  /** The percentage of a slot that the waiting orders of one connection may hold. */
  readonly share: number
  /** The percentage of a slot that the waiting orders of all new customers may hold together. */
  readonly togetherShare: number
  /** Open orders of a browser that has collected nothing yet; each collected one adds one. */
  readonly openOrders: number
  /** What these may cost together, in cents; each collected order adds what it cost. */
  readonly openValue: Cents
  /** Orders of a connection that were pranks or not collected within a day, before its new customers ask. */
  readonly strikes: number
  /** How long a block lasts, in hours. */
  readonly blockHours: number
}

export const usualGuard: GuardRules = {
  on: true,
  waiting: 8,
  open: 20,
  share: 25,
  togetherShare: 50,
  openOrders: 3,
  openValue: 7500,
  strikes: 2,
  blockHours: 24,
}

/** Where the branch has no slots: so many times as many orders of all new customers wait as of one connection. */
const connectionsTogether = 5
/** So many times what one browser may have open, the waiting orders of a connection may cost together. */
const connectionValue = 2

export const guardBounds = {
  waiting: { least: 0, most: 200 },
  open: { least: 1, most: 500 },
  share: { least: 1, most: 100 },
  togetherShare: { least: 1, most: 100 },
  openOrders: { least: 1, most: 100 },
  openValue: { least: 500, most: 1_000_000 },
  strikes: { least: 1, most: 100 },
  blockHours: { least: 1, most: 720 },
} as const

const hour = 3_600_000

/** How long an order counts that was a prank, or was not collected. */
export const strikeMs = 24 * hour
/** How long an order that its customer cancelled counts as if it waited. */
export const withdrawnMs = hour
/** How long the mark of an order's connection is kept. */
export const originKeptMs = 48 * hour
/** How long an order that asked is remembered. */
export const askKeptMs = 24 * hour
/** How long a browser that collected an order is known. */
export const knownMs = 90 * 24 * hour
/** How long a yes of staff holds, and how long an ask stays in their list. */
export const letInMs = hour
/** Asks that wait from one connection: beyond these the oldest makes room. */
export const mostAsks = 20

/** Why an order waits for a word with staff. */
export const hurdles = ['blocked', 'value', 'open', 'crowd'] as const
export type Hurdle = (typeof hurdles)[number]

/** Where an order came from: the keyed hashes of its browser and of its connection. */
export interface Origin {
  readonly device: string
  readonly askedFrom: Mark
}

/** `waiting` for staff to accept it, or cancelled within the hour; `accepted` and open; a `strike` was a prank or not collected. */
export type Counts = 'waiting' | 'accepted' | 'strike'

export interface CountedOrder extends Origin {
  readonly branch: string
  readonly isNew: boolean
  readonly total: Cents
  readonly counts: Counts
}

export interface Blocked extends Origin {
  readonly branch: string
  /** Not this browser alone: all new customers of its connection ask. */
  readonly wide: boolean
}

/** What a browser has collected. */
export interface Collected {
  readonly orders: number
  readonly value: Cents
}

export interface Asking extends Origin {
  readonly branch: string
  readonly total: Cents
  /** Undefined for a new customer. */
  readonly collected: Collected | undefined
  /** Whether slots bound what the orders of the branch may be. */
  readonly hasSlots: boolean
}

/** A known customer is stopped only by a block of the browser, or by more open orders than it has earned. */
export function hurdleOf(
  asking: Asking,
  { counted, blocks }: { readonly counted: readonly CountedOrder[]; readonly blocks: readonly Blocked[] },
  rules: GuardRules,
): Hurdle | undefined {
  if (!rules.on) return undefined
  const { device, collected, total } = asking
  if (blocks.some((block) => block.device === device)) return 'blocked'
  const own = counted.filter((one) => one.device === device)
  if (costOf(own) + total > rules.openValue + (collected?.value ?? 0)) return 'value'
  if (own.length >= rules.openOrders + (collected?.orders ?? 0)) return 'open'
  if (collected) return undefined
  const here = counted.filter(({ isNew, branch }) => isNew && branch === asking.branch)
  return isBlocked(asking, blocks) || isCrowd(asking, here, rules) ? 'crowd' : undefined
}

/** Whether the new customers of this connection have reached one of its bounds at the branch; `here`: what is theirs there. */
function isCrowd(
  { askedFrom, total, hasSlots }: Asking,
  here: readonly CountedOrder[],
  { waiting, open, openValue, strikes }: GuardRules,
): boolean {
  const ones = () => 1
  const struck = here.filter(({ counts }) => counts === 'strike')
  const notStruck = here.filter(({ counts }) => counts !== 'strike')
  const waits = here.filter(({ counts }) => counts === 'waiting')
  return (
    amountAround(struck, askedFrom, ones) >= strikes ||
    amountAround(waits, askedFrom, ones) >= waiting ||
    amountAround(notStruck, askedFrom, ones) >= open ||
    amountAround(waits, askedFrom, (one) => one.total) + total > connectionValue * openValue ||
    (!hasSlots && waits.length >= connectionsTogether * waiting)
  )
}

const isBlocked = ({ askedFrom, branch }: Asking, blocks: readonly Blocked[]): boolean =>
  blocks.some(
    (block) => block.wide && block.branch === branch && subscriberOf(block.askedFrom) === subscriberOf(askedFrom),
  )

const costOf = (orders: readonly CountedOrder[]): Cents => orders.reduce((sum, { total }) => sum + total, 0)

/** What a new customer's order that nobody accepted holds of a slot. */
export interface NewHold extends Pick<Hold, 'meter' | 'start' | 'weight'> {
  readonly askedFrom: Mark
}

/**
 * What is taken of each slot as a new customer of this connection sees it: no more room than is left of the connection's
 * share and of that of all new customers. The first order in a slot may be larger than a share.
 */
export function loadForNew(
  load: Load,
  held: readonly NewHold[],
  askedFrom: Mark,
  { share, togetherShare }: GuardRules,
): Load {
  return (meter, start) => {
    const taken = load(meter, start)
    const others = held.filter((one) => one.start === start && one.meter === meter)
    if (!taken || others.length === 0) return taken
    const together = others.reduce((sum, { weight }) => sum + weight, 0)
    const near = amountAround(others, askedFrom, ({ weight }) => weight)
    const left = (percent: number, sum: number) => (sum === 0 ? Infinity : (taken.cap * percent) / 100 - sum)
    const room = Math.max(0, Math.min(left(share, near), left(togetherShare, together)))
    return { used: taken.used, cap: Math.min(taken.cap, taken.used + room) }
  }
}

/** The keyed hash of a connection; its beginnings stand for the wider networks around it. '' where it was forgotten. */
export type Mark = string

/** How much of two marks agrees for one subscriber. */
export const subscriberWidth = 14
/** How much of two marks agrees for the /48 around it, which may hold many. */
export const widestWidth = 8

const widths = [
  { length: subscriberWidth, share: 1 },
  { length: widestWidth, share: 4 },
] as const

export const subscriberOf = (mark: Mark): string => mark.slice(0, subscriberWidth)

/** What counts against the subscriber of `own`: the most of what each width has, divided by its share. */
export function amountAround<One extends { readonly askedFrom: Mark }>(
  all: readonly One[],
  own: Mark,
  amountOf: (one: One) => number,
): number {
  const within = ({ length, share }: (typeof widths)[number]) => {
    const around = all.filter(({ askedFrom }) => askedFrom.slice(0, length) === own.slice(0, length))
    return Math.floor(around.reduce((sum, one) => sum + amountOf(one), 0) / share)
  }
  return Math.max(...widths.map(within))
}
