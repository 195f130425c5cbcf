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

/** How many characters of a mark stand for a network, and how many subscribers may be in one. */
export interface MarkWidth {
  readonly length: number
  readonly share: number
}

export function sumOf(counted: readonly CountedOrder[], part: 'device' | 'phone', mark: string): OpenSum {
  const own = mark === '' ? [] : counted.filter((one) => one[part] === mark)
  return { orders: own.length, value: own.reduce((sum, { total }) => sum + total, 0) }
}

/** What counts of the crowd against one subscriber: the most of what each width says, divided by its share. */
export function crowdOf(counted: readonly CountedOrder[], asked: OrderMarks, widths: readonly MarkWidth[]): number {
  const alike = counted.filter(({ kind, standing }) => kind === asked.kind && standing === 'new')
  const within = ({ length, share }: MarkWidth) =>
    Math.floor(
      alike.filter(({ askedFrom }) => askedFrom.slice(0, length) === asked.askedFrom.slice(0, length)).length / share,
    )
  return Math.max(0, ...widths.map(within))
}

/**
 * Whether the new browsers of a connection have a word with staff first: somebody there was blocked with this kind of
 * browser, or several were. `length` is how much of the marks must agree.
 */
export function isCrowdBlocked(blocks: readonly OrderMarks[], asked: OrderMarks, length: number): boolean {
  const here = blocks.filter(
    ({ askedFrom }) => askedFrom !== '' && askedFrom.slice(0, length) === asked.askedFrom.slice(0, length),
  )
  return here.length >= severalBlocks || here.some(({ kind }) => kind === asked.kind)
}

const severalBlocks = 2
