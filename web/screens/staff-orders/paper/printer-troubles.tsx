// What the board's sign of printers opens: each printer in trouble with what helps, and the slips that were given up.
import type { OrderSlip, PrinterTroubles, TroubledPrinter } from '../../../api/staff/slip-api.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { printerIcon, printerOffIcon } from '../../../components/icons/icons-staff.ts'
import { useSlipText } from '../../../i18n/printers/index.ts'
import { SlipButtons } from '../../../staff/slips/slip-buttons.tsx'
import { useSlipWords } from '../../../staff/slips/slip-sentences.ts'
import { openOrder } from '../board/board-state.ts'
import { isUrgent, useTroubleWords } from './trouble-words.ts'

type PrinterTroubleListProps = { troubles: PrinterTroubles; branch: string; timeZone: string }

export function PrinterTroubleList({ troubles: { printers, failed }, branch, timeZone }: PrinterTroubleListProps) {
  const { t } = useSlipText()
  if (printers.length + failed.length === 0) return <p className="py-8 text-center text-ink-2">{t.allWell}</p>
  return (
    <ul className="grid gap-2">
      {printers.map((one) => (
        <PrinterRow key={one.id} printer={one} timeZone={timeZone} />
      ))}
      {failed.map((slip) => (
        <FailedRow key={slip.id} slip={slip} branch={branch} />
      ))}
    </ul>
  )
}

const row = 'flex gap-3 rounded-control bg-card p-4 shade-card'

function PrinterRow({ printer, timeZone }: { printer: TroubledPrinter; timeZone: string }) {
  const { t } = useSlipText()
  const words = useTroubleWords(timeZone)
  const { condition } = printer
  const urgent = isUrgent(printer)
  return (
    <li className={row}>
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-control ${urgent ? 'bg-cherry text-card' : 'bg-honey-soft'}`}
      >
        <Icon of={urgent ? printerOffIcon : printerIcon} />
      </span>
      <p className="min-w-0 wrap-anywhere">
        <b className={`block text-lg leading-snug ${urgent ? 'text-cherry' : ''}`}>{words.what(printer)}</b>
        <span className="block first-letter:uppercase">{words.since(printer)}</span>
        {condition in t.help && <span className="block text-ink-2">{t.help[condition as keyof typeof t.help]}</span>}
      </p>
    </li>
  )
}

function FailedRow({ slip, branch }: { slip: OrderSlip; branch: string }) {
  const words = useSlipWords()
  const { t } = useSlipText()
  const { order, by, printer } = slip
  return (
    <li className={`${row} flex-wrap`}>
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {order === null ? (
          <b className="block text-lg leading-snug">{words.slipOf(slip)}</b>
        ) : (
          <button
            type="button"
            onClick={() => openOrder(order)}
            className="min-h-11 text-start text-lg leading-snug font-bold underline decoration-honey decoration-2 underline-offset-4"
          >
            {words.slipOf(slip)}
          </button>
        )}
        <span className="block text-cherry">{t.states.failed(by ?? printer.name)}</span>
        <span className="block text-ink-2">{words.why(slip)}</span>
      </div>
      <SlipButtons slip={slip} branch={branch} />
    </li>
  )
}
