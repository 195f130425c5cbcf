// The lines of an opened order with prices and notes; a tap on one sets it ready or takes that back.
import { isOver, phaseOf } from '../../../../../domain/order/course.ts'
import { localize } from '../../../../../domain/shared/locale.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { AgeMark } from '../../../../diet/age-notice.tsx'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { LineChanges, PartChanges } from '../../../../staff/lines/line-changes.tsx'
import { useLineName } from '../../line-name.ts'
import { tapLine } from '../state/acts.ts'
import { ticketOf } from '../state/ticket.ts'
import { SheetPart } from './sheet-part.tsx'
import { StockButton } from './stock-button.tsx'

type SheetLinesProps = { order: ShownOrder; soldOut: ReadonlySet<string> }

export function SheetLines({ order, soldOut }: SheetLinesProps) {
  const { t, locale, money } = useBoardText()
  const nameOf = useLineName()
  const fixed = isOver(phaseOf(order))
  return (
    <SheetPart title={t.sheet.lines}>
      <ul>
        {order.lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-3 border-b border-dashed border-line">
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
                  {nameOf(line)}
                  <AgeMark of={[line]} />
                </span>
                <PartChanges parts={line.parts} />
                <LineChanges options={line.options} />
                {line.notes && (
                  <span className="block font-semibold wrap-anywhere whitespace-pre-line text-honey-ink">
                    <bdi>{line.notes}</bdi>
                  </span>
                )}
              </span>
              <span className="shrink-0 text-end">
                <span className="block text-lg">{money(line.price * line.quantity)}</span>
                <span className="text-sm text-ink-2">{t.sheet[line.status]}</span>
              </span>
            </button>
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
      <p className="mt-3 flex items-baseline justify-between text-lg">
        {t.sheet.total} <b className="text-2xl">{money(order.total)}</b>
      </p>
    </SheetPart>
  )
}
