// Asks before a message is deleted.

import { type Message, useDeleteMessage } from '../../api/staff/messages.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useMessagesText } from '../../i18n/messages/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast } from '../../staff/toasts.tsx'

export function DeleteDialog({ message, onClose }: { message: Message | undefined; onClose: () => void }) {
  const { t } = useMessagesText()
  const { frame } = useStaffText().t
  const remove = useDeleteMessage()

  function close() {
    remove.reset()
    onClose()
  }

  function gone() {
    showToast(t.deleted)
    close()
  }

  return (
    <ConfirmDialog
      open={message !== undefined}
      title={t.deleteTitle(message?.name ?? '')}
      labels={{ cancel: frame.cancel, confirm: t.delete, close: frame.close }}
      onCancel={close}
      onConfirm={() =>
        message &&
        remove.mutate(message.id, {
          onSuccess: gone,
          // Someone else was quicker: the goal is reached.
          onError: (error) => refusalOf(error) === 'not_found' && gone(),
        })
      }
      busy={remove.isPending}
      danger
    >
      <p>{t.deleteText}</p>
      {remove.isError && (
        <div className="mt-4">
          <Notice kind="error" urgent>
            {frame.failed}
          </Notice>
        </div>
      )}
    </ConfirmDialog>
  )
}
