// What is stored about a person in one record, in words: for the customer, for staff, and for the file that a person
// gets.
import type { Output } from '#contract/index.ts'
import { clockText, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { formatDate } from '#web/words/format.ts'
import type { OwnDataText } from '#web/words/order/en.ts'
import { useOwnDataText } from '#web/words/order/index.ts'

type PersonRecord = Output<'orders.ownData'>['record']

export interface NamedBranch {
  readonly id: string
  readonly name: string
  readonly timeZone: string
}

export interface RecordReader {
  readonly fields: OwnDataText['fields']
  readonly locale: Locale
  readonly branches: readonly NamedBranch[]
}

interface Fact {
  readonly key: keyof OwnDataText['fields']
  readonly label: string
  readonly value: string
}

export function RecordFacts({ record, branches }: { record: PersonRecord; branches: readonly NamedBranch[] }) {
  const { t, locale } = useOwnDataText()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {factsOf(record, { fields: t.fields, locale, branches }).map(({ key, label, value }) => (
        <div key={key} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is stored, each with its label; what is empty is left out. */
export function factsOf(record: PersonRecord, { fields, locale, branches }: RecordReader): Fact[] {
  const branch = branches.find(({ id }) => id === record.branch)
  const zone = branch?.timeZone ?? branches[0]?.timeZone ?? usualTimeZone
  const moment = (at: number) => {
    const { date, minutes } = localTime(at, zone)
    return `${formatDate(date, locale)} ${date.slice(0, 4)}, ${clockText(minutes)}`
  }
  const day = record.day && `${formatDate(record.day, locale)} ${record.day.slice(0, 4)}`
  const values: readonly (readonly [Fact['key'], string | null])[] = [
    ['name', record.name],
    ['phone', record.phone],
    ['email', record.email],
    ['address', record.address],
    ['branch', branch?.name ?? record.branch],
    [record.kind === 'order' ? 'placed' : 'sent', moment(record.at)],
    ['for', record.for === null ? day && `${day}, ${clockText(record.time ?? 0)}` : moment(record.for)],
    ['persons', record.persons === null ? null : String(record.persons)],
    ['token', record.token],
    ['words', record.words.join('\n')],
    ['lines', record.lines.map(({ quantity, name }) => `${quantity} × ${localize(name, locale)}`).join('\n')],
    ['total', record.total === null ? null : formatMoney(record.total, locale)],
  ]
  return values.flatMap(([key, value]) => (value ? [{ key, label: fields[key], value }] : []))
}
