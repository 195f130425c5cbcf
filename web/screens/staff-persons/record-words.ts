// A record in words: for its card, and for the file that the person gets.
import { clockText, localTime } from '../../../domain/branch/hours.ts'
import { type Locale, localize } from '../../../domain/shared/locale.ts'
import { formatMoney } from '../../../domain/shared/money.ts'
import type { PersonRecord } from '../../api/staff/persons.ts'
import { formatDate } from '../../i18n/format.ts'
import type { PersonsText } from '../../i18n/persons/en.ts'

export interface PlaceName {
  readonly id: string
  readonly name: string
  readonly timeZone: string
}

interface Reader {
  readonly t: PersonsText
  readonly locale: Locale
  readonly branches: readonly PlaceName[]
}

interface Fact {
  readonly key: keyof PersonsText['fields']
  readonly label: string
  readonly value: string
}

/** What is stored, each with its label; what is empty is left out. */
export function factsOf(record: PersonRecord, { t, locale, branches }: Reader): Fact[] {
  const place = branches.find(({ id }) => id === record.branch)
  const zone = place?.timeZone ?? branches[0]?.timeZone ?? 'Europe/Brussels'
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
    ['branch', place?.name ?? record.branch],
    [record.kind === 'order' ? 'placed' : 'sent', moment(record.at)],
    ['for', record.for === null ? day && `${day}, ${clockText(record.time ?? 0)}` : moment(record.for)],
    ['persons', record.persons === null ? null : String(record.persons)],
    ['token', record.token],
    ['words', record.words.join('\n')],
    ['lines', record.lines.map(({ quantity, name }) => `${quantity} × ${localize(name, locale)}`).join('\n')],
    ['total', record.total === null ? null : formatMoney(record.total, locale)],
  ]
  return values.flatMap(([key, value]) => (value ? [{ key, label: t.fields[key], value }] : []))
}

/** The file to read: a title, and each record with its facts. */
export function textOf(records: readonly PersonRecord[], reader: Reader & { readonly shop: string }): string {
  const { t, shop } = reader
  const parts = records.map((record) =>
    [
      t[record.kind](record.id),
      ...factsOf(record, reader).map(({ label, value }) => `${label}: ${indented(value)}`),
    ].join('\n'),
  )
  return `${[t.fileTitle(shop), ...parts].join('\n\n')}\n`
}

const indented = (value: string): string => value.replaceAll('\n', '\n    ')
