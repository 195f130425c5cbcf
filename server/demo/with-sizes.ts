// The demo's items that also come large.
import type { Item } from '../../domain/menu/menu.ts'
import { asItComes } from '../../domain/menu/sizes.ts'
import { ownSizes } from './option-groups.ts'

const large: ReadonlySet<string> = new Set([
  ...['cappuccino', 'flat-white', 'caffe-latte', 'latte-macchiato', 'mocha', 'iced-latte', 'iced-americano'],
  ...['cold-brew', 'chai-latte', 'hot-chocolate'],
])

/** The items with the sizes that the demo adds, each at what it costs more. */
export const withOwnSizes = <Any extends Item>(items: readonly Any[]): Any[] =>
  items.map((item) => {
    if (!large.has(item.id)) return item
    const sizes = ownSizes.map(({ id, price }) => ({ size: id, price: item.price + price }))
    return { ...item, sizes: [{ size: asItComes, price: item.price }, ...sizes] }
  })
