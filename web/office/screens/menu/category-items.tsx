// The items of one category on the page of the menu, under its heading with what is done to the category (EDIT-1).
import type { Output } from '#contract/index.ts'
import { categoryEditPath } from '#web/data/address/edit-paths.ts'
import { usePlaceCategory } from '#web/data/staff/menu-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useCategoryText, useMenuEditText } from '#web/words/editor/index.ts'
import { MarksKey } from './item-marks.tsx'
import { StockList } from './stock-list.tsx'
import { UsesButton } from './uses/uses-button.tsx'

type Menu = Output<'menu.readAll'>
type Category = Menu['categories'][number]

type CategoryItemsProps = {
  id: string
  menu: Menu
  /** Those of the category. */
  items: Output<'stock.read'>['items']
  branches: readonly StaffBranch[]
  edits: boolean
}

export function CategoryItems({ id, menu, items, branches, edits }: CategoryItemsProps) {
  const { t } = useMenuEditText()
  const words = useCategoryText().t
  const category = menu.categories.find((one) => one.id === id)
  if (!category) return null
  const { name, desc, hidden } = category
  const said = [t.itemCount(items.length), hidden && words.hidden, desc].filter(Boolean).join(' · ')
  return (
    <section aria-labelledby={`category-${id}`}>
      <Card bare className="overflow-hidden pb-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
          <div className="me-auto min-w-0 flex-1 basis-40 leading-tight">
            <h2 id={`category-${id}`} className="text-xl leading-tight">
              <bdi>{name}</bdi>
            </h2>
            <p className="line-clamp-1 text-sm text-ink-2">{said}</p>
          </div>
          {edits && <CategoryTools category={category} categories={menu.categories} />}
        </div>
        <StockList items={items} menu={menu} branches={branches} edits={edits} />
        {edits && items.length > 0 && (
          <div className="border-t border-line px-4 py-2">
            <MarksKey />
          </div>
        )}
      </Card>
    </section>
  )
}

type CategoryToolsProps = { category: Category; categories: readonly Category[] }

function CategoryTools({ category, categories }: CategoryToolsProps) {
  const { edit } = useCategoryText().t
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SortOrder category={category} categories={categories} />
      <UsesButton owner={{ category: category.id }} name={category.name} />
      <IconButton
        icon={pencilIcon}
        label={edit(category.name)}
        variant="quiet"
        onClick={() => openEditor(categoryEditPath(category.id))}
      />
    </div>
  )
}

function SortOrder({ category, categories }: CategoryToolsProps) {
  const { t, number } = useMenuEditText()
  const place = usePlaceCategory()
  const save = useSaveAtOnce(place)
  const { id, name } = category
  const shown = place.isPending ? place.variables.index : category.index
  const indexes = new Set([...categories.map((_, position) => position + 1), category.index])

  const put = (to: number) =>
    save({ id, index: to }, ({ categories: placed }) => {
      const indexOf = (of: string | undefined) => placed.find((one) => one.id === of)?.index
      const other = categories.find((one) => one.id !== id && indexOf(one.id) !== one.index)
      const otherIndex = indexOf(other?.id)
      showToast(
        [t.moved(name, to), other && otherIndex && t.movedToo(other.name, otherIndex)].filter(Boolean).join(' '),
      )
    })

  return (
    <label className="flex items-center gap-2 text-sm font-semibold">
      <span aria-hidden="true">{t.sortOrder}</span>
      <span className="relative">
        <select
          aria-label={t.sortOrderOf(name)}
          title={t.sortHint}
          value={String(shown)}
          disabled={place.isPending}
          onChange={(event) => put(Number(event.target.value))}
          className="min-h-11 appearance-none rounded-control border border-edge bg-card ps-3 pe-9 text-base font-medium"
        >
          {[...indexes]
            .sort((a, b) => a - b)
            .map((index) => (
              <option key={index} value={String(index)}>
                {number(index)}
              </option>
            ))}
        </select>
        <Icon of={chevronDownIcon} className="pointer-events-none absolute end-2.5 top-3 size-5" />
      </span>
    </label>
  )
}
