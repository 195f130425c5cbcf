// The staff's calls about the menu as they edit it: items, categories, groups of options, and prices.
import type { Input, Output } from '#contract/index.ts'
import { askStaff, readAgain, readFresh, refusalOf, useStaffChange, useStaffRead, useStaffSend } from './staff-api.ts'

/** What is stale after a change of the menu. */
export const menuChanged = () => readAgain('items', 'stock', 'places', 'categories')

export type EditableItem = Output<'items.read'>['items'][number]

export const useItems = (wanted: boolean) => useStaffRead(['items'], 'items.read', {}, { enabled: wanted })

export const freshItems = async (): Promise<readonly EditableItem[]> =>
  (await readFresh(['items'], 'items.read', {})).items

export const freshItem = async (id: string): Promise<EditableItem | undefined> =>
  (await freshItems()).find((item) => item.id === id)

export const useAddItem = () => useStaffSend('items.add', { onSuccess: menuChanged })

export const useSaveItem = () => useStaffSend('items.save', { onSuccess: menuChanged })

/** If somebody else was quicker, the item is off the menu all the same. */
export const useRemoveItem = () =>
  useStaffChange({
    mutationFn: (id: string) =>
      askStaff('items.remove', { id }).catch((error: unknown) => {
        if (refusalOf(error) !== 'item_unknown') throw error
        return {}
      }),
    onSuccess: menuChanged,
  })

/** Whether branches sell an item, until they say otherwise; pending until the list is read again. */
export const useSellItemAt = () => useStaffSend('items.sellAt', { onSettled: menuChanged })

/** Moves items to another category. The caller gets the result before the list is read again. */
export const useMoveItems = () => useStaffSend('items.move', { onSettled: () => void menuChanged() })

export type EditableCategory = Output<'categories.read'>['categories'][number]

/** Every category with all its texts, in the order of the menu. */
export const useCategories = () => useStaffRead(['categories'], 'categories.read', {})

/** The category as it is on the server now; undefined if it was removed. */
export const freshCategory = async (id: string): Promise<EditableCategory | undefined> =>
  (await readFresh(['categories'], 'categories.read', {})).categories.find((category) => category.id === id)

export const useAddCategory = () => useStaffSend('categories.add', { onSuccess: menuChanged })

export const useSaveCategory = () => useStaffSend('categories.save', { onSuccess: menuChanged })

export const useRemoveCategory = () => useStaffSend('categories.remove', { onSuccess: menuChanged })

export const usePlaceCategory = () => useStaffSend('categories.setIndex', { onSettled: menuChanged })

export type EditableGroups = Output<'groups.read'>
export type EditableGroup = EditableGroups['groups'][number]
export type UseOwner = EditableGroups['uses'][number]['owner']
export type OwnedUse = EditableGroups['uses'][number]['uses'][number]

export const useGroups = (wanted = true) => useStaffRead(['groups'], 'groups.read', {}, { enabled: wanted })

export const freshGroups = () => readFresh(['groups'], 'groups.read', {})

const groupsChanged = () => readAgain('groups', 'optionStock', 'places')

export const useAddGroup = () => useStaffSend('groups.add', { onSuccess: groupsChanged })

export const useSaveGroup = () => useStaffSend('groups.save', { onSuccess: groupsChanged })

export const useRemoveGroup = () => useStaffSend('groups.remove', { onSuccess: groupsChanged })

export const useSaveUses = () => useStaffSend('groups.use', { onSuccess: groupsChanged })

export type PriceWish = Input<'prices.change'>

export const useChangePrices = () =>
  useStaffSend('prices.change', { onSettled: () => Promise.all([menuChanged(), readAgain('groups')]) })
