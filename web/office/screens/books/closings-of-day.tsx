// A day of the calendar: its end at each branch, and every closing that was made on it, with what became of its orders
// (F-51).
import type { ReactNode } from 'react'
import type { Output } from '#contract/index.ts'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { type DayPart, dayParts } from '#domain/order/counter/day-closing.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { linkTo } from '#web/data/address/location.ts'
import type { ListedPlace } from '#web/data/staff/listed-place.ts'
import { useClosings } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { DayMoneyList, DayParts } from '#web/office/staff/close-day/day-figures.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { closeIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useBookPages } from '#web/words/books/index.ts'
import { formatMoment } from '#web/words/format-more.ts'

type ClosingsOfDayProps = {
  day: DateText
  place: ListedPlace
  branches: readonly StaffBranch[]
  onClose: () => void
}

export function ClosingsOfDay({ day, place, branches, onClose }: ClosingsOfDayProps) {
  const { t, date } = useBookPages()
  return (
    <section aria-label={date(day)} className="grid gap-4 rounded-control border border-line p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-md" aria-live="polite">
          {date(day)}
        </h3>
        <IconButton icon={closeIcon} label={t.money.closeDay} onClick={onClose} className="-m-2" />
      </div>
      <div className="grid gap-2">
        <h4 className="font-text text-sm font-semibold tracking-normal text-ink-2">{t.money.dayEnds}</h4>
        <BranchFinder branches={branches} most={branchesAbove}>
          {(shown) => (
            <ul className="flex flex-wrap gap-2">
              {shown.map(({ branch: { id, name } }) => (
                <li key={id}>
                  <LinkButton variant="quiet" href={linkTo(`/days/${id}/${day}`)}>
                    <bdi>{name}</bdi>
                  </LinkButton>
                </li>
              ))}
            </ul>
          )}
        </BranchFinder>
      </div>
      <div className="grid gap-2">
        <h4 className="font-text text-sm font-semibold tracking-normal text-ink-2">{t.money.closings}</h4>
        <Closings day={day} place={place} branches={branches} />
      </div>
    </section>
  )
}

function Closings({ day, place, branches }: Omit<ClosingsOfDayProps, 'onClose'>) {
  const { t } = useTillText()
  const { noClosing } = useBookPages().t.money
  const read = useClosings(place, day)
  if (!read.data) return <Unread of={read} />
  const records = read.data.pages.flatMap((page) => page.days)
  if (records.length === 0) return <p className="text-ink-2">{noClosing}</p>
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {records.map((record) => (
          <li key={record.id} className="rounded-control bg-latte-soft p-4">
            <Closing record={record} branch={branches.find(({ id }) => id === record.branch)} />
          </li>
        ))}
      </ul>
      <MoreButton list={read}>{t.days.more}</MoreButton>
    </>
  )
}

function Closing({ record, branch }: { record: Output<'days.read'>; branch: StaffBranch | undefined }) {
  const { t, locale } = useTillText()
  const { at, by, parts, money, broughtBackAt, ordersBack = 0 } = record
  const moment = (instant: number) => formatMoment(instant, locale, branch?.timeZone)
  return (
    <div className="grid gap-4">
      <div>
        <h5 className="text-md">
          <bdi>{branch?.name ?? record.branch}</bdi>
        </h5>
        <p className="text-sm text-ink-2">{t.days.closedBy(by, moment(at))}</p>
      </div>
      {broughtBackAt !== null && <Notice kind="warning">{t.days.broughtBack(moment(broughtBackAt))}</Notice>}
      {ordersBack > 0 && <Notice kind="warning">{t.days.someBack(ordersBack)}</Notice>}
      <DayMoneyList money={money} title={t.days.taken} />
      <DayParts
        parts={parts}
        only={dayParts.filter((part) => part === 'handedOver' || parts[part].orders > 0)}
        beside={(part) => whatBecame(part, record, t.days)}
      />
    </div>
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
