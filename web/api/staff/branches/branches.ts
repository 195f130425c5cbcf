// The owner's calls about branches: all of them with every setting, a change, a new branch.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, OwnBranch, Problem } from '../../../../contract/index.ts'
import type { Refused } from '../../http/client.ts'
import { askStaff, staffCache } from '../staff.ts'

export type { OwnBranch } from '../../../../contract/index.ts'

type Branches = { branches: OwnBranch[] }

const question = { queryKey: ['branches'], queryFn: () => askStaff('branches.read', {}) }

export const useOwnBranches = () => useQuery(question, staffCache)

/** Reads from the server again, whatever is cached. */
export const readOwnBranches = (): Promise<Branches> => staffCache.fetchQuery({ ...question, staleTime: 0 })

export const useSaveBranch = () =>
  useMutation(
    { mutationFn: (wish: Input<'branches.save'>) => askStaff('branches.save', wish), onSuccess: remember },
    staffCache,
  )

export const useAddBranch = () =>
  useMutation(
    { mutationFn: (wish: Input<'branches.add'>) => askStaff('branches.add', wish), onSuccess: remember },
    staffCache,
  )

export const useCloseDays = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'branches.closeDays'>) => askStaff('branches.closeDays', wish),
      onSuccess: ({ branches }) => branches.forEach(remember),
    },
    staffCache,
  )

/** Hides a branch from customers, shows it again, or removes it. */
export const useBranchSight = () =>
  useMutation(
    {
      mutationFn: ({ id, deed }: { id: string; deed: 'hide' | 'show' | 'remove' }) =>
        askStaff(`branches.${deed}`, { id }),
      onSuccess: remember,
    },
    staffCache,
  )

/**
 * What the server found wrong, field by field. If only the shape is wrong, no field of the form can show it, so the
 * refusal itself must.
 */
export const problemsOf = (refused: Refused | undefined): readonly Problem[] =>
  refused?.problems.filter(({ problem }) => problem !== 'bad_input') ?? []

function remember(branch: OwnBranch): void {
  staffCache.setQueryData<Branches>(['branches'], (all) => {
    if (!all) return all
    const known = all.branches.some(({ id }) => id === branch.id)
    const branches = all.branches.map((one) => (one.id === branch.id ? branch : one))
    return { branches: known ? branches : [...branches, branch] }
  })
  void staffCache.invalidateQueries({ queryKey: ['places'] })
  void staffCache.invalidateQueries({ queryKey: ['shop'] })
}
