// Removes a category, after asking where its items go.
import { useState } from 'react'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableCategory, useCategories, useRemoveCategory } from '../../../api/staff/categories.ts'
import { SelectField } from '../../../components/fields/field.tsx'
import { useCategoryText, useMenuEditText } from '../../../i18n/editor/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { RemoveButton } from '../remove-button.tsx'

type RemoveCategoryProps = { category: EditableCategory; onRemoved: () => void }

export function RemoveCategory({ category: { id, name: texts, items: known }, onRemoved }: RemoveCategoryProps) {
  const { t, locale } = useCategoryText()
  const words = useMenuEditText().t
  const categories = useCategories().data?.categories ?? []
  const [target, setTarget] = useState('')
  const [tried, setTried] = useState(false)
  const remove = useRemoveCategory()
  const name = localize(texts, locale)
  // Somebody may have added one meanwhile.
  const items = categories.find((one) => one.id === id)?.items ?? known
  const others = categories.filter((one) => one.id !== id)

  function goOn() {
    setTried(true)
    if (items > 0 && target === '') return
    remove.mutate(
      { id, moveTo: target || null },
      {
        onSuccess: ({ moved }) => {
          showToast(t.removed(name, moved.length))
          onRemoved()
        },
      },
    )
  }

  return (
    <RemoveButton
      words={{ remove: t.remove, title: words.removeTitle(name), removeIt: words.removeIt }}
      removal={remove}
      onConfirm={goOn}
    >
      <p>{t.removeText}</p>
      {items > 0 && (
        <>
          <SelectField
            label={t.moveTo(items)}
            value={target}
            error={tried && target === '' ? t.chooseTarget : undefined}
            onChange={(event) => setTarget(event.target.value)}
          >
            <option value="">{t.choose}</option>
            {others.map((one) => (
              <option key={one.id} value={one.id}>
                {one.hidden ? words.hiddenOne(localize(one.name, locale)) : localize(one.name, locale)}
              </option>
            ))}
          </SelectField>
          <p>{t.hideInstead}</p>
        </>
      )}
    </RemoveButton>
  )
}
