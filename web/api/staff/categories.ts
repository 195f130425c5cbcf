// The staff's calls about the categories of the menu.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '../../../contract/index.ts'
import { changed } from './items.ts'
import { askStaff, staffCache } from './staff.ts'

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

export const useAddCategory = () =>
  useMutation(
    { mutationFn: (category: Input<'categories.add'>) => askStaff('categories.add', category), onSuccess: changed },
    staffCache,
  )

export const useSaveCategory = () =>
  useMutation(
    { mutationFn: (category: Input<'categories.save'>) => askStaff('categories.save', category), onSuccess: changed },
    staffCache,
  )

export const useRemoveCategory = () =>
  useMutation(
    { mutationFn: (wish: Input<'categories.remove'>) => askStaff('categories.remove', wish), onSuccess: changed },
    staffCache,
  )
