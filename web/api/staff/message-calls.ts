// The staff's calls about messages to the shop.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, staffCache, useStaffSend } from './staff.ts'

export type Message = Output<'messages.list'>['messages'][number]

export const useMessages = () =>
  useInfiniteQuery(
    {
      queryKey: ['messages'],
      queryFn: ({ pageParam, signal }) => askStaff('messages.list', pageParam ? { before: pageParam } : {}, signal),
      initialPageParam: 0,
      getNextPageParam: (last) => (last.more ? (last.messages.at(-1)?.id ?? null) : null),
      placeholderData: keepPreviousData,
    },
    staffCache,
  )

const refresh = () => readAgain('messages')

export const useMarkMessage = () => useStaffSend('messages.mark', { onSettled: refresh })

export const useHandOnAgain = () => useStaffSend('messages.handOn', { onSettled: refresh })

export const useDeleteMessage = () => useStaffSend('messages.delete', { onSettled: refresh })
