// What stands ready: a tap hands it over. It waits since it was ready, not since its promise (F-55).
import { memo } from 'react'
import { longWaitMs, waitsSince } from '../../../../../domain/counter/board.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { Icon } from '../../../../components/icons/icon.tsx'
import { checkIcon, clockIcon } from '../../../../components/icons/icons.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { isClosing } from '../layout/places.ts'
import { useLongPress } from '../layout/use-long-press.ts'
import { usePlaces } from '../layout/use-places.ts'
import { handOver } from '../state/acts.ts'
import { codeOf, nameOf, type Ticket } from '../state/ticket.ts'
import { Code } from '../tickets/code.tsx'
import { ReadyFoot } from './ready-foot.tsx'

type ReadyColumnProps = {
  tickets: readonly Ticket[]
  /** How many more there are that were not loaded. */
  hidden: number
  now: number
  onMore: () => void
  className?: string
}

export const ReadyColumn = memo(function ReadyColumn(props: ReadyColumnProps) {
  const { tickets, hidden, now, onMore, className = '' } = props
  const { t } = useBoardText()
  const { places, now: moment, guards } = usePlaces(tickets)
  const press = useLongPress()
  return (
    <section
      aria-labelledby="ready-orders"
      className={`flex min-h-0 shrink-0 flex-col gap-1.5 rounded-control bg-latte p-1.5 ${className}`}
    >
      <h2 id="ready-orders" tabIndex={-1} className="flex items-baseline justify-between px-1.5 text-lg">
        {t.ready} <b className="font-text font-bold">{tickets.length + hidden}</b>
      </h2>
      <div
        {...press.pointer}
        onPointerDownCapture={guards.onPointerDownCapture}
        onClickCapture={(event) => {
          guards.onClickCapture(event)
          press.onClickCapture(event)
        }}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain"
      >
        {tickets.length === 0 && <p className="px-1.5 py-3 text-sm text-ink-2">{t.readyNone}</p>}
        {places.map((place) => (
          <div
            key={place.id}
            className={`shrink-0 pb-1.5 ${place.leftAt === null ? '' : 'invisible'} ${isClosing(place, moment) ? 'hidden' : ''}`}
            inert={place.leftAt !== null}
          >
            <ReadyCard
              order={place.ticket.order}
              minutes={Math.max(0, Math.floor((now - waitsSince(place.ticket.order)) / 60_000))}
            />
          </div>
        ))}
        {hidden > 0 && (
          <button type="button" onClick={onMore} className="min-h-12 shrink-0 rounded-small font-semibold underline">
            {t.readyMore(hidden)}
          </button>
        )}
      </div>
      <ReadyFoot />
    </section>
  )
})

const ReadyCard = memo(function ReadyCard({ order, minutes }: { order: ShownOrder; minutes: number }) {
  const { t } = useBoardText()
  const name = nameOf(order)
  const here = order.hereAt !== null
  const long = !here && minutes * 60_000 >= longWaitMs
  const look = here ? 'bg-honey' : long ? 'bg-card inset-frame text-cherry' : 'bg-card'
  const waits = minutes < 100 ? t.waiting(name, minutes) : t.waitingHours(name, Math.floor(minutes / 60))
  return (
    <button
      type="button"
      data-ticket={order.id}
      onClick={() => handOver(order)}
      className={`grid min-h-15.5 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 rounded-small px-2.5 py-1.5 text-start ${look} ${order.table === null ? '' : 'rounded-b-card table-frame'}`}
    >
      <span className="sr-only">{t.handOver(codeOf(order))} </span>
      {order.table === null ? (
        <Code code={codeOf(order)} className="text-2xl text-ink" />
      ) : (
        <span className="grid size-8 place-items-center rounded-full bg-sky text-lg font-extrabold text-card">
          {order.table}
        </span>
      )}
      <Icon
        of={order.kept ? clockIcon : checkIcon}
        label={order.kept ? t.waits : undefined}
        className={`size-6 ${here ? 'text-ink' : order.table === null ? 'text-leaf' : 'text-sky'}`}
      />
      <span
        className={`col-span-2 truncate leading-tight ${order.table === null || here ? 'text-base' : 'text-sm'} ${here || long ? 'font-bold' : 'font-medium text-ink-soft'}`}
      >
        {here ? (name ? t.isHere(name) : t.here) : order.table === null ? waits : t.toTable(minutes)}
      </span>
    </button>
  )
})
