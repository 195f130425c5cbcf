// The end of a day at a branch: what was sold and taken, the cash counted, the registered till beside it, and closing
// (BOOK-1).
import { useState } from 'react'
import { addDays, type DateText, localTime } from '#domain/branch/hours.ts'
import { differencesOf } from '#domain/money/day-count.ts'
import type { DayEnd } from '#domain/money/day-end.ts'
import { differenceName } from '#domain/money/day-end-paper.ts'
import { may } from '#domain/people/staff.ts'
import { isDate } from '#domain/shared/date.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { bookFile, useDayEnd } from '#web/data/staff/book-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { NoBranch, StaffWaiting, Unread } from '#web/office/staff/states.tsx'
import { LazyTillOfDay } from '#web/office/staff/till/lazy-till.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, chevronDownIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { useBookPages, useBookWords } from '#web/words/books/index.ts'
import { CountDay } from './count-day.tsx'
import { SoldAndTaken } from './sold-and-taken.tsx'

/** `day`: a date; without it, today at the branch. */
export function DayEndPage({ branch, day }: { branch: string; day?: string }) {
  const { t } = useBookWords()
  return (
    <StaffPage title={t.dayEnd.title}>
      {(member) => <OfBranch member={member} branch={branch} asked={day && isDate(day) ? day : undefined} />}
    </StaffPage>
  )
}

type OfBranchProps = { member: Member; branch: string; asked: DateText | undefined }

function OfBranch({ member, branch: id, asked }: OfBranchProps) {
  const branches = useBranches(member, 'days.see')
  const branch = branches?.find((one) => one.id === id)
  const now = useNow(60_000)
  if (!branches) return <StaffWaiting />
  if (!branch) return <NoBranch />
  const today = localTime(now, branch.timeZone).date
  return (
    <FixedDay
      key={`${branch.id} ${asked ?? ''}`}
      branches={branches}
      branch={branch}
      today={today}
      closes={may(member, 'days.close', branch.id)}
      opened={asked ?? today}
    />
  )
}

type FixedDayProps = Omit<HeadProps, 'day'> & { opened: DateText; closes: boolean }

/** The day stays the one on which the page was opened: what is counted after midnight still belongs to it. */
function FixedDay({ branches, branch, today, opened, closes }: FixedDayProps) {
  const [day] = useState(opened)
  return (
    <>
      <Head branches={branches} branch={branch} day={day} today={today} />
      <OfDay branch={branch} day={day} closes={closes} />
    </>
  )
}

type HeadProps = { branches: readonly StaffBranch[]; branch: StaffBranch; day: DateText; today: DateText }

function Head({ branches, branch, day, today }: HeadProps) {
  const { t, locale, date } = useBookPages()
  const to = (id: string, at: DateText) => `/days/${id}${at === today ? '' : `/${at}`}`
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <BranchSelect branches={branches} branch={branch.id} onChoose={(id) => go(to(id, day))} />
      <div className="flex items-center rounded-control bg-card shade-card">
        <IconButton
          icon={chevronDownIcon}
          label={t.dayBefore}
          onClick={() => go(to(branch.id, addDays(day, -1)))}
          className="[&_svg]:rotate-90 rtl:[&_svg]:-rotate-90"
        />
        <h2 className="min-w-44 text-center font-text text-base font-semibold tracking-normal">{date(day)}</h2>
        <IconButton
          icon={chevronDownIcon}
          label={t.dayAfter}
          disabled={day >= today}
          onClick={() => go(to(branch.id, addDays(day, 1)))}
          className="[&_svg]:-rotate-90 rtl:[&_svg]:rotate-90"
        />
      </div>
      <LinkButton variant="quiet" size="staff" href={bookFile('day-end.pdf', { branch: branch.id, day, lang: locale })}>
        <Icon of={printerIcon} />
        <span>{t.print}</span>
      </LinkButton>
      <a className="ms-auto inline-flex min-h-12 items-center px-2 font-medium underline" href={linkTo('/money')}>
        {t.toMoney}
      </a>
    </div>
  )
}

type OfDayProps = { branch: StaffBranch; day: DateText; closes: boolean }

function OfDay({ branch, day, closes }: OfDayProps) {
  const end = useDayEnd(branch.id, day)
  useStaffUpdates([branch.id])
  if (!end.data) return <Unread of={end} />
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[60rem]:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DaySteps end={end.data} />
          <SoldAndTaken end={end.data} />
          <LazyTillOfDay branch={branch.id} day={day} />
        </div>
        <CountDay end={end.data} branch={branch} closes={closes} />
      </div>
    </div>
  )
}

/** What is done and what is still to do at the end of a day, in four steps. */
export function DaySteps({ end: { orders, count, line } }: { end: DayEnd }) {
  const { t: words, money } = useBookWords()
  const { t } = useBookPages()
  const { cash: cashOff, register } = count ? differencesOf(count) : { cash: 0, register: [] }
  const registerOff = register.reduce((sum, { difference }) => sum + Math.abs(difference), 0)
  const typed = (count?.register.length ?? 0) > 0
  const off = (amount: number) => (amount === 0 ? t.same : t.differs(money(Math.abs(amount))))
  const steps = [
    { name: words.dayEnd.orders, text: t.sold(orders.sold), done: true, fits: true },
    {
      name: words.dayEnd.counted,
      text: count
        ? `${differenceName(cashOff, words.dayEnd)}${cashOff === 0 ? '' : ` ${money(Math.abs(cashOff))}`}`
        : t.countFirst,
      done: count !== null,
      fits: cashOff === 0,
    },
    {
      name: words.dayEnd.register,
      text: typed ? off(registerOff) : t.typeRegister,
      done: typed,
      fits: registerOff === 0,
    },
    { name: words.dayBook.title, text: line ? t.closedBook : t.afterMidnight, done: line !== null, fits: true },
  ]
  return (
    <Card bare className="@container">
      <ol aria-label={t.steps} className="grid grid-cols-1 @min-[18rem]:grid-cols-2 @min-[42rem]:grid-cols-4">
        {steps.map(({ name, text, done, fits }, place) => (
          <li key={name} className="flex items-center gap-3 px-4 py-3">
            <span
              aria-hidden="true"
              className={`grid size-[2rem] shrink-0 place-items-center rounded-full font-semibold ${done ? (fits ? 'bg-leaf text-card' : 'border-2 border-ink bg-honey') : 'border-2 border-edge'}`}
            >
              {done && fits ? <Icon of={checkIcon} className="size-5" /> : place + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-2">
                <bdi>{text}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
