// The staff's calls about the running shop: the branches, stock, open or closed, the delivery message.
import type { Output } from '#contract/index.ts'
import type { DateText } from '#domain/branch/hours.ts'
import type { OutWish } from '#domain/menu/stock.ts'
import type { Locale, LocalText } from '#domain/shared/locale.ts'
import {
  askStaff,
  mayPass,
  readAgain,
  readFresh,
  refusalOf,
  staffCache,
  useStaffChange,
  useStaffRead,
  useStaffSend,
} from './staff-api.ts'

/** Branches with names and time zones, categories and prices, hidden ones too. */
export const useShopMenu = (locale: Locale) =>
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

/** The same as it is on the server now. */
export const freshPlaces = (locale: Locale) => readFresh(['places', locale], 'menu.readAll', { lang: locale })

export type StaffBranch = Output<'menu.readAll'>['branches'][number]

const none: readonly StaffBranch[] = []

/** Every branch of the shop, hidden ones too; none until they are read. */
export const useAllBranches = (locale: Locale): readonly StaffBranch[] => useShopMenu(locale).data?.branches ?? none

export type StaffRegion = Output<'menu.readAll'>['regions'][number]

const noRegions: readonly StaffRegion[] = []

/** The regions of the chain in their order; none in most shops, and none until they are read. */
export const useAllRegions = (locale: Locale): readonly StaffRegion[] => useShopMenu(locale).data?.regions ?? noRegions

type ItemStock = Output<'stock.read'>['items'][number]

export const useStock = () => useStaffRead(['stock'], 'stock.read', {})

interface StockWish {
  readonly branches: readonly string[]
  readonly stock: 'in' | 'out'
  readonly until?: OutWish | undefined
}

/** Shown at once; if the server refuses, the box changes back. */
export const useSetStock = () =>
  useStaffChange({
    mutationFn: ({ until = null, ...wish }: StockWish & { readonly item: string }) =>
      askStaff('stock.set', { ...wish, until }),
    onMutate: async (wish) => {
      await staffCache.cancelQueries({ queryKey: ['stock'] })
      putItem(wish.item, (before) => outAfter(before, wish))
    },
    onSuccess: ({ item, out, until }) => putItem(item, () => ({ out, until })),
    onSettled: () => readAgain('stock'),
  })

const putItem = (item: string, change: (before: ItemStock) => Out): unknown =>
  staffCache.setQueryData<Output<'stock.read'>>(
    ['stock'],
    (stock) =>
      stock && { ...stock, items: stock.items.map((one) => (one.id === item ? { ...one, ...change(one) } : one)) },
  )

type Out = Pick<ItemStock, 'out' | 'until'>

/** Where something is out of stock, and until when, once this is wished. */
function outAfter(before: Out, { branches, stock, until }: StockWish): Out {
  const out = before.out.filter((branch) => !branches.includes(branch))
  const ends = Object.entries(before.until).filter(([branch]) => out.includes(branch))
  if (stock === 'in') return { out, until: Object.fromEntries(ends) }
  const set = typeof until === 'number' ? branches.map((branch) => [branch, until] as const) : []
  return { out: [...out, ...branches], until: Object.fromEntries([...ends, ...set]) }
}

type OptionStocks = Output<'options.readStock'>
export type OptionStock = OptionStocks['groups'][number]['options'][number]

export const useOptionStock = () => useStaffRead(['optionStock'], 'options.readStock', {})

/** Shown at once; if the server refuses, the choice changes back. */
export const useSetOptionStock = () =>
  useStaffSend('options.setStock', {
    onMutate: async (wish) => {
      await staffCache.cancelQueries({ queryKey: ['optionStock'] })
      putOption(wish.option, (before) => outAfter(before, wish))
    },
    onSuccess: ({ option, out, until }) => putOption(option, () => ({ out, until })),
    onSettled: () => readAgain('optionStock'),
  })

const putOption = (option: string, change: (before: OptionStock) => Out): unknown =>
  staffCache.setQueryData<OptionStocks>(
    ['optionStock'],
    (stock) =>
      stock && {
        groups: stock.groups.map((group) => ({
          ...group,
          options: group.options.map((one) => (one.option === option ? { ...one, ...change(one) } : one)),
        })),
      },
  )

export const useShop = () => useStaffRead(['shop'], 'shop.read', {})

/** As it is on the server now. */
export const freshShop = () => askStaff('shop.read', {})

interface StateWish {
  readonly branches: readonly string[]
  readonly open: boolean
  readonly date?: string
  readonly desc?: LocalText
  /** The last day of a closing; null: until further notice. */
  readonly until?: DateText | null
}

export const useSetShopState = () =>
  useStaffChange({
    mutationFn: (wish: StateWish) => askStaff('shop.setState', { date: '', desc: {}, until: null, ...wish }),
    onSettled: () => readAgain('shop'),
  })

export const useSetMessage = () => useStaffSend('shop.setMessage', { onSettled: () => readAgain('shop') })
