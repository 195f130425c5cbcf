// What the sentences of the staff log are made of.
import type { CallName } from '#contract/addresses.ts'
import type { ClockAct, DoorAct, LogData, SideAct } from '#domain/people/staff-log.ts'

export interface LogParts {
  /** The member. */
  readonly who: string
  /** The item, category, account or other thing; '' for none. */
  readonly what: string
  /** The branches; '' for none. */
  readonly where: string
  readonly data: LogData
  /** The order that it is about: its code, or its number if it has none. */
  readonly order: string
  /** The number under this key of the data; 0 if there is none. */
  readonly count: (key: string) => number
  /** The amount of cents under this key, in words; '' if there is none. */
  readonly money: (key: string) => string
  /** The moment or the day under this key, in words; '' if there is none. */
  readonly when: (key: string) => string
}

/** A sentence for each call that is logged, and for what the shop does by itself. */
export type LogSentences = Readonly<
  Partial<Record<CallName | ClockAct | DoorAct | SideAct, (parts: LogParts) => string>>
>
