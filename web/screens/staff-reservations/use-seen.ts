// Looking at the list takes the mark from what is new; which ones were new stays marked while the screen is open.
import { useEffect, useState } from 'react'
import { useArrivalsRead } from '../../api/arrivals.ts'
import { askStaff } from '../../api/staff.ts'

/** The ids that nobody had seen before this screen showed them. `shown`: the list is on the screen. */
export function useSeen(branch: string, shown: boolean): ReadonlySet<number> {
  const unseen = useArrivalsRead(branch).data?.reservations
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const upTo = unseen?.newest[0]?.id

  useEffect(() => {
    if (!shown || !unseen || upTo === undefined || document.hidden) return
    setFresh((before) => new Set([...before, ...unseen.newest.map(({ id }) => id)]))
    // What does not come through is tried again with the next reading.
    void askStaff('reservations.markSeen', { upTo, ...(branch && { branch }) }).catch(() => undefined)
  }, [branch, shown, unseen, upTo])
  return fresh
}
