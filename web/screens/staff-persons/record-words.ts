// The file to read that a person gets of their records.
import type { PersonRecord } from '../../api/staff/persons.ts'
import type { PersonsText } from '../../i18n/owner/en.ts'
import { factsOf, type RecordReader } from '../../legal/record-facts.tsx'

interface Named {
  readonly t: PersonsText
  readonly shop: string
}

/** A title, and each record with its facts. */
export function textOf(records: readonly PersonRecord[], reader: RecordReader & Named): string {
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
