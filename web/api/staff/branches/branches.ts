// The owner's calls about branches: all of them with every setting, a change, a new branch.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnBranch, Problem } from '../../../../contract/index.ts'
import type { Refused } from '../../http/client.ts'
import { askStaff, readAgain, staffCache, useStaffSend } from '../staff.ts'

export type { OwnBranch } from '../../../../contract/index.ts'

type Branches = { branches: OwnBranch[] }

const question = { queryKey: ['branches'], queryFn: () => askStaff('branches.read', {}) }

export const useOwnBranches = () => useQuery(question, staffCache)

/** Reads from the server again, whatever is cached. */
export const readOwnBranches = (): Promise<Branches> => staffCache.fetchQuery({ ...question, staleTime: 0 })

export const useSaveBranch = () => useStaffSend('branches.save', { onSuccess: remember })

export const useAddBranch = () => useStaffSend('branches.add', { onSuccess: remember })

export const useCloseDays = () =>
  useStaffSend('branches.closeDays', { onSuccess: ({ branches }) => branches.forEach(remember) })

export const useBranchSight = () =>
  useMutation(
    {
      mutationFn: ({ id, deed }: { id: string; deed: 'hide' | 'show' | 'remove' }) =>
        askStaff(`branches.${deed}`, { id }),
      onSuccess: remember,
    },
    staffCache,
  )

/** By field. If only the shape is wrong, no field can show it, so the refusal itself must. */
export const problemsOf = (refused: Refused | undefined): readonly Problem[] =>
  refused?.problems.filter(({ problem }) => problem !== 'bad_input') ?? []

function remember(branch: OwnBranch): void {
  staffCache.setQueryData<Branches>(['branches'], (all) => {
    if (!all) return all
    const known = all.branches.some(({ id }) => id === branch.id)
    const branches = all.branches.map((one) => (one.id === branch.id ? branch : one))
    return { branches: known ? branches : [...branches, branch] }
  })
  void readAgain('places', 'shop')
}
