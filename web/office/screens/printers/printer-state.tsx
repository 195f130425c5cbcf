// How a printer is, in words: its condition, when it was seen, what waits and why, who takes over, what is odd about
// it.
import type { ReactNode } from 'react'
import { isTroubled, type PrinterCondition, printerTimes } from '#domain/paper/printer.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { ShownPrinter } from '#web/data/staff/printer-api.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { printerIcon } from '#web/ui/icons/icons.ts'
import { formatRecent } from '#web/words/format-more.ts'
import { usePrinterText } from '#web/words/printers/index.ts'

type Tone = 'leaf' | 'honey' | 'cherry'

export const toneOf = (condition: PrinterCondition): Tone =>
  condition === 'ready' ? 'leaf' : isTroubled(condition) ? 'cherry' : 'honey'

const inks: Readonly<Record<Tone, string>> = { leaf: 'text-leaf', honey: 'text-honey-ink', cherry: 'text-cherry' }
const tiles: Readonly<Record<Tone, string>> = {
  leaf: 'bg-leaf-soft text-leaf',
  honey: 'bg-honey-soft text-honey-ink',
  cherry: 'bg-cherry text-card',
}

export const PrinterTile = ({ condition }: { condition: PrinterCondition }) => (
  <span className={`grid size-13 shrink-0 place-items-center rounded-control ${tiles[toneOf(condition)]}`}>
    <Icon of={printerIcon} className="size-6.5" />
  </span>
)

/** Two lines: 'No paper since 12:03', and 'Star mC-Print3 · seen just now'. */
export function StateLines({ printer }: { printer: ShownPrinter }) {
  const { t, locale } = usePrinterText()
  const { condition, conditionSince, model, kind, seenAt, intervalS } = printer
  const now = serverNow()
  const isNear = seenAt !== null && condition !== 'silent' && now - seenAt < 2 * intervalS * 1000 + 10_000
  return (
    <>
      <p className={`font-semibold ${inks[toneOf(condition)]}`}>
        {t.states[condition](formatRecent(conditionSince, now, locale))}
      </p>
      <p className="text-sm text-ink-2 wrap-anywhere">
        <bdi>{model || t.makes[kind]}</bdi>
        <span>{` · ${seenAt === null ? t.neverSeen : isNear ? t.seenNow : t.seenAt(formatRecent(seenAt, now, locale))}`}</span>
      </p>
    </>
  )
}

/** What waits, since when and for what, or who prints it instead; and what was given up. */
export function WaitingLines({ printer, cover }: { printer: ShownPrinter; cover: ShownPrinter | undefined }) {
  const { t, locale } = usePrinterText()
  const { condition, waiting, waitingSince, failed } = printer
  const stepsIn = isTroubled(condition) && cover && !isTroubled(cover.condition)
  return (
    <>
      {waitingSince !== null && waiting > 0 && (
        <p>
          {t.waiting(waiting, stepsIn ? '' : t.waitsFor[condition], formatRecent(waitingSince, serverNow(), locale))}
        </p>
      )}
      {stepsIn && <p>{t.insteadBy(cover.name)}</p>}
      {failed > 0 && <p className="font-semibold text-cherry">{`${t.failedCount(failed)}.`}</p>}
    </>
  )
}

const dayMs = 86_400_000

/** What needs attention: another device with its address, a device that is set up twice, or calls that are too rare. */
export function PrinterOddities({
  printer: { strangerAt, sameDevice, intervalS },
}: {
  printer: ShownPrinter
}): ReactNode {
  const { t, locale } = usePrinterText()
  const now = serverNow()
  return (
    <>
      {strangerAt !== null && now - strangerAt < dayMs && (
        <Notice kind="error">{t.stranger(formatRecent(strangerAt, now, locale))}</Notice>
      )}
      {sameDevice !== null && <Notice kind="error">{t.sameDevice(sameDevice)}</Notice>}
      {intervalS > printerTimes.intervalS + 1 && <Notice kind="warning">{t.slow(intervalS)}</Notice>}
    </>
  )
}
