// The live events in one table: what each carries and who hears it. An event says what happened; the page asks for what it shows.
import type { LineStatus } from '../domain/order/order.ts'

/** The staff of one branch; with a token also whoever follows that order. */
export interface BranchAudience {
  readonly branch: string
  readonly token?: string
}

/** Those who hear an event on a page. `staff` is all staff, whatever their branch. */
type PageAudience = 'everyone' | 'staff' | BranchAudience
/** `servers`: the event never leaves them. */
export type Audience = PageAudience | 'servers'

/** One kind of event. Its audience is the same for all of its kind, or follows from what it carries. */
export interface EventKind<Data, Reached extends Audience> {
  readonly audience: Reached | ((data: Data) => Reached)
}

function event<Data extends object>(audience: 'servers'): EventKind<Data, 'servers'>
function event<Data extends object>(
  audience: PageAudience | ((data: Data) => PageAudience),
): EventKind<Data, PageAudience>
function event<Data extends object>(audience: Audience | ((data: Data) => Audience)): EventKind<Data, Audience> {
  return { audience }
}

const ofOrder = ({ branch, token }: { readonly branch: string; readonly token: string }): BranchAudience => ({
  branch,
  token,
})

type Nothing = Readonly<Record<never, never>>

export const liveEvents = {
  /** Items, prices, categories, stock or the delivery message changed. */
  'menu.changed': event<{ readonly item?: string }>('everyone'),
  /** A branch opened, closed or changed its settings. */
  'shop.changed': event<{ readonly branches: readonly string[] }>('everyone'),
  /** An offer, a post or a testimonial of the landing page changed. */
  'content.changed': event<Nothing>('everyone'),
  'orders.placed': event<{ readonly id: number; readonly branch: string; readonly token: string }>(ofOrder),
  'orders.lineStatusSet': event<{
    readonly id: number
    readonly branch: string
    readonly token: string
    readonly lines: readonly { readonly id: number; readonly status: LineStatus }[]
  }>(ofOrder),
  /** The orders of a branch went to the archive or came back. A list of one, as pages of older versions know it. */
  'orders.archived': event<{ readonly branches: readonly [branch: string] }>(({ branches: [branch] }) => ({ branch })),
  /** The owner changed who sees the takings. */
  'takings.changed': event<Nothing>('staff'),
  /** A guest reviewed the shop, or a review was removed. */
  'reviews.added': event<{ readonly id: number }>('staff'),
  'reviews.removed': event<{ readonly id: number }>('staff'),
  /** Someone wrote to the shop. */
  'messages.received': event<{ readonly id: number }>('staff'),
  /** A message was read, deleted or handed on, or handing it on failed. */
  'messages.changed': event<{ readonly id: number }>('staff'),
  /** A table was reserved or a reservation changed; without a branch the rules did, which hold in all of them. */
  'reservations.changed': event<{ readonly branch: string | null }>(({ branch }) =>
    branch === null ? 'staff' : { branch },
  ),
  /** An account or its sessions changed: its open streams end and must show a valid session again. */
  'staff.changed': event<{ readonly staff: number }>('servers'),
} as const

type Kinds = typeof liveEvents
export type EventName = keyof Kinds
/** What each event carries, by its name. */
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
 * Besides the events above a stream carries 'hello' (first), 'reset' (the place to resume from is no longer kept: read
 * everything again) and, every 15 seconds, 'beat': a page that hears nothing for much longer knows that its connection is
 * dead, also where TCP does not say so.
 */
export const streamSignals = ['hello', 'beat', 'reset'] as const

/** What a page's listeners are told, by name: `name` says what `data` is. */
export type LiveEvent =
  | { [Name in LiveEventName]: { readonly name: Name; readonly data: EventData[Name] } }[LiveEventName]
  | { readonly name: 'hello'; readonly data: Hello }
  | { readonly name: 'reset'; readonly data: Nothing }

const isForPages = (name: EventName): name is LiveEventName => liveEvents[name].audience !== 'servers'

export const liveEventNames: readonly LiveEventName[] = (Object.keys(liveEvents) as EventName[]).filter(isForPages)

/** Whether an event of this name never leaves the servers. A name that is not known here is left to its audience. */
export const isServerEvent = (name: string): boolean =>
  Object.hasOwn(liveEvents, name) && !isForPages(name as EventName)

const kinds: { readonly [Name in EventName]: EventKind<EventData[Name], Audience> } = liveEvents

/** Returns who hears an event that carries this data. */
export function audienceOf<Name extends EventName>(name: Name, data: EventData[Name]): Audience {
  const { audience } = kinds[name]
  return typeof audience === 'function' ? audience(data) : audience
}
