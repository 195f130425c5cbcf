// A plan as the preview shows it: each item by its name and category.
import type { Output } from '../../../contract/index.ts'
import type { Category, Item } from '../../../domain/menu/menu.ts'
import type { CategoryRef } from '../../../domain/menu/sheet/categories.ts'
import type { PlannedItem } from '../../../domain/menu/sheet/read-row.ts'
import { type Locale, localize } from '../../../domain/shared/locale.ts'
import type { ReadFile } from '../../sheet/job.ts'

type Preview = Omit<Output<'sheet.preview'>, 'plan'>
interface Menu {
  readonly categories: readonly Category[]
  readonly itemById: ReadonlyMap<string, Item>
}

const mostListed = 1000

export function previewOf(read: ReadFile, { categories, itemById }: Menu, locale: Locale): Preview {
  const names = new Map(categories.map(({ id, name }) => [id, localize(name, locale)]))
  const categoryOf = (ref: CategoryRef): string =>
    'id' in ref ? (names.get(ref.id) ?? '') : localize(read.categories[ref.proposed] ?? {}, locale)
  const called = ({ row, draft, category }: PlannedItem) => ({ row, name: draft.name, category: categoryOf(category) })
  const { rows, unchanged, missing, mistakes, remarks, unknown, guessed } = read
  return {
    ...{ rows, unchanged, missing, unknown, guessed, categories: read.categories },
    added: read.added.map((item) => ({ ...called(item), fields: item.fields })),
    changed: read.changed.map((item) => ({ ...called(item), item: item.id, fields: item.fields })),
    removed: read.removed.map((id) => {
      const item = itemById.get(id)
      return { item: id, name: item?.name ?? {}, category: names.get(item?.category ?? '') ?? '' }
    }),
    mistakes: mistakes.slice(0, mostListed),
    mistakeCount: mistakes.length,
    remarks: remarks.slice(0, mostListed),
  }
}
