// The board's sign of printers in trouble: in its head, or as a bar while new orders take the place of the head.
import type { PrinterTroubles } from '../../../api/staff/slip-api.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { printerIcon, printerOffIcon } from '../../../components/icons/icons-staff.ts'
import { useSlipText } from '../../../i18n/printers/index.ts'
import { open } from '../board/board-state.ts'
import { isUrgent, useTroubleWords } from './trouble-words.ts'

type PrinterSignProps = { troubles: PrinterTroubles; timeZone: string }

const openTroubles = () => open({ kind: 'paper' })

/** Red if somebody has to come, quiet if there is only little paper left. A narrow screen has room for the picture alone. */
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
    <div className="on-dark flex h-full min-h-0 items-center gap-3 overflow-hidden bg-cherry px-4 text-card max-sm:gap-2 max-sm:px-2">
      <Icon of={printerOffIcon} className="size-7 shrink-0" />
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight font-semibold">{words.all(urgent)}</p>
      <button
        type="button"
        onClick={openTroubles}
        className="min-h-12 shrink-0 rounded-control bg-card px-4 text-md font-bold text-ink"
      >
        {t.look}
      </button>
    </div>
  )
}

/** What screen readers hear of it, once. */
export function PrinterNews({ troubles, timeZone }: PrinterSignProps) {
  return useTroubleWords(timeZone).spoken(troubles)
}
