// Visitors' messages to the shop, newest first; new ones appear by themselves.
import { useState } from 'react'
import { mailTo } from '#domain/shared/email.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { Member } from '#web/data/session/session.ts'
import {
  type Message,
  useDeleteMessage,
  useHandOnAgain,
  useMarkMessage,
  useMessages,
} from '#web/data/staff/guest-api.ts'
import { useStaffLive } from '#web/data/staff/staff-api.ts'
import { LivePill } from '#web/office/staff/alerts/live-tools.tsx'
import { AskDialog } from '#web/office/staff/ask-dialog.tsx'
import { useBranches, useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, mailIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useMessagesText } from '#web/words/staff/index.ts'

export function Messages() {
  return (
    <StaffPage page="messages" tools={(member) => <Tools member={member} />}>
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
  const remove = useDeleteMessage()
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
      <AskDialog
        wish={deleting && { id: deleting.id }}
        send={remove}
        words={{ title: t.deleteTitle(deleting?.name ?? ''), act: t.delete, done: t.deleted }}
        onClose={() => setDeleting(undefined)}
      >
        <p>{t.deleteText}</p>
      </AskDialog>
    </div>
  )
}

export function MessageCard({ message, onDelete }: { message: Message; onDelete: () => void }) {
  const { t, locale } = useMessagesText()
  const zone = useShopZone()
  const shop = useBrand().name
  const mark = useMarkMessage()
  const save = useSaveAtOnce(mark)
  const { id, name, email, read } = message
  const markAs = (wished: boolean) => save({ id, read: wished })

  return (
    <li>
      <Card className="grid gap-3 md:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className={`min-w-0 wrap-anywhere ${read ? 'text-ink-2' : ''}`}>
            <bdi>{name}</bdi>
          </h2>
          {!read && <StatusPill tone="honey">{t.isNew}</StatusPill>}
          {message.suspect && <StatusPill tone="cherry">{t.suspect}</StatusPill>}
          <time dateTime={new Date(message.at).toISOString()} className="text-sm text-ink-2 sm:ms-auto">
            {formatMoment(message.at, locale, zone)}
          </time>
        </div>
        <p>
          <a href={mailTo(email)} className="inline-flex min-h-11 max-w-full items-center underline">
            <bdi dir="ltr" className="min-w-0 wrap-anywhere">
              {email}
            </bdi>
          </a>
        </p>
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-wrap">
          {message.message}
        </p>
        <HandOnLines message={message} />
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <LinkButton
            href={mailTo(email, t.replySubject(shop))}
            size="staff"
            variant={read ? 'quiet' : 'primary'}
            className="max-sm:px-4!"
            aria-label={t.replyTo(name)}
            onClick={() => !read && markAs(true)}
          >
            {t.reply}
          </LinkButton>
          <Button
            variant="quiet"
            size="staff"
            className="max-sm:px-4!"
            busy={mark.isPending}
            onClick={() => markAs(!read)}
          >
            {read ? t.markUnread : t.markRead}
          </Button>
          <span className="ms-auto">
            <IconButton icon={trashIcon} label={t.deleteOf(name)} size="staff" variant="quiet" onClick={onDelete} />
          </span>
        </div>
      </Card>
    </li>
  )
}

type HandOn = Message['handOn'][number]

export function HandOnLines({ message }: { message: Message }) {
  const words = useMessagesText().t.handOn
  const again = useHandOnAgain()
  const save = useSaveAtOnce(again)
  if (message.handOn.length === 0) return null

  const tryAgain = () => save({ id: message.id }, () => showToast(words.trying))

  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {message.handOn.map((handOn) => (
          <HandOnLine key={handOn.way} handOn={handOn} />
        ))}
      </ul>
      {message.handOn.some(hasFailed) && (
        <div>
          <Button variant="quiet" size="staff" busy={again.isPending} onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

function HandOnLine({ handOn }: { handOn: HandOn }) {
  const { t, locale } = useMessagesText()
  const zone = useShopZone()
  const words = t.handOn
  const way = words[handOn.way]
  const failed = hasFailed(handOn)
  const text =
    handOn.state === 'done'
      ? words.done(way)
      : handOn.state === 'given_up'
        ? words.givenUp(way)
        : failed
          ? words.failing(way, formatMoment(handOn.next ?? 0, locale, zone))
          : words.underWay(way)
  const icon = handOn.state === 'done' ? checkIcon : failed ? warningIcon : clockIcon
  return (
    <li className={`flex items-start gap-2 text-sm ${failed ? 'font-medium text-cherry' : 'text-ink-2'}`}>
      <Icon of={icon} className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span>{text}</span>
        {handOn.error && (
          <>
            {' '}
            <bdi dir="ltr">{handOn.error}</bdi>
          </>
        )}
      </span>
    </li>
  )
}

const hasFailed = ({ state, error }: HandOn): boolean => state !== 'done' && error !== ''
