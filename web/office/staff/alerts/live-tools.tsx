// The live state of a staff screen, and in red that nothing comes from the shop any more (F-57).
import type { LiveState } from '#web/data/live/live-stream-api.ts'
import { useCounter } from '#web/data/session/counter-device.ts'
import { useConnectionLost } from '#web/data/staff/connection-lost-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { wifiIcon, wifiOffIcon } from '#web/ui/icons/icons-staff.ts'
import { useStaffText } from '#web/words/staff/index.ts'

const pill =
  'inline-flex min-h-control items-center gap-2.5 rounded-control px-4 font-semibold max-sm:gap-2 max-sm:px-3.5 max-sm:text-sm whitespace-nowrap'

/** `failing`: polling does not work either. */
export function LivePill({ state, failing = false }: { state: LiveState; failing?: boolean }) {
  const { t } = useStaffText()
  const since = useDownSince()
  const down = since !== null || failing
  const { text, colours } =
    since !== null
      ? { text: t.frame.downSince(since), colours: 'bg-cherry text-card' }
      : failing
        ? { text: t.frame.offline, colours: 'bg-cherry-soft text-cherry' }
        : state === 'live'
          ? { text: t.frame.live, colours: 'bg-leaf-soft text-leaf' }
          : { text: t.frame.connecting, colours: 'bg-honey-soft text-honey-ink' }
  return (
    <span role="status" className={`${pill} ${colours}`}>
      <Icon of={down ? wifiOffIcon : wifiIcon} className="size-5" />
      <span className={since === null ? 'max-sm:sr-only' : ''}>{text}</span>
    </span>
  )
}

/** '11:42' by the clock of this device. */
function useDownSince(): string | null {
  const { time } = useStaffText()
  const since = useConnectionLost()
  return since === null ? null : time(since, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

export function ConnectionLost() {
  const { t } = useStaffText()
  const since = useDownSince()
  const counter = useCounter()
  if (since === null) return null
  return (
    <p
      role="alert"
      className="flex min-h-14 basis-full items-center gap-3 rounded-control bg-cherry px-4 py-2 font-semibold text-card"
    >
      <Icon of={wifiOffIcon} className="size-6 shrink-0" />
      <span>{counter ? t.frame.lineDown(since) : t.frame.lineOld(since)}</span>
    </p>
  )
}
