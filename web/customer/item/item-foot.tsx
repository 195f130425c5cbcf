// The foot of an item's sheet: how many, and the one button with the price; or why nothing can be added now.

import { isOnMenuAt } from '#domain/menu/sold.ts'
import { type Key, lineKeyOf, quantityOf } from '#domain/order/cart/cart.ts'
import { addedToCart, rechosen } from '#domain/order/cart/cart-options.ts'
import { limits } from '#domain/order/order-limits.ts'
import { linePrice } from '#domain/shared/money.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import type { FullItem } from '#web/data/menu/with-groups.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { useItemText, useSaleText } from '#web/words/customer/index.ts'
import { isAvailableAt } from '../branch/sold-here.ts'
import { changeCart, readNow } from '../cart/cart-store.ts'
import { isLongNote } from '../cart/note-field.tsx'
import { lineIdOf } from '../cart/shown-lines.ts'
import { DayNotice } from '../ordering/day-notice.tsx'
import { useDayState } from '../ordering/ordering.ts'
import { useChosenReduction } from '../reductions/item-reduction.tsx'
import { isOffSale, saleOf, useSaleClock } from '../sale/sale.ts'
import { closeItem, type OpenedItem } from './opened.ts'
import type { ItemChoice } from './use-item-choice.ts'

type ItemFootProps = {
  opened: OpenedItem
  item: FullItem
  choice: ItemChoice
  branch: MenuBranch | null
  /** Something is missing: leads there. */
  onWrong: () => void
}

export function ItemFoot(props: ItemFootProps) {
  const { t } = useItemText()
  const { opened, item, branch } = props
  const sale = useSaleText().t
  const over = isOffSale(saleOf(item, useSaleClock(branch)))
  const { branches } = useMenu()
  if (!isAvailableAt(item, branch?.id ?? null, branches))
    return <p className="flex-1">{branch && !isOnMenuAt(item, branch.id) ? sale.notHere(branch.name) : t.outHere}</p>
  if (over && !opened.line) return <p className="flex-1">{sale.overNow}</p>
  // What is in the cart can be changed at any time.
  return branch && !opened.line ? <FootAt {...props} branch={branch} /> : <Foot {...props} />
}

function FootAt({ branch, ...props }: ItemFootProps & { branch: MenuBranch }) {
  const { day } = useDayState(branch)
  return (
    <div className="grid flex-1 gap-3">
      <DayNotice branch={branch} />
      {day.ok && <Foot {...props} branch={branch} />}
    </div>
  )
}

function Foot({ opened, item, choice, branch, onWrong }: ItemFootProps) {
  const { t, money } = useItemText()
  const { line } = opened
  const { price, quantity, note, parts, chosen } = choice
  const key = lineKeyOf({ item: item.id, options: chosen, parts })
  const room = limits.quantity - quantityOf(readNow(), key) + (line ? sameIn(line, key) : 0)

  function finish() {
    if (!choice.complete) {
      choice.tell()
      return onWrong()
    }
    if (isLongNote(note)) return onWrong()
    if (quantity > room) return
    closeItem()
    if (line) change()
    else if (!branch && opened.ask) opened.ask({ ...key, quantity, price, ...(note && { note }) })
    else changeCart((cart) => addedToCart(cart, key, { quantity, note, price }))
  }
  function change() {
    if (!line) return
    const next = { options: chosen, parts, quantity, price, note }
    changeCart((cart) => rechosen(cart, line, next))
    const after = readNow().lines.find((one) => sameIn(one, key) > 0 && one.note.trim() === note.trim())
    if (after) requestAnimationFrame(() => focusLine(lineIdOf(after)))
  }

  const piece = useChosenReduction({ item, chosen, price })?.now?.price ?? price
  const total = money(linePrice(piece, quantity))
  return (
    <div className="item-foot">
      <QuantityStepper
        value={quantity}
        min={1}
        max={Math.max(1, room)}
        size="large"
        onChange={choice.setQuantity}
        labels={{ group: t.quantity, less: t.oneLess, more: t.oneMore }}
      />
      <Button size="staff" className="item-add" onClick={finish} disabled={quantity > room}>
        <span className="item-add-words">
          <span>{`${line ? t.save : t.add} `}</span>
          <bdi dir="ltr">{total}</bdi>
        </span>
      </Button>
      {quantity > room && <p className="basis-full text-sm">{t.full}</p>}
      <p role="status" className="sr-only">
        {total}
      </p>
    </div>
  )
}

/** How many of the line count among those of this key. */
const sameIn = (line: Key & { readonly quantity: number }, key: Key): number =>
  quantityOf({ day: null, lines: [{ ...line, note: '', seenPrice: 0 }] }, key)

/** The line has other words now, so it is drawn again. Its button gets the focus back. */
function focusLine(id: string): void {
  const inside = document.querySelector('dialog[open]') ?? document
  inside.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
}
