// The owner's calls about people: who has an account, and what each may do.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type Account = Output<'staff.list'>['accounts'][number]

/** All accounts, and one page of those that wait. */
export const useAccounts = (page: number) =>
  useQuery(
    {
      queryKey: ['people', page],
      queryFn: ({ signal }) => askStaff('staff.list', { page }, signal),
      placeholderData: keepPreviousData,
      refetchInterval: 15_000,
    },
    staffCache,
  )

/** Makes the one-time code for a colleague's new password. */
export const useResetLink = () =>
  useMutation({ mutationFn: (id: number) => askStaff('staff.resetLink', { id }), gcTime: 0 }, staffCache)

/** Changes one's own password; the server's answer renews the session. */
export const useChangePassword = () =>
  useMutation(
    { mutationFn: (wish: Input<'passwords.change'>) => askStaff('passwords.change', wish), gcTime: 0 },
    staffCache,
  )

/** Where one is signed in. */
export const useSessions = () =>
  useQuery(
    { queryKey: ['sessions'], queryFn: ({ signal }) => askStaff('sessions.list', {}, signal), staleTime: 0 },
    staffCache,
  )

/** Signs out on one other device. */
export const useEndSession = () =>
  useMutation(
    {
      mutationFn: (id: string) => askStaff('sessions.end', { id }),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['sessions'] }),
    },
    staffCache,
  )

/** Signs out everywhere else. */
export const useEndSessions = () =>
  useMutation(
    {
      mutationFn: () => askStaff('sessions.endAll', {}),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['sessions'] }),
    },
    staffCache,
  )

export const useAppoint = () =>
  useMutation(
    {
      mutationFn: (appointment: Input<'staff.appoint'>) => askStaff('staff.appoint', appointment),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['people'] }),
    },
    staffCache,
  )

/** Removes one waiting account, or all that were requested up to an instant. */
export const useDismiss = () =>
  useMutation<unknown, Error, { id: number } | { askedUpTo: number }>(
    {
      mutationFn: (whom) => ('id' in whom ? askStaff('staff.dismiss', whom) : askStaff('staff.dismissAll', whom)),
      onSettled: () => staffCache.invalidateQueries({ queryKey: ['people'] }),
    },
    staffCache,
  )
