// Reads old categories: a code, or the same word in another spelling; an unknown one becomes a hidden category.

import { type FirstCategoryId, firstCategoryIds } from '#domain/menu/menu.ts'
import { normalForm } from '#domain/shared/normal-form.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { fingerprintOf } from '#tools/legacy/import/fingerprint.ts'
import { type Notebook, openNotebook, type ReadEntry } from '../notes.ts'
import { isEmptyValue, wholeOf } from '../numbers.ts'
import { oldEntriesOf, oldTextOf } from '../read-shapes.ts'

/** Names that the old site's own pages used for a category. */
const otherNames: Readonly<Record<string, FirstCategoryId>> = { SHUSHI: 'COLDDRINKS', WAFFLES: 'WAFFELS' }

/** COFFEE for 'Coffee ', ICECOFFEE for 'Ice coffee'; null if it is not certain which category is meant. */
export function oldCategoryOf(value: unknown): FirstCategoryId | null {
  if (typeof value !== 'string') return null
  const code = value
    .toUpperCase()
    .replace(/&/g, 'AND')
    .replace(/[\s_-]+/g, '')
  return (
    firstCategoryIds.find((id) => id === code) ?? (Object.hasOwn(otherNames, code) ? (otherNames[code] ?? null) : null)
  )
}

export interface OldCategory {
  readonly id: string
  /** The old name of a category that this shop does not have; '' if there was none, null for a known one. */
  readonly unknown: string | null
}

export const nameless = 'other-none'

/** No real menu has more unknown categories; items of further ones join those without a category. */
const most = 40

/** Reads categories one after the other, and reports for each unknown one where its items are. */
export function categoryReader(): (value: unknown, path: string, book: Notebook) => OldCategory {
  const hidden = new Set<string>()
  return (value, path, book) => {
    const known = oldCategoryOf(value)
    if (known) {
      if (known !== value) book.mended(path, `read as ${known}`, value)
      return { id: known, unknown: null }
    }
    const name = isEmptyValue(value) ? '' : oldTextOf(value, path, book, 60)
    const own = name === '' ? nameless : hiddenId(name)
    const id = hidden.has(own) || hidden.size < most ? own : nameless
    hidden.add(id)
    const why =
      name === '' ? 'it has no category' : id === own ? 'it is unknown here' : 'there are too many unknown ones'
    book.mended(path, `${why}; the item is in a hidden category, from which staff can move it`, value)
    return { id, unknown: id === nameless ? '' : name }
  }
}

/** The same id for other spellings of a name; names that a slug cannot distinguish get a digest. */
function hiddenId(name: string): string {
  const folded = normalForm(name, 'NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const slug = slugOf(name, 24)
  return `other-${slug === folded ? slug : `${slug.slice(0, 16)}-${fingerprintOf(folded).slice(0, 8)}`}`
}

/** The known categories that have an index, in that order; an entry that names no category is reported and skipped. */
export function readCategories(value: unknown, book: Notebook): ReadEntry<readonly FirstCategoryId[]> | null {
  const own = openNotebook()
  const places = new Map<FirstCategoryId, number>()
  for (const [path, entry] of oldEntriesOf(value, 'categories', own)) {
    const id = oldCategoryOf(entry.id) ?? oldCategoryOf(entry.name)
    const index = wholeOf(entry.index, 0, 10_000)
    if (id === null || index === null) own.mended(path, 'no category of this shop with an index; passed over', entry)
    else if (!places.has(id)) places.set(id, index)
  }
  if (places.size === 0) {
    for (const { path, deed, why } of own.notes) book[deed === 'refused' ? 'refused' : 'mended'](path, why)
    return null
  }
  const order = [...places].sort(([, a], [, b]) => a - b).map(([id]) => id)
  return { path: 'categories', notes: own.notes, value: order }
}
