// The staff's calls about the running shop: the branches, stock, open or closed, the delivery message.
import { useMutation } from '@tanstack/react-query'
import type { Output } from '../../../../contract/index.ts'
import type { DateText } from '../../../../domain/branch/hours.ts'
import type { OutWish } from '../../../../domain/menu/stock.ts'
import type { Locale, LocalText } from '../../../../domain/shared/locale.ts'
import { askStaff, mayPass, readAgain, refusalOf, staffCache, useStaffRead } from '../staff.ts'

/** Branches with names and time zones, categories and prices, hidden ones too. */
export const usePlaces = (locale: Locale) =>
  useStaffRead(
    ['places', locale],
    'menu.readAll',
    { lang: locale },
    {
      staleTime: 600_000,
      // Without it a staff screen neither shows nor rings, so it is retried until it arrives.
      retry: (_, error) => mayPass(refusalOf(error)),
    },
  )

export type BranchName = Output<'menu.readAll'>['branches'][number]

const none: readonly BranchName[] = []

/** Every branch of the shop, hidden ones too; none until they are read. */
export const useAllBranches = (locale: Locale): readonly BranchName[] => usePlaces(locale).data?.branches ?? none

type Stock = Output<'stock.read'>

export const useStock = () => useStaffRead(['stock'], 'stock.read', {})

interface StockWish {
  readonly item: string
  readonly branches: readonly string[]
  readonly stock: 'in' | 'out'
  readonly until?: OutWish
}

/** Shown at once; if the server refuses, the box changes back. */
export const useSetStock = () =>
  useMutation(
    {
      mutationFn: ({ item, branches, stock, until = null }: StockWish) =>
        askStaff('stock.set', { item, branches, stock, until }),
      onMutate: async (wish) => {
        await staffCache.cancelQueries({ queryKey: ['stock'] })
        staffCache.setQueryData<Stock>(['stock'], (stock) => stock && withStock(stock, wish))
      },
      onSuccess: (answer) =>
        staffCache.setQueryData<Stock>(['stock'], (stock) => stock && withItem(stock, answer.item, answer)),
      onSettled: () => readAgain('stock'),
    },
    staffCache,
  )

function withStock(stock: Stock, { item, branches, stock: wished, until }: StockWish): Stock {
  const before = stock.items.find(({ id }) => id === item)
  if (!before) return stock
  const others = before.out.filter((branch) => !branches.includes(branch))
  const ends = Object.entries(before.until).filter(([branch]) => others.includes(branch))
  const set = typeof until === 'number' ? branches.map((branch) => [branch, until] as const) : []
  return withItem(stock, item, {
    out: wished === 'out' ? [...others, ...branches] : others,
    until: Object.fromEntries([...ends, ...(wished === 'out' ? set : [])]),
  })
}

const withItem = (stock: Stock, id: string, { out, until }: Pick<Stock['items'][number], 'out' | 'until'>): Stock => ({
  ...stock,
  items: stock.items.map((one) => (one.id === id ? { ...one, out, until } : one)),
})

export const useShop = () => useStaffRead(['shop'], 'shop.read', {})

interface StateWish {
  readonly branches: readonly string[]
  readonly open: boolean
  readonly date?: string
  readonly desc?: LocalText
  /** The last day of a closing; null: until further notice. */
  readonly until?: DateText | null
}

export const useSetShopState = () =>
  useMutation(
    {
      mutationFn: ({ branches, open, date = '', desc = {}, until = null }: StateWish) =>
        askStaff('shop.setState', { branches, open, date, desc, until }),
      onSettled: () => readAgain('shop'),
    },
    staffCache,
  )

export const useSetMessage = () =>
  useMutation(
    {
      mutationFn: (wish: { message: LocalText; shown: boolean }) => askStaff('shop.setMessage', wish),
      onSettled: () => readAgain('shop'),
    },
    staffCache,
  )
