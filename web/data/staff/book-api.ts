// The staff's calls about the books: the end of a day, the day book, and the account numbers.
import { keepPreviousData } from '@tanstack/react-query'
import { type DownloadName, downloadAddress } from '#contract/addresses.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { type ListedPlace, placeAsked } from './listed-place.ts'
import { readAgain, useStaffRead, useStaffSend } from './staff-api.ts'

/** The end of a day; of today, if no day is named. */
export const useDayEnd = (branch: string, day: DateText | undefined) =>
  useStaffRead(
    ['orders', 'dayEnd', branch, day ?? ''],
    'books.readDay',
    { branch, ...(day && { day }) },
    { staleTime: 0 },
  )

export const useCountDay = () => useStaffSend('books.count', { onSettled: () => readAgain('orders', 'books') })

/** A month such as '2026-11' by day. The clock closes days too, so it is read again each minute. */
export const useMonth = (place: ListedPlace, month: string) =>
  useStaffRead(
    ['books', 'month', place, month],
    'books.readMonth',
    { ...placeAsked(place), month },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 60_000 },
  )

export const useNoteTakenOver = () => useStaffSend('books.takeOver', { onSettled: () => readAgain('books') })

/** The day book of a month such as '2026-11'. No event tells of a new line: the clock writes it, once a day. */
export const useDayBook = (branch: string, month: string) =>
  useStaffRead(
    ['books', branch, month],
    'books.read',
    { branch, month },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 60_000 },
  )

export const useNumbers = () => useStaffRead(['bookNumbers'], 'books.readNumbers', {})

export const useSetNumbers = () => useStaffSend('books.setNumbers', { onSettled: () => readAgain('bookNumbers') })

/** Where a file of the books is; the browser sends the session with the request. */
export const bookFile = (name: DownloadName, wish: Readonly<Record<string, string | undefined>>): string =>
  downloadAddress(name, wish)
