// What the till of a branch was told last, what waits, and what the owner can do about a message that it refuses.
import { useState } from 'react'
import { tillLimits } from '#domain/money/till/till-line.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { type ListedTillMessage, type TillLinkState, useSendAgain } from '#web/data/staff/till-link-api.ts'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { checkIcon, clockIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'
import { FailureText } from './failure-text.tsx'

type ToldProps = { link: TillLinkState; timeZone: string | undefined }

export function TillWaits({ link: { branch, waiting, first, last }, timeZone }: ToldProps) {
  const { t, locale } = useTillLinkText()
  const send = useSendAgain()
  const save = useSaveAtOnce(send)
  const [byHand, setByHand] = useState(false)
  if (!waiting || !first) return last > 0 ? <Notice kind="success">{t.allTold}</Notice> : null
  return (
    <Card className="grid gap-4 p-5!">
      <Notice kind={waiting.stopped ? 'error' : 'warning'} title={waiting.stopped ? t.stopped : t.waits(waiting.count)}>
        <span className="block">{t.waitsSince(formatMoment(waiting.since, locale, timeZone))}</span>
        {first.failure && <FailureText failure={first.failure} />}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button
          size="staff"
          busy={send.isPending}
          onClick={() => save({ branch, number: first.number }, () => showToast(t.sentAgain))}
        >
          {t.sendAgain}
        </Button>
        {waiting.stopped && (
          <Button variant="quiet" size="staff" onClick={() => setByHand(true)}>
            {t.byHand}
          </Button>
        )}
      </div>
      {byHand && <ByHand branch={branch} number={first.number} onClose={() => setByHand(false)} />}
    </Card>
  )
}

type ByHandProps = { branch: string; number: number; onClose: () => void }

/** Nothing is skipped without a reason: the till gets it in the place of the message. */
function ByHand({ branch, number, onClose }: ByHandProps) {
  const { t } = useTillLinkText()
  const { frame } = useStaffText().t
  const { refusals } = useRefusalText().t
  const send = useSendAgain()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)

  function confirm() {
    if (reason.trim() === '') return setMissing(true)
    send.mutate(
      { branch, number, aside: reason },
      {
        onSuccess: () => {
          showToast(t.sentAgain)
          onClose()
        },
        onError: (error) => showWarning(refusals[refusalOf(error)]),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.byHandTitle}
      closeLabel={frame.close}
      actions={
        <Button busy={send.isPending} onClick={confirm}>
          {t.byHand}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t.byHandText}</p>
        <TextField
          label={t.reason}
          most={tillLimits.reason}
          value={reason}
          error={missing && reason.trim() === '' ? t.problems.till_reason_missing : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}

export function ToldMessages({ link: { messages }, timeZone }: ToldProps) {
  const { t } = useTillLinkText()
  return (
    <section aria-labelledby="till-messages">
      <h2 id="till-messages" className="mb-3">
        {t.messages}
      </h2>
      <Card bare>
        {messages.length === 0 ? (
          <p className="p-5 text-ink-2">{t.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {messages.map((message) => (
              <MessageLine key={message.number} message={message} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

const looks = {
  done: { tone: 'leaf', icon: checkIcon },
  waiting: { tone: 'plain', icon: clockIcon },
  given_up: { tone: 'late', icon: warningIcon },
} as const

function MessageLine({ message, timeZone }: { message: ListedTillMessage; timeZone: string | undefined }) {
  const { t, locale } = useTillLinkText()
  const { number, kind, code, at, state, tries, next, ticket, aside, failure } = message
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="me-auto min-w-0 basis-60 grow">
        <p className="font-semibold">
          <span className="me-2 font-normal text-ink-2">
            <bdi dir="ltr">{`#${number}`}</bdi>
          </span>
          <span>{t.ofOrder(t.kinds[kind], code)}</span>
        </p>
        <p className="text-sm text-ink-2">
          <span>{formatMoment(at, locale, timeZone)}</span>
          {state === 'waiting' && tries > 0 && <span>{` · ${t.nextTry(formatMoment(next, locale, timeZone))}`}</span>}
        </p>
        {aside && (
          <p className="text-sm wrap-anywhere" dir="auto">
            {t.handWritten(aside)}
          </p>
        )}
        {state !== 'done' && failure && (
          <p className="text-sm font-medium text-cherry">
            <FailureText failure={failure} />
          </p>
        )}
      </div>
      {ticket !== null && (
        <bdi dir="ltr" className="text-sm wrap-anywhere">
          {ticket}
        </bdi>
      )}
      <StatusPill tone={looks[state].tone} icon={looks[state].icon}>
        {t.states[state]}
      </StatusPill>
    </li>
  )
}
