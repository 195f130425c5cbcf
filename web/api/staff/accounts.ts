// The owner's calls about people: who has an account, and what each may do.
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffRead, useStaffSend } from './staff.ts'

export type Account = Output<'staff.list'>['accounts'][number]

/** All accounts, and one page of those that wait. */
export const useAccounts = (page: number) =>
  useStaffRead(['people', page], 'staff.list', { page }, { placeholderData: keepPreviousData, refetchInterval: 15_000 })

export const useResetLink = () => useStaffSend('staff.resetLink', { gcTime: 0 })

/** Changes one's own password; the server's answer renews the session. */
export const useChangePassword = () => useStaffSend('passwords.change', { gcTime: 0 })

export const useSessions = () => useStaffRead(['sessions'], 'sessions.list', {}, { staleTime: 0 })

export const useEndSession = () => useStaffSend('sessions.end', { onSettled: () => readAgain('sessions') })

/** Signs out everywhere else. */
export const useEndSessions = () =>
  useMutation(
    {
      mutationFn: () => askStaff('sessions.endAll', {}),
      onSettled: () => readAgain('sessions'),
    },
    staffCache,
  )

export const useAppoint = () => useStaffSend('staff.appoint', { onSettled: () => readAgain('people') })

/** Removes one waiting account, or all that were requested up to an instant. */
export const useDismiss = () =>
  useMutation<unknown, Error, { id: number } | { askedUpTo: number }>(
    {
      mutationFn: (whom) => ('id' in whom ? askStaff('staff.dismiss', whom) : askStaff('staff.dismissAll', whom)),
      onSettled: () => readAgain('people'),
    },
    staffCache,
  )
