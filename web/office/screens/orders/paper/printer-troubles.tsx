// How the board says that a printer is in trouble: a sign in its head, or a bar while new orders take the place of the
// head; and what the sign opens: each printer in trouble, with what helps, and the slips that were given up.
import { isTroubled } from '#domain/paper/printer.ts'
import type { OrderSlip, PrinterTroubles, TroubledPrinter } from '#web/data/staff/slip-api.ts'
import { SlipButtons } from '#web/office/staff/slips/slip-buttons.tsx'
import { useSlipWords } from '#web/office/staff/slips/slip-sentences.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { printerIcon } from '#web/ui/icons/icons.ts'
import { printerOffIcon } from '#web/ui/icons/icons-staff.ts'
import { useSlipText } from '#web/words/printers/index.ts'
import { barLook, mendLook } from '../board/board-bars.tsx'
import { openOrder, showOpened } from '../board/board-state.ts'
import { useInstantText } from '../board/order-words.tsx'

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

/** If another printer takes over, it prints what waits, so no number is needed. */
export function useTroubleWords(timeZone: string) {
  const { t, locale } = useSlipText()
  const instantText = useInstantText(timeZone)
  const { slipOf } = useSlipWords()

  /** 'Bar: no paper'. */
  const what = ({ name, condition }: TroubledPrinter): string => `${name}: ${t.conditions[condition]}`

  /** 'since 12:03, 4 slips wait'; empty for one that has little paper left. */
  const since = ({ condition, since: at, waiting, by }: TroubledPrinter): string => {
    if (!isTroubled(condition)) return ''
    const then = by === null ? waiting > 0 && t.waiting(waiting) : t.takesOver(by)
    return [t.since(instantText(at)), then].filter(Boolean).join(locale === 'ar' ? '، ' : ', ')
  }

  const sentence = (one: TroubledPrinter): string => [what(one), since(one)].filter(Boolean).join(' ')

  const notPrinted = (slip: OrderSlip): string => t.notPrinted(slipOf(slip), slip.by ?? slip.printer.name)

  return {
    what,
    since,
    sentence,
    notPrinted,
    /** Everything, in one line. */
    all: ({ printers, failed }: PrinterTroubles): string =>
      [...printers.map(sentence), ...failed.map(notPrinted)].join('. '),
    /** For screen readers: stays the same while the number of waiting slips changes. */
    spoken: ({ printers, failed }: PrinterTroubles): string =>
      [...printers.filter(isUrgent).map((one) => sentence({ ...one, waiting: 0 })), ...failed.map(notPrinted)].join(
        '. ',
      ),
  }
}

export const isUrgent = ({ condition }: Pick<TroubledPrinter, 'condition'>): boolean => isTroubled(condition)

type PrinterSignProps = { troubles: PrinterTroubles; timeZone: string }

const openTroubles = () => showOpened({ kind: 'paper' })

/** Red if somebody has to come, quiet if paper is merely low. A narrow screen has room for the icon alone. */
export function PrinterSign({ troubles, timeZone }: PrinterSignProps) {
  const words = useTroubleWords(timeZone)
  const [title, below] = useShort(troubles, timeZone)
  const urgent = troubles.failed.length > 0 || troubles.printers.some(isUrgent)
  return (
    <button
      type="button"
      onClick={openTroubles}
      className={`inline-flex min-h-12 min-w-11 items-center justify-center gap-2.5 rounded-control px-3 text-start max-sm:px-2 lg:min-w-0 lg:shrink ${urgent ? 'bg-cherry text-card' : 'shrink-0 bg-ink-soft text-paper'}`}
    >
      <Icon of={urgent ? printerOffIcon : printerIcon} className="size-6 shrink-0" />
      <span className="sr-only">{words.all(troubles)}</span>
      <span aria-hidden className="grid min-w-0 leading-tight max-lg:hidden">
        <b className="truncate text-base">{title}</b>
        {below && <span className="truncate text-sm">{below}</span>}
      </span>
    </button>
  )
}

/** Two short lines: one printer by its name, several by their number. */
function useShort({ printers, failed }: PrinterTroubles, timeZone: string): readonly [string, string] {
  const { t } = useSlipText()
  const words = useTroubleWords(timeZone)
  const urgent = printers.filter(isUrgent)
  const [first, ...others] = urgent.length > 0 ? urgent : failed.length > 0 ? [] : printers
  const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name).join(', ')
  if (!first) return [t.givenUp(failed.length), failed.map(({ code }) => code).join(', ')]
  if (others.length > 0 && urgent.length > 0) return [t.several(urgent.length), names(urgent)]
  if (others.length > 0) return [t.conditions[first.condition], names(printers)]
  const below = [words.since(first), failed.length > 0 && t.givenUp(failed.length)]
  return [words.what(first), below.filter(Boolean).join(' · ')]
}

export function PrinterBar({ troubles, timeZone }: PrinterSignProps) {
  const { t } = useSlipText()
  const words = useTroubleWords(timeZone)
  const urgent = { ...troubles, printers: troubles.printers.filter(isUrgent) }
  return (
    <div className={barLook}>
      <Icon of={printerOffIcon} className="size-7 shrink-0" />
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight font-semibold">{words.all(urgent)}</p>
      <button type="button" onClick={openTroubles} className={mendLook}>
        {t.look}
      </button>
    </div>
  )
}

/** Announced to screen readers, once. */
export function PrinterNews({ troubles, timeZone }: PrinterSignProps) {
  return <span>{useTroubleWords(timeZone).spoken(troubles)}</span>
}
