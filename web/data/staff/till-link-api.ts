// The staff's calls about the link to a registered till.
import { keepPreviousData } from '@tanstack/react-query'
import type { Output } from '#contract/index.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { readAgain, useStaffRead, useStaffSend } from './staff-api.ts'

export type TillLinkState = Output<'tills.readLink'>
export type ListedTillMessage = TillLinkState['messages'][number]
export type TillWaitingState = Output<'tills.waiting'>['branches'][number]

/** Read often while something waits, so that it is seen to go. */
export const useTillLink = (branch: string) =>
  useStaffRead(
    ['tillLink', branch],
    'tills.readLink',
    { branch },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.waiting ? 2000 : 20_000) },
  )

const readLink = () => readAgain('tillLink')

export const useSaveTillLink = () => useStaffSend('tills.saveLink', { onSettled: readLink })

export const useTestTillLink = () => useStaffSend('tills.testLink', {})

export const useSendAgain = () => useStaffSend('tills.sendAgain', { onSettled: readLink })

const patrolMs = 60_000

/** Its alert, which tells when a till falls silent and when it is back, makes it read again. */
export const useSilentTills = (): readonly TillWaitingState[] =>
  useStaffRead(['alerts', 'tills'], 'tills.waiting', {}, { refetchInterval: patrolMs }).data?.branches ?? none

const none: readonly TillWaitingState[] = []

export const useSilentTill = (branch: string): TillWaitingState | undefined =>
  useSilentTills().find((one) => one.branch === branch)

/** `version`: of the order, since each change of it may be told. Read again until the till has acknowledged it. */
export const useOrderTickets = (id: number, version: number) =>
  useStaffRead(
    ['orderTickets', id, version],
    'tills.ofOrder',
    { id },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.waiting ? 3000 : false),
    },
  )

export const useTillOfDay = (branch: string, day: DateText) =>
  useStaffRead(['alerts', 'tillOfDay', branch, day], 'tills.ofDay', { branch, day }, { staleTime: 0 })
