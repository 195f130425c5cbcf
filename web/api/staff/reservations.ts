// The staff's calls about reservations: the list, cancelling, and the rules.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type StaffReservation = Output<'reservations.list'>['reservations'][number]
export type Rules = Output<'reservations.rules'>
export type When = 'upcoming' | 'past'

/** `branch` '' means all branches of the member. Read again each minute, because parties leave. */
export const useReservations = (branch: string, when: When, limit: number) =>
  useQuery(
    {
      queryKey: ['reservations', 'list', branch, when, limit],
      queryFn: ({ signal }) => askStaff('reservations.list', { when, limit, ...(branch && { branch }) }, signal),
      placeholderData: keepPreviousData,
      refetchInterval: 60_000,
    },
    staffCache,
  )

export const useCancelReservation = () =>
  useMutation(
    { mutationFn: (id: number) => askStaff('reservations.cancel', { id }), onSettled: refreshLater },
    staffCache,
  )

/** Cancels all of them or none, in one transaction. */
export const useCancelMany = () =>
  useMutation(
    { mutationFn: (ids: number[]) => askStaff('reservations.cancelMany', { ids }), onSettled: refreshLater },
    staffCache,
  )

const rulesQuestion = { queryKey: ['reservations', 'rules'], queryFn: () => askStaff('reservations.rules', {}) }

export const useRules = () => useQuery(rulesQuestion, staffCache)

/** Reads from the server again, whatever is cached. */
export const readReservationRules = (): Promise<Rules> => staffCache.fetchQuery({ ...rulesQuestion, staleTime: 0 })

export const useSetRules = () =>
  useMutation(
    {
      mutationFn: (rules: Input<'reservations.setRules'>) => askStaff('reservations.setRules', rules),
      onSettled: refresh,
    },
    staffCache,
  )

const refresh = () => staffCache.invalidateQueries({ queryKey: ['reservations'] })
/** When the list is read again, the row that called may disappear, and with it the message about the result. */
const refreshLater = () => void refresh()
