// The first two dishes of the menu, whose pictures are the largest thing that a phone shows of it.
import type { FirstView, Poster } from '../../contract/first-view.ts'
import type { PublicItem, PublicMenu } from '../../contract/index.ts'
import { chosenOnCard } from '../../domain/menu/card-sizes.ts'
import { groupAt, isOfSizes } from '../../domain/menu/options.ts'
import { shownSizes } from '../../domain/menu/sizes.ts'
import { type Locale, localeTags } from '../../domain/shared/locale.ts'
import { formatMoney } from '../../domain/shared/money.ts'
import { fill } from './escape.ts'

interface Shelf {
  readonly html: string
  /** What to load early: the first dish's picture. */
  readonly posters: readonly Poster[]
}

/**
 * Empty if one of the two has more than its words and its price, or is not sold everywhere and always: the page would
 * move what is below.
 */
export function shelf(view: FirstView, menu: PublicMenu, locale: Locale): Shelf {
  const category = menu.categories.toSorted((a, b) => a.index - b.index)[0]
  const items = menu.items.filter((item) => item.category === category?.id)
  const [first, second] = items
  if (!category || category.sold || !first || !second || !isPlain(first, menu) || !isPlain(second, menu))
    return { html: '', posters: [] }
  const count = new Intl.NumberFormat(localeTags[locale]).format(items.length)
  const cards = card(view, first, menu, locale) + card(view, second, menu, locale)
  return { html: fill(view.shelf, { category: category.name, count }, { cards }), posters: [posterOf(view, first)] }
}

const isPlain = (item: PublicItem, menu: PublicMenu): boolean =>
  !chosenOnCard(sizesOf(item, menu)) && item.sold === undefined && linesOf(item) !== ''

/** The sizes to choose from; none if it has one price only. */
function sizesOf({ groups }: PublicItem, menu: PublicMenu) {
  const use = groups?.find(isOfSizes)
  const group = use && menu.groups.find(({ id }) => id === use.group)
  return shownSizes(group && groupAt(group, use))
}

const linesOf = ({ desc, desc2 }: PublicItem): string => [desc, desc2].filter(Boolean).join(' · ')

function card(view: FirstView, item: PublicItem, menu: PublicMenu, locale: Locale): string {
  const [usual] = sizesOf(item, menu)
  return fill(view.cards[item.image.kind].card, {
    ref: refOf(item),
    name: item.name,
    lines: linesOf(item),
    price: formatMoney(Math.max(0, item.price + (usual?.price ?? 0) + (item.usual ?? 0)), locale),
  })
}

function posterOf(view: FirstView, item: PublicItem): Poster {
  const { poster } = view.cards[item.image.kind]
  return { ...poster, srcset: poster.srcset.replaceAll('{{ref}}', () => refOf(item)) }
}

const refOf = ({ image: { kind, ref } }: PublicItem): string => (kind === 'bundled' ? encodeURIComponent(ref) : ref)
