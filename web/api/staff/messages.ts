// The staff's calls about messages to the shop.
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

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

const refresh = () => staffCache.invalidateQueries({ queryKey: ['messages'] })

export const useMarkMessage = () =>
  useMutation(
    { mutationFn: (mark: Input<'messages.mark'>) => askStaff('messages.mark', mark), onSettled: refresh },
    staffCache,
  )

export const useHandOnAgain = () =>
  useMutation({ mutationFn: (id: number) => askStaff('messages.handOn', { id }), onSettled: refresh }, staffCache)

export const useDeleteMessage = () =>
  useMutation({ mutationFn: (id: number) => askStaff('messages.delete', { id }), onSettled: refresh }, staffCache)
