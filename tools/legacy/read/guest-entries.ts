// Reads what guests left in the old shop: reviews with 1 to 5 stars or none, and reservations.

import { clockText } from '#domain/branch/hours.ts'
import { countingFingerprints } from '../import/fingerprint.ts'
import { dateOf, timeOf } from './date-time.ts'
import { type Notebook, openNotebook, type ReadEntry } from './notes.ts'
import { isEmptyValue, phoneOf, wholeOf } from './numbers.ts'
import { longest, type OldEntry, oldEntriesOf, oldTextOf, sayUnknownFields } from './read-shapes.ts'

const dimensions = ['food', 'service', 'value', 'atmosphere'] as const

export interface LegacyReview extends Readonly<Record<(typeof dimensions)[number], number | null>> {
  readonly key: string
  readonly userName: string
  readonly text: string
}

export function readReviews(reviews: unknown, book: Notebook): ReadEntry<LegacyReview>[] {
  const print = countingFingerprints()
  return oldEntriesOf(reviews, 'reviews', book).flatMap(([path, entry]) => {
    const own = openNotebook()
    const stars = dimensions.map((name) => [name, starsOf(entry[name], `${path}/${name}`, own)] as const)
    const ratings = Object.fromEntries(stars) as Record<(typeof dimensions)[number], number | null>
    const said = {
      userName: oldTextOf(entry.userName, `${path}/userName`, own),
      text: oldTextOf(entry.text, `${path}/text`, own, longest.long),
    }
    if (said.text === '' && said.userName === '' && stars.every(([, given]) => given === null)) {
      book.refused(path, 'the review is not imported: it is empty', entry)
      return []
    }
    sayUnknownFields(entry, [...dimensions, 'id', 'userName', 'text'], path, own)
    return [{ path, notes: own.notes, value: { ...ratings, ...said, key: print({ ...ratings, ...said }) } }]
  })
}

/** 1 to 5, also as text; null for none. The old form used 0 for none. */
function starsOf(value: unknown, path: string, book: Notebook): number | null {
  if (isEmptyValue(value)) return null
  const number =
    typeof value === 'string' && /^\s*\d+([.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value
  if (number === 0) {
    book.mended(path, '0 is no rating; left empty', value)
    return null
  }
  if (typeof number !== 'number' || !(number >= 1 && number <= 5)) {
    book.mended(path, 'not 1 to 5; left empty', value)
    return null
  }
  const stars = Math.round(number)
  if (stars !== value) book.mended(path, `read as ${stars}`, value)
  return stars
}

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

export function readReservations(reservations: unknown, book: Notebook): ReadEntry<LegacyReservation>[] {
  const print = countingFingerprints()
  return oldEntriesOf(reservations, 'reservations', book).flatMap(([path, entry]) => {
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
  if (!day) return isEmptyValue(entry.date) ? 'it has no date' : 'its date cannot be read'
  const time = isEmptyValue(entry.time) ? day.time : timeOf(entry.time)
  if (time === undefined) return 'it has no time'
  if (time === null) return 'its time cannot be read'
  const people = entry.person ?? entry.persons
  const persons = wholeOf(people, 1, most)
  if (persons === null) return `its number of persons is not 1 to ${most}`
  const name = oldTextOf(entry.name, `${path}/name`, book)
  if (name === '') book.mended(`${path}/name`, 'it has none; left empty')
  if (day.date !== entry.date) book.mended(`${path}/date`, `read as ${day.date}`, entry.date)
  if (clockText(time) !== entry.time) book.mended(`${path}/time`, `read as ${clockText(time)}`, entry.time)
  if (persons !== people) book.mended(`${path}/person`, `read as ${persons}`, people)
  sayUnknownFields(entry, fields, path, book)
  return { name, phone: phoneOf(entry.phone, `${path}/phone`, book), persons, date: day.date, time }
}
