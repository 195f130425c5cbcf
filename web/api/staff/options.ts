// The staff's calls about options: groups, where they are asked for, and what is out of stock of them.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Output } from '../../../contract/index.ts'
import type { OutWish } from '../../../domain/menu/stock.ts'
import { askStaff, readAgain, staffCache, useStaffRead, useStaffSend } from './staff.ts'

export type EditableGroups = Output<'groups.read'>
export type EditableGroup = EditableGroups['groups'][number]
export type UseOwner = EditableGroups['uses'][number]['owner']
export type OwnedUse = EditableGroups['uses'][number]['uses'][number]

const question = { queryKey: ['groups'], queryFn: () => askStaff('groups.read', {}) }

export const useGroups = (wanted = true) => useQuery({ ...question, enabled: wanted }, staffCache)

/** Groups and their uses as they are on the server now. */
export const freshGroups = (): Promise<EditableGroups> => staffCache.fetchQuery({ ...question, staleTime: 0 })

const changed = () => readAgain('groups', 'optionStock', 'places')

export const useAddGroup = () => useStaffSend('groups.add', { onSuccess: changed })

export const useSaveGroup = () => useStaffSend('groups.save', { onSuccess: changed })

export const useRemoveGroup = () =>
  useMutation({ mutationFn: (id: string) => askStaff('groups.remove', { id }), onSuccess: changed }, staffCache)

export const useSaveUses = () => useStaffSend('groups.use', { onSuccess: changed })

type Stock = Output<'options.readStock'>
export type OptionStock = Stock['groups'][number]['options'][number]

const stockKey = ['optionStock']

export const useOptionStock = () => useStaffRead(stockKey, 'options.readStock', {})

interface StockWish {
  readonly option: string
  readonly branches: readonly string[]
  readonly stock: 'in' | 'out'
  readonly until: OutWish
}

/** Shown at once; if the server refuses, the choice changes back. */
export const useSetOptionStock = () =>
  useMutation(
    {
      mutationFn: ({ branches, ...wish }: StockWish) =>
        askStaff('options.setStock', { ...wish, branches: [...branches] }),
      onMutate: async (wish) => {
        await staffCache.cancelQueries({ queryKey: stockKey })
        put(wish.option, (before) => wished(before, wish))
      },
      onSuccess: ({ option, out, until }) => put(option, () => ({ out, until })),
      onSettled: () => readAgain('optionStock'),
    },
    staffCache,
  )

type Out = Pick<OptionStock, 'out' | 'until'>

function put(option: string, change: (before: Out) => Out): void {
  staffCache.setQueryData<Stock>(
    stockKey,
    (stock) =>
      stock && {
        groups: stock.groups.map((group) => ({
          ...group,
          options: group.options.map((one) => (one.option === option ? { ...one, ...change(one) } : one)),
        })),
      },
  )
}

function wished(before: Out, { branches, stock, until }: StockWish): Out {
  const out = before.out.filter((branch) => !branches.includes(branch))
  const ends = Object.entries(before.until).filter(([branch]) => out.includes(branch))
  if (stock === 'in') return { out, until: Object.fromEntries(ends) }
  const set = typeof until === 'number' ? branches.map((branch) => [branch, until] as const) : []
  return { out: [...out, ...branches], until: Object.fromEntries([...ends, ...set]) }
}
