// One running order in the bar: its code and what is promised, as a link to its page, and a way to put it away.
import { localTime } from '../../../domain/branch/hours.ts'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { CodeDisplay } from '../../components/display/code-display.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon, clockIcon, closeIcon, infoIcon, warningIcon } from '../../components/icons/icons.ts'
import { useFollowingText } from '../../i18n/order/index.ts'
import { linkTo } from '../../location.ts'
import type { RunningOrder } from '../../ordering/running-news.ts'

type RunningRowProps = {
  order: RunningOrder
  /** Of its branch; undefined until the menu is there. */
  timeZone: string | undefined
  now: number
  onDismiss: () => void
}

export function RunningRow({ order, timeZone, now, onDismiss }: RunningRowProps) {
  const { t } = useFollowingText()
  const { code, token, state } = order
  const words = useWords(order, timeZone, now)
  const { icon, colours } = looks[state]
  return (
    <div className={`flex min-h-12 min-w-0 flex-1 items-center rounded-control ${colours}`}>
      <a
        href={linkTo(`/track/${token}`)}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-control ps-4 font-semibold"
      >
        <Icon of={icon} className="size-5.5 shrink-0" />
        <span role="status">
          {code ? <CodeDisplay code={code} size="bar" /> : <bdi>{token}</bdi>}
          {words && ` · ${words}`}
        </span>
      </a>
      <IconButton icon={closeIcon} label={t.bar.dismiss(code || token)} onClick={onDismiss} />
    </div>
  )
}

function useWords({ at, state }: RunningOrder, timeZone: string | undefined, now: number): string {
  const { t, time, date } = useFollowingText()
  if (state === 'ready') return t.bar.ready
  if (state === 'stopped') return t.bar.stopped
  if (state === 'asked') return t.bar.asked
  if (timeZone === undefined) return ''
  const clock = time(at, timeZone)
  const day = localTime(at, timeZone).date
  if (now > at + 60_000) return t.bar.late(clock)
  return day === localTime(now, timeZone).date ? t.bar.readyAt(clock) : `${date(day)}, ${t.bar.readyAt(clock)}`
}

const looks = {
  underway: { icon: clockIcon, colours: 'bg-honey-soft text-honey-ink' },
  asked: { icon: infoIcon, colours: 'bg-honey text-ink' },
  ready: { icon: bagIcon, colours: 'bg-leaf text-card on-dark' },
  stopped: { icon: warningIcon, colours: 'bg-cherry-soft text-cherry' },
} as const
