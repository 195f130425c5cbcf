// One line of the cart: picture, name, quantity, price, and in words what changed since it was added (CART-3).
import { canBeOrdered } from '../../domain/cart/checked-line.ts'
import { linePrice } from '../../domain/shared/money.ts'
import { pictureOf } from '../api/menu/pictures.ts'
import { Button } from '../components/controls/button.tsx'
import { QuantityStepper } from '../components/controls/quantity-stepper.tsx'
import { LineVerdict } from '../diet/line-verdict.tsx'
import { useText } from '../i18n/index.tsx'
import { useMoreText } from '../i18n/more/index.ts'
import { changeLine } from './change-lines.ts'
import { useChoiceName } from './choice-name.ts'
import { LineMarkNotice } from './line-mark.tsx'
import { LineOptions } from './line-options.tsx'
import type { ShownLine } from './lines.ts'

export function CartRow({ line }: { line: ShownLine }) {
  const { t, money } = useMoreText()
  const { oneLess, oneMore } = useText().t.menu
  const choiceName = useChoiceName()
  const { shown, mark, quantity, price } = line
  const name = shown?.name ?? t.cart.goneName
  const choice = choiceName(line.choice, shown)
  const sellable = canBeOrdered(mark)

  return (
    <li className="py-3">
      <div className="flex gap-3">
        <LinePicture line={line} className="size-18" />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">{name}</p>
          {choice && <p className="text-sm text-ink-2">{choice}</p>}
          <LineOptions line={line} name={name} />
          {line.note && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{line.note}</p>}
          <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
            {sellable ? (
              <QuantityStepper
                value={quantity}
                max={line.most}
                onChange={(next) => changeLine(line, next)}
                labels={{ group: name, less: oneLess, more: oneMore }}
              />
            ) : (
              <Button variant="quiet" onClick={() => changeLine(line, 0)}>
                {t.cart.remove} <span className="sr-only">{name}</span>
              </Button>
            )}
            <p className={`font-semibold ${sellable ? '' : 'text-ink-2 line-through'}`}>
              {money(linePrice(price, quantity))}
            </p>
          </div>
        </div>
      </div>
      <LineMarkNotice line={line} />
      {shown && <LineVerdict declaration={shown.declaration} />}
    </li>
  )
}

export function LinePicture({ line, className }: { line: ShownLine; className: string }) {
  return line.shown ? (
    <img
      {...pictureOf(line.shown.image)}
      alt=""
      decoding="async"
      loading="lazy"
      className={`shrink-0 rounded-control bg-latte-soft object-cover ${className}`}
    />
  ) : (
    <span className={`shrink-0 rounded-control bg-latte-soft ${className}`} />
  )
}
