// Removes a group of options, after a question that says how many items it meets.
import { useState } from 'react'
import { localize } from '../../../../domain/shared/locale.ts'
import { type EditableGroup, useRemoveGroup } from '../../../api/staff/options.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Button } from '../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { trashIcon } from '../../../components/icons/icons-staff.ts'
import { useMenuEditText } from '../../../i18n/menu-edit/index.ts'
import { useOptionEditText } from '../../../i18n/option-edit/index.ts'
import { useRefusalText } from '../../../i18n/refusals/index.ts'
import { showToast } from '../../../staff/toasts.tsx'

type RemoveGroupProps = { group: EditableGroup; items: number; onRemoved: () => void }

export function RemoveGroup({ group, items, onRemoved }: RemoveGroupProps) {
  const { t, locale } = useOptionEditText()
  const { t: words } = useMenuEditText()
  const sentences = useRefusalText().t.refusals
  const [asking, setAsking] = useState(false)
  const remove = useRemoveGroup()
  const name = localize(group.name, locale)

  function goOn() {
    remove.mutate(group.id, {
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
        labels={{ cancel: words.cancel, confirm: t.removeIt, close: words.close }}
        onCancel={() => setAsking(false)}
        onConfirm={goOn}
        busy={remove.isPending}
        danger
      >
        {items > 0 && <p className="mb-2 font-semibold text-ink">{t.removeText(items)}</p>}
        <p>{t.removeAfter}</p>
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
