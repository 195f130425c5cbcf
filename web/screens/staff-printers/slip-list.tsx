// The slips of a printer that wait or were given up, each with what can be done about it.
import { serverNow } from '../../api/http/server-clock.ts'
import type { ShownSlip } from '../../api/staff/printer-api.ts'
import { useSlipAgain, useSlipLetBe } from '../../api/staff/slip-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { formatRecent } from '../../i18n/format-more.ts'
import { usePrinterText } from '../../i18n/printers/index.ts'
import { showToast, useTellRefusal } from '../../staff/toasts.tsx'
import { slipReason } from './slip-reasons.ts'

/** The server lists no more of them. */
export const mostSlips = 50

type SlipListProps = {
  slips: readonly ShownSlip[]
  /** Whether the member may print them again or let them be. */
  handles: boolean
}

export function SlipList({ slips, handles }: SlipListProps) {
  const { t } = usePrinterText()
  return (
    <section aria-label={t.waits} className="grid gap-1">
      <h3 className="text-md">{t.waits}</h3>
      {slips.length === 0 && <p className="text-ink-2">{t.nothingWaits}</p>}
      <ul>
        {slips.map((slip) => (
          <Row key={slip.id} slip={slip} handles={handles} />
        ))}
      </ul>
      {slips.length >= mostSlips && <p className="text-sm text-ink-2">{t.onlyOldest}</p>}
    </section>
  )
}

function Row({ slip, handles }: { slip: ShownSlip; handles: boolean }) {
  const { t, locale } = usePrinterText()
  const { id, code, what, mark, reprint, state, since, endedAt, by } = slip
  const again = useSlipAgain()
  const letBe = useSlipLetBe()
  const tellRefusal = useTellRefusal()
  const name = [t.oneOf[what], code].filter(Boolean).join(' ')
  const isFailed = state === 'failed'
  const when = formatRecent((isFailed && endedAt) || since, serverNow(), locale)
  const shown = isFailed || state === 'offered' ? state : 'queued'

  const act = ({ mutate }: Pick<typeof again, 'mutate'>, done: string) =>
    function run(): void {
      mutate({ id }, { onSuccess: () => showToast(done), onError: (error) => tellRefusal(error, run) })
    }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="me-auto min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            <bdi>{t.oneOf[what]}</bdi> {code && <bdi dir="ltr">{code}</bdi>}
          </span>
          {mark && <StatusPill tone="dark">{t.marks[mark]}</StatusPill>}
          {reprint && <StatusPill tone="dark">{t.marks.reprint}</StatusPill>}
        </p>
        <p className={`text-sm ${isFailed ? 'font-medium text-cherry' : 'text-ink-2'}`}>
          {t.slipStates[shown](when)}
          {by && ` · ${t.printedBy(by)}`}
        </p>
        {isFailed && <Why code={slip.why} />}
      </div>
      {handles && isFailed && (
        <Button
          variant="quiet"
          busy={again.isPending}
          aria-label={t.againOf(name)}
          onClick={act(again, t.againDone(name))}
        >
          {t.again}
        </Button>
      )}
      {handles && state !== 'offered' && (
        <Button
          variant="text"
          busy={letBe.isPending}
          aria-label={t.letBeOf(name)}
          onClick={act(letBe, t.letBeDone(name))}
        >
          {t.letBe}
        </Button>
      )}
    </li>
  )
}

function Why({ code }: { code: string }) {
  const { t } = usePrinterText()
  const reason = slipReason(code)
  return <p className="text-sm text-ink-2 wrap-anywhere">{reason ? t.why[reason] : t.whyCode(code)}</p>
}
