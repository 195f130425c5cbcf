// Whether an order goes straight to the board, or its customer has a word with staff first (SAFE-5).

import type { Cents } from '#domain/shared/money.ts'

/** What the owner sets. Customers are new until their browser has collected an order. */
export interface GuardRules {
  /** Off: every order goes to the board. */
  readonly on: boolean
  /** Orders of new customers of one connection that wait at a branch. */
  readonly waiting: number
  /** How long an order is held for its payment once that has begun, in minutes. */
  readonly holdMinutes: number
}

export const usualGuard: GuardRules = { on: true, waiting: 8, holdMinutes: 15 }

export const guardBounds = {
  waiting: { least: 0, most: 200 },
  holdMinutes: { least: 5, most: 60 },
} as const

/** What new customers may have, in terms of what the owner set; why it is as much stands beside each. */
export const fixedBounds = {
  /** Open orders of a browser: for oneself, a friend, and one more. Each that it collected adds one. */
  openOrders: 3,
  /** What these may cost: a round for an office. What was collected adds to it. */
  openValue: 7500,
  /** What waits of one connection costs as much as five such rounds: an office building shares one. */
  connectionValue: 5 * 7500,
  /**
   * Known customers hold as much as they collected, and a lunch for two more, so that one coffee does not open a whole
   * station.
   */
  trustedLunch: 2000,
  /** Of all new customers of a branch as much waits as of five full connections. */
  connections: 5,
  /** With the orders that staff accepted a connection has two and a half times as many: these are being made. */
  withAccepted: 2.5,
  /** One uncollected order happens to anybody; a second within a day does not. */
  strikes: 2,
  /** A block ends with the day, since a connection belongs to somebody else tomorrow. */
  blockHours: 24,
} as const

const minute = 60_000
const hour = 60 * minute

/** How long an order is held whose payment has not begun: the bank's page opens within seconds. */
export const unbegunMs = 3 * minute
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
  readonly askedFrom: NetworkMark
}

/**
 * What waits: an order to be paid online that is not paid, an office basket, no matter who pays for it, and an order
 * that staff have not accepted.
 */
export const heldKinds = ['online', 'basket', 'counter'] as const
export type HeldKind = (typeof heldKinds)[number]

/** `waiting` or cancelled within the hour; `open`: accepted or paid; a `strike` was a prank or not collected. */
export type CountsAs = 'waiting' | 'open' | 'strike'

export interface CountedOrder extends Origin {
  readonly branch: string
  readonly isNew: boolean
  readonly total: Cents
  readonly counts: CountsAs
  readonly kind: HeldKind
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
  readonly collected: Collected | undefined
  /** Whether it counts among those of new customers. */
  readonly isNew: boolean
  /** Whether it is made only once it is paid. */
  readonly paysFirst: boolean
}

/**
 * What stands between an order and its place. A known customer's is stopped only by a block of the browser, or by more
 * open orders than it has earned; one that is paid first, only by those that wait for their payment.
 */
export function hurdleOf(
  asking: Asking,
  { counted, blocks }: { readonly counted: readonly CountedOrder[]; readonly blocks: readonly Blocked[] },
  rules: GuardRules,
): Hurdle | undefined {
  if (!rules.on) return undefined
  const { device, collected, isNew, total, paysFirst } = asking
  if (blocks.some((block) => block.device === device)) return 'blocked'
  const all = counted.filter((one) => one.device === device)
  const own = paysFirst ? all.filter(({ counts, kind }) => counts === 'waiting' && kind !== 'counter') : all
  // One who pays first may begin with any order, but hold no second large one meanwhile.
  const isBounded = !paysFirst || own.length > 0
  if (isBounded && costOf(own) + total > fixedBounds.openValue + (collected?.value ?? 0)) return 'value'
  if (own.length >= fixedBounds.openOrders + (collected?.orders ?? 0)) return 'open'
  if (!isNew) return undefined
  const here = counted.filter((one) => one.isNew && one.branch === asking.branch)
  return isBlocked(asking, blocks) || isCrowd(asking, here, rules) ? 'crowd' : undefined
}

/** Whether a known customer may have the order beside what they have open without counting as new. */
export const isTrusted = (
  { device, collected, total }: Pick<Asking, 'device' | 'collected' | 'total'>,
  counted: readonly CountedOrder[],
): boolean => {
  const open = counted.filter((one) => one.device === device && one.counts !== 'strike')
  return costOf(open) + total <= (collected?.value ?? 0) + fixedBounds.trustedLunch
}

/**
 * Whether new customers have reached a bound at the branch, those of this connection or all; `here`: what is theirs
 * there.
 */
function isCrowd({ askedFrom, total, paysFirst }: Asking, here: readonly CountedOrder[], rules: GuardRules): boolean {
  const { waiting } = rules
  const struck = here.filter(({ counts }) => counts === 'strike')
  const notStruck = here.filter(({ counts }) => counts !== 'strike')
  const waits = here.filter(({ counts }) => counts === 'waiting')
  const { most, mostValue } = togetherBounds(rules)
  return (
    (!paysFirst && amountAround(struck, askedFrom, one) >= fixedBounds.strikes) ||
    amountAround(waits, askedFrom, one) >= waiting ||
    amountAround(notStruck, askedFrom, one) >= fixedBounds.withAccepted * waiting ||
    amountAround(waits, askedFrom, ({ total: cost }) => cost) + total > fixedBounds.connectionValue ||
    waits.length >= most ||
    costOf(waits) + total > mostValue
  )
}

const one = (): number => 1

/** How many orders of all new customers may wait at a branch, and what they may cost. */
export const togetherBounds = ({ waiting }: GuardRules): { readonly most: number; readonly mostValue: Cents } => ({
  most: fixedBounds.connections * waiting,
  mostValue: fixedBounds.connections * fixedBounds.connectionValue,
})

const isBlocked = ({ askedFrom, branch }: Asking, blocks: readonly Blocked[]): boolean =>
  blocks.some(
    (block) => block.wide && block.branch === branch && subscriberOf(block.askedFrom) === subscriberOf(askedFrom),
  )

const costOf = (orders: readonly Pick<CountedOrder, 'total'>[]): Cents =>
  orders.reduce((sum, { total }) => sum + total, 0)

/** The keyed hash of a connection; its beginnings stand for the wider networks around it. '' where it was forgotten. */
export type NetworkMark = string

/** How much of two marks agrees for one subscriber. */
export const subscriberWidth = 14
/** How much of two marks agrees for the /48 around it, which may hold many. */
export const widestWidth = 8

export const widths = [
  { length: subscriberWidth, share: 1 },
  { length: widestWidth, share: 4 },
] as const

export const subscriberOf = (mark: NetworkMark): string => mark.slice(0, subscriberWidth)

/** What counts against the subscriber of `own`: the most of what each width has, divided by its share. */
export function amountAround<One extends { readonly askedFrom: NetworkMark }>(
  all: readonly One[],
  own: NetworkMark,
  amountOf: (one: One) => number,
): number {
  const within = ({ length, share }: (typeof widths)[number]) => {
    const around = all.filter(({ askedFrom }) => askedFrom.slice(0, length) === own.slice(0, length))
    return Math.floor(around.reduce((sum, one) => sum + amountOf(one), 0) / share)
  }
  return Math.max(...widths.map(within))
}
