// The summary, Place Order, and in words whatever stands between the two (ORDER-3 to ORDER-5).

import { linePrice } from '../../../domain/money.ts'
import type { MenuBranch } from '../../api/menu.ts'
import type { ShownLine } from '../../cart/lines.ts'
import type { DayState } from '../../cart/ordering.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import type { Draft } from './draft.ts'
import { PlacingNotice } from './placing-notice.tsx'
import type { Times } from './time-field.tsx'
import type { Checkout } from './use-checkout.ts'

type PlacePanelProps = {
  branch: MenuBranch
  state: DayState
  draft: Draft
  times: Times
  lines: readonly ShownLine[]
  checkout: Checkout
}

export function PlacePanel({ branch, state, draft, times, lines, checkout }: PlacePanelProps) {
  const { t, money } = useOrderText()
  const words = t.checkout
  const busy = checkout.placing.step === 'sending' || checkout.placing.step === 'retrying'
  const when = useWhen(branch, state, draft, times)
  return (
    <Card>
      <h2 className="mb-3">{words.summary}</h2>
      <ul className="grid gap-1.5">
        {lines
          .filter((line) => line.mark === 'fine' || line.mark === 'price_changed')
          .map((line) => (
            <li key={`${line.item} ${line.choice}`} className="flex justify-between gap-3">
              <span>
                <span>{line.quantity} × </span>
                {line.shown?.name ?? line.item}
              </span>
              <span>{money(linePrice(line.price, line.quantity))}</span>
            </li>
          ))}
      </ul>
      <dl className="mt-3 grid gap-1.5 border-t border-line pt-3 text-ink-2">
        <div className="flex justify-between gap-3">
          <dt>{words.where}</dt>
          <dd className="text-end text-ink">{branch.name}</dd>
        </div>
        {when && (
          <div className="flex justify-between gap-3">
            <dt>{words.when}</dt>
            <dd className="text-end text-ink">{when}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 flex justify-between border-t border-line pt-3 text-xl font-semibold">
        {words.total} <span>{money(checkout.total)}</span>
      </p>
      <p className="mb-4 text-sm text-ink-2">{words.payment}</p>
      <div className="grid gap-3">
        <PlacingNotice checkout={checkout} />
        <Button type="submit" wide size="staff" busy={busy} disabled={!state.day.ok}>
          {words.place}
        </Button>
      </div>
    </Card>
  )
}

function useWhen(branch: MenuBranch, state: DayState, draft: Draft, times: Times): string {
  const { t, date, time } = useOrderText()
  const at = draft.form === 'pick-up' ? (times.at ?? times.soon) : times.soon
  if (at === null) return ''
  const clock = time(at, branch.timeZone)
  if (!state.today) return `${date(state.date)}, ${clock}`
  return draft.form === 'pick-up' && times.at !== null ? clock : t.checkout.soon(clock)
}
