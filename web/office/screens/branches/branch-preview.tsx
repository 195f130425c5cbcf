// What customers read about a branch with these settings, made by the same functions that accept their orders.
import { nextOpeningDay, type OrderingSettings } from '#domain/branch/branch.ts'
import { clockText, periodsOn } from '#domain/branch/hours.ts'
import { openWords, orderWords } from '#web/customer/branch/branch-state.ts'
import { dayStateOf } from '#web/customer/ordering/ordering.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { StatusDot } from '#web/ui/display/status-dot.tsx'
import { useText } from '#web/words/index.tsx'
import { useBranchText } from '#web/words/owner/index.ts'

/** Open until when, until when orders are taken, and the next opening day. */
export function CustomerWords({ branch }: { branch: OrderingSettings }) {
  const words = useText()
  const { t, date } = useBranchText()
  const now = useNow(60_000)
  const state = dayStateOf(branch, { day: null }, now)
  const { tone, text } = openWords(branch, state, words)
  // By the hours alone: whether staff closed it stands above.
  const next = nextOpeningDay({ ...branch, shop: { ...branch.shop, open: true } }, now)
  const hours = next ? periodsOn(branch, next).map(({ from, to }) => `${clockText(from)}–\u2060${clockText(to)}`) : []
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2 font-semibold">
        <StatusDot tone={tone} />
        <span>{text}</span>
      </p>
      <p>{orderWords(branch, state, words)}</p>
      <p className="text-sm text-ink-2">{next ? t.nextDay(date(next), hours.join(', ')) : t.noNextDay}</p>
    </div>
  )
}

type PreviewProps = {
  branch: OrderingSettings
  /** Whether it shows typed settings that are not saved yet. */
  unsaved: boolean
  readable: boolean
}

export function BranchPreview({ branch, unsaved, readable }: PreviewProps) {
  const { t } = useBranchText()
  return (
    <section
      aria-labelledby="preview"
      className={`rounded-card p-5 ${unsaved ? 'bg-honey-soft' : 'bg-card shade-card'}`}
    >
      <h2 id="preview" className="mb-2 text-lg">
        {unsaved ? t.previewSoon : t.previewNow}
      </h2>
      <div role="status">{readable ? <CustomerWords branch={branch} /> : <p>{t.previewBroken}</p>}</div>
    </section>
  )
}

/** The same in one line, for when the preview is out of view. */
export function PreviewLine({ branch }: { branch: OrderingSettings }) {
  const words = useText()
  const { t } = useBranchText()
  const state = dayStateOf(branch, { day: null }, useNow(60_000))
  return (
    <p aria-hidden="true" className="text-sm text-ink-2 lg:hidden">
      {t.previewLine(`${openWords(branch, state, words).text} · ${orderWords(branch, state, words)}`)}
    </p>
  )
}
