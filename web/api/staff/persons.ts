// The staff's calls about one person's data, and for how long names are kept.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import type { RecordRef } from '../../../domain/retention/person.ts'
import { askStaff, staffCache } from './staff.ts'

export type PersonRecord = Output<'persons.find'>['records'][number]

/** Nothing is asked before something was looked for. */
export const usePerson = (search: string) =>
  useQuery(
    {
      queryKey: ['persons', 'found', search],
      queryFn: ({ signal }) => askStaff('persons.find', { search }, signal),
      enabled: search !== '',
    },
    staffCache,
  )

export const takeOutRecords = (records: readonly RecordRef[]): Promise<Output<'persons.takeOut'>> =>
  askStaff('persons.takeOut', { records: refsOf(records) })

const refresh = () => staffCache.invalidateQueries({ queryKey: ['persons'] })

export const useErase = () =>
  useMutation(
    {
      mutationFn: (records: readonly RecordRef[]) => askStaff('persons.erase', { records: refsOf(records) }),
      onSettled: refresh,
    },
    staffCache,
  )

const refsOf = (records: readonly RecordRef[]): RecordRef[] => records.map(({ kind, id }) => ({ kind, id }))

export type DaysKept = Output<'persons.readDays'>

const daysQuestion = { queryKey: ['persons', 'days'], queryFn: () => askStaff('persons.readDays', {}) }

export const useDaysKept = () => useQuery(daysQuestion, staffCache)

/** Reads from the server again, whatever is cached. */
export const readDaysKept = (): Promise<DaysKept> => staffCache.fetchQuery({ ...daysQuestion, staleTime: 0 })

export const useSetDays = () =>
  useMutation(
    { mutationFn: (wish: Input<'persons.setDays'>) => askStaff('persons.setDays', wish), onSettled: refresh },
    staffCache,
  )
