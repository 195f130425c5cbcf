// One line of a ticket: a tap makes it ready, another takes that back. The quantity first, then what changes its
// making.
import type { ReactNode } from 'react'
import { isMadeAt } from '#domain/order/counter/counter.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { type NotePart, readNote } from '#domain/order/note.ts'
import { AgeMark } from '#web/customer/diet/declared.tsx'
import { LineChanges, PartChanges } from '#web/office/staff/lines/line-change-list.tsx'
import { LinePersonName } from '#web/office/staff/lines/line-person.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, clockIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useLineName } from '../line-name.ts'
import type { TicketLine as Line, TicketPart } from './ticket.ts'

type TicketLineProps = Pick<LineTapProps, 'soldOut' | 'waits' | 'struck' | 'onTap'> & NotesShown & { line: Line }

export function TicketLineRow({ line: { line, quantity, status }, allergies, ...tap }: TicketLineProps) {
  const name = useLineName()(line)
  return (
    <li className="border-latte-soft not-first:border-t">
      <LineTap quantity={quantity} status={status} name={name} age={<AgeMark of={[line]} />} {...tap}>
        <PartChanges parts={line.parts} dense />
        <LineChanges options={line.options} dense />
        <TicketNote note={line.notes} allergies={allergies} />
        <LinePersonName person={line.person} />
      </LineTap>
    </li>
  )
}

type LineTapProps = {
  quantity: number
  status: LineStatus
  name: string
  soldOut: boolean
  /** A tap on it waits for the connection. */
  waits: boolean
  struck?: boolean
  /** The age from which it may be handed over. */
  age?: ReactNode
  onTap: () => void
  /** What changes the making. */
  children: ReactNode
}

/** What a finger taps: a line, or a part of a meal deal at its station. */
function LineTap({
  quantity,
  status,
  name,
  soldOut,
  waits,
  struck = false,
  age,
  onTap,
  children: changes,
}: LineTapProps) {
  const { t } = useBoardText()
  const done = status !== 'received'
  return (
    <button
      type="button"
      aria-pressed={struck ? undefined : done}
      disabled={struck}
      onClick={onTap}
      className={`flex min-h-11 w-full items-center gap-1 py-0.5 ps-2 text-start text-ticket leading-[1.12] font-semibold ltr:tracking-tight ${done ? 'text-ink-2' : ''}`}
    >
      <Quantity quantity={quantity} done={done} />
      <span
        className={`min-w-0 flex-1 hyphens-auto wrap-anywhere ${struck ? 'text-ink-2 line-through decoration-cherry decoration-3' : ''}`}
      >
        <span className="me-1.5">{name}</span>
        {age}
        {!done && soldOut && !struck && (
          <span className="ms-1 inline-block rounded-small bg-cherry px-1.5 text-base leading-snug font-bold text-card">
            {t.soldOut}
          </span>
        )}
        {changes}
      </span>
      {waits && <Icon of={clockIcon} label={t.waits} className="size-5 text-honey-ink" />}
    </button>
  )
}

function Quantity({ quantity, done }: { quantity: number; done: boolean }) {
  const many = quantity > 1
  const look = done ? 'bg-leaf text-card' : many ? 'bg-ink text-card' : ''
  return (
    <span
      className={`grid h-7.5 min-w-5.5 shrink-0 place-items-center rounded-small text-count leading-none font-extrabold ${look}`}
    >
      {done ? <Icon of={checkIcon} className="size-5.5" label={many ? String(quantity) : undefined} /> : quantity}
    </span>
  )
}

interface NotesShown {
  /** The notes about allergies that head the ticket, where a line has a mark for its own; none on one of one line. */
  allergies: readonly string[]
}

export function TicketNote({ note, allergies }: NotesShown & { note: string }) {
  return readNote(note).map((part) =>
    part.kind === 'allergy' ? (
      <AllergyMark key={part.text} at={allergies.indexOf(part.text)} of={allergies.length} />
    ) : (
      <Part key={`${part.kind} ${part.text}`} part={part} />
    ),
  )
}

/** That a note at the head of the ticket is about this line, and which one. */
function AllergyMark({ at, of: all }: { at: number; of: number }) {
  const { t } = useBoardText()
  if (at < 0) return null
  return (
    <span className="flex w-fit items-center gap-1 rounded-small border-2 border-cherry bg-cherry-soft px-1.5 text-base leading-tight font-bold">
      <Icon of={warningIcon} className="size-4.5 text-cherry" />
      <span>{all > 1 ? `${t.allergy} ${at + 1}` : t.allergy}</span>
    </span>
  )
}

function Part({ part: { kind, word, text } }: { part: NotePart }) {
  if (kind === 'without')
    return (
      <span className="block border-s-5 border-cherry ps-1.5 text-lg leading-tight">
        <bdi className="whitespace-pre-line">
          <b className="font-extrabold text-cherry uppercase">{word}</b> <span>{text}</span>
        </bdi>
      </span>
    )
  return (
    <span className="block w-fit rounded-small bg-honey-soft px-1.5 text-lg leading-tight font-bold">
      <bdi className="whitespace-pre-line">{text}</bdi>
    </span>
  )
}

type DealLineProps = NotesShown & {
  line: Line & { readonly parts: readonly TicketPart[] }
  station: string
  soldOut: ReadonlySet<string>
  /** Whether a tap on a part waits for the connection. */
  waits: (part: string) => boolean
  onTap: (part: TicketPart) => void
}

/** A meal deal at one station: its own parts are lines under the deal's name, and the others are only counted. */
export function DealLine({ line, allergies, station, soldOut, waits, onTap }: DealLineProps) {
  const { t } = useBoardText()
  const nameOf = useLineName()
  const here = line.parts.filter((part) => isMadeAt(part, station))
  const elsewhere = line.parts.filter((part) => !here.includes(part))
  const ready = elsewhere.filter(({ status }) => status !== 'received').length
  return (
    <li className="border-latte-soft not-first:border-t">
      <div className="mx-1.5 mt-1.5 border-s-3 border-latte ps-1.5 text-ticket leading-tight">
        <p className="text-base leading-tight text-ink-2">
          <b className="font-semibold wrap-anywhere">{nameOf(line.line)}</b> ·{' '}
          <span className="whitespace-nowrap">{t.elsewhere(elsewhere.length, ready)}</span>
        </p>
        <LineChanges options={line.line.options} />
        <TicketNote note={line.line.notes} allergies={allergies} />
        <LinePersonName person={line.line.person} />
      </div>
      <ul>
        {here.map((part) => (
          <li key={part.part.part}>
            <LineTap
              quantity={line.quantity}
              status={part.status}
              name={nameOf(part.part)}
              soldOut={soldOut.has(part.item)}
              age={<AgeMark of={[part.part]} />}
              waits={waits(part.part.part)}
              onTap={() => onTap(part)}
            >
              <LineChanges options={part.part.options} dense />
            </LineTap>
          </li>
        ))}
      </ul>
    </li>
  )
}
