// Says in red that nothing comes from the shop any more, and since when (F-57).
import { useLineDown } from '../../api/staff/line-down.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { wifiOffIcon } from '../../components/icons/icons-staff.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

/** '11:42' by the clock of this device. */
export function useDownSince(): string | null {
  const { time } = useStaffText()
  const since = useLineDown()
  return since === null ? null : time(since, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

export function LineDown() {
  const { t } = useStaffText()
  const since = useDownSince()
  if (since === null) return null
  return (
    <p
      role="alert"
      className="flex min-h-14 basis-full items-center gap-3 rounded-control bg-cherry px-4 py-2 font-semibold text-card"
    >
      <Icon of={wifiOffIcon} className="size-6 shrink-0" />
      {t.frame.lineDown(since)}
    </p>
  )
}
