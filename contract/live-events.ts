// The live events in one table: what each carries and who receives it. A page that receives one asks for the new data.
import type { Phase, Step } from '#domain/order/course.ts'
import type { LineStatus } from '#domain/order/line-status.ts'

/** The staff of one branch; with a token also the customer who follows that order. */
export interface BranchAudience {
  readonly branch: string
  readonly token?: string
}

/** The pages that show when orders can be ready at a branch. They name it when they open their stream. */
export interface TimesAudience {
  readonly timesOf: string
}

/** Everyone who follows the order with this token, or the office basket with this hash of its link. */
export interface TokenAudience {
  readonly token: string
  readonly branch?: never
}

/** Which pages receive an event. `staff` is all staff, at any branch. */
type PageAudience = 'everyone' | 'staff' | BranchAudience | TokenAudience | TimesAudience
/** `servers`: the event is never sent to a page. */
export type Audience = PageAudience | 'servers'

/** One kind of event. Its audience is fixed, or follows from what the event carries. */
export interface EventKind<Data, Reached extends Audience> {
  readonly audience: Reached | ((data: Data) => Reached)
  /** Whether it may change what the displays of its branch show. They receive `displaySignal` in its place. */
  readonly displays?: true
}

function event<Data extends object>(audience: 'servers'): EventKind<Data, 'servers'>
function event<Data extends object>(
  audience: PageAudience | ((data: Data) => PageAudience),
  options?: EventOptions,
): EventKind<Data, PageAudience>
function event<Data extends object>(
  audience: Audience | ((data: Data) => Audience),
  options: EventOptions = {},
): EventKind<Data, Audience> {
  return { audience, ...options }
}

type EventOptions = Pick<EventKind<never, never>, 'displays'>
const alsoDisplays = { displays: true } as const

const ofOrder = ({ branch, token }: { readonly branch: string; readonly token: string }): BranchAudience => ({
  branch,
  token,
})

type Nothing = Readonly<Record<never, never>>

/** Events sent for a token alone come without the order's `id`, because that number counts the shop's orders. */
export const liveEvents = {
  /** Items, prices, categories, stock or the delivery message changed. */
  'menu.changed': event<{ readonly item?: string }>('everyone'),
  /** A branch opened, closed or changed its settings. */
  'shop.changed': event<{ readonly branches: readonly string[] }>('everyone'),
  /** The owner made, renamed, ordered or removed regions, or a branch is in another one. */
  'regions.changed': event<Nothing>('staff'),
  /**
   * The times at which a branch can have orders ready changed: it took or lost an order, paused, or is behind. At most
   * once a second.
   */
  'times.changed': event<{ readonly branch: string }>(({ branch }) => ({ timesOf: branch })),
  /** An offer, a post or a testimonial of the landing page changed, or a legal page, or the company's details. */
  'content.changed': event<Nothing>('everyone'),
  'orders.placed': event<{ readonly id: number; readonly branch: string; readonly token: string }>(
    ofOrder,
    alsoDisplays,
  ),
  'orders.lineStatusSet': event<{
    readonly id: number
    readonly branch: string
    readonly token: string
    readonly lines: readonly { readonly id: number; readonly status: LineStatus }[]
  }>(ofOrder, alsoDisplays),
  /** Something happened to an order: a step of its course (D-22). */
  'orders.stepped': event<{
    readonly id: number
    readonly branch: string
    readonly token: string
    readonly step: Step
    readonly phase: Phase
  }>(ofOrder, alsoDisplays),
  /** Orders of a branch were archived or restored; with a token, that one was archived while it was open. */
  'orders.archived': event<{ readonly branches: readonly [branch: string]; readonly token?: string }>(
    ({ branches: [branch], token }) => (token === undefined ? { branch } : { token }),
    alsoDisplays,
  ),
  /** The customers of some orders of a branch were erased; with a token: that of this order. */
  'orders.erased': event<{ readonly branch: string; readonly token?: string }>((data) => data),
  /** The payment of an order moved on that has not reached the shop, or its invoice: only its customer is told. */
  'payments.moved': event<{ readonly token: string }>((data) => data),
  /**
   * An office basket changed, or what became of it: everyone who has its link is told. `basket` is a hash of the link.
   */
  'baskets.changed': event<{ readonly basket: string }>(({ basket }) => ({ token: basket })),
  /** What the owner sees of online payments changed: one by which it is tried out, a refund, a chargeback. */
  'payments.changed': event<Nothing>('staff'),
  /** Nobody has seen an order that is due, and its customer is to be told. */
  'orders.unheard': event<{ readonly id: number; readonly branch: string; readonly token: string }>(ofOrder),
  /** An order asks to be let in, was answered, or a block was made or lifted. */
  'guard.changed': event<{ readonly branch: string }>(({ branch }) => ({ branch })),
  /** An alert of a branch was opened or closed. */
  'alerts.changed': event<{ readonly branch: string }>(({ branch }) => ({ branch })),
  /** A display was added or withdrawn; the streams of a withdrawn one end. */
  'displays.changed': event<{ readonly branch: string; readonly withdrawn: number | null }>(
    ({ branch }) => ({ branch }),
    alsoDisplays,
  ),
  /** A printer of the branch was set up, changed or withdrawn, is in trouble or well again, or gave up a slip. */
  'printers.changed': event<{ readonly branch: string }>(({ branch }) => ({ branch })),
  /** The owner changed who sees the takings. */
  'takings.changed': event<Nothing>('staff'),
  /** A guest reviewed the shop, or staff said yes to reviews or removed some (`id`: one of them). */
  'reviews.added': event<{ readonly id: number }>('staff'),
  'reviews.removed': event<{ readonly id: number }>('staff'),
  /** Someone wrote to the shop. */
  'messages.received': event<{ readonly id: number }>('staff'),
  /** A message was read, deleted or delivered, or its delivery failed. */
  'messages.changed': event<{ readonly id: number }>('staff'),
  /** A table was reserved, a reservation changed, or, without a branch, the rules for all branches changed. */
  'reservations.changed': event<{ readonly branch: string | null }>(({ branch }) =>
    branch === null ? 'staff' : { branch },
  ),
  /** An account or its sessions changed: its open streams end and need a valid session to reopen. */
  'staff.changed': event<{ readonly staff: number }>('servers'),
} as const

type Kinds = typeof liveEvents
export type EventName = keyof Kinds
export type EventData = {
  readonly [Name in EventName]: Kinds[Name] extends EventKind<infer Data, Audience> ? Data : never
}

/** The events that pages may hear. */
export type LiveEventName = {
  [Name in EventName]: Kinds[Name] extends EventKind<never, 'servers'> ? never : Name
}[EventName]

/** First on every stream, and again with each beat: the server's clock, in milliseconds since 1970. */
export interface Hello {
  readonly now: number
}

/**
 * Besides the events above, a stream sends 'hello' (first), 'reset' (the id to resume from is no longer kept: read
 * everything again) and, every 15 seconds, or every 5 to staff, 'beat'. A page that hears nothing for much longer knows
 * that its connection is dead, even if TCP does not notice.
 */
export const streamSignals = ['hello', 'beat', 'reset'] as const

/** In place of an event that concerns its list, a display gets only this name. It then reads its list again. */
export const displaySignal = 'display.changed'

/** What the listeners of a page receive: `name` determines the type of `data`. */
export type LiveEvent =
  | { [Name in LiveEventName]: { readonly name: Name; readonly data: EventData[Name] } }[LiveEventName]
  | { readonly name: 'hello'; readonly data: Hello }
  | { readonly name: 'reset' | typeof displaySignal; readonly data: Nothing }

const isForPages = (name: EventName): name is LiveEventName => liveEvents[name].audience !== 'servers'

export const liveEventNames: readonly LiveEventName[] = (Object.keys(liveEvents) as EventName[]).filter(isForPages)

/** Whether an event of this name is for the servers only. An unknown name is left to its audience. */
export const isServerEvent = (name: string): boolean =>
  Object.hasOwn(liveEvents, name) && !isForPages(name as EventName)

const kinds: { readonly [Name in EventName]: EventKind<EventData[Name], Audience> } = liveEvents

/** Whether the displays of an event's branch are told that there was one. */
export const reachesDisplays = (name: string): boolean =>
  Object.hasOwn(liveEvents, name) && kinds[name as EventName].displays === true

/** Returns the audience of an event that carries this data. */
export function audienceOf<Name extends EventName>(name: Name, data: EventData[Name]): Audience {
  const { audience } = kinds[name]
  return typeof audience === 'function' ? audience(data) : audience
}
