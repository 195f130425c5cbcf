// The staff's calls about the menu as they edit it: its items with all texts, and the order of the categories.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { askStaff, refusalOf, staffCache } from './staff.ts'

export type EditableItem = Output<'items.read'>['items'][number]

const readItems = (signal?: AbortSignal) => askStaff('items.read', {}, signal)

export const useItems = (wanted: boolean) =>
  useQuery({ queryKey: ['items'], queryFn: ({ signal }) => readItems(signal), enabled: wanted }, staffCache)

/** The item as it is on the server now; undefined if it is off the menu. */
export async function freshItem(id: string): Promise<EditableItem | undefined> {
  const { items } = await staffCache.fetchQuery({ queryKey: ['items'], queryFn: () => readItems(), staleTime: 0 })
  return items.find((item) => item.id === id)
}

/** What is stale after a change of the menu. */
export const changed = () =>
  Promise.all(
    ['items', 'stock', 'places', 'categories'].map((key) => staffCache.invalidateQueries({ queryKey: [key] })),
  )

export const useAddItem = () =>
  useMutation({ mutationFn: (item: Input<'items.add'>) => askStaff('items.add', item), onSuccess: changed }, staffCache)

export const useSaveItem = () =>
  useMutation(
    { mutationFn: (item: Input<'items.save'>) => askStaff('items.save', item), onSuccess: changed },
    staffCache,
  )

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
export const useMoveItems = () =>
  useMutation(
    { mutationFn: (wish: Input<'items.move'>) => askStaff('items.move', wish), onSettled: () => void changed() },
    staffCache,
  )

export const usePlaceCategory = () =>
  useMutation(
    {
      mutationFn: (wish: Input<'categories.setIndex'>) => askStaff('categories.setIndex', wish),
      onSettled: changed,
    },
    staffCache,
  )
