// The promised time, large; one that was moved stands struck beside it, and one that has passed is no longer promised.
import { localTime } from '../../domain/branch/hours.ts'
import type { PromiseWords } from '../../domain/order/following.ts'
import type { MenuBranch } from '../api/menu/menu.ts'
import { Icon } from '../components/icons/icon.tsx'
import { arrowIcon } from '../components/icons/icons-more.ts'
import { useFollowingText } from '../i18n/order/index.ts'

type PromisedTimeProps = { promise: PromiseWords; branch: MenuBranch; now: number; table: boolean }

export function PromisedTime({ promise, branch, now, table }: PromisedTimeProps) {
  const { t, time, date } = useFollowingText()
  const { at, was, standing } = promise
  const clock = (instant: number) => time(instant, branch.timeZone)
  const day = localTime(at, branch.timeZone).date
  const today = day === localTime(now, branch.timeZone).date
  const label = { kept: table ? t.atTableAround : t.readyAround, late: t.laterThan, veryLate: t.muchLater }[standing]
  return (
    <>
      <p className="mt-1.5 text-ink-2">
        {!today && `${date(day)} · `}
        {label}
      </p>
      <p className="flex items-center justify-center gap-3 text-4xl leading-none font-bold">
        {was !== null && standing === 'kept' && (
          <>
            <s className="text-2xl font-medium text-ink-2 decoration-cherry decoration-3">{clock(was)}</s>
            <Icon of={arrowIcon} className="size-6 text-ink-2" />
          </>
        )}
        <span>{clock(at)}</span>
      </p>
      {was !== null && standing === 'kept' && <p className="mt-2 font-semibold">{movedWords(t, at - was)}</p>}
      {standing !== 'kept' && <p className="mt-2 font-semibold">{standing === 'late' ? t.sorry : t.callUs}</p>}
    </>
  )
}

function movedWords(t: ReturnType<typeof useFollowingText>['t'], by: number): string {
  const minutes = Math.round(Math.abs(by) / 60_000)
  return by > 0 ? t.movedLater(minutes) : t.movedEarlier(minutes)
}
