// The calls about branches: their settings, their pace, and their displays.
import type { Output, OwnBranch, Problem } from '#contract/index.ts'
import type { CallRefused } from '../http/client.ts'
import { askStaff, readAgain, readFresh, staffCache, useStaffChange, useStaffRead, useStaffSend } from './staff-api.ts'

export type { OwnBranch } from '#contract/index.ts'

export const useOwnBranches = () => useStaffRead(['branches'], 'branches.read', {})
export const readOwnBranches = () => readFresh(['branches'], 'branches.read', {})

export const useRegions = () => useStaffRead(['regions'], 'regions.read', {})
export const readOwnRegions = () => readFresh(['regions'], 'regions.read', {})

export const useSaveRegions = () =>
  useStaffSend('regions.save', {
    onSuccess: (saved) => {
      staffCache.setQueryData<Output<'regions.read'>>(['regions'], saved)
      void readAgain('places')
    },
  })

export const useSaveBranch = () => useStaffSend('branches.save', { onSuccess: rememberBranch })

export const useAddBranch = () => useStaffSend('branches.add', { onSuccess: rememberBranch })

export const useCloseDays = () =>
  useStaffSend('branches.closeDays', { onSuccess: ({ branches }) => branches.forEach(rememberBranch) })

export const useBranchSight = () =>
  useStaffChange({
    mutationFn: ({ id, deed }: { id: string; deed: 'hide' | 'show' | 'remove' }) =>
      askStaff(`branches.${deed}`, { id }),
    onSuccess: rememberBranch,
  })

/** By field. If only the shape is wrong, no field can show it, so the refusal itself must. */
export const problemsOf = (refused: CallRefused | undefined): readonly Problem[] =>
  refused?.problems.filter(({ problem }) => problem !== 'bad_input') ?? []

function rememberBranch(branch: OwnBranch): void {
  staffCache.setQueryData<Output<'branches.read'>>(['branches'], (all) => {
    if (!all) return all
    const known = all.branches.some(({ id }) => id === branch.id)
    const branches = all.branches.map((one) => (one.id === branch.id ? branch : one))
    return { branches: known ? branches : [...branches, branch] }
  })
  void readAgain('places', 'shop', 'regions')
}

export type OwnPace = Output<'pace.save'>
export type KeptPromises = Output<'pace.report'>['branches'][number]

export const useOwnPaces = (wanted = true) => useStaffRead(['pace'], 'pace.read', {}, { enabled: wanted })
export const readOwnPaces = () => readFresh(['pace'], 'pace.read', {})

export const useSavePace = () =>
  useStaffSend('pace.save', {
    onSuccess: (saved) =>
      staffCache.setQueryData<Output<'pace.read'>>(
        ['pace'],
        (all) => all && { branches: all.branches.map((one) => (one.branch === saved.branch ? saved : one)) },
      ),
  })

/** How promises were kept in the last 28 days, at one branch or at all of the member. */
export const usePaceReport = (branch: string | undefined) =>
  useStaffRead(['pace', 'report', branch ?? ''], 'pace.report', branch === undefined ? {} : { branch })

/** No event says that a pause has ended, so it is read again this often. */
const patrolMs = 30_000

export const useStaffPace = (branch: string) =>
  useStaffRead(
    ['times', branch],
    'times.read',
    { branches: [branch] },
    {
      refetchInterval: patrolMs,
      select: ({ branches: [times] }) => ({ pause: times?.pause ?? null, extra: times?.quote.extra ?? null }),
    },
  )

export const usePaceNow = (branch: string) =>
  useStaffRead(['times', branch, 'now'], 'pace.now', { branch }, { refetchInterval: patrolMs })

export const useSetPace = () => useStaffSend('pace.set', { onSettled: () => readAgain('times') })

export type OwnDisplay = Output<'displays.list'>['displays'][number]

export const useDisplays = (branch: string) => useStaffRead(['displays', branch], 'displays.list', { branch })

const readDisplays = () => readAgain('displays')

/** The answer has the key, which is kept no longer than the dialog that shows it. */
export const useAddDisplay = () => useStaffSend('displays.add', { onSettled: readDisplays, gcTime: 0 })

export const useWithdrawDisplay = () => useStaffSend('displays.withdraw', { onSettled: readDisplays })
