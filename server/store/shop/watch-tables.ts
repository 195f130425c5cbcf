// The tables of boards, alerts, what servers report and notices as Kysely sees them.
import type { Generated } from 'kysely'
import type { OutboxRow } from '../outbox-row.ts'

export interface BoardSeenRow {
  branch: string
  /** A random id that a tab keeps. */
  board: string
  staff: number
  /** When it was last heard. */
  at: number
}

/** That something is wrong at a branch, or that something the shop needs to run is ill. */
export interface AlertRow<Id = Generated<number>> {
  id: Id
  kind: string
  /** The branch or the machine; '' if it is about the whole shop. */
  place: string
  order_id: number | null
  /** Since when its cause existed. */
  since: number
  at: number
  closed_at: number | null
  /** Why it is over. */
  ended: string | null
  /** What was found of the machine when it was opened, as JSON. */
  finding: string | null
}

/** What a server last said of itself. */
export interface ServerReportRow {
  /** Its machine and port. */
  server: string
  since: number
  at: number
  /** As JSON. */
  report: string
}

export interface WebHookRow {
  id: Generated<number>
  url: string
  secret: string
  /** The events that it is told about, as JSON. */
  events: string
  /** The language of its title and message. */
  lang: string
  at: number
}

/** Something that happened and is reported to the outside. */
export interface NoticeRow {
  /** Random; the receiver recognizes a repeated notice by it. */
  id: string
  event: string
  branch: string | null
  at: number
  data: string
}

/** The state of sending a notice by one channel: 'mail', or 'hook:' and its id. */
export interface NoticeDeliveryRow extends OutboxRow {
  notice: string
  channel: string
  hook: number | null
}
