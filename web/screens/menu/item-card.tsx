// The card of one item: its choices, its price, and the plus that becomes a stepper (MENU-3 to MENU-6).
import { memo, useState } from 'react'
import { type Choice, choicesOf, priceOf } from '../../../domain/menu/menu.ts'
import type { MenuItem } from '../../api/menu/menu.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { changeQuantity, readNow, useChoiceInCart, useQuantity } from '../../cart/cart.ts'
import { QuantityStepper } from '../../components/controls/quantity-stepper.tsx'
import { MenuCard } from '../../components/display/menu-card.tsx'
import { useText } from '../../i18n/index.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { takenFrom } from './taken-from.ts'
import type { Orderable } from './use-orderable.ts'
import { wishStore } from './wish.ts'

const ItemChoices = lazyPart(
  () => import('./item-choices.tsx').then((file) => file.ItemChoices),
  <div className="h-24" />,
)

type ItemCardProps = { item: MenuItem; orderable: Orderable; layout: 'tall' | 'wide'; eager: boolean }

export const ItemCard = memo(function ItemCard({ item, orderable, layout, eager }: ItemCardProps) {
  const { t, money } = useText()
  const choices = choicesOf(item)
  const [chosen, setChosen] = useState<Choice>()
  // Staff may remove the selected choice from the menu while it is shown.
  const inCart = useChoiceInCart(item.pieces ? item.id : '')
  const choice = [chosen, inCart].find((each) => each && choices.includes(each)) ?? choices[0]
  const quantity = useQuantity({ item: item.id, choice: choice ?? 'one' })
  const price = choice && priceOf(item, choice)
  function change(next: number) {
    if (choice === undefined || typeof price !== 'number') return
    if (orderable === 'ask' && next > quantity) return wishStore.write({ item: item.id, choice, price })
    const before = readNow()
    changeQuantity({ item: item.id, choice }, next, price)
    if (next < quantity) takenFrom.write(before)
  }
  if (choice === undefined || price === null || price === undefined) return null

  return (
    <MenuCard
      picture={{ ...pictureOf(item.image), alt: item.name }}
      name={item.name}
      lines={[item.desc, item.desc2].filter(Boolean).join(' · ')}
      price={money(price)}
      layout={layout}
      eager={eager}
      action={
        (orderable || quantity > 0) && (
          <QuantityStepper
            value={quantity}
            // While no orders are taken, what is in the cart may be taken out, but nothing added.
            max={orderable ? 99 : quantity}
            collapses
            onChange={change}
            labels={{
              group: item.name,
              less: t.menu.oneLess,
              more: quantity === 0 ? t.menu.addToCart : t.menu.oneMore,
            }}
          />
        )
      }
    >
      {choices.length > 1 && <ItemChoices item={item} choices={choices} choice={choice} onChange={setChosen} />}
    </MenuCard>
  )
})
