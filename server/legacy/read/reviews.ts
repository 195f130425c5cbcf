// Reads the old reviews: stars from 1 to 5 or none, a name, a text.
import { countingFingerprints } from '../import/fingerprint.ts'
import { type Entry, type Notebook, openNotebook } from './notes.ts'
import { isBlank } from './numbers.ts'
import { entriesOf, longest, sayUnknownFields, textOf } from './shapes.ts'

const dimensions = ['food', 'service', 'value', 'atmosphere'] as const

export interface LegacyReview extends Readonly<Record<(typeof dimensions)[number], number | null>> {
  readonly key: string
  readonly userName: string
  readonly text: string
}

export function readReviews(reviews: unknown, book: Notebook): Entry<LegacyReview>[] {
  const print = countingFingerprints()
  return entriesOf(reviews, 'reviews', book).flatMap(([path, entry]) => {
    const own = openNotebook()
    const stars = dimensions.map((name) => [name, starsOf(entry[name], `${path}/${name}`, own)] as const)
    const ratings = Object.fromEntries(stars) as Record<(typeof dimensions)[number], number | null>
    const said = {
      userName: textOf(entry.userName, `${path}/userName`, own),
      text: textOf(entry.text, `${path}/text`, own, longest.long),
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
  if (isBlank(value)) return null
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
