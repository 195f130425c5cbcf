// One line of the cart: picture, name, quantity, price, and in words what changed since it was added (CART-3).
import type { ReactNode } from 'react'
import { hasPicture } from '#domain/menu/menu.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { hasChoices } from '#web/data/menu/with-groups.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useMoreText, useSaleText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'
import { LineVerdict } from '../diet/declared.tsx'
import { openItem } from '../item/opened.ts'
import { ItemMark } from '../item/small-picture.tsx'
import { useBranch } from '../ordering/ordering.ts'
import { LinePrice, LineReductions } from '../reductions/struck-price.tsx'
import { hoursText } from '../sale/sale-note.tsx'
import { acceptPrices, changeLine } from './change-lines.ts'
import { LineParts, useOptionLine } from './option-words.tsx'
import { lineIdOf, type ShownLine } from './shown-lines.ts'

type CartRowProps = {
  line: ShownLine
  /** Under what was chosen. */
  words?: ReactNode
  /** Beside the link that changes the choice. */
  links?: ReactNode
  /** Why it cannot be ordered like this, as the server said. */
  problem?: ReactNode
  children?: ReactNode
}

export function CartRow({ line, words, links, problem, children }: CartRowProps) {
  const { t } = useMoreText()
  const name = line.shown?.name ?? t.cart.goneName
  const sellable = canBeOrdered(line.mark)
  return (
    <li tabIndex={-1} data-problem={problem || !sellable ? '' : undefined} className="py-3">
      <div className="flex gap-3">
        <LinePicture line={line} />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">{name}</p>
          <LineWords line={line} />
          <LineReductions line={line} />
          {words}
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
            <HowMany line={line} name={name} />
            <p className={`font-semibold ${sellable ? '' : 'text-ink-2 line-through'}`}>
              <LinePrice line={line} />
            </p>
          </div>
          <div className="-mx-2 -mb-2 flex flex-wrap empty:hidden">
            <ChangeLine line={line} name={name} />
            {links}
          </div>
        </div>
      </div>
      <LineMarkNotice line={line} />
      {line.shown && <LineVerdict declaration={line.shown.declaration} parts={line.pickedParts} />}
      {sellable && problem}
      {children}
    </li>
  )
}

/** In which size it is, with which options, and what one of several costs. */
function LineWords({ line: { picked, pickedParts, quantity, price } }: { line: ShownLine }) {
  const { t, money } = useMoreText()
  const options = useOptionLine()(picked)
  const each = quantity > 1 && t.cart.each(money(price))
  return (
    <>
      <LineParts parts={pickedParts} />
      {options && <p className="text-sm wrap-anywhere text-ink-2">{options}</p>}
      {each && <p className="text-sm text-ink-2">{each}</p>}
    </>
  )
}

/** What cannot be ordered can only be taken out. */
function HowMany({ line, name }: { line: ShownLine; name: string }) {
  const { t } = useMoreText()
  const { oneLess, oneMore } = useText().t.menu
  return canBeOrdered(line.mark) ? (
    <QuantityStepper
      value={line.quantity}
      max={line.most}
      onChange={(next) => changeLine(line, next)}
      labels={{ group: name, less: oneLess, more: oneMore }}
    />
  ) : (
    <Button variant="quiet" onClick={() => changeLine(line, 0)}>
      <span>{`${t.cart.remove} `}</span>
      <span className="sr-only">{name}</span>
    </Button>
  )
}

function LinePicture({ line }: { line: ShownLine }) {
  const look = 'size-18 shrink-0 rounded-control bg-latte-soft'
  if (!line.shown) return <span className={look} />
  if (!hasPicture(line.shown.image)) return <ItemMark item={line.item} className={look} />
  return (
    <img {...pictureOf(line.shown.image)} alt="" decoding="async" loading="lazy" className={`${look} object-cover`} />
  )
}

function ChangeLine({ line, name }: { line: ShownLine; name: string }) {
  const { t } = useMoreText()
  if (!hasChoices(line.shown)) return null
  return (
    <Button
      variant="text"
      className="text-sm"
      data-line={lineIdOf(line)}
      aria-haspopup="dialog"
      onClick={() => openItem({ item: line.item, line })}
    >
      <span>{`${t.change} `}</span>
      <span className="sr-only">{name}</span>
    </Button>
  )
}

/** Without `acts` it only says it. */
export function LineMarkNotice({ line, acts = true }: { line: ShownLine; acts?: boolean }) {
  const { t, money } = useMoreText()
  const sale = useSaleText().t
  const here = useBranch()?.name ?? ''
  const { hours = [] } = line
  const { itemsById, groups } = useMenu()
  if (line.mark === 'fine') return null
  // Of a meal deal, it is an option of the item in one of its parts.
  const out = groups.flatMap(({ options }) => options).find(({ id }) => id === line.optionOut)
  const texts = {
    price_changed: t.cart.priceChanged(money(line.seenPrice), money(line.price)),
    not_here: sale.notHere(here),
    not_then: hours.length > 0 ? sale.notThen(hoursText(hours, sale)) : sale.notThatDay,
    out_of_stock: t.cart.outOfStock(here),
    gone: t.cart.gone,
    option_out: t.cart.optionOut(out?.name ?? '', here),
    part_out: t.cart.optionOut(itemsById.get(line.partOut ?? '')?.name ?? '', here),
    choose_again: t.cart.chooseAgainWhy,
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 rounded-small bg-honey-soft px-3 py-1 text-sm">
      <Icon of={warningIcon} className="size-5 text-honey-ink" />
      <p className="min-w-0 flex-1 basis-[9rem] py-1.5">{texts[line.mark]}</p>
      {acts && line.mark === 'price_changed' && (
        <Button variant="text" onClick={() => acceptPrices([line])}>
          {t.cart.accept}
        </Button>
      )}
      {acts && (line.mark === 'option_out' || line.mark === 'part_out' || line.mark === 'choose_again') && (
        <ChooseAgain line={line} />
      )}
    </div>
  )
}

/** Opens the item with what was chosen, where what cannot be had is missing. */
export function ChooseAgain({ line }: { line: ShownLine }) {
  const { t } = useMoreText()
  return (
    <Button variant="text" aria-haspopup="dialog" onClick={() => openItem({ item: line.item, line, urgent: true })}>
      <span>{`${t.cart.chooseAgain} `}</span>
      <span className="sr-only">{line.shown?.name}</span>
    </Button>
  )
}
