// The staff's questions about reservations: the list, cancelling, and the rules.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type StaffReservation = Output<'reservations.list'>['reservations'][number]
export type Rules = Output<'reservations.rules'>
export type When = 'upcoming' | 'past'

/** `branch` '' stands for all branches of the member. Read again each minute, because parties leave. */
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

/** All of them or none, in one go. */
export const useCancelMany = () =>
  useMutation(
    { mutationFn: (ids: number[]) => askStaff('reservations.cancelMany', { ids }), onSettled: refreshLater },
    staffCache,
  )

export const useRules = () =>
  useQuery(
    {
      queryKey: ['reservations', 'rules'],
      queryFn: ({ signal }) => askStaff('reservations.rules', {}, signal),
    },
    staffCache,
  )

export const useSetRules = () =>
  useMutation(
    {
      mutationFn: (rules: Input<'reservations.setRules'>) => askStaff('reservations.setRules', rules),
      onSettled: refresh,
    },
    staffCache,
  )

const refresh = () => staffCache.invalidateQueries({ queryKey: ['reservations'] })
/** The list that asked may be gone once it is read again, and with it the word about what was done. */
const refreshLater = () => void refresh()
