// The slips of an order, printed or waiting, with buttons to print one again or to print a receipt (PAPER-3).
import type { ComponentType, ReactNode } from 'react'
import type { StaffOrder } from '#contract/index.ts'
import { isOver, isSold, phaseOf } from '#domain/order/course.ts'
import type { SlipKind } from '#domain/paper/printer.ts'
import { type OrderSlip, type PrinterTroubles, usePrintSlips, useSlips } from '#web/data/staff/slip-api.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { PrintButton, SlipButtons } from '#web/office/staff/slips/slip-buttons.tsx'
import { useSlipWords } from '#web/office/staff/slips/slip-sentences.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { useSlipText } from '#web/words/printers/index.ts'
import { useInstantText } from '../board/order-words.tsx'

type OrderSlipsProps = {
  order: StaffOrder
  troubles: PrinterTroubles
  timeZone: string
  /** What it stands in: a part of the board's sheet, or a card of the page. */
  frame: ComponentType<{ title: ReactNode; children: ReactNode }>
}

export function OrderSlips({ order, troubles, timeZone, frame: Frame }: OrderSlipsProps) {
  const { t } = useSlipText()
  const read = useSlips(order.id)
  const print = usePrintSlips(order.id)
  const slips = read.data?.slips ?? []
  return (
    <Frame title={t.title}>
      {read.data ? (
        <div className="grid gap-3">
          {slips.length === 0 && <p className="text-ink-2">{t.none}</p>}
          <ul className="grid divide-y divide-line empty:hidden">
            {slips.map((slip) => (
              <SlipRow key={slip.id} slip={slip} troubles={troubles} order={order} timeZone={timeZone} />
            ))}
          </ul>
          <AllowedOnly act="orders.handle" branch={order.branch}>
            <div className="flex flex-wrap items-start gap-2 empty:hidden">
              {printable(order, slips, read.data.prints).map((what) => (
                <PrintButton key={what} print={() => print(what)}>
                  {t.print[what]}
                </PrintButton>
              ))}
            </div>
          </AllowedOnly>
        </div>
      ) : (
        <Unread of={read} />
      )}
    </Frame>
  )
}

/**
 * Existing tickets and labels are printed again where they are listed; a receipt can be printed any number of times.
 */
function printable(order: StaffOrder, slips: readonly OrderSlip[], prints: readonly SlipKind[]): SlipKind[] {
  const phase = phaseOf(order)
  const isMade = !isOver(phase) && phase !== 'placed'
  const exists = (what: SlipKind) => slips.some((slip) => slip.what === what)
  return prints.filter((what) => (what === 'receipt' ? isSold(order.course) : isMade && !exists(what)))
}

type SlipRowProps = { slip: OrderSlip; troubles: PrinterTroubles; order: StaffOrder; timeZone: string }

function SlipRow({ slip, troubles, order, timeZone }: SlipRowProps) {
  const { t } = useSlipText()
  const words = useSlipWords()
  const instantText = useInstantText(timeZone)
  const { state, printer, by, endedAt } = slip
  const name = by ?? printer.name
  const trouble = state === 'queued' && troubles.printers.find(({ id }) => id === printer.id)
  const told = {
    queued: () => t.states.queued(name),
    offered: () => t.states.offered(name),
    printed: () => t.states.printed(name, instantText(endedAt)),
    failed: () => t.states.failed(name),
    dropped: () => '',
  }[state]()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 first:pt-0">
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <b className="block text-md">{words.slipOf({ ...slip, code: '' })}</b>
        <span className={state === 'failed' || trouble ? 'text-cherry' : 'text-ink-2'}>
          {`${told}${trouble ? `: ${t.conditions[trouble.condition]}` : ''}`}
        </span>
        {state === 'failed' && <span className="block text-sm text-ink-2">{words.why(slip)}</span>}
      </p>
      <SlipButtons slip={slip} branch={order.branch} />
    </li>
  )
}
