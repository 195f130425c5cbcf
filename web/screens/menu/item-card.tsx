// The card of one item: its choices, its price, the plus that becomes a stepper (MENU-3 to MENU-6), and how it fits.
import { memo } from 'react'
import type { MenuItem } from '../../api/menu/menu.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { useObservable } from '../../api/observable.ts'
import { QuantityStepper } from '../../components/controls/quantity-stepper.tsx'
import { MenuCard } from '../../components/display/menu-card.tsx'
import { dietView } from '../../diet/diet-view.ts'
import { useText } from '../../i18n/index.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import type { SaleProps } from '../../sale/sale-props.ts'
import { useCard } from './use-card.ts'
import type { Orderable } from './use-orderable.ts'

const ItemChoices = lazyPart(
  () => import('./item-choices.tsx').then((file) => file.ItemChoices),
  <div className="h-24" />,
)

type ItemCardProps = SaleProps & { item: MenuItem; orderable: Orderable; layout: 'tall' | 'wide'; eager: boolean }

export const ItemCard = memo(function ItemCard({ item, orderable, layout, eager, over = false, Note }: ItemCardProps) {
  const { t, money } = useText()
  const diet = useObservable(dietView)
  const fit = diet?.fitOf(item)
  const { sizes, size, setChosen, quantity, price, change, open } = useCard(item, orderable, fit?.options)
  if (price === null) return null
  const stepper = (
    <QuantityStepper
      value={quantity}
      // While no orders are taken, or none of it, what is in the cart may be taken out, but nothing added.
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

  return (
    <MenuCard
      picture={{ ...pictureOf(item.image), alt: item.name }}
      name={item.name}
      open={{ label: item.name, act: open }}
      lines={[item.desc, item.desc2].filter(Boolean).join(' · ')}
      fit={
        Note ? (
          <>
            <Note item={item} />
            {fit?.words}
          </>
        ) : (
          fit?.words
        )
      }
      faded={over}
      look={fit?.look}
      price={item.dearer ? t.menu.fromPrice(money(price)) : money(price)}
      layout={layout}
      eager={eager}
      action={action}
    >
      {size && <ItemChoices item={item} sizes={sizes} size={size} onChange={setChosen} />}
    </MenuCard>
  )
})
