// The staff's calls about the categories of the menu.
import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import { changed } from './items.ts'
import { askStaff, staffCache, useStaffSend } from './staff.ts'

export type EditableCategory = Output<'categories.read'>['categories'][number]

const readCategories = (signal?: AbortSignal) => askStaff('categories.read', {}, signal)

/** Every category with all its texts, in the order of the menu. */
export const useCategories = () =>
  useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => readCategories(signal) }, staffCache)

/** The category as it is on the server now; undefined if it was removed. */
export async function freshCategory(id: string): Promise<EditableCategory | undefined> {
  const { categories } = await staffCache.fetchQuery({
    queryKey: ['categories'],
    queryFn: () => readCategories(),
    staleTime: 0,
  })
  return categories.find((category) => category.id === id)
}

export const useAddCategory = () => useStaffSend('categories.add', { onSuccess: changed })

export const useSaveCategory = () => useStaffSend('categories.save', { onSuccess: changed })

export const useRemoveCategory = () => useStaffSend('categories.remove', { onSuccess: changed })
