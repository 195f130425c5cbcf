// The calls of managers and owners about displays: those of a branch, a new one, and withdrawing one.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../../contract/index.ts'
import { askStaff, staffCache } from '../staff.ts'

export type OwnDisplay = Output<'displays.list'>['displays'][number]

export const useDisplays = (branch: string) =>
  useQuery(
    {
      queryKey: ['displays', branch],
      queryFn: ({ signal }) => askStaff('displays.list', { branch }, signal),
    },
    staffCache,
  )

/** The answer has the key, which is kept no longer than the dialog that shows it. */
export const useAddDisplay = () =>
  useMutation(
    { mutationFn: (wish: Input<'displays.add'>) => askStaff('displays.add', wish), onSettled: readAgain, gcTime: 0 },
    staffCache,
  )

export const useWithdrawDisplay = () =>
  useMutation({ mutationFn: (id: number) => askStaff('displays.withdraw', { id }), onSettled: readAgain }, staffCache)

const readAgain = () => staffCache.invalidateQueries({ queryKey: ['displays'] })
