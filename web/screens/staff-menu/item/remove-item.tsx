// Takes an item off the menu, after asking (EDIT-5).
import { useState } from 'react'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableItem, useRemoveItem } from '../../../api/staff/items.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { useRefusalText } from '../../../i18n/refusals/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

export function RemoveItem({ item, onRemoved }: { item: EditableItem; onRemoved: () => void }) {
  const { t, locale } = useMenuEditText()
  const sentences = useRefusalText().t.refusals
  const [asking, setAsking] = useState(false)
  const remove = useRemoveItem()
  const name = localize(item.name, locale)

  function goOn() {
    remove.mutate(item.id, {
      onSuccess: () => {
        showToast(t.removed(name))
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
