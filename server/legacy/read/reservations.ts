// Reads the old reservations: the guest, the number of persons, the date and the time.
import { clockText } from '../../../domain/branch/hours.ts'
import { countingFingerprints } from '../import/fingerprint.ts'
import { dateOf, timeOf } from './date-time.ts'
import { type Entry, type Notebook, openNotebook } from './notes.ts'
import { isBlank, wholeOf } from './numbers.ts'
import { phoneOf } from './orders/phone.ts'
import { entriesOf, type OldEntry, sayUnknownFields, textOf } from './shapes.ts'

export interface LegacyReservation {
  readonly key: string
  readonly name: string
  readonly phone: string
  readonly persons: number
  /** YYYY-MM-DD. */
  readonly date: string
  /** Minutes since midnight. */
  readonly time: number
}

const fields = ['id', 'name', 'phone', 'person', 'persons', 'date', 'time']
const most = 1000

export function readReservations(reservations: unknown, book: Notebook): Entry<LegacyReservation>[] {
  const print = countingFingerprints()
  return entriesOf(reservations, 'reservations', book).flatMap(([path, entry]) => {
    const own = openNotebook()
    const read = reservationOf(entry, path, own)
    if (typeof read === 'string') {
      book.refused(path, `the reservation is not imported: ${read}`, entry)
      return []
    }
    return [{ path, notes: own.notes, value: { ...read, key: print(read) } }]
  })
}

function reservationOf(entry: OldEntry, path: string, book: Notebook): Omit<LegacyReservation, 'key'> | string {
  const day = dateOf(entry.date)
  if (!day) return isBlank(entry.date) ? 'it has no date' : 'its date cannot be read'
  const time = isBlank(entry.time) ? day.time : timeOf(entry.time)
  if (time === undefined) return 'it has no time'
  if (time === null) return 'its time cannot be read'
  const people = entry.person ?? entry.persons
  const persons = wholeOf(people, 1, most)
  if (persons === null) return `its number of persons is not 1 to ${most}`
  const name = textOf(entry.name, `${path}/name`, book)
  if (name === '') book.mended(`${path}/name`, 'it has none; left empty')
  if (day.date !== entry.date) book.mended(`${path}/date`, `read as ${day.date}`, entry.date)
  if (clockText(time) !== entry.time) book.mended(`${path}/time`, `read as ${clockText(time)}`, entry.time)
  if (persons !== people) book.mended(`${path}/person`, `read as ${persons}`, people)
  sayUnknownFields(entry, fields, path, book)
  return { name, phone: phoneOf(entry.phone, `${path}/phone`, book), persons, date: day.date, time }
}
