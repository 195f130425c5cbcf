// An order to be made: what its customer must not eat, then its stub with code and time beside its lines. Each part can
// be tapped (BOARD-1).
import { memo } from 'react'
import { calledCode, calledName } from '#domain/order/counter/code.ts'
import { isAt, isMadeAt } from '#domain/order/counter/counter.ts'
import { allergiesIn } from '#domain/order/note.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, eyeIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useLineWords } from '../line-name.ts'
import { markSeen, tapLine, tapPart, tapWhole } from './board-acts.ts'
import { openOrder } from './board-state.ts'
import { Code, useComingText, useWhenText } from './order-words.tsx'
import { PayBand, PayMark } from './pay-band.tsx'
import {
  type TicketLine as Line,
  peopleIn,
  type Ticket,
  type TicketPart,
  type TicketUrgency,
  waitsToBeSent,
} from './ticket.ts'
import { DealLine, TicketLineRow, TicketNote } from './ticket-line.tsx'

type TicketCardProps = TicketUrgency & {
  ticket: Ticket
  station: string | null
  soldOut: ReadonlySet<string>
}

export const TicketCard = memo(function TicketCard({ ticket, urgency, minutes, station, soldOut }: TicketCardProps) {
  const { t } = useBoardText()
  const { order } = ticket
  const ended = order.toSee === 'cancelled' || order.course === 'cancelled'
  const lines = ended ? ticket.lines : ticket.lines.filter((line) => isAt(line, station))
  const allergies = allergiesIn(order.lines)
  const isOnly = order.lines.length === 1
  const look = ended ? 'is-ended' : urgency
  return (
    <article
      data-ticket={ticket.id}
      aria-label={calledCode(order)}
      className={`ticket grid grid-cols-[3.875rem_minmax(0,1fr)] overflow-hidden rounded-small bg-card -outline-offset-2 ${looks[look]} ${order.table === null || ended ? '' : 'is-table rounded-b-card outline-3! outline-sky!'}`}
    >
      <AllowedOnly act="orders.handle" branch={order.branch}>
        {allergies.map((text, at) => (
          <p
            key={text}
            className="col-span-2 m-1 flex items-center gap-1.5 rounded-small border-3 border-cherry bg-cherry-soft px-1.5 py-0.5 text-lg leading-tight font-extrabold"
          >
            <Icon of={warningIcon} label={t.allergy} className="size-5.5 text-cherry" />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              {allergies.length > 1 && <span className="text-cherry">{`${at + 1} `}</span>}
              <bdi>{text}</bdi>
            </span>
          </p>
        ))}
        {!ended && order.toSee === 'changed' && <Changed order={order} allergies={allergies} />}
      </AllowedOnly>
      {ended && (
        <p className="col-span-2 px-2 pt-1 text-base leading-tight font-bold text-cherry">
          {order.course === 'refused' ? t.refused : t.cancelled}
        </p>
      )}
      <Stub ticket={ticket} look={look} minutes={minutes} station={station} />
      <AllowedOnly act="orders.handle" branch={order.branch}>
        <ul className="min-w-0">
          {lines.map((line) =>
            !ended && station !== null && isShared(line, station) ? (
              <DealLine
                key={line.id}
                line={line}
                allergies={isOnly ? [] : allergies}
                station={station}
                soldOut={soldOut}
                waits={(part) => waitsToBeSent(order, line.id, part)}
                onTap={(part) => tapPart(ticket, line.id, part)}
              />
            ) : (
              <TicketLineRow
                key={line.id}
                line={line}
                allergies={isOnly ? [] : allergies}
                soldOut={soldOut.has(line.line.item)}
                waits={waitsToBeSent(order, line.id)}
                struck={ended}
                onTap={() => tapLine(ticket, line.id)}
              />
            ),
          )}
        </ul>
      </AllowedOnly>
      {!ended && <PayBand order={order} className="col-span-2" />}
    </article>
  )
})

const looks = {
  calm: 'shade-card',
  now: 'outline-2 outline-honey',
  late: 'outline-2 outline-cherry',
  'is-ended': 'hatched outline-2 outline-dashed outline-edge',
} as const

/** A meal deal with a part that is made elsewhere. */
const isShared = (line: Line, station: string): line is Line & { readonly parts: readonly TicketPart[] } =>
  line.parts?.some((part) => !isMadeAt(part, station)) === true

type StubProps = { ticket: Ticket; look: keyof typeof looks; minutes: number | null; station: string | null }

/**
 * Beside the lines, so that an order of one line is as low as its line: the code opens the order, and all below it is
 * one button, at least 56 px high, for the whole of it.
 */
function Stub({ ticket, look, minutes, station }: StubProps) {
  const { t } = useBoardText()
  const say = useWhenText()
  const { order } = ticket
  const code = calledCode(order)
  const ended = look === 'is-ended'
  const name = calledName(order) || t.noName
  const people = peopleIn(order)
  const coming = useComingText()(order)
  const act = ended ? () => markSeen(order) : () => tapWhole(ticket, station)
  const label = ended ? t.seenOf(code) : station === null ? t.whole(code) : t.wholeOf(code, station)
  const quiet = look === 'calm' || ended
  return (
    <header className={`ticket-head relative flex min-w-0 flex-col text-center ${stubs[look]}`} data-look={look}>
      <button
        type="button"
        aria-label={order.table === null || ended ? t.open(code) : `${order.table}: ${t.open(code)}`}
        onClick={() => openOrder(ticket.id)}
        className="grid min-h-11 shrink-0 place-items-center overflow-hidden"
      >
        {order.table === null || ended ? (
          <Code
            code={code}
            className={`ltr:tracking-tight ${code.length > 4 ? 'text-xl' : 'text-ticket-code'} ${ended ? 'text-ink-2 line-through decoration-cherry decoration-4' : ''}`}
          />
        ) : (
          <span className="my-1.5 grid size-8.5 place-items-center rounded-full bg-sky text-count font-extrabold text-card ring-sky">
            {order.table}
          </span>
        )}
      </button>
      <AllowedOnly act="orders.handle" branch={order.branch}>
        <button
          type="button"
          onClick={act}
          className="ticket-whole flex min-h-14 flex-1 flex-col items-stretch text-center leading-tight"
        >
          <span className="sr-only">{`${label} `}</span>
          {!ended && (
            <span className={`leading-[1.1] font-bold ltr:tracking-tight ${look === 'late' ? 'text-sm' : 'text-base'}`}>
              {say(look, minutes)}
            </span>
          )}
          <span className={`grid px-0.5 pb-0.5 text-sm leading-[1.15] font-medium ${quiet ? 'text-ink-2' : ''}`}>
            {order.course === 'placed' && !ended && <b>{t.isNew}</b>}
            {coming && !ended && <b>{coming}</b>}
            <bdi className="truncate">{order.table === null || ended ? name : code}</bdi>
            {people > 0 && <span>{t.basket.people(people)}</span>}
          </span>
          <span
            className={`grid flex-1 place-items-center ${ended || order.kept ? 'pb-1 *:grid' : 'stub-rest min-h-0'}`}
          >
            <span
              className={`size-9 place-items-center rounded-small border-2 bg-card text-ink ${quiet ? 'border-edge' : 'border-transparent'}`}
            >
              <Icon
                of={ended ? eyeIcon : order.kept ? clockIcon : checkIcon}
                label={order.kept ? t.waits : undefined}
              />
            </span>
          </span>
          {!ended && <PayMark order={order} />}
        </button>
      </AllowedOnly>
    </header>
  )
}

const stubs = {
  calm: 'border-e-2 border-dashed border-line',
  now: 'bg-honey',
  late: 'bg-cherry text-card',
  'is-ended': 'border-e-2 border-dashed border-line',
} as const

/** That the order was changed, and in what. */
function Changed({ order, allergies }: { order: Ticket['order']; allergies: readonly string[] }) {
  const { t } = useBoardText()
  const wordsOf = useLineWords()
  const counts = new Map<string, number>()
  const count = (lines: readonly OrderLine[], sign: 1 | -1) => {
    for (const line of lines) counts.set(wordsOf(line), (counts.get(wordsOf(line)) ?? 0) + sign * line.quantity)
  }
  if (order.changedFrom) {
    count(order.lines, 1)
    count(order.changedFrom.lines, -1)
  }
  const changes = [...counts].filter(([, by]) => by !== 0)
  const noteBefore = new Map(order.changedFrom?.lines.map(({ id, notes }) => [id, notes]))
  const noted = order.lines.filter(
    ({ id, notes }) => notes !== '' && noteBefore.has(id) && noteBefore.get(id) !== notes,
  )
  return (
    <div className="col-span-2 flex min-h-12 items-center gap-2 bg-honey-soft ps-2">
      <Icon of={pencilIcon} className="size-5 self-start mt-3.5" />
      <p className="min-w-0 flex-1 py-1 leading-tight">
        <b className="text-md">{t.changed}</b>
        {changes.map(([words, by]) => (
          <span key={words} className="block font-semibold wrap-anywhere">
            <bdi dir="ltr">{`${by > 0 ? '+' : '−'}${Math.abs(by)}`}</bdi> <bdi>{words}</bdi>
          </span>
        ))}
        {noted.map((line) => (
          <span key={line.id} className="block font-semibold wrap-anywhere whitespace-pre-line">
            <bdi>{wordsOf(line)}</bdi>: <TicketNote note={line.notes} allergies={allergies} />
          </span>
        ))}
      </p>
      <button
        type="button"
        onClick={() => markSeen(order)}
        className="min-h-12 px-3 text-md font-bold underline decoration-2 underline-offset-4"
      >
        {t.seen}
      </button>
    </div>
  )
}
