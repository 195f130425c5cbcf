// What an opened order consists of, and what happened to it. A tap on a line sets it ready or takes that back.

import { type ReactNode, useId } from 'react'
import type { Output } from '#contract/index.ts'
import { outUnlessSaid } from '#domain/menu/stock.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import { allergiesIn } from '#domain/order/note.ts'
import { may } from '#domain/people/staff.ts'
import { localize } from '#domain/shared/locale.ts'
import { AgeMark } from '#web/customer/diet/declared.tsx'
import { useMember } from '#web/data/session/session.ts'
import { useHistory } from '#web/data/staff/order-api.ts'
import { type StaffBranch, useSetStock } from '#web/data/staff/shop-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { LineChanges, PartChanges } from '#web/office/staff/lines/line-change-list.tsx'
import { LinePersonName } from '#web/office/staff/lines/line-person.tsx'
import { useOrderPrice } from '#web/office/staff/pay/order-price.ts'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useLineName, useSetWords } from '../line-name.ts'
import { tapLine } from './board-acts.ts'
import { closeOpened } from './board-state.ts'
import { ticketOf } from './ticket.ts'

type SheetLinesProps = { order: ShownOrder; soldOut: ReadonlySet<string> }

export function OrderSheetLines({ order, soldOut }: SheetLinesProps) {
  const { t, locale } = useBoardText()
  const price = useOrderPrice(order)
  const nameOf = useLineName()
  const fixed = isOver(phaseOf(order))
  return (
    <OrderSheetPart title={t.order}>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-3 border-b border-dashed border-line">
            <AllowedOnly act="orders.handle" branch={order.branch}>
              <button
                type="button"
                aria-pressed={line.status !== 'received'}
                disabled={fixed}
                onClick={() => tapLine(ticketOf(order), line.id)}
                className="flex min-h-14 min-w-0 flex-1 basis-64 items-center gap-3 py-2 text-start"
              >
                <span
                  className={`grid size-9 shrink-0 place-items-center rounded-small text-lg font-bold ${line.status === 'received' ? 'bg-latte-soft' : 'bg-leaf text-card'}`}
                >
                  {line.quantity}
                </span>
                <span className="min-w-0 flex-1 leading-snug">
                  <span className="block text-lg font-semibold wrap-anywhere">
                    <span>{nameOf(line)}</span>
                    <AgeMark of={[line]} />
                  </span>
                  <PartChanges parts={line.parts} />
                  <LineChanges options={line.options} />
                  <LinePersonName person={line.person} />
                  {line.notes && (
                    <span
                      className={`block wrap-anywhere whitespace-pre-line ${allergiesIn([line]).length > 0 ? 'rounded-small border-2 border-cherry bg-cherry-soft px-2 font-bold' : 'font-semibold text-honey-ink'}`}
                    >
                      <bdi>{line.notes}</bdi>
                    </span>
                  )}
                </span>
                <span className="shrink-0 text-end">
                  <span className="block text-lg">{price(line.price * line.quantity)}</span>
                  <span className="text-sm text-ink-2">{t.sheet[line.status]}</span>
                </span>
              </button>
            </AllowedOnly>
            {[...new Map((line.parts ?? [line]).map((made) => [made.item, made.name])).entries()].map(([id, name]) => (
              <StockButton
                key={id}
                item={{ id, name: localize(name, locale) }}
                branch={order.branch}
                soldOut={soldOut.has(id)}
                named={line.parts !== undefined}
              />
            ))}
          </li>
        ))}
      </ul>
      {order.ringUp === null && (
        <p className="mt-3 flex items-baseline justify-between text-lg">
          <span>{`${t.total} `}</span>
          <b className="text-2xl">{price(order.total)}</b>
        </p>
      )}
    </OrderSheetPart>
  )
}

type StockButtonProps = {
  item: { readonly id: string; readonly name: string }
  branch: string
  soldOut: boolean
  named?: boolean
}

export function StockButton({ item: { id, name }, branch, soldOut, named = false }: StockButtonProps) {
  const { t } = useBoardText()
  const staff = useStaffText().t
  const member = useMember()
  const { mutateAsync } = useSetStock()
  if (!member || member === 'loading' || !may(member, 'stock.set', branch)) return null

  /** The toast with its undo stands at the foot of the board, so the sheet closes first. */
  async function set(stock: 'in' | 'out') {
    closeOpened()
    try {
      await mutateAsync({ item: id, branches: [branch], stock, until: stock === 'out' ? outUnlessSaid : null })
      if (stock === 'out') showToast(t.stock.isOut(name), { label: t.undo, run: () => void set('in') })
      else showToast(t.stock.isIn(name))
    } catch {
      const again = { label: staff.frame.tryAgain, run: () => void set(stock) }
      showWarning(`${name}: ${staff.frame.failed}`, again)
    }
  }

  const words = soldOut ? t.stock.in : t.stock.out
  return (
    <button
      type="button"
      aria-label={`${words}: ${name}`}
      onClick={() => void set(soldOut ? 'in' : 'out')}
      className={`min-h-12 shrink-0 rounded-control border-2 px-3 text-base font-semibold ${soldOut ? 'border-cherry bg-cherry-soft text-cherry' : 'border-edge bg-card'}`}
    >
      {named ? `${name}: ${words.toLowerCase()}` : words}
    </button>
  )
}

type Step = Output<'orders.history'>['steps'][number]

export function OrderSheetHistory({ order, branch }: { order: ShownOrder; branch: StaffBranch }) {
  const { t, time } = useBoardText()
  const { data, isError } = useHistory(order.id)
  const ringUp = useRingUpText().t
  // Where each order is rung up by hand, these are no payments.
  const rung: Readonly<Partial<Record<Step['step'], string>>> = order.ringUp
    ? { pay: ringUp.act, unpay: ringUp.undo, giveBack: ringUp.takeBack }
    : {}
  const stepWords = ({ step }: Step) => rung[step] ?? t.sheet.steps[step]
  const who = ({ actor, staffName }: Step) => (actor === 'customer' ? t.sheet.byCustomer : staffName)
  // An empty history would say that nothing happened.
  if (isError && !data) return null
  return (
    <OrderSheetPart title={t.sheet.history}>
      <ol className="grid gap-1.5">
        {[...(data?.steps ?? [])].reverse().map((step) => (
          <li key={step.number} className="flex gap-4">
            <b>{time(step.at, branch.timeZone)}</b>
            <span className="min-w-0 flex-1">
              <span>{stepWords(step)}</span>
              <Details step={step} order={order} />
            </span>
            <bdi className="text-ink-2">{who(step)}</bdi>
          </li>
        ))}
        <li className="flex gap-4">
          <b>{order.wantedAt === null ? t.noTime : time(order.placedAt, branch.timeZone)}</b>
          <span className="flex-1">{t.sheet.placedStep}</span>
          <bdi className="text-ink-2">{order.source === 'web' ? t.sheet.byCustomer : ''}</bdi>
        </li>
      </ol>
    </OrderSheetPart>
  )
}

function Details({ step: { data }, order }: { step: Step; order: ShownOrder }) {
  const { t, money } = useBoardText()
  const { history } = useTillText().t
  const setWords = useSetWords()
  const parts: string[] = []
  if (data.reason) parts.push(t.sheet.reasons[data.reason])
  if (data.words) parts.push(`“${data.words}”`)
  if (data.paidWay) parts.push(t.sheet.paidAt(t.sheet.ways[data.paidWay], money(Math.abs(data.paidAmount ?? 0))))
  if (data.minutes) parts.push(`+${t.pace.more(data.minutes)}`)
  const statuses = [...new Set(data.lines?.map(({ status }) => status))]
  if (statuses.length === 1 && statuses[0]) {
    const set = data.lines ?? []
    const count = set.length === order.lines.length ? '' : `${set.length}/${order.lines.length} `
    const isOfParts = set.some((line) => line.parts)
    parts.push(`${isOfParts ? `${setWords(order.lines, set)} ` : count}${t.sheet[statuses[0]]}`)
  }
  if (data.dropped !== undefined) parts.push(history.dropped(money(data.dropped)))
  return parts.length > 0 && <span className="text-ink-2">{`: ${parts.join(', ')}`}</span>
}

type SheetPartProps = {
  title: ReactNode
  beside?: ReactNode
  /** At the end of the heading's line. */
  amount?: ReactNode
  children: ReactNode
}

export function OrderSheetPart({ title, beside, amount, children }: SheetPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-control bg-card p-4 shade-card md:py-3">
      <div className="mb-2 flex items-baseline gap-3">
        <h3 id={id} className="me-auto flex flex-wrap items-baseline gap-x-3">
          <span className="block first-letter:uppercase">{title}</span>
          {beside && <span className="font-text text-base font-normal tracking-normal text-ink-2">{beside}</span>}
        </h3>
        {amount && <b className="text-2xl leading-none">{amount}</b>}
      </div>
      {children}
    </section>
  )
}
