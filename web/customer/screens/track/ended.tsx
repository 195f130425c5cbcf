// An order that is not going ahead: why, that nothing is to be paid, and what the customer can order instead, here or
// elsewhere (LIFE-2).
import type { ReactNode } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import { type LinePart, pieceOf } from '#domain/menu/deals/deal-line.ts'
import type { CartLine } from '#domain/order/cart/cart.ts'
import { cartWithLines } from '#domain/order/cart/cart-lines.ts'
import { canBeOrdered, checkLine } from '#domain/order/cart/checked-line.ts'
import { type Moment, momentOf, whereAgain } from '#domain/order/following.ts'
import { pastLine, plainLine } from '#web/customer/again/past-lines.ts'
import { ReadyTime } from '#web/customer/branch/branch-time.tsx'
import { changeCart, chooseBranch } from '#web/customer/cart/cart-store.ts'
import { branchMenu } from '#web/customer/cart/shown-lines.ts'
import { dayStateOf } from '#web/customer/ordering/ordering.ts'
import { isOffSale, saleOf } from '#web/customer/sale/sale.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { menuPath } from '#web/data/address/paths.ts'
import { type MenuBranch, type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { CodeDisplay } from '#web/ui/display/code-display.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { closeIcon } from '#web/ui/icons/icons.ts'
import { useFollowingText } from '#web/words/order/index.ts'
import { CallButton } from './reach-us.tsx'

type EndedOrderProps = { order: TrackedOrder; branch: MenuBranch | undefined; now: number; paid: ReactNode }

/** `paid`: what was paid online, and what comes back of it. */
export function EndedOrder({ order, branch, now, paid }: EndedOrderProps) {
  const { t } = useFollowingText()
  const moment = momentOf(order, now)
  return (
    <>
      <Why order={order} moment={moment} />
      {paid}
      <Money order={order} moment={moment} />
      {branch && <Instead order={order} branch={branch} now={now} />}
      <div className="grid gap-3">
        <LinkButton variant="quiet" href={linkTo(menuPath)}>
          {t.toMenu}
        </LinkButton>
        {branch && <CallButton branch={branch} />}
      </div>
    </>
  )
}

function Why({ order, moment }: { order: TrackedOrder; moment: Moment }) {
  const { t } = useFollowingText()
  const { code, endReason, endWords } = order
  const own = moment === 'withdrawn'
  return (
    <section role="status" className={`rounded-card p-5 shade-card ${own ? 'bg-latte-soft' : 'bg-cherry-soft'}`}>
      <div className="flex items-center gap-3 text-md font-bold text-cherry">
        <Icon of={closeIcon} />
        <p className="flex-1">{t.notAhead}</p>
        <span className="text-ink-2">{code && <CodeDisplay code={code} size="row" struck />}</span>
      </div>
      <h2 className="mt-3 text-2xl">{t.moments[moment]}</h2>
      {!own && endReason !== null && endReason !== 'other' && (
        <p className="mt-2 text-md font-semibold">{t.reasons[endReason]}</p>
      )}
      {!own && endWords && (
        <p className="mt-1.5 text-md">
          <span>{`${t.shopSays} `}</span>
          <q className="wrap-anywhere">
            <bdi>{endWords}</bdi>
          </q>
        </p>
      )}
    </section>
  )
}

/**
 * Says what the shop keeps, that what was paid is given back, or that nothing is to be paid. What goes back online says
 * so itself.
 */
function Money({ order, moment }: { order: TrackedOrder; moment: Moment }) {
  const { t, money } = useFollowingText()
  if (order.kept > 0) return <Notice kind="info">{t.kept(money(order.kept))}</Notice>
  if (order.owed > 0) return <Notice kind="success">{t.giveBack(money(order.owed))}</Notice>
  if (order.online?.back != null || order.online?.people?.backs.length) return null
  return moment === 'not-collected' ? null : <Notice kind="success">{t.nothingToPay}</Notice>
}

type InsteadProps = { order: TrackedOrder; branch: MenuBranch; now: number }

const mostElsewhere = 2

function Instead({ order, branch, now }: InsteadProps) {
  const { t } = useFollowingText()
  const menu = useMenu()
  const { branches, state } = menu
  const linesAt = (one: MenuBranch) => order.lines.flatMap((line) => lineAgain(line, menu, one, now))
  const takesNow = (one: MenuBranch) => {
    const { day, today } = dayStateOf(one, { day: null }, now)
    return day.ok && today
  }
  const here = linesAt(branch)
  const elsewhere = branches.filter(
    (other) => other.id !== branch.id && takesNow(other) && linesAt(other).length === order.lines.length,
  )
  const left = order.lines.length - here.length
  const where = whereAgain(momentOf(order, now), order.endReason)
  const canHere = where === 'everywhere' && branch.shop.open && here.length > 0
  if (state !== 'ready' || where === 'nowhere' || (!canHere && elsewhere.length === 0)) return null
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
        {elsewhere.slice(0, mostElsewhere).map((other) => (
          <Button key={other.id} variant="quiet" wide onClick={() => orderAt(other, linesAt(other))}>
            <span>
              <span>{t.at(other.name)}</span>
              <ReadyTime branch={other} lines={linesAt(other)} inline />
            </span>
          </Button>
        ))}
      </div>
    </Card>
  )
}

type AgainLine = Omit<CartLine, 'part'> & Pick<LinePart, 'making'>

/** The line as it can be ordered today, at today's price. Empty if it cannot. */
function lineAgain(
  ordered: TrackedOrder['lines'][number],
  menu: MenuState,
  { id: branch, timeZone }: MenuBranch,
  now: number,
): AgainLine[] {
  const shop = branchMenu(menu, branch)
  const line = plainLine(pastLine(ordered))
  const { item } = line
  const shown = shop.itemOf(item)
  const hours = isOffSale(shown && saleOf(shown, localTime(now, timeZone))) ? [] : undefined
  const checked = checkLine(line, shown, shop.inStock(item), shop.optionOut, { here: true, hours }, shop)
  if (!shown || !canBeOrdered(checked.mark)) return []
  const { making } = pieceOf(shown, 0, checked.chosen, line.parts ?? [], shop)
  return [{ ...line, seenPrice: checked.price, making }]
}

function orderAt(branch: MenuBranch, lines: readonly AgainLine[]): void {
  chooseBranch(branch.id)
  const plain = lines.map(({ making: _, ...line }) => line)
  changeCart((cart) => cartWithLines(cart, plain))
  go('/order')
}
