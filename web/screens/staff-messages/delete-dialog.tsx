// Asks before a message is deleted.
import { type Message, useDeleteMessage } from '../../api/staff/message-calls.ts'
import { useMessagesText } from '../../i18n/staff/index.ts'
import { RemoveDialog } from '../../staff/remove-dialog.tsx'

export function DeleteDialog({ message, onClose }: { message: Message | undefined; onClose: () => void }) {
  const { t } = useMessagesText()
  return (
    <RemoveDialog
      id={message?.id}
      remove={useDeleteMessage()}
      words={{ title: t.deleteTitle(message?.name ?? ''), remove: t.delete, removed: t.deleted }}
      onClose={onClose}
    >
      <p>{t.deleteText}</p>
    </RemoveDialog>
  )
}
