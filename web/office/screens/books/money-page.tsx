// The office's money on one page: today at each branch, a month by day, invoices, and what the accountant gets (OFF-3).
import { useState } from 'react'
import { localTime } from '#domain/branch/hours.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { branchesIn } from '#web/data/staff/listed-place.ts'
import { useBranches, useListedPlace } from '#web/office/staff/branch/my-branches.ts'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { PagePlaces, useArrivalAt } from '#web/office/staff/page-places.tsx'
import { NoBranch, StaffWaiting } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { useBookPages } from '#web/words/books/index.ts'
import { AccountantFiles } from './accountant-files.tsx'
import { Invoices } from './invoices.tsx'
import { MonthCard } from './month-card.tsx'
import { TodayCards } from './today-cards.tsx'

const placesOfPage = ['today', 'days', 'invoices', 'accountant'] as const

type MoneyPageProps = {
  /** Where the page begins. */
  place?: string
  /** Such as '2026-11'; without it, the current one. */
  month?: string
}

export const MoneyPage = ({ place, month }: MoneyPageProps) => (
  <StaffPage page="money" tools={(member) => <Which member={member} />}>
    {(member) => <Money member={member} place={place} month={month} />}
  </StaffPage>
)

function Which({ member }: { member: Member }) {
  const branches = useBranches(member, 'days.see') ?? []
  const place = useListedPlace(branches)
  if (branches.length < 2) return null
  return <PlaceSelect branches={branches} place={place} />
}

type MoneyProps = { member: Member; place: string | undefined; month: string | undefined }

function Money({ member, place, month: opened }: MoneyProps) {
  const { t } = useBookPages()
  const known = useBranches(member, 'days.see')
  const branches = known ?? []
  const listed = useListedPlace(branches)
  const now = useNow(60_000)
  const [asked, setAsked] = useState(opened)
  useStaffUpdates(branches.map(({ id }) => id))
  useArrivalAt(placesOfPage.find((one) => one === place && one !== 'today'))
  if (!known) return <StaffWaiting />
  const [first] = known
  if (!first) return <NoBranch />
  const today = localTime(now, first.timeZone).date
  const current = today.slice(0, 7)
  const month = asked && /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) && asked < current ? asked : current
  const shown = branchesIn(listed, known)
  return (
    <>
      <PagePlaces label={t.money.parts} places={placesOfPage.map((id) => ({ id, title: t.money.places[id] }))} />
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[50rem]:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <TodayCards member={member} branches={shown} today={today} />
            <MonthCard place={listed} branches={shown} month={month} today={today} onMonth={setAsked} />
            <Invoices place={listed} branches={known} month={month} />
          </div>
          <AccountantFiles member={member} place={listed} branches={shown} month={month} today={today} />
        </div>
      </div>
    </>
  )
}
