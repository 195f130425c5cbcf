// A meal deal at one station: what is made here stands like lines of its own, under the deal's name, and the rest as a count.
import { isMadeAt } from '../../../../../domain/counter/counter.ts'
import { AgeMark } from '../../../../diet/age-notice.tsx'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { LineChanges } from '../../../../staff/lines/line-changes.tsx'
import { useLineName } from '../../line-name.ts'
import type { TicketLine as Line, TicketPart } from '../state/ticket.ts'
import { LineTap, Note } from './ticket-line.tsx'

type DealLineProps = {
  line: Line & { readonly parts: readonly TicketPart[] }
  station: string
  soldOut: ReadonlySet<string>
  /** A tap on the order waits for the connection. */
  waits: boolean
  onTap: (part: TicketPart) => void
}

export function DealLine({ line, station, soldOut, waits, onTap }: DealLineProps) {
  const { t } = useBoardText()
  const nameOf = useLineName()
  const here = line.parts.filter((part) => isMadeAt(part, station))
  const elsewhere = line.parts.filter((part) => !here.includes(part))
  const ready = elsewhere.filter(({ status }) => status !== 'received').length
  return (
    <li className="border-latte-soft not-first:border-t">
      <div className="mx-2 mt-2 border-s-3 border-latte ps-2 text-ticket leading-tight">
        <p className="text-base leading-tight text-ink-2">
          <b className="font-semibold wrap-anywhere">{nameOf(line.line)}</b> ·{' '}
          <span className="whitespace-nowrap">{t.elsewhere(elsewhere.length, ready)}</span>
        </p>
        <LineChanges options={line.line.options} />
        <Note note={line.line.notes} />
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
              waits={waits && part.status !== 'received'}
              onTap={() => onTap(part)}
            >
              <LineChanges options={part.part.options} />
            </LineTap>
          </li>
        ))}
      </ul>
    </li>
  )
}
