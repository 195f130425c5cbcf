// One category with its items: what is in stock and what is not, and for menu editors the actions on it (EDIT-1).

import { useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { type EditableCategory, useCategories, usePlaceCategory } from '../../api/staff/menu-calls.ts'
import type { BranchName } from '../../api/staff/shop.ts'
import { Button } from '../../components/controls/button.tsx'
import { VisuallyHidden } from '../../components/display/visually-hidden.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon, plusIcon } from '../../components/icons/icons.ts'
import { pencilIcon } from '../../components/icons/icons-staff.ts'
import { useCategoryText, useMenuEditText } from '../../i18n/editor/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReach } from '../../staff/shop/branches.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { CategoryDialog } from './categories/category-dialog.tsx'
import { StockCard } from './stock-card.tsx'
import { UsesButton } from './uses/uses-button.tsx'

type CategorySectionProps = {
  id: string
  /** Whether the page is only about this category, and so has its name as title. */
  alone: boolean
  menu: Pick<Output<'menu.readAll'>, 'categories' | 'items'>
  items: Output<'stock.read'>['items']
  branches: readonly BranchName[]
  /** For members who may edit the menu. */
  onAdd: (() => void) | undefined
  onEdit: ((item: string) => void) | undefined
  /** Whether the items with all their texts are loaded. */
  canEdit: boolean
}

export function CategorySection({ id, alone, menu, items, branches, onAdd, onEdit, canEdit }: CategorySectionProps) {
  const { t, locale } = useStaffText()
  const places = useReach(branches)
  const category = menu.categories.find((one) => one.id === id)
  return (
    <section aria-labelledby={`category-${id}`} className="mt-4 mb-10">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id={`category-${id}`} className={alone ? 'sr-only' : ''}>
          {category?.name}
        </h2>
        {onAdd && category && <CategoryTools category={category} categories={menu.categories} onAdd={onAdd} />}
      </div>
      {items.length === 0 ? (
        <EmptyState icon={bagIcon} title={t.stock.empty}>
          {t.stock.emptyHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {items.map((item) => (
            <StockCard
              key={item.id}
              item={item}
              name={localize(item.name, locale)}
              sold={menu.items.find((one) => one.id === item.id)}
              places={places}
              all={branches}
              onEdit={onEdit && canEdit ? () => onEdit(item.id) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type Category = { readonly id: string; readonly name: string; readonly index: number }
type CategoryToolsProps = { category: Category; categories: readonly Category[]; onAdd: () => void }

function CategoryTools({ category, categories, onAdd }: CategoryToolsProps) {
  const { t, number } = useMenuEditText()
  const frame = useStaffText().t.frame
  const place = usePlaceCategory()
  const { id, name } = category
  const shown = place.isPending ? place.variables.index : category.index
  const indexes = new Set([...categories.map((_, position) => position + 1), category.index])

  function put(index: number) {
    place.mutate(
      { id, index },
      {
        onSuccess: ({ categories: placed }) => {
          const other = categories.find(
            (one) => one.id !== id && placed.find((now) => now.id === one.id)?.index !== one.index,
          )
          const otherIndex = placed.find((now) => now.id === other?.id)?.index
          showToast(
            [t.moved(name, index), other && otherIndex && t.movedToo(other.name, otherIndex)].filter(Boolean).join(' '),
          )
        },
        onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: () => put(index) }),
      },
    )
  }

  return (
    <div className="ms-auto flex flex-wrap items-end gap-3">
      <div className="w-32 [&_select]:min-h-14 [&_svg]:top-4.5">
        <SelectField
          label={
            <>
              <span aria-hidden="true">{t.sortOrder}</span>
              <VisuallyHidden>{t.sortOrderOf(name)}</VisuallyHidden>
            </>
          }
          title={t.sortHint}
          value={shown}
          disabled={place.isPending}
          onChange={(event) => put(Number(event.target.value))}
        >
          {[...indexes]
            .sort((a, b) => a - b)
            .map((index) => (
              <option key={index} value={index}>
                {number(index)}
              </option>
            ))}
        </SelectField>
      </div>
      <UsesButton owner={{ category: id }} name={name} />
      <EditButton id={id} name={name} />
      <Button size="staff" onClick={onAdd}>
        <Icon of={plusIcon} className="size-5" />
        <span aria-hidden="true">{t.add}</span>
        <VisuallyHidden>{t.addTo(name)}</VisuallyHidden>
      </Button>
    </div>
  )
}

function EditButton({ id, name }: { id: string; name: string }) {
  const { t } = useCategoryText()
  const category = useCategories().data?.categories.find((one) => one.id === id)
  const [opened, setOpened] = useState<EditableCategory>()
  return (
    <>
      <Button variant="quiet" size="staff" disabled={!category} onClick={() => setOpened(category)}>
        <Icon of={pencilIcon} className="size-5" />
        <span aria-hidden="true" className="max-sm:hidden">
          {t.change}
        </span>
        <VisuallyHidden>{t.edit(name)}</VisuallyHidden>
      </Button>
      {opened && <CategoryDialog category={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
