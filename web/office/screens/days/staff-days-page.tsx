// The running day of each branch, with a button that closes it, and the days that were closed, newest first (F-51).
import type { ReactNode } from 'react'
import type { Output } from '#contract/index.ts'
import { branchesAbove, branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import { localTime } from '#domain/branch/hours.ts'
import { takenSum } from '#domain/money/payment.ts'
import { type DayPart, dayParts } from '#domain/order/counter/day-closing.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { branchesIn, type ListedPlace } from '#web/data/staff/listed-place.ts'
import { useDayNow, useDays } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useBranches, useListedPlace } from '#web/office/staff/branch/my-branches.ts'
import { CloseDay } from '#web/office/staff/close-day/close-day-dialog.tsx'
import { DayMoneyList, DayParts } from '#web/office/staff/close-day/day-figures.tsx'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { NoBranch, StaffWaiting, Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { calendarIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useBookPages } from '#web/words/books/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'

export function Days() {
  const { t } = useTillText()
  return (
    <StaffPage title={t.days.title} tools={(member) => <Which member={member} />}>
      {(member) => <AllDays member={member} />}
    </StaffPage>
  )
}

function Which({ member }: { member: Member }) {
  const branches = useBranches(member, 'days.see') ?? []
  const place = useListedPlace(branches)
  if (branches.length < 2) return null
  return <PlaceSelect branches={branches} place={place} />
}

function AllDays({ member }: { member: Member }) {
  const { t } = useTillText()
  const known = useBranches(member, 'days.see')
  const branches = known ?? []
  const place = useListedPlace(branches)
  useStaffUpdates(branches.map(({ id }) => id))
  if (!known) return <StaffWaiting />
  if (known.length === 0) return <NoBranch />
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t.days.hint}</p>
      <Running branches={branchesIn(place, branches)} />
      <Records place={place} branches={branches} />
    </div>
  )
}

function Running({ branches }: { branches: readonly StaffBranch[] }) {
  const now = useDayNow(
    branches.map(({ id }) => id),
    true,
  )
  if (!now.data) return <Unread of={now} />
  const { days } = now.data
  const dayAt = ({ id }: StaffBranch) => days.find(({ branch }) => branch === id)
  const quiet = branches.filter((branch) => {
    const day = dayAt(branch)
    return day && !hasFigures(day)
  })
  const busy = branches.flatMap((branch) => {
    const day = dayAt(branch)
    return day && hasFigures(day) ? [{ ...branch, day }] : []
  })
  return (
    <>
      <BranchFinder branches={busy}>
        {(shown) => (
          <ul className="grid items-start gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3">
            {shown.map(({ branch }) => (
              <li key={branch.id}>
                <RunningDay day={branch.day} branch={branch} />
              </li>
            ))}
            {quiet.length > 0 && busy.length <= branchesAtAGlance && (
              <li>
                <QuietDays branches={quiet} />
              </li>
            )}
          </ul>
        )}
      </BranchFinder>
      {quiet.length > 0 && busy.length > branchesAtAGlance && <QuietDays branches={quiet} />}
    </>
  )
}

type DayNow = Output<'days.now'>['days'][number]

const hasFigures = ({ parts, money }: DayNow): boolean =>
  parts.handedOver.orders + parts.fallen.orders + parts.open.orders > 0 ||
  (money !== null && takenSum(money.taken) !== 0)

function RunningDay({ day: { parts, money }, branch }: { day: DayNow; branch: StaffBranch }) {
  const { t, date } = useTillText()
  const { toEnd } = useBookPages().t
  const today = localTime(useNow(60_000), branch.timeZone).date
  return (
    <Card className="p-5!">
      <p className="text-sm text-ink-2">{branch.name}</p>
      <h2 className="text-lg">{date(today)}</h2>
      <p className="text-sm text-ink-2">{t.days.running}</p>
      <div className="mt-4 grid gap-4">
        <DayParts parts={parts} only={dayParts.filter((part) => part !== 'later' || parts.later.orders > 0)} />
        <DayMoneyList money={money} title={t.close.taken} />
        <CloseDay branch={branch} />
        <LinkButton variant="quiet" size="staff" href={linkTo(`/days/${branch.id}`)}>
          {toEnd}
        </LinkButton>
      </div>
    </Card>
  )
}

/** The branches whose day has nothing yet, in one card. */
function QuietDays({ branches }: { branches: readonly StaffBranch[] }) {
  const { t, date } = useTillText()
  const now = useNow(60_000)
  return (
    <Card className="p-5!">
      <h2 className="text-lg">{t.days.nothing}</h2>
      <div className="mt-2">
        <BranchFinder branches={branches} most={branchesAbove}>
          {(shown) => (
            <ul className="divide-y divide-line">
              {shown.map(({ branch: { id, name, timeZone } }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span className="font-semibold">{name}</span>
                  <span className="text-sm text-ink-2">{date(localTime(now, timeZone).date)}</span>
                </li>
              ))}
            </ul>
          )}
        </BranchFinder>
      </div>
    </Card>
  )
}

function Records({ place, branches }: { place: ListedPlace; branches: readonly StaffBranch[] }) {
  const { t } = useTillText()
  const { t: staff } = useStaffText()
  const days = useDays(place)
  if (!days.data) return <Unread of={days} />
  const records = days.data.pages.flatMap((page) => page.days)
  if (records.length === 0)
    return (
      <EmptyState
        icon={calendarIcon}
        title={t.days.empty}
        action={<LinkButton href={linkTo('/all-orders')}>{staff.detail.toList}</LinkButton>}
      >
        {t.days.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {records.map((record) => (
          <li key={record.id}>
            <DayCard record={record} branch={branches.find(({ id }) => id === record.branch)} />
          </li>
        ))}
      </ul>
      <MoreButton list={days}>{t.days.more}</MoreButton>
    </>
  )
}

function DayCard({ record, branch }: { record: Output<'days.read'>; branch: StaffBranch | undefined }) {
  const { t, date, locale } = useTillText()
  const { day, at, by, parts, money, broughtBackAt, ordersBack = 0 } = record
  const moment = (instant: number) => formatMoment(instant, locale, branch?.timeZone)
  return (
    <Card className="h-full p-5!">
      <p className="text-sm text-ink-2">{branch?.name ?? record.branch}</p>
      <h2 className="text-lg">{date(day)}</h2>
      <p className="mb-4 text-sm text-ink-2">{t.days.closedBy(by, moment(at))}</p>
      {broughtBackAt !== null && (
        <div className="mb-4">
          <Notice kind="warning">{t.days.broughtBack(moment(broughtBackAt))}</Notice>
        </div>
      )}
      {ordersBack > 0 && (
        <div className="mb-4">
          <Notice kind="warning">{t.days.someBack(ordersBack)}</Notice>
        </div>
      )}
      <div className="grid gap-4">
        <DayMoneyList money={money} title={t.days.taken} />
        <DayParts
          parts={parts}
          only={dayParts.filter((part) => part === 'handedOver' || parts[part].orders > 0)}
          beside={(part) => whatBecame(part, record, t.days)}
        />
      </div>
    </Card>
  )
}

/** What closing did with the orders that nobody had handed over. */
function whatBecame(
  part: DayPart,
  { alsoOpen, alsoLater }: Output<'days.read'>,
  words: { readonly stayed: string; readonly removed: string },
): ReactNode {
  if (part === 'open') return alsoOpen ? words.removed : words.stayed
  if (part === 'later') return alsoLater ? words.removed : words.stayed
  return undefined
}
