// The calls of the second factor: one’s own, and who must have one.
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { CallName } from '../../../contract/addresses.ts'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffRead } from './staff.ts'

export type OwnFactors = Output<'factors.read'>
export type OwnPasskey = OwnFactors['passkeys'][number]

export const useFactors = () => useStaffRead(['factors', 'own'], 'factors.read', {}, { staleTime: 0 })

type FactorCall = Extract<CallName, `factors.${string}` | 'staff.resetFactor'>

/** A call that changes factors; what was read of them, of sessions and of people is read again. Nothing is kept of it. */
export function useFactorCall<Name extends FactorCall>(
  name: Name,
): UseMutationResult<Output<Name>, Error, Input<Name>> {
  return useMutation<Output<Name>, Error, Input<Name>>(
    { mutationFn: (input) => askStaff(name, input), onSettled: again, gcTime: 0 },
    staffCache,
  )
}

const again = () => readAgain('factors', 'sessions', 'people')

/** Who must have a second factor. */
export const useFactorRule = () => useStaffRead(['factors', 'rule'], 'factors.readRule', {})
