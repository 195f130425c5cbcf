// Reads the order in which the old site showed its categories.
import type { FirstCategoryId } from '../../../../domain/menu/menu.ts'
import { type Entry, type Notebook, openNotebook } from '../notes.ts'
import { wholeOf } from '../numbers.ts'
import { entriesOf } from '../shapes.ts'
import { categoryOf } from './category.ts'

/** The known categories that have an index, in that order; an entry that names no category is reported and skipped. */
export function readCategories(value: unknown, book: Notebook): Entry<readonly FirstCategoryId[]> | null {
  const own = openNotebook()
  const places = new Map<FirstCategoryId, number>()
  for (const [path, entry] of entriesOf(value, 'categories', own)) {
    const id = categoryOf(entry.id) ?? categoryOf(entry.name)
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
