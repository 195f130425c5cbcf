// The staff log: what a member did, kept for the owner for a year (LIFE-7).
import type { LocalText } from '../shared/locale.ts'

/** How long an entry is kept, in ms; entries on a page. */
export const logLimits = { keptMs: 365 * 24 * 3_600_000, page: 50 } as const

/** What the owner may ask for, and the first words of the calls that belong to it. */
export const logKinds = {
  orders: ['orders', 'archives', 'guard'],
  stock: ['stock', 'options', 'bake'],
  shop: ['shop', 'pace', 'payments'],
  menu: ['items', 'categories', 'groups', 'sheet', 'prices'],
  branches: ['branches', 'regions', 'tills', 'displays', 'boards', 'printers'],
  people: ['staff', 'passwords', 'takings', 'books', 'factors', 'account', 'sessions'],
  reservations: ['reservations'],
  guests: ['reviews', 'messages', 'persons'],
  hooks: ['hooks'],
  site: ['content', 'images', 'legal', 'brand', 'guide', 'demo'],
  clock: ['clock'],
} as const
export type LogKind = keyof typeof logKinds
export const logKindNames = Object.keys(logKinds) as LogKind[]

/** What the shop does by itself, as it stands in the log. */
export const clockActs = ['clock.erase', 'clock.forgetLog', 'clock.inStock', 'clock.open', 'clock.pause'] as const
export type ClockAct = (typeof clockActs)[number]

/** What a member's call did besides what its own entry says. */
export const sideActs = ['prices.one'] as const
export type SideAct = (typeof sideActs)[number]

/** What happens at the door without a call: what the sign-in provider says about an account has changed. */
export const doorActs = ['account.byProvider'] as const
export type DoorAct = (typeof doorActs)[number]

/** The values that make the sentence: never a password, a secret, or what a customer wrote or is called. */
export type LogData = Readonly<Record<string, string | number | boolean | null>>

/** What a call leaves in the log, apart from who made it and when. */
export interface LogNote {
  /** Ids; the log keeps one entry for each, so that it can be searched by branch. */
  readonly branches?: readonly string[]
  /** Ids of things whose names are kept as they are now. */
  readonly item?: string
  readonly category?: string
  readonly group?: string
  readonly option?: string
  readonly account?: number
  /**
   * What a form saved as a whole, such as 'item lungo', so that a later save that is refused can say who was quicker.
   */
  readonly saves?: string
  /** The name of a thing that has no id yet. */
  readonly name?: LocalText
  readonly data?: LogData
}
