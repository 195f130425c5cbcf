// An entry of the staff log as a plain sentence, and acts at several branches as one.
import type { CallName } from '#contract/addresses.ts'
import type { LogEntry } from '#contract/index.ts'
import type { ClockAct, DoorAct, SideAct } from '#domain/people/staff-log.ts'
import { isDate } from '#domain/shared/date.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { formatDate } from '#web/words/format.ts'
import { formatList, formatMoment } from '#web/words/format-more.ts'
import type { LogText } from '#web/words/owner/en.ts'

/** Keeps a name in one piece where languages of both directions meet. */
const apart = (name: string): string => (name === '' ? '' : `\u2068${name}\u2069`)

/** The entries of one act, which has one for each branch. */
export function actsOf(entries: readonly LogEntry[]): LogEntry[][] {
  const acts: LogEntry[][] = []
  for (const entry of entries) {
    const act = acts.at(-1)
    if (act?.[0] && sameAct(act[0], entry)) act.push(entry)
    else acts.push([entry])
  }
  return acts
}

const sameAct = (one: LogEntry, other: LogEntry): boolean =>
  one.at === other.at &&
  one.staff === other.staff &&
  one.act === other.act &&
  one.branch !== other.branch &&
  JSON.stringify([one.name, one.data]) === JSON.stringify([other.name, other.data])

interface Reader {
  readonly t: LogText
  readonly locale: Locale
  readonly timeZone: string | undefined
}

/** What happened, in the reader's language; an act of a later version stands under its name. */
export function actSentence(act: readonly LogEntry[], { t, locale, timeZone }: Reader): string {
  const [first] = act
  if (!first) return ''
  const { data } = first
  const who = apart(first.staffName)
  const sentence = t.acts[first.act as CallName | ClockAct | DoorAct | SideAct]
  // Newest first in the log; in the order of the branches in the sentence.
  const places = [...act]
    .reverse()
    .flatMap(({ branch, branchName }) => (branch === null ? [] : localize(branchName, locale) || branch))
  return (
    sentence?.({
      who,
      what: apart(localize(first.name, locale)),
      where: formatList(places.map(apart), locale),
      data,
      order: apart(String(data.code || data.order || '')),
      count: (key) => Number(data[key] ?? 0),
      money: (key) => (typeof data[key] === 'number' ? apart(formatMoney(data[key], locale)) : ''),
      when: (key) => apart(momentOf(data[key], { locale, timeZone })),
    }) ?? t.other(who, first.act)
  )
}

function momentOf(value: LogEntry['data'][string] | undefined, { locale, timeZone }: Omit<Reader, 't'>): string {
  if (typeof value === 'number') return formatMoment(value, locale, timeZone)
  return typeof value === 'string' && isDate(value) ? formatDate(value, locale) : ''
}
