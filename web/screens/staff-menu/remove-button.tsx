// A button that removes something of the menu after a question, which stays open with a sentence if that fails.
import { type ReactNode, useState } from 'react'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { useMenuEditText } from '../../i18n/editor/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'

type RemoveButtonProps = {
  /** The button, the question, and the button that says yes to it. */
  words: { readonly remove: string; readonly title: string; readonly removeIt: string }
  removal: { readonly isPending: boolean; readonly error: Error | null }
  onConfirm: () => void
  /** What the question says. */
  children: ReactNode
}

export function RemoveButton({ words, removal, onConfirm, children }: RemoveButtonProps) {
  const { t } = useMenuEditText()
  const sentences = useRefusalText().t.refusals
  const [asking, setAsking] = useState(false)
  return (
    <div className="justify-self-start">
      <Button variant="quiet" size="staff" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} className="size-5" />
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title}
        labels={{ cancel: t.cancel, confirm: words.removeIt, close: t.close }}
        onCancel={() => setAsking(false)}
        onConfirm={onConfirm}
        busy={removal.isPending}
        danger
      >
        <div className="grid gap-3">
          {children}
          {removal.error && (
            <Notice kind="error" urgent>
              {sentences[refusalOf(removal.error)]}
            </Notice>
          )}
        </div>
      </ConfirmDialog>
    </div>
  )
}
