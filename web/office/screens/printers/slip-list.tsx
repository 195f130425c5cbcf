// The slips of a printer that wait or were given up, each with what can be done about it.
import { serverNow } from '#web/data/http/server-clock.ts'
import type { ShownSlip } from '#web/data/staff/printer-api.ts'
import { SlipButtons } from '#web/office/staff/slips/slip-buttons.tsx'
import { useSlipWords } from '#web/office/staff/slips/slip-sentences.ts'
import { formatRecent } from '#web/words/format-more.ts'
import { usePrinterText } from '#web/words/printers/index.ts'

/** The server lists no more than this. */
export const mostSlips = 50

type SlipListProps = { slips: readonly ShownSlip[]; branch: string }

export function SlipList({ slips, branch }: SlipListProps) {
  const { t } = usePrinterText()
  return (
    <section aria-label={t.waits} className="grid gap-1">
      <h3 className="text-md">{t.waits}</h3>
      {slips.length === 0 && <p className="text-ink-2">{t.nothingWaits}</p>}
      <ul>
        {slips.map((slip) => (
          <Row key={slip.id} slip={slip} branch={branch} />
        ))}
      </ul>
      {slips.length >= mostSlips && <p className="text-sm text-ink-2">{t.onlyOldest}</p>}
    </section>
  )
}

function Row({ slip, branch }: { slip: ShownSlip; branch: string }) {
  const { t, locale } = usePrinterText()
  const words = useSlipWords()
  const { state, since, endedAt, by } = slip
  const isFailed = state === 'failed'
  const when = formatRecent((isFailed && endedAt) || since, serverNow(), locale)
  const shown = isFailed || state === 'offered' ? state : 'queued'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="me-auto min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <p className="font-semibold">{words.slipOf(slip)}</p>
        <p className={`text-sm ${isFailed ? 'font-medium text-cherry' : 'text-ink-2'}`}>
          {`${t.slipStates[shown](when)}${by ? ` · ${t.printedBy(by)}` : ''}`}
        </p>
        {isFailed && <p className="text-sm text-ink-2">{words.why(slip)}</p>}
      </div>
      <SlipButtons slip={slip} branch={branch} />
    </li>
  )
}
