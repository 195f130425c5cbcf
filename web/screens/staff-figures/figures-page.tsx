// The owner's figures: money by day, week and month; of a day orders by hour, promises kept, what sold and what was sold out.
import { useState } from 'react'
import { addDays, type DateText, localTime } from '../../../domain/branch/hours.ts'
import { useNow } from '../../api/http/server-clock.ts'
import type { Member } from '../../api/session/session.ts'
import { type CountsOfDay, useFigures } from '../../api/staff/order-api.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { chevronIcon } from '../../components/icons/icons-more.ts'
import { chartIcon } from '../../components/icons/icons-office.ts'
import { formatNearDay, formatShare } from '../../i18n/format-more.ts'
import { useFiguresText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { listBranch, useBranches, useListed } from '../../staff/shop/my-branches.ts'
import { Unread } from '../../staff/states.tsx'
import { BestSellers, LeastSold, SoldOut } from './figure-lists.tsx'
import { Headline } from './headline.tsx'
import { DownloadFigures, HourFigures } from './hour-figures.tsx'
import { Money } from './money-figures.tsx'
import { NeedsYou } from './needs-you.tsx'

export function FiguresPage() {
  const { t } = useFiguresText()
  const [chosen, setChosen] = useState<DateText>()
  return (
    <StaffPage title={t.title} tools={(member) => <Which member={member} chosen={chosen} onChoose={setChosen} />}>
      {(member) => <Figures member={member} chosen={chosen} />}
    </StaffPage>
  )
}

/** The branch and the day of the page; today unless another one was `chosen`. */
function useWhich(member: Member, chosen: DateText | undefined) {
  const branches = useBranches(member, 'days.see') ?? []
  const branch = useListed(branches)
  const { timeZone } = branches.find(({ id }) => id === branch) ?? branches[0] ?? { timeZone: 'Europe/Brussels' }
  const { date: today, minutes } = localTime(useNow(60_000), timeZone)
  const day = chosen ?? today
  return { branches, branch, day, isToday: day === today, hour: Math.floor(minutes / 60) }
}

type WhichProps = { member: Member; chosen: DateText | undefined; onChoose: (day: DateText | undefined) => void }

function Which({ member, chosen, onChoose }: WhichProps) {
  const { t } = useFiguresText()
  const { frame } = useStaffText().t
  const { branches, branch, day } = useWhich(member, chosen)
  return (
    <div className="flex flex-wrap items-center gap-2 md:gap-3">
      {branches.length > 1 && (
        <BranchSelect branches={branches} branch={branch} all={frame.allBranches} onChoose={listBranch} />
      )}
      <div className="flex min-h-14 items-center rounded-control bg-card px-1 shade-card">
        <IconButton
          icon={chevronIcon}
          label={t.dayBefore}
          onClick={() => onChoose(addDays(day, -1))}
          className="-scale-x-100 rtl:scale-x-100"
        />
        <input
          type="date"
          aria-label={t.day}
          value={day}
          onChange={({ target: { value } }) => onChoose(/^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)}
          className="min-h-11 min-w-0 rounded-small font-semibold"
        />
        <IconButton
          icon={chevronIcon}
          label={t.dayAfter}
          onClick={() => onChoose(addDays(day, 1))}
          className="rtl:-scale-x-100"
        />
      </div>
      <DownloadFigures branch={branch} day={day} />
    </div>
  )
}

function Figures({ member, chosen }: { member: Member; chosen: DateText | undefined }) {
  const { branch, day, isToday, hour } = useWhich(member, chosen)
  return (
    <>
      <Money branch={branch} day={day} />
      <DayFigures member={member} branch={branch} day={day} isToday={isToday} hour={hour} />
    </>
  )
}

type DayFiguresProps = { member: Member; branch: string; day: DateText; isToday: boolean; hour: number }

function DayFigures({ member, branch, day, isToday, hour }: DayFiguresProps) {
  const { t, locale, number } = useFiguresText()
  const figures = useFigures(branch, day)
  if (!figures.data) return <Unread of={figures} />
  const { of, before } = figures.data
  const fallen = ({ refused, cancelled, notCollected }: CountsOfDay) => refused + cancelled + notCollected
  const needs = isToday && <NeedsYou member={member} branch={branch} />
  if (of.orders + fallen(of) + of.timesOut + before.orders === 0)
    return (
      <div className="grid gap-4">
        <EmptyState
          icon={chartIcon}
          title={t.none}
          action={<LinkButton href={linkTo('/board')}>{t.toBoard}</LinkButton>}
        >
          {t.noneHint}
        </EmptyState>
        {needs}
      </div>
    )
  const then = formatNearDay(addDays(day, -7), locale)
  // A day that is not over is compared up to its last full hour.
  const sold = ({ hours }: CountsOfDay) =>
    hours.reduce((sum, one) => sum + (isToday && one.hour >= hour ? 0 : one.orders), 0)
  const until = isToday ? t.until(then, `${String(hour).padStart(2, '0')}:00`) : then
  const [now, earlier] = [shareOf(of), shareOf(before)]
  const percent = (share: number | undefined) => (share === undefined ? '–' : formatShare(share, locale))
  const more = sold(before) === 0 ? undefined : Math.round((100 * (sold(of) - sold(before))) / sold(before))
  const points =
    now === undefined || earlier === undefined ? undefined : Math.round(100 * now) - Math.round(100 * earlier)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <Headline name={t.orders} value={number(of.orders)} change={more} unit={(n) => formatShare(n / 100, locale)}>
          {t.compared(until, number(sold(before)))}
        </Headline>
        <Headline name={t.kept} value={percent(now)} change={points} unit={t.points}>
          {of.late > 0 && <>{t.late(of.late)} · </>}
          {t.compared(then, percent(earlier))}
        </Headline>
        <Headline name={t.notSold} value={number(fallen(of))}>
          {t.compared(then, number(fallen(before)))}
        </Headline>
        <Headline name={t.soldOut} value={number(of.timesOut)}>
          {t.compared(then, number(before.timesOut))}
        </Headline>
      </ul>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <HourFigures of={of} before={before} day={day} running={isToday ? hour : undefined} wide={!needs} />
        {needs}
        <BestSellers items={of.items} then={then} />
        <SoldOut of={of} />
        <LeastSold items={of.least} />
      </div>
      <p className="text-sm text-ink-2">{t.lead}</p>
    </div>
  )
}

/** Undefined while nothing was ready. */
const shareOf = ({ kept, late }: CountsOfDay): number | undefined =>
  kept + late === 0 ? undefined : kept / (kept + late)
