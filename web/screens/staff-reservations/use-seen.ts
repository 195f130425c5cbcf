// Looking at the list takes the mark from what is new; which ones were new stays marked while the screen is open.
import { useEffect, useState } from 'react'
import { useArrivalsRead } from '../../api/staff/arrivals.ts'
import { askStaff } from '../../api/staff/staff.ts'

/** The ids that nobody had seen before this screen showed them. `shown`: the list is on the screen. */
export function useSeen(branch: string, shown: boolean): ReadonlySet<number> {
  const { data, dataUpdatedAt } = useArrivalsRead(branch)
  const unseen = data?.reservations
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const upTo = unseen?.newest[0]?.id

  // What does not come through, or was hidden, is tried again with the next reading, though that says the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading tries once more.
  useEffect(() => {
    if (!shown || !unseen || upTo === undefined || document.hidden) return
    setFresh((before) => new Set([...before, ...unseen.newest.map(({ id }) => id)]))
    void askStaff('reservations.markSeen', { upTo, ...(branch && { branch }) }).catch(() => undefined)
  }, [branch, shown, unseen, upTo, dataUpdatedAt])
  return fresh
}
