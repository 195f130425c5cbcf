// The delivery of a message: sent on, being retried and why, or given up; with a button to try again.
import { type Message, useHandOnAgain } from '../../api/staff/message-calls.ts'
import { Button } from '../../components/controls/button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon, clockIcon, warningIcon } from '../../components/icons/icons.ts'
import { formatMoment } from '../../i18n/format-more.ts'
import { useMessagesText, useStaffText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'

type HandOn = Message['handOn'][number]

export function HandOnLines({ message }: { message: Message }) {
  const words = useMessagesText().t.handOn
  const { frame } = useStaffText().t
  const again = useHandOnAgain()
  if (message.handOn.length === 0) return null

  const tryAgain = () =>
    again.mutate(
      { id: message.id },
      {
        onSuccess: () => showToast(words.trying),
        onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: tryAgain }),
      },
    )

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
  const words = t.handOn
  const way = words[handOn.way]
  const failed = hasFailed(handOn)
  const text =
    handOn.state === 'done'
      ? words.done(way)
      : handOn.state === 'given_up'
        ? words.givenUp(way)
        : failed
          ? words.failing(way, formatMoment(handOn.next ?? 0, locale))
          : words.underWay(way)
  const icon = handOn.state === 'done' ? checkIcon : failed ? warningIcon : clockIcon
  return (
    <li className={`flex items-start gap-2 text-sm ${failed ? 'font-medium text-cherry' : 'text-ink-2'}`}>
      <Icon of={icon} className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {text}
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
