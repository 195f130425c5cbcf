// What menu editors do with a whole category: change it or its position (EDIT-7, D-21), and add items to it.
import { useState } from 'react'
import { type EditableCategory, useCategories } from '../../api/staff/categories.ts'
import { usePlaceCategory } from '../../api/staff/items.ts'
import { Button } from '../../components/controls/button.tsx'
import { VisuallyHidden } from '../../components/display/visually-hidden.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { plusIcon } from '../../components/icons/icons.ts'
import { pencilIcon } from '../../components/icons/icons-staff.ts'
import { useCategoryText, useMenuEditText } from '../../i18n/editor/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { CategoryDialog } from './categories/category-dialog.tsx'
import { UsesButton } from './uses/uses-button.tsx'

type Category = { readonly id: string; readonly name: string; readonly index: number }
type CategoryToolsProps = { category: Category; categories: readonly Category[]; onAdd: () => void }

export function CategoryTools({ category, categories, onAdd }: CategoryToolsProps) {
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
