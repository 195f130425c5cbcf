// One line of the order with its picture, quantity, price and a free note (ORDER-1).
import { linePrice } from '../../../domain/money.ts'
import { limits } from '../../../domain/order-limits.ts'
import { changeNote, changeQuantity } from '../../cart/cart.ts'
import { LinePicture } from '../../cart/cart-row.tsx'
import { useChoiceName } from '../../cart/choice-name.ts'
import { LineMarkNotice } from '../../cart/line-mark.tsx'
import type { ShownLine } from '../../cart/lines.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { TextArea } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { warningIcon } from '../../components/icons.ts'
import { QuantityStepper } from '../../components/quantity-stepper.tsx'
import { useText } from '../../i18n/index.tsx'
import { useMoreText } from '../../i18n/more/index.ts'
import { useOrderText } from '../../i18n/order/index.ts'

/** The counter shows once there is little room left. */
const littleRoom = 100

type OrderLineCardProps = { line: ShownLine; problem: string | undefined }

export function OrderLineCard({ line, problem }: OrderLineCardProps) {
  const { t, money } = useMoreText()
  const { oneLess, oneMore } = useText().t.menu
  const words = useOrderText().t.checkout
  const choice = useChoiceName()(line.choice, line.shown)
  const name = line.shown?.name ?? t.cart.goneName
  const sellable = line.mark === 'fine' || line.mark === 'price_changed'
  const left = limits.note - Array.from(line.note).length

  return (
    <li>
      <Card edge={problem || !sellable ? 'late' : 'none'}>
        <div className="flex gap-4">
          <LinePicture line={line} className="size-24" />
          <div className="min-w-0 flex-1">
            <h3 className="font-text text-md leading-snug font-semibold tracking-normal">{name}</h3>
            <p className="text-sm text-ink-2">{[choice, t.cart.each(money(line.price))].filter(Boolean).join(' · ')}</p>
            <div className="mt-2 flex items-center justify-between gap-2">
              {sellable ? (
                <QuantityStepper
                  value={line.quantity}
                  onChange={(next) => changeQuantity(line, next, line.price)}
                  labels={{ group: name, less: oneLess, more: oneMore }}
                />
              ) : (
                <Button variant="quiet" onClick={() => changeQuantity(line, 0, line.price)}>
                  {t.cart.remove} <span className="sr-only">{name}</span>
                </Button>
              )}
              <p className="font-semibold">{money(linePrice(line.price, line.quantity))}</p>
            </div>
          </div>
        </div>
        <LineMarkNotice line={line} />
        {problem && sellable && (
          <p className="mt-2 flex items-start gap-1.5 text-sm font-medium text-cherry">
            <Icon of={warningIcon} className="size-5" />
            {problem}
          </p>
        )}
        <div className="mt-3">
          <TextArea
            label={
              <>
                {words.note} <span className="sr-only">{name}</span>
              </>
            }
            rows={1}
            maxLength={limits.note}
            placeholder={words.noteExample}
            hint={left <= littleRoom ? words.noteLeft(left) : undefined}
            value={line.note}
            onChange={(event) => changeNote(line, event.target.value)}
          />
        </div>
      </Card>
    </li>
  )
}
