// The reservations of the member's branches by day, live, and the rules for the owner (RES-2).
import { useEffect, useState } from 'react'
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import { useArrivalsRead } from '#web/data/staff/alert-api.ts'
import { type ReservationPeriod, useReservations } from '#web/data/staff/guest-api.ts'
import { askStaff, refusalOf } from '#web/data/staff/staff-api.ts'
import { LivePill } from '#web/office/staff/alerts/live-tools.tsx'
import { listBranch, useBranches, useListed } from '#web/office/staff/branch/my-branches.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { calendarIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useReservationText } from '#web/words/visit/index.ts'
import { DayList } from './day-list.tsx'
import { RulesPanel } from './rules-panel.tsx'

export function Reservations() {
  return (
    <StaffPage page="reservations">
      {(member) => (
        <div className="grid gap-10">
          <List member={member} />
          {may(member, 'branches.edit') && <RulesPanel />}
        </div>
      )}
    </StaffPage>
  )
}

const pageSize = 200

function List({ member }: { member: Member }) {
  const { t } = useReservationText()
  const { frame } = useStaffText().t
  const branches = useBranches(member, 'reservations.see') ?? []
  const branch = useListed(branches)
  const live = useStaffUpdates(branches.map(({ id }) => id))
  const [when, setWhen] = useState<ReservationPeriod>('upcoming')
  const [limit, setLimit] = useState(pageSize)
  const list = useReservations(branch, when, limit)
  const fresh = useSeen(branch, when === 'upcoming' && list.data !== undefined)

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <Segmented
          label={t.staff.view}
          value={when}
          segments={[
            { value: 'upcoming', text: t.staff.upcoming },
            { value: 'past', text: t.staff.past },
          ]}
          onChange={setWhen}
          size="staff"
        />
        <div className="flex flex-wrap items-center gap-2 md:ms-auto md:gap-3">
          {branches.length > 0 && (
            <BranchSelect branches={branches} branch={branch} all={frame.allBranches} onChoose={listBranch} />
          )}
          <LivePill state={live} failing={refusalOf(list.failureReason) === 'unreachable'} />
        </div>
      </div>
      {!list.data ? (
        <Unread of={list} />
      ) : list.data.reservations.length === 0 ? (
        <EmptyState icon={calendarIcon} title={when === 'past' ? t.staff.emptyPast : t.staff.empty}>
          {t.staff.emptyHint}
        </EmptyState>
      ) : (
        <DayList reservations={list.data.reservations} branches={branches} fresh={fresh} past={when === 'past'} />
      )}
      {list.data?.more && (
        <Button
          variant="quiet"
          size="staff"
          className="justify-self-center"
          busy={list.isFetching}
          onClick={() => setLimit(limit + pageSize)}
        >
          {t.showMore}
        </Button>
      )}
    </div>
  )
}

/** The ids that nobody had seen before this screen showed them. `shown`: the list is on the screen. */
function useSeen(branch: string, shown: boolean): ReadonlySet<number> {
  const { data, dataUpdatedAt } = useArrivalsRead(branch)
  const unseen = data?.reservations
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const upTo = unseen?.newest[0]?.id

  // A failed call, or one left out while the page was hidden, is made again after the next read, even with equal data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read tries once more.
  useEffect(() => {
    if (!shown || !unseen || upTo === undefined || document.hidden) return
    setFresh((before) => new Set([...before, ...unseen.newest.map(({ id }) => id)]))
    void askStaff('reservations.markSeen', { upTo, ...(branch && { branch }) }).catch(() => undefined)
  }, [branch, shown, unseen, upTo, dataUpdatedAt])
  return fresh
}
