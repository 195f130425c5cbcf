// The calls about people: who has an account, where one is signed in, second factors, and the log of what staff did.
import { keepPreviousData, type UseMutationResult } from '@tanstack/react-query'
import type { CallName } from '#contract/addresses.ts'
import type { Input, LogEntry, Output } from '#contract/index.ts'
import {
  askStaff,
  readAgain,
  readFresh,
  useStaffChange,
  useStaffPages,
  useStaffRead,
  useStaffSend,
} from './staff-api.ts'

export type Account = Output<'staff.list'>['accounts'][number]

/** All accounts, and one page of those that wait. */
export const useAccounts = (page: number) =>
  useStaffRead(['people', page], 'staff.list', { page }, { placeholderData: keepPreviousData, refetchInterval: 15_000 })

/** With the number beside “People” in the navigation. */
const readPeople = () => readAgain('people', 'arrivals')

/** An account as it is now; undefined if it is gone. What somebody has decided stands on every page. */
export const freshAccount = async (id: number): Promise<Account | undefined> =>
  (await readFresh(['people', 1], 'staff.list', { page: 1 })).accounts.find((one) => one.id === id)

export const useResetLink = () => useStaffSend('staff.resetLink', { gcTime: 0 })

export const useAppoint = () => useStaffSend('staff.appoint', { onSettled: readPeople })

/** Removes one waiting account, or all that were requested up to an instant. */
export const useDismiss = () =>
  useStaffChange<unknown, { id: number } | { askedUpTo: number }>({
    mutationFn: (whom) => ('id' in whom ? askStaff('staff.dismiss', whom) : askStaff('staff.dismissAll', whom)),
    onSettled: readPeople,
  })

/** Changes one's own password; the server's answer renews the session. */
export const useChangePassword = () => useStaffSend('passwords.change', { gcTime: 0 })

export const useSessions = () => useStaffRead(['sessions'], 'sessions.list', {}, { staleTime: 0 })

export const useEndSession = () => useStaffSend('sessions.end', { onSettled: () => readAgain('sessions') })

/** Signs out everywhere else. */
export const useEndSessions = () => useStaffSend('sessions.endAll', { onSettled: () => readAgain('sessions') })

export type OwnFactors = Output<'factors.read'>
export type OwnPasskey = OwnFactors['passkeys'][number]

export const useFactors = () => useStaffRead(['factors', 'own'], 'factors.read', {}, { staleTime: 0 })

type FactorCall = Extract<CallName, `factors.${string}` | 'staff.resetFactor'>

/**
 * A call that changes factors; what was read of them, of sessions and of people is read again. Nothing is kept of it.
 */
export const useFactorCall = <Name extends FactorCall>(
  name: Name,
): UseMutationResult<Output<Name>, Error, Input<Name>> =>
  useStaffSend(name, { onSettled: () => readAgain('factors', 'sessions', 'people'), gcTime: 0 })

export const useFactorRule = () => useStaffRead(['factors', 'rule'], 'factors.readRule', {})

export type LogWish = Omit<Input<'log.list'>, 'before' | 'limit'>

/** Newest first, in pages; new entries appear within some seconds. */
export const useLog = (wish: LogWish) =>
  useStaffPages(
    ['log', wish],
    'log.list',
    (before?: number) => ({ ...wish, ...(before && { before }) }),
    ({ more, entries }) => (more ? entries.at(-1)?.id : null),
    { staleTime: 0, refetchInterval: 15_000 },
  )

/** Entries in one file. */
export const mostTakenOut = 20_000

/** Everything that the search finds, newest first; `more` if there is more than fits. */
export async function readWholeLog(wish: LogWish): Promise<{ entries: LogEntry[]; more: boolean }> {
  const entries: LogEntry[] = []
  for (;;) {
    const last = entries.at(-1)
    const page = await askStaff('log.list', { ...wish, limit: 1000, ...(last && { before: last.id }) })
    entries.push(...page.entries)
    if (!page.more || entries.length >= mostTakenOut) return { entries, more: page.more }
  }
}
