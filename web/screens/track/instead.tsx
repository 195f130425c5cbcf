// What can be had instead: the same order again, without what is sold out, here or at another branch that is open.
import type { TrackedOrder } from '../../../contract/index.ts'
import { localTime } from '../../../domain/branch/hours.ts'
import { withLines } from '../../../domain/cart/again.ts'
import { type CartLine, keyOf } from '../../../domain/cart/cart.ts'
import { canBeOrdered, checkLine } from '../../../domain/cart/checked-line.ts'
import { type LinePart, pieceOf } from '../../../domain/menu/deals/deal-line.ts'
import type { ChosenPart } from '../../../domain/menu/deals/parts.ts'
import type { Chosen, ChosenOption } from '../../../domain/menu/options.ts'
import { type MenuBranch, type MenuState, useMenu } from '../../api/menu/menu.ts'
import { ReadyTime } from '../../branch/branch-time.tsx'
import { changeCart, chooseBranch } from '../../cart/cart.ts'
import { branchMenu } from '../../cart/shown-lines.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { useFollowingText } from '../../i18n/order/index.ts'
import { go } from '../../location.ts'
import { dayStateOf } from '../../ordering/ordering.ts'
import { isOver, saleOf } from '../../sale/sale.ts'

type InsteadProps = { order: TrackedOrder; branch: MenuBranch; now: number }

const mostElsewhere = 2

export function Instead({ order, branch, now }: InsteadProps) {
  const { t } = useFollowingText()
  const menu = useMenu()
  const { branches, state } = menu
  const linesAt = (place: MenuBranch) => order.lines.flatMap((line) => lineAgain(line, menu, place, now))
  const takesNow = (place: MenuBranch) => {
    const { day, today } = dayStateOf(place, { day: null }, now)
    return day.ok && today
  }
  const here = linesAt(branch)
  const elsewhere = branches.filter(
    (place) => place.id !== branch.id && takesNow(place) && linesAt(place).length === order.lines.length,
  )
  const left = order.lines.length - here.length
  const canHere = branch.shop.open && here.length > 0
  if (state !== 'ready' || (!canHere && elsewhere.length === 0)) return null
  return (
    <Card>
      <h2 className="mb-3">{t.instead}</h2>
      <div className="grid gap-3">
        {canHere && (
          <div>
            <Button wide size="staff" onClick={() => orderAt(branch, here)}>
              {t.again}
            </Button>
            {left > 0 && <p className="mt-2 text-center text-sm text-ink-2">{t.againWithout(left)}</p>}
          </div>
        )}
        {elsewhere.slice(0, mostElsewhere).map((place) => (
          <Button key={place.id} variant="quiet" wide onClick={() => orderAt(place, linesAt(place))}>
            <span>
              {t.at(place.name)}
              <ReadyTime branch={place} lines={linesAt(place)} inline />
            </span>
          </Button>
        ))}
      </div>
    </Card>
  )
}

type AgainLine = Omit<CartLine, 'part'> & Pick<LinePart, 'making'>

/** The line as it can be ordered today, at today's price; nothing if it cannot. */
function lineAgain(
  { item, options, parts, quantity, notes, price }: TrackedOrder['lines'][number],
  menu: MenuState,
  { id: branch, timeZone }: MenuBranch,
  now: number,
): AgainLine[] {
  const shop = branchMenu(menu, branch)
  const shown = shop.itemOf(item)
  const key = keyOf({ item, options: chosenOf(options), ...(parts && { parts: parts.map(partOf) }) })
  const line = { ...key, quantity, note: notes, seenPrice: price }
  const hours = isOver(shown && saleOf(shown, localTime(now, timeZone))) ? [] : undefined
  const checked = checkLine(line, shown, shop.inStock(item), shop.optionOut, { here: true, hours }, shop)
  if (!shown || !canBeOrdered(checked.mark)) return []
  const { making } = pieceOf(shown, 0, checked.chosen, line.parts ?? [], shop)
  return [{ ...line, seenPrice: checked.price, making }]
}

const chosenOf = (options: readonly ChosenOption[]): Chosen =>
  options.map(({ option, quantity }) => ({ option, quantity }))

const partOf = ({ part, item, options }: Pick<LinePart, 'part' | 'item' | 'options'>): ChosenPart => ({
  ...{ part, item },
  options: chosenOf(options),
})

function orderAt(branch: MenuBranch, lines: readonly AgainLine[]): void {
  chooseBranch(branch.id)
  const plain = lines.map(({ making: _, ...line }) => line)
  changeCart((cart) => withLines(cart, plain))
  go('/order')
}
