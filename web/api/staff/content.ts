// The staff's calls about the landing page: its entries in all languages, and changes to them.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, staffCache } from './staff.ts'

export type SiteEntry = Output<'content.readAll'>['entries'][number]

export const useSiteEntries = () =>
  useQuery(
    { queryKey: ['content'], queryFn: ({ signal }) => askStaff('content.readAll', {}, signal), staleTime: 0 },
    staffCache,
  )

const readAgain = () => staffCache.invalidateQueries({ queryKey: ['content'] })

export const useSaveEntry = () =>
  useMutation(
    { mutationFn: (wish: Input<'content.save'>) => askStaff('content.save', wish), onSettled: readAgain },
    staffCache,
  )

export const useMoveEntry = () =>
  useMutation(
    { mutationFn: (wish: Input<'content.move'>) => askStaff('content.move', wish), onSettled: readAgain },
    staffCache,
  )

export const useRemoveEntry = () =>
  useMutation(
    { mutationFn: (wish: Input<'content.remove'>) => askStaff('content.remove', wish), onSettled: readAgain },
    staffCache,
  )
