// One line of the cart: picture, name, quantity, price, and in words what changed since it was added (CART-3).
import type { ReactNode } from 'react'
import { canBeOrdered } from '../../domain/cart/checked-line.ts'
import { linePrice } from '../../domain/shared/money.ts'
import { pictureOf } from '../api/menu/pictures.ts'
import { Button } from '../components/controls/button.tsx'
import { QuantityStepper } from '../components/controls/quantity-stepper.tsx'
import { LineVerdict } from '../diet/line-verdict.tsx'
import { useMoreText } from '../i18n/customer/index.ts'
import { useText } from '../i18n/index.tsx'
import { ChangeLine } from './change-line.tsx'
import { changeLine } from './change-lines.ts'
import { LineMarkNotice } from './line-mark.tsx'
import { LineParts } from './line-parts.tsx'
import type { ShownLine } from './lines.ts'
import { useOptionLine } from './option-words.ts'

type CartRowProps = {
  line: ShownLine
  /** Under what was chosen. */
  words?: ReactNode
  /** Beside the link to choose anew. */
  links?: ReactNode
  /** Why it cannot be ordered like this, as the server said. */
  problem?: ReactNode
  children?: ReactNode
}

export function CartRow({ line, words, links, problem, children }: CartRowProps) {
  const { t, money } = useMoreText()
  const name = line.shown?.name ?? t.cart.goneName
  const sellable = canBeOrdered(line.mark)
  return (
    <li tabIndex={-1} data-problem={problem || !sellable ? '' : undefined} className="py-3">
      <div className="flex gap-3">
        <LinePicture line={line} />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">{name}</p>
          <LineWords line={line} />
          {words}
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
            <HowMany line={line} name={name} />
            <p className={`font-semibold ${sellable ? '' : 'text-ink-2 line-through'}`}>
              {money(linePrice(line.price, line.quantity))}
            </p>
          </div>
          <div className="-mx-2 -mb-2 flex flex-wrap empty:hidden">
            <ChangeLine line={line} name={name} />
            {links}
          </div>
        </div>
      </div>
      <LineMarkNotice line={line} />
      {line.shown && <LineVerdict declaration={line.shown.declaration} />}
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
      {t.cart.remove} <span className="sr-only">{name}</span>
    </Button>
  )
}

function LinePicture({ line }: { line: ShownLine }) {
  const look = 'size-18 shrink-0 rounded-control bg-latte-soft'
  return line.shown ? (
    <img {...pictureOf(line.shown.image)} alt="" decoding="async" loading="lazy" className={`${look} object-cover`} />
  ) : (
    <span className={look} />
  )
}
