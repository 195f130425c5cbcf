// Takes an item off the menu, after a question (EDIT-5).
import { useState } from 'react'
import { say } from '../../../domain/locale.ts'
import { refusalOf } from '../../api/staff.ts'
import { type EditableItem, useRemoveItem } from '../../api/staff-items.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { trashIcon } from '../../components/icons-staff.ts'
import { Notice } from '../../components/notice.tsx'
import { useMenuEditText } from '../../i18n/menu-edit/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import { tell } from '../../staff/told.tsx'

export function RemoveItem({ item, onRemoved }: { item: EditableItem; onRemoved: () => void }) {
  const { t, locale } = useMenuEditText()
  const sentences = useRefusalText().t.refusals
  const [asking, setAsking] = useState(false)
  const remove = useRemoveItem()
  const name = say(item.name, locale)

  function goOn() {
    remove.mutate(item.id, {
      onSuccess: () => {
        tell(t.removed(name))
        onRemoved()
      },
    })
  }

  return (
    <div className="justify-self-start">
      <Button variant="quiet" size="staff" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} className="size-5" />
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle(name)}
        labels={{ cancel: t.cancel, confirm: t.removeIt, close: t.close }}
        onCancel={() => setAsking(false)}
        onConfirm={goOn}
        busy={remove.isPending}
        danger
      >
        <p>{t.removeText}</p>
        {remove.isError && (
          <div className="mt-3">
            <Notice kind="error" urgent>
              {sentences[refusalOf(remove.error)]}
            </Notice>
          </div>
        )}
      </ConfirmDialog>
    </div>
  )
}
