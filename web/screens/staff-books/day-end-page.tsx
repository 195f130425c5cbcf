// The end of a day at a branch: what was sold and taken, the cash counted, the registered till beside it, and closing (BOOK-1).
import { useState } from 'react'
import { addDays, type DateText, localTime } from '../../../domain/branch/hours.ts'
import { isDate } from '../../../domain/shared/date.ts'
import { may } from '../../../domain/staff.ts'
import { useNow } from '../../api/http/server-clock.ts'
import type { Member } from '../../api/session/session.ts'
import { bookFile, useDayEnd } from '../../api/staff/book-api.ts'
import type { BranchName } from '../../api/staff/shop-api.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../components/icons/icons-more.ts'
import { printerIcon } from '../../components/icons/icons-staff.ts'
import { useBookPages, useBookWords } from '../../i18n/books/index.ts'
import { go, linkTo } from '../../location.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { useBranches } from '../../staff/shop/my-branches.ts'
import { NoBranch, Unread } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { CountDay } from './count-day.tsx'
import { DaySteps } from './day-steps.tsx'
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

function OfBranch({ member, branch, asked }: OfBranchProps) {
  const branches = useBranches(member, 'days.see')
  const place = branches?.find(({ id }) => id === branch)
  const now = useNow(60_000)
  if (!branches) return null
  if (!place) return <NoBranch />
  const today = localTime(now, place.timeZone).date
  return (
    <>
      <Head branches={branches} place={place} day={asked ?? today} today={today} />
      <OfDay
        key={`${place.id} ${asked ?? ''}`}
        place={place}
        asked={asked}
        closes={may(member, 'days.close', place.id)}
      />
    </>
  )
}

type HeadProps = { branches: readonly BranchName[]; place: BranchName; day: DateText; today: DateText }

function Head({ branches, place, day, today }: HeadProps) {
  const { t, locale, date } = useBookPages()
  const to = (branch: string, at: DateText) => `/days/${branch}${at === today ? '' : `/${at}`}`
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <BranchSelect branches={branches} branch={place.id} onChoose={(id) => go(to(id, day))} />
      <div className="flex items-center rounded-control bg-card shade-card">
        <IconButton
          icon={chevronDownIcon}
          label={t.dayBefore}
          onClick={() => go(to(place.id, addDays(day, -1)))}
          className="[&_svg]:rotate-90 rtl:[&_svg]:-rotate-90"
        />
        <h2 className="min-w-44 text-center font-text text-base font-semibold tracking-normal">{date(day)}</h2>
        <IconButton
          icon={chevronDownIcon}
          label={t.dayAfter}
          disabled={day >= today}
          onClick={() => go(to(place.id, addDays(day, 1)))}
          className="[&_svg]:-rotate-90 rtl:[&_svg]:rotate-90"
        />
      </div>
      <LinkButton variant="quiet" size="staff" href={bookFile('day-end.pdf', { branch: place.id, day, lang: locale })}>
        <Icon of={printerIcon} />
        {t.print}
      </LinkButton>
      <a className="ms-auto inline-flex min-h-12 items-center px-2 font-medium underline" href={linkTo('/days')}>
        {t.toDays}
      </a>
    </div>
  )
}

type OfDayProps = { place: BranchName; asked: DateText | undefined; closes: boolean }

function OfDay({ place, asked, closes }: OfDayProps) {
  const end = useDayEnd(place.id, asked)
  const [counts, setCounts] = useState(0)
  useStaffUpdates([place.id])
  if (!end.data) return <Unread of={end} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DaySteps end={end.data} />
        <SoldAndTaken end={end.data} />
      </div>
      <CountDay key={counts} end={end.data} place={place} closes={closes} onWritten={() => setCounts(counts + 1)} />
    </div>
  )
}
