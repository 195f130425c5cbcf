// One message: sender, text, time and delivery, and what staff can do with it.
import { mailTo } from '../../../domain/shared/email.ts'
import { useBrand } from '../../api/menu/brand.ts'
import { type Message, useMarkMessage } from '../../api/staff/message-calls.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { trashIcon } from '../../components/icons/icons-staff.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { useMessagesText, useStaffText } from '../../i18n/staff/index.ts'
import { showWarning } from '../../staff/toasts.tsx'
import { HandOnLines } from './hand-on-lines.tsx'

export function MessageCard({ message, onDelete }: { message: Message; onDelete: () => void }) {
  const { t, locale } = useMessagesText()
  const { frame } = useStaffText().t
  const shop = useBrand().name
  const mark = useMarkMessage()
  const { id, name, email, read } = message
  const markAs = (wished: boolean) =>
    mark.mutate(
      { id, read: wished },
      { onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: () => markAs(wished) }) },
    )

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
            {formatMoment(message.at, locale)}
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
