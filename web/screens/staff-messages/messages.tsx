// Visitors' messages to the shop, newest first; new ones appear by themselves.
import { useState } from 'react'
import type { Member } from '../../api/session/session.ts'
import { type Message, useDeleteMessage, useMessages } from '../../api/staff/message-calls.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { mailIcon } from '../../components/icons/icons-more.ts'
import { useMessagesText } from '../../i18n/staff/index.ts'
import { LivePill } from '../../staff/alerts/live-tools.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { MoreButton } from '../../staff/more-button.tsx'
import { RemoveDialog } from '../../staff/remove-dialog.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Unread } from '../../staff/states.tsx'
import { MessageCard } from './message-card.tsx'

export function Messages() {
  const { t } = useMessagesText()
  return (
    <StaffPage title={t.title} tools={(member) => <Tools member={member} />}>
      {() => <MessageList />}
    </StaffPage>
  )
}

function Tools({ member }: { member: Member }) {
  const { t } = useMessagesText()
  const branches = useBranches(member, 'messages.see') ?? []
  const state = useStaffLive(branches.map(({ id }) => id))
  const messages = useMessages()
  const unread = messages.data?.pages[0]?.unread ?? 0
  return (
    <>
      {unread > 0 && <StatusPill tone="honey">{t.unread(unread)}</StatusPill>}
      <LivePill state={state} failing={messages.isError} />
    </>
  )
}

function MessageList() {
  const { t } = useMessagesText()
  const list = useMessages()
  const [deleting, setDeleting] = useState<Message>()
  if (!list.data) return <Unread of={list} />
  const messages = list.data.pages.flatMap((page) => page.messages)
  if (messages.length === 0)
    return (
      <EmptyState icon={mailIcon} title={t.empty}>
        {t.emptyText}
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} onDelete={() => setDeleting(message)} />
        ))}
      </ul>
      <MoreButton list={list}>{t.more}</MoreButton>
      <DeleteDialog message={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  )
}

function DeleteDialog({ message, onClose }: { message: Message | undefined; onClose: () => void }) {
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
