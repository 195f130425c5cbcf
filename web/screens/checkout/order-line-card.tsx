// One line of the order with its picture, quantity, price and a free note (ORDER-1).
import { canSplit } from '../../../domain/cart/cart-lines.ts'
import { canBeOrdered } from '../../../domain/cart/checked-line.ts'
import { limits } from '../../../domain/order/order-limits.ts'
import { linePrice } from '../../../domain/shared/money.ts'
import { lengthOf } from '../../../domain/shared/text.ts'
import { useCart } from '../../cart/cart.ts'
import { LinePicture } from '../../cart/cart-row.tsx'
import { changeLine, changeNote, split } from '../../cart/change-lines.ts'
import { useChoiceName } from '../../cart/choice-name.ts'
import { ChooseAgain, LineMarkNotice } from '../../cart/line-mark.tsx'
import { LineOptions } from '../../cart/line-options.tsx'
import { idOf, type ShownLine } from '../../cart/lines.ts'
import { Button } from '../../components/controls/button.tsx'
import { QuantityStepper } from '../../components/controls/quantity-stepper.tsx'
import { Card } from '../../components/display/card.tsx'
import { TextArea } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { LineFit } from '../../diet/line-fit.tsx'
import { useText } from '../../i18n/index.tsx'
import { useMoreText } from '../../i18n/more/index.ts'
import { useOrderText } from '../../i18n/order/index.ts'

/** The number of characters left at which it is first shown. */
const littleRoom = 100

const noteId = (line: string): string => `note-${line.replaceAll(' ', '-')}`

/** A pasted text can be longer than typing allows. */
const cut = (note: string): string => Array.from(note).slice(0, limits.note).join('')

type OrderLineCardProps = { line: ShownLine; problem: string | undefined }

export function OrderLineCard({ line, problem }: OrderLineCardProps) {
  const { t, money } = useMoreText()
  const { oneLess, oneMore } = useText().t.menu
  const words = useOrderText().t.checkout
  const choice = useChoiceName()(line.choice, line.shown)
  const name = line.shown?.name ?? t.cart.goneName
  const sellable = canBeOrdered(line.mark)
  const cart = useCart()
  const left = limits.note - lengthOf(line.note)

  /** The new line's note is what the customer types next. */
  function splitOff() {
    const made = split(line)
    if (made) requestAnimationFrame(() => document.getElementById(noteId(idOf(made)))?.focus())
  }

  return (
    <li tabIndex={-1} data-problem={problem || !sellable ? '' : undefined} className="rounded-card">
      <Card edge={problem || !sellable ? 'late' : 'none'}>
        <div className="flex gap-4">
          <LinePicture line={line} className="size-24" />
          <div className="min-w-0 flex-1">
            <h3 className="font-text text-md leading-snug font-semibold tracking-normal">{name}</h3>
            <p className="text-sm text-ink-2">{[choice, t.cart.each(money(line.price))].filter(Boolean).join(' · ')}</p>
            <LineOptions line={line} name={name} />
            <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
              {sellable ? (
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
              )}
              <p className="font-semibold">{money(linePrice(line.price, line.quantity))}</p>
            </div>
          </div>
        </div>
        <LineMarkNotice line={line} />
        <LineFit item={line.shown} />
        {problem && sellable && (
          <p className="mt-2 flex items-start gap-1.5 text-sm font-medium text-cherry">
            <Icon of={warningIcon} className="size-5" />
            <span className="flex-1">{problem}</span>
            {line.shown?.groups.length ? <ChooseAgain line={line} /> : null}
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
            most={limits.note}
            placeholder={words.noteExample}
            hint={left <= littleRoom ? words.noteLeft(left) : undefined}
            value={line.note}
            id={noteId(idOf(line))}
            onChange={(event) => changeNote(line, cut(event.target.value))}
          />
          {sellable && canSplit(cart, line) && (
            <Button variant="text" className="-ms-2 text-sm" onClick={splitOff}>
              {words.splitNote} <span className="sr-only">{name}</span>
            </Button>
          )}
        </div>
      </Card>
    </li>
  )
}
