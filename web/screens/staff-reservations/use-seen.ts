// Showing the list marks new reservations as seen; on this screen they stay marked as new while it is open.
import { useEffect, useState } from 'react'
import { useArrivalsRead } from '../../api/staff/arrival-calls.ts'
import { askStaff } from '../../api/staff/staff.ts'

/** The ids that nobody had seen before this screen showed them. `shown`: the list is on the screen. */
export function useSeen(branch: string, shown: boolean): ReadonlySet<number> {
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
