// The staff's calls about guests: their messages, reviews and reservations, and what is stored about one person.
import { keepPreviousData } from '@tanstack/react-query'
import type { Output } from '#contract/index.ts'
import type { RecordRef } from '#domain/guests/retention/person.ts'
import { askStaff, readAgain, readFresh, useStaffPages, useStaffRead, useStaffSend } from './staff-api.ts'

export type Message = Output<'messages.list'>['messages'][number]

export const useMessages = () =>
  useStaffPages(
    ['messages'],
    'messages.list',
    (before?: number) => (before ? { before } : {}),
    ({ more, messages }) => (more ? messages.at(-1)?.id : null),
  )

const readMessages = () => readAgain('messages')

export const useMarkMessage = () => useStaffSend('messages.mark', { onSettled: readMessages })

export const useHandOnAgain = () => useStaffSend('messages.handOn', { onSettled: readMessages })

export const useDeleteMessage = () => useStaffSend('messages.delete', { onSettled: readMessages })

export type StaffReview = Output<'reviews.list'>['reviews'][number]

const reviewsOfPage = 50
/** Those of one connection are shown together. */
const mostAlike = 200

/** Which reviews are listed: all, those that wait, or those from the same connection as one. */
export interface ReviewFilter {
  readonly waiting?: boolean
  readonly like?: number
}

export const useReviews = ({ waiting = false, like }: ReviewFilter = {}) =>
  useStaffPages(
    ['reviews', waiting, like ?? 0],
    'reviews.list',
    (before?: number) => ({
      limit: like === undefined ? reviewsOfPage : mostAlike,
      show: waiting ? 'waiting' : 'all',
      ...(like !== undefined && { like }),
      ...(before && { before }),
    }),
    ({ more, reviews }) => (more ? reviews.at(-1)?.id : null),
    { placeholderData: () => undefined },
  )

const readReviews = () => readAgain('reviews')

export const useRemoveReview = () => useStaffSend('reviews.remove', { onSettled: readReviews })

export const useSetReviewRule = () => useStaffSend('reviews.setRule', { onSettled: readReviews })

export const useShowReviews = () => useStaffSend('reviews.show', { onSettled: readReviews })

export const useRemoveReviews = () => useStaffSend('reviews.removeMany', { onSettled: readReviews })

export type StaffReservation = Output<'reservations.list'>['reservations'][number]
export type ReservationRulesRead = Output<'reservations.rules'>
export type ReservationPeriod = 'upcoming' | 'past'

/** `branch` '' means all branches of the member. Read again each minute, because parties leave. */
export const useReservations = (branch: string, when: ReservationPeriod, limit: number) =>
  useStaffRead(
    ['reservations', 'list', branch, when, limit],
    'reservations.list',
    { when, limit, ...(branch && { branch }) },
    { placeholderData: keepPreviousData, refetchInterval: 60_000 },
  )

/** When the list is read again, the row that called may disappear, and with it the message about the result. */
const readReservationsLater = () => void readAgain('reservations')

export const useCancelReservation = () => useStaffSend('reservations.cancel', { onSettled: readReservationsLater })

/** Cancels all of them or none, in one transaction. */
export const useCancelMany = () => useStaffSend('reservations.cancelMany', { onSettled: readReservationsLater })

const rulesKey = ['reservations', 'rules']

export const useRules = () => useStaffRead(rulesKey, 'reservations.rules', {})
export const readReservationRules = () => readFresh(rulesKey, 'reservations.rules', {})

export const useSetRules = () => useStaffSend('reservations.setRules', { onSettled: () => readAgain('reservations') })

export type ShownPersonRecord = Output<'persons.find'>['records'][number]

/** Nothing is asked before something was looked for. */
export const usePerson = (search: string) =>
  useStaffRead(['persons', 'found', search], 'persons.find', { search }, { enabled: search !== '' })

/** What the calls take of records. */
export const refsOf = (records: readonly RecordRef[]): RecordRef[] => records.map(({ kind, id }) => ({ kind, id }))

export const takeOutRecords = (records: readonly RecordRef[]): Promise<Output<'persons.takeOut'>> =>
  askStaff('persons.takeOut', { records: refsOf(records) })

const readPersons = () => readAgain('persons')

export const useErase = () => useStaffSend('persons.erase', { onSettled: readPersons })

/** For how long names are kept. */
export type DaysKept = Output<'persons.readDays'>

const daysKey = ['persons', 'days']

export const useDaysKept = () => useStaffRead(daysKey, 'persons.readDays', {})
export const readDaysKept = () => readFresh(daysKey, 'persons.readDays', {})

export const useSetDays = () => useStaffSend('persons.setDays', { onSettled: readPersons })
