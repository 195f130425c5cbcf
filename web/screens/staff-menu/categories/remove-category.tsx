// Removes a category, after asking where its items go.
import { useState } from 'react'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableCategory, useCategories, useRemoveCategory } from '../../../api/staff/categories.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SelectField } from '../../../components/fields/field.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useCategoryText } from '../../../i18n/categories/index.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { useRefusalText } from '../../../i18n/refusals/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

type RemoveCategoryProps = { category: EditableCategory; onRemoved: () => void }

export function RemoveCategory({ category: { id, name: texts, items: known }, onRemoved }: RemoveCategoryProps) {
  const { t, locale } = useCategoryText()
  const words = useMenuEditText().t
  const sentences = useRefusalText().t.refusals
  const categories = useCategories().data?.categories ?? []
  const [asking, setAsking] = useState(false)
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
    <div className="justify-self-start">
      <Button variant="quiet" size="staff" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} className="size-5" />
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.removeTitle(name)}
        labels={{ cancel: words.cancel, confirm: words.removeIt, close: words.close }}
        onCancel={() => setAsking(false)}
        onConfirm={goOn}
        busy={remove.isPending}
        danger
      >
        <div className="grid gap-4">
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
          {remove.isError && (
            <Notice kind="error" urgent>
              {sentences[refusalOf(remove.error)]}
            </Notice>
          )}
        </div>
      </ConfirmDialog>
    </div>
  )
}
