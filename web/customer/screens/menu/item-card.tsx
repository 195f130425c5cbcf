// The card of one item: its choices, its price, the plus that becomes a stepper (MENU-3 to MENU-6), and how it fits.
import { memo, type ReactNode, useState } from 'react'
import { hasPicture } from '#domain/menu/menu.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { shownPrice, startsAtUsual } from '#domain/menu/shown-price.ts'
import {
  changeQuantity,
  lineSize,
  readNow,
  useCartDay,
  useQuantity,
  useSizeInCart,
} from '#web/customer/cart/cart-store.ts'
import { dietView } from '#web/customer/diet/diet-view.ts'
import { openItem } from '#web/customer/item/opened.ts'
import { ItemMark } from '#web/customer/item/small-picture.tsx'
import { dayStateOf, useSeated } from '#web/customer/ordering/ordering.ts'
import { reductionView } from '#web/customer/reductions/reduction-view.ts'
import type { SaleProps } from '#web/customer/sale/sale.ts'
import { loadForSure } from '#web/data/http/connection-state.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { sizesOf, sizesOnCard } from '#web/data/menu/item-sizes.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { type MenuBranch, type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useObservable } from '#web/data/observable.ts'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { MenuCard } from '#web/ui/display/menu-card.tsx'
import { useText } from '#web/words/index.tsx'
import { cartBeforeMinus, itemToAdd } from './card-taps.ts'

const ItemChoices = lazyPart(
  () => import('./item-choices.tsx').then((file) => file.ItemChoices),
  <div className="h-24" />,
)

const SaleNote = lazyPart(
  () => import('#web/customer/sale/sale-note.tsx').then((file) => file.SaleNote),
  <span className="block text-sm">&nbsp;</span>,
)

type ItemCardProps = Partial<SaleProps> & {
  item: MenuItem
  orderable: Orderable
  layout: 'tall' | 'wide'
  eager: boolean
  /** Among the results of a search: what was found of it. */
  found?: ReactNode
}

export const ItemCard = memo(function ItemCard({
  item,
  orderable,
  layout,
  eager,
  over = false,
  noted = false,
  found,
}: ItemCardProps) {
  const { t, money } = useText()
  const diet = useObservable(dietView)
  const reduced = useObservable(reductionView)
  const fit = diet?.fitOf(item)
  const { sizes, size, setChosen, quantity, price, from, change, open } = useCard(item, orderable, fit?.options)
  if (price === null) return null
  const stepper = (
    <QuantityStepper
      value={quantity}
      // While no orders are taken, or none for this item, what is in the cart may be taken out, but nothing added.
      max={orderable && !over ? 99 : quantity}
      collapses
      onChange={change}
      labels={{
        group: item.name,
        less: t.menu.oneLess,
        more: quantity === 0 ? t.menu.addToCart : t.menu.oneMore,
      }}
    />
  )
  // What does not fit, or what nobody declared, is not added by a quick tap; the opened item still adds it.
  const asks = diet && fit?.look === 'ask' && quantity === 0
  const action = asks ? (
    <diet.AskUs item={item} onAdd={orderable && !over ? () => change(1) : undefined} />
  ) : (
    ((orderable && !over) || quantity > 0) && (fit?.look !== 'not' || quantity > 0) && stepper
  )

  const usual = from ? t.menu.fromPrice(money(price)) : money(price)
  const lowest = reduced && item.keeps && <reduced.Lowest item={item} price={price} />

  return (
    <MenuCard
      {...(hasPicture(item.image)
        ? { picture: { ...pictureOf(item.image), alt: item.name } }
        : { mark: <ItemMark item={item.id} className="" /> })}
      name={item.name}
      open={{ label: item.name, value: `item ${item.id}`, act: open }}
      lines={[item.desc, item.desc2].filter(Boolean).join(' · ')}
      fit={
        (noted || found || fit || lowest) && (
          <>
            {noted && <SaleNote item={item} />}
            {found}
            {fit?.words}
            {lowest}
          </>
        )
      }
      faded={over}
      look={fit?.look}
      price={
        reduced ? (
          <reduced.Price item={item} price={price}>
            {usual}
          </reduced.Price>
        ) : (
          usual
        )
      }
      layout={layout}
      eager={eager}
      action={action}
    >
      {size && <ItemChoices item={item} sizes={sizes} size={size} onChange={setChosen} />}
    </MenuCard>
  )
})

const changes = () => import('./card-changes.ts')

/** `options`: the choices that suit the visitor, where the item as it comes does not. */
function useCard(item: MenuItem, orderable: Orderable, options?: Chosen) {
  const all = sizesOf(item)
  const sizes = sizesOnCard(all)
  const [chosen, setChosen] = useState<string>()
  const inCart = useSizeInCart(item.id, sizes)
  // Staff may remove the chosen size from the menu while it is shown.
  const size = sizes.find(({ id }) => id === (chosen ?? inCart)) ?? sizes[0]
  const quantity = useQuantity(item.id, (line) => lineSize(line, sizes) === size?.id)
  const usual = size ?? all?.[0]
  // An item whose every size is hidden is not sold.
  const price = all && !usual ? null : shownPrice(item, usual)
  // A size that is chosen on the card has its own price there.
  const from = item.dearer || (!size && startsAtUsual(all))
  const ask = orderable === 'ask' ? itemToAdd.write : undefined
  const opened = { item: item.id, size: size?.id, options, ask }
  function change(next: number) {
    if (price === null) return
    if (item.groups || item.parts) return void loadForSure(changes).then(({ changeTo }) => changeTo(opened, next))
    if (ask && next > quantity) return ask({ item: item.id, quantity: 1, price })
    const before = readNow()
    changeQuantity({ item: item.id }, next, price)
    if (next < quantity) cartBeforeMinus.write(before)
  }
  return { sizes, size, setChosen, quantity, price, from, change, open: () => openItem(opened) }
}

/** `ask`: some branch takes orders, and the visitor has not chosen one yet. */
export type Orderable = boolean | 'ask'

export function useOrderable(branch: MenuBranch | null): Orderable {
  const now = useNow(60_000)
  const day = useCartDay()
  const { branches } = useMenu()
  const seated = useSeated(branch)
  if (branch) return dayStateOf(branch, { day, seated }, now).day.ok
  return branches.some((one) => dayStateOf(one, { day }, now).day.ok) && 'ask'
}
