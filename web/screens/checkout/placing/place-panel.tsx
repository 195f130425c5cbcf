// The summary, Place Order, and in words whatever prevents placing (ORDER-3 to ORDER-5).
import { type ReactNode, useId, useRef } from 'react'
import { canBeOrdered } from '../../../../domain/cart/checked-line.ts'
import { linePrice } from '../../../../domain/shared/money.ts'
import type { MenuBranch } from '../../../api/menu/menu.ts'
import { useChoiceName } from '../../../cart/choice-name.ts'
import { idOf, type ShownLine } from '../../../cart/lines.ts'
import { useOptionLine } from '../../../cart/option-words.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Card } from '../../../components/display/card.tsx'
import { Declared } from '../../../diet/declared.tsx'
import { LinesFit } from '../../../diet/line-fit.tsx'
import { useOrderText } from '../../../i18n/order/index.ts'
import { LegalLinks } from '../../../legal/legal-links.tsx'
import { DayNotice } from '../../../ordering/day-notice.tsx'
import type { DayState } from '../../../ordering/ordering.ts'
import type { Checkout } from '../use-checkout.ts'
import { PlacingNotice } from './placing-notice.tsx'

type PlacePanelProps = {
  branch: MenuBranch
  state: DayState
  lines: readonly ShownLine[]
  checkout: Checkout
}

export function PlacePanel({ branch, state, lines, checkout }: PlacePanelProps) {
  const { t, money } = useOrderText()
  const words = t.checkout
  const reasonId = useId()
  const place = useRef<HTMLButtonElement>(null)
  const busy = checkout.placing === 'sending' || checkout.placing === 'retrying'
  const when = useWhen(branch, state, checkout)
  const { form, draft } = checkout
  return (
    <Card>
      <h2 className="mb-3">{words.summary}</h2>
      <ul className="grid gap-1.5">
        {lines
          .filter(({ mark }) => canBeOrdered(mark))
          .map((line) => (
            <SummaryLine key={idOf(line)} line={line} />
          ))}
      </ul>
      <dl className="mt-3 grid gap-1.5 border-t border-line pt-3 text-ink-2">
        <Fact name={words.where}>{branch.name}</Fact>
        {form === 'table' && <Fact name={words.table}>{draft.table ?? words.noTable}</Fact>}
        {when && <Fact name={words.when}>{when}</Fact>}
      </dl>
      <p className="mt-3 flex justify-between border-t border-line pt-3 text-xl font-semibold">
        {words.total} <span>{money(checkout.total)}</span>
      </p>
      <p className="text-sm text-ink-2">{words.payment}</p>
      <p className="mt-1 text-sm text-ink-2">{words.noWithdrawal}</p>
      <div className="mb-2">
        <LegalLinks pages={['terms', 'privacy']} />
      </div>
      <div className="grid gap-3">
        <LinesFit items={lines.flatMap(({ shown }) => shown ?? [])} />
        <PlacingNotice checkout={checkout} branch={branch} />
        <DayNotice
          branch={branch}
          reasonId={reasonId}
          onMoved={() => requestAnimationFrame(() => place.current?.focus())}
        />
        <Button
          ref={place}
          type="submit"
          wide
          size="staff"
          busy={busy}
          disabled={!state.day.ok}
          aria-describedby={state.day.ok ? undefined : reasonId}
        >
          {words.place}
        </Button>
      </div>
    </Card>
  )
}

function SummaryLine({ line }: { line: ShownLine }) {
  const { money } = useOrderText()
  const choice = useChoiceName()(line.choice, line.shown)
  const options = useOptionLine()(line.picked)
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0">
        <span>{line.quantity} × </span>
        {line.shown?.name ?? line.item}
        {choice && <span className="block text-sm text-ink-2">{choice}</span>}
        {options && <span className="block text-sm wrap-anywhere text-ink-2">{options}</span>}
        {line.shown && <Declared declaration={line.shown.declaration} />}
        {line.note && <bdi className="block text-sm wrap-anywhere whitespace-pre-line text-ink-2">{line.note}</bdi>}
      </span>
      <span>{money(linePrice(line.price, line.quantity))}</span>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd className="text-end text-ink">{children}</dd>
    </div>
  )
}

function useWhen(branch: MenuBranch, state: DayState, { form, times }: Checkout): string {
  const { t, date, time } = useOrderText()
  const pickUp = form === 'pick-up'
  if (pickUp && times.gone !== null) return ''
  const at = pickUp ? (times.at ?? times.soon) : times.soon
  if (at === null) return ''
  const clock = time(at, branch.timeZone)
  if (!state.today) return `${date(state.date)}, ${clock}`
  return pickUp && times.at !== null ? clock : t.checkout.soon(clock)
}
