// The staff's calls about the pace of branches: what is set, how promises were kept, a pause, and more minutes for every new
// order.
import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../../contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffRead, useStaffSend } from '../staff.ts'

export type OwnPace = Output<'pace.save'>
export type KeptPromises = Output<'pace.report'>['branches'][number]

type Paces = { branches: OwnPace[] }

const question = { queryKey: ['pace'], queryFn: () => askStaff('pace.read', {}) }

export const useOwnPaces = (wanted = true) => useQuery({ ...question, enabled: wanted }, staffCache)

/** Reads from the server again, whatever is cached. */
export const readOwnPaces = (): Promise<Paces> => staffCache.fetchQuery({ ...question, staleTime: 0 })

export const useSavePace = () => useStaffSend('pace.save', { onSuccess: remember })

export const usePaceReport = () => useStaffRead(['pace', 'report'], 'pace.report', {})

function remember(saved: OwnPace): void {
  staffCache.setQueryData<Paces>(
    ['pace'],
    (all) => all && { branches: all.branches.map((one) => (one.branch === saved.branch ? saved : one)) },
  )
}

/** No event says that a pause has ended, so it is read again this often. */
const patrolMs = 30_000

export const usePace = (branch: string) =>
  useStaffRead(
    ['times', branch],
    'times.read',
    { branches: [branch] },
    {
      refetchInterval: patrolMs,
      select: ({ branches: [times] }) => ({ pause: times?.pause ?? null, extra: times?.quote.extra ?? null }),
    },
  )

export const useSetPace = () => useStaffSend('pace.set', { onSettled: () => readAgain('times') })
