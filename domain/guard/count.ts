// Counts what is open of a customer, by browser, by telephone number, and of all new browsers like it on its connection.
import type { Cents } from '../shared/money.ts'
import type { CustomerStanding, OpenSum } from './guard.ts'

/** Where an order came from, as hashes; '' where there is none. */
export interface OrderMarks {
  readonly device: string
  readonly phone: string
  /** The beginnings of it stand for the wider networks around the connection. */
  readonly askedFrom: string
  readonly kind: string
}

export interface CountedOrder extends OrderMarks {
  readonly standing: CustomerStanding
  readonly total: Cents
}

export function sumOf(counted: readonly CountedOrder[], part: 'device' | 'phone', mark: string): OpenSum {
  const own = mark === '' ? [] : counted.filter((one) => one[part] === mark)
  return { orders: own.length, value: own.reduce((sum, { total }) => sum + total, 0) }
}

/** How much of two marks agrees for one subscriber: an IPv4 address, or a /56 of IPv6. */
const subscriberWidth = 14
/** How much of two marks agrees for the /48 around it, which may hold many. */
export const widestWidth = 8

/** A subscriber of IPv6 counts like an IPv4 address, and a /48 may do four times as much. */
const widths = [
  { length: subscriberWidth, share: 1 },
  { length: widestWidth, share: 4 },
] as const

/** What counts of the crowd against one subscriber. */
export function crowdOf(counted: readonly CountedOrder[], asked: OrderMarks): number {
  const alike = counted.filter(({ kind, standing }) => kind === asked.kind && standing === 'new')
  return countAround(
    alike.map(({ askedFrom }) => askedFrom),
    asked.askedFrom,
  )
}

/** How many of these marks count against the subscriber of one: the most of what each width says, divided by its share. */
export function countAround(marks: readonly string[], own: string): number {
  const within = ({ length, share }: (typeof widths)[number]) =>
    Math.floor(marks.filter((mark) => mark.slice(0, length) === own.slice(0, length)).length / share)
  return Math.max(0, ...widths.map(within))
}

/**
 * Whether the new browsers of a subscriber have a word with staff first: somebody there was blocked with this kind of
 * browser, or several were.
 */
export function isCrowdBlocked(blocks: readonly OrderMarks[], asked: OrderMarks): boolean {
  const subscriber = asked.askedFrom.slice(0, subscriberWidth)
  const here = blocks.filter(({ askedFrom }) => askedFrom !== '' && askedFrom.startsWith(subscriber))
  return here.length >= severalBlocks || here.some(({ kind }) => kind === asked.kind)
}

const severalBlocks = 2
