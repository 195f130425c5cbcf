// How long each kind of data is kept, and why: the clock and docs/data.md are made from it (SAFE-4).

import { askKeptMs, knownMs, originKeptMs } from '#domain/order/guard/guard.ts'
import { waitingLimits } from '#domain/people/staff.ts'
import { logLimits } from '#domain/people/staff-log.ts'
import { healthTimes } from '#domain/shop/health/health.ts'
import { reservationLimits } from '../reservation-rules.ts'

const day = 24 * 3_600_000

export interface KeepPeriod {
  /** How long, in words of docs/data.md; `{days}` is what the owner set. */
  readonly kept: string
  readonly why: string
  /** In ms, where the clock goes by it; absent: nothing ends by itself, or the rule is no fixed number. */
  readonly ms?: number
}

/** `personal` and `books` have rules of their own: the owner's setting, and the years of the tax law. */
export const periods = {
  personal: {
    kept: '{days} days after the pick-up, the table or the message',
    why: 'Who it was for and how to reach them: for the hand-over, questions and complaints.',
  },
  books: {
    kept: 'until the end of the tenth year after the sale',
    why: 'What was sold, when and for how much: Belgian VAT Code, Art. 60. Nothing in it names a customer.',
  },
  invoice: {
    kept: 'until the end of the tenth year after it was issued',
    why: 'An invoice stays as it was issued, with the company that asked for it: Belgian VAT Code, Art. 60.',
  },
  figures: {
    kept: 'for good',
    why: 'Sums of a day that was closed, without customers.',
  },
  review: {
    kept: 'until staff remove it',
    why: 'The stars make the figures that everybody sees. Words and name, if there is one, were written for the shop.',
  },
  account: { kept: 'until the owner removes the account', why: 'Staff sign in with it.' },
  waiting: {
    kept: '14 days after it was asked for',
    why: 'An account that the owner has not let in yet.',
    ms: waitingLimits.keptMs,
  },
  session: {
    kept: '72 hours after it was last used, 30 days at most',
    why: 'A tablet stays signed in.',
    ms: 30 * day,
  },
  device: {
    kept: '400 days after it was last used',
    why: 'Somebody who guesses passwords from outside cannot lock out the devices of staff.',
    ms: 400 * day,
  },
  link: { kept: '30 days after it ended', why: 'A used password link says that it was used.', ms: 30 * day },
  challenge: { kept: '24 hours', why: 'A passkey’s answer counts once. A hash.', ms: day },
  log: { kept: '365 days', why: 'The owner sees who changed what.', ms: logLimits.keptMs },
  key: {
    kept: '30 days',
    why: 'A form that is sent again makes nothing twice. No content, only a hash.',
    ms: 30 * day,
  },
  network: {
    kept: '24 hours',
    why: 'A limit against made-up reservations. A mark from which no address can be read.',
    ms: reservationLimits.networkMs,
  },
  reviewer: {
    kept: '30 days',
    why: 'Reviews of one connection are found and removed together. A mark from which no address can be read.',
    ms: 30 * day,
  },
  news: {
    kept: '24 hours after the order is over, or with the name of its customer if that goes first',
    why: 'A customer asked to be told of one order, by push message or by mail.',
    ms: day,
  },
  visitor: {
    kept: '90 days',
    why: 'Who collected orders before may have more of them open. A mark of the browser that says nothing else.',
    ms: knownMs,
  },
  origin: {
    kept: '2 days',
    why: 'A limit against fake orders. A mark from which no address can be read.',
    ms: originKeptMs,
  },
  block: {
    kept: 'until it ends, after a day',
    why: 'Who placed fake orders cannot place more. Marks, and the code of the order.',
    ms: 0,
  },
  ask: {
    kept: '24 hours',
    why: 'An order that may be fake waits for a word with staff, who see what was ordered and the name that was typed; the name goes after an hour.',
    ms: askKeptMs,
  },
  event: { kept: '24 hours', why: 'Pages that were offline resume. Numbers and tokens, no names.', ms: day },
  board: { kept: '24 hours after it was last heard', why: 'The shop notices that nobody watches.', ms: day },
  server: {
    kept: '14 days after it was last heard',
    why: 'How a server and its backups are. The name of the machine, nothing of a customer.',
    ms: healthTimes.reportsKeptMs,
  },
  slot: { kept: '2 days after the slot', why: 'What orders hold of the capacity.', ms: 2 * day },
  alert: { kept: '90 days', why: 'What the shop was told, and whether it arrived. No names.', ms: 90 * day },
  display: { kept: '30 days after it was withdrawn', why: 'An open page is told so.', ms: 30 * day },
  printer: { kept: '30 days after it was withdrawn', why: 'A receipt printer of a branch.', ms: 30 * day },
  slip: {
    kept: '30 days',
    why: 'What was printed of an order, and when: nothing prints twice without a mark. What it says goes with the name.',
    ms: 30 * day,
  },
  picture: { kept: 'a day after nothing shows it', why: 'Pictures of the menu and the site.', ms: day },
  erasure: {
    kept: '400 days',
    why: 'What was erased on request is erased again after a restore. A number and a time, no name.',
    ms: 400 * day,
  },
  shop: {
    kept: 'until the shop changes or removes it',
    why: 'It is what the shop says and sells. Nothing in it is about a customer.',
  },
} as const satisfies Readonly<Record<string, KeepPeriod>>

export type PeriodName = keyof typeof periods
/** The periods that the clock goes by. */
export type TimedPeriod = {
  [Name in PeriodName]: (typeof periods)[Name] extends { readonly ms: number } ? Name : never
}[PeriodName]
