// The menu as the browser has it, at first the one that the script in the document asked for.
import type { PublicBranch, PublicBrand, PublicMenu, PublicReduction } from '#contract/index.ts'
import type { Part } from '#domain/menu/deals/parts.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { GroupUse } from '#domain/menu/options.ts'
import type { WithSaleRules } from '#domain/menu/sold.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createObservable } from '../observable.ts'

/** An item of the menu in one language; `out` names the branches at which it is out of stock. */
export interface MenuItem extends WithSaleRules, Pick<Item, 'id' | 'image' | 'price' | 'making' | 'declaration'> {
  readonly category: string
  readonly name: string
  readonly desc: string
  readonly desc2?: string
  readonly out?: readonly string[]
  /** The groups of options that are asked for, its sizes first; with-groups.ts has what they consist of. */
  readonly groups?: readonly GroupUse[]
  /** Of a meal deal: its parts, each one of some items. */
  readonly parts?: readonly Part<string>[]
  /** Cents that its usual options add to its price, besides its size; absent: nothing. */
  readonly usual?: number
  /** Branches that sell what is left of it at its price of the evening, which no rule reduces. */
  readonly evening?: readonly string[]
  /** It does not perish quickly: beside a reduction stands its lowest price of the last 30 days. */
  readonly keeps?: true
  /** Other branches ask more: its price is the lowest, as long as no branch is chosen. */
  readonly dearer?: true
}
export type MenuBranch = PublicBranch
export type MenuCategory = PublicMenu['categories'][number]

export interface MenuState {
  readonly locale: Locale | undefined
  readonly brand: PublicBrand
  readonly branches: readonly MenuBranch[]
  /** In the order chosen by staff. */
  readonly categories: readonly MenuCategory[]
  readonly groups: PublicMenu['groups']
  readonly items: readonly MenuItem[]
  readonly itemsById: ReadonlyMap<string, MenuItem>
  /** '' means the default message, null means none. */
  readonly message: string | null
  /** The reductions that need no code, except those that are over; absent where there are none. */
  readonly reductions?: readonly PublicReduction[] | undefined
  /** Whether some reduction needs a code. */
  readonly codes?: true | undefined
  /** Whether guests can reserve tables. */
  readonly reservations: boolean
  /** Whether customers can buy gift cards. */
  readonly giftCards: boolean
  /** Whether gift cards can pay. */
  readonly takesGifts: boolean
  /** Whether customers pay online in test mode. */
  readonly testPay: boolean
  /** `failed` if there is no menu at all and the last attempt failed. */
  readonly state: 'loading' | 'ready' | 'failed'
}

const nothing: MenuState = {
  locale: undefined,
  brand: { name: '', shown: '', mark: '/mark.svg', media: {} },
  branches: [],
  categories: [],
  groups: [],
  items: [],
  itemsById: new Map(),
  message: '',
  reservations: true,
  giftCards: false,
  takesGifts: false,
  testPay: false,
  state: 'loading',
}

declare global {
  var menu: Promise<Response> | undefined
}

export const menuStore = createObservable<MenuState>(nothing)

/** Without an answer the page says that it is loading, and menu-news.ts asks again. */
export async function startMenu(): Promise<void> {
  try {
    const answer = await globalThis.menu
    if (answer?.ok) menuStore.write(menuStateOf((await answer.json()) as PublicMenu))
  } catch {}
}

export function menuStateOf(menu: PublicMenu): MenuState {
  // JSON has no undefined, so absent prices are really absent.
  const within = new Map(menu.categories.flatMap(({ id, sold }) => (sold ? [[id, sold]] : [])))
  const items = (menu.items as unknown as readonly MenuItem[]).map((item) => {
    const limits = within.get(item.category)
    return limits ? { ...item, within: limits } : item
  })
  return {
    locale: menu.locale,
    brand: menu.brand,
    branches: menu.branches,
    categories: [...menu.categories].sort((a, b) => a.index - b.index),
    groups: menu.groups,
    items,
    itemsById: new Map(items.map((item) => [item.id, item])),
    message: menu.message,
    reductions: menu.reductions,
    codes: menu.codes,
    reservations: menu.reservations,
    giftCards: menu.giftCards === true,
    takesGifts: menu.takesGifts === true,
    testPay: menu.testPay === true,
    state: 'ready',
  }
}
