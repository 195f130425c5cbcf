// The staff's calls about the menu as they edit it: its items with all texts, and the order of the categories.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { askStaff, readAgain, refusalOf, staffCache, useStaffSend } from './staff.ts'

export type EditableItem = Output<'items.read'>['items'][number]

const readItems = (signal?: AbortSignal) => askStaff('items.read', {}, signal)

export const useItems = (wanted: boolean) =>
  useQuery({ queryKey: ['items'], queryFn: ({ signal }) => readItems(signal), enabled: wanted }, staffCache)

export const freshItems = async (): Promise<readonly EditableItem[]> =>
  (await staffCache.fetchQuery({ queryKey: ['items'], queryFn: () => readItems(), staleTime: 0 })).items

export const freshItem = async (id: string): Promise<EditableItem | undefined> =>
  (await freshItems()).find((item) => item.id === id)

/** What is stale after a change of the menu. */
export const changed = () => readAgain('items', 'stock', 'places', 'categories')

export const useAddItem = () => useStaffSend('items.add', { onSuccess: changed })

export const useSaveItem = () => useStaffSend('items.save', { onSuccess: changed })

/** If somebody else was quicker, the item is off the menu all the same. */
export const useRemoveItem = () =>
  useMutation(
    {
      mutationFn: (id: string) =>
        askStaff('items.remove', { id }).catch((error: unknown) => {
          if (refusalOf(error) !== 'item_unknown') throw error
          return {}
        }),
      onSuccess: changed,
    },
    staffCache,
  )

/** Moves items to another category. The caller gets the result before the list is read again. */
export const useMoveItems = () => useStaffSend('items.move', { onSettled: () => void changed() })

export const usePlaceCategory = () => useStaffSend('categories.setIndex', { onSettled: changed })
