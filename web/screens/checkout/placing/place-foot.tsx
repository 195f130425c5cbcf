// Place Order, in sight with the total and the time, and in words whatever prevents placing (ORDER-3 to ORDER-5).
import { useId, useRef } from 'react'
import type { MenuBranch } from '../../../api/menu/menu.ts'
import type { ShownLine } from '../../../cart/lines.ts'
import { Button } from '../../../components/controls/button.tsx'
import { AgeNotice } from '../../../diet/age-notice.tsx'
import { LinesFit } from '../../../diet/line-fit.tsx'
import { useOrderText } from '../../../i18n/order/index.ts'
import { LegalLinks } from '../../../legal/legal-links.tsx'
import { DayNotice } from '../../../ordering/day-notice.tsx'
import type { DayState } from '../../../ordering/ordering.ts'
import type { Checkout } from '../use-checkout.ts'
import { PlacingNotice } from './placing-notice.tsx'
import { useFootRoom } from './use-foot-room.ts'

type PlaceFootProps = {
  branch: MenuBranch
  state: DayState
  lines: readonly ShownLine[]
  checkout: Checkout
}

export function PlaceFoot({ branch, state, lines, checkout }: PlaceFootProps) {
  const { t, money } = useOrderText()
  const words = t.checkout
  const reasonId = useId()
  const foot = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLButtonElement>(null)
  const busy = checkout.placing === 'sending' || checkout.placing === 'retrying'
  useFootRoom(foot)
  const stands = checkout.hurdle ?? checkout.refused
  return (
    <>
      <div className="order-before">
        <LinesFit items={lines.flatMap(({ shown }) => shown ?? [])} />
        <AgeNotice of={lines.flatMap(({ shown, consistsOf }) => (shown ? [shown, ...consistsOf] : []))} />
        <p className="order-law">
          {words.payment} {words.noWithdrawal}
        </p>
        <LegalLinks pages={['terms', 'privacy']} />
      </div>
      <div ref={foot} className="order-foot">
        <div tabIndex={-1} data-problem={stands && ''} className="order-said">
          {(state.day.ok || !checkout.hurdle) && <PlacingNotice checkout={checkout} branch={branch} />}
          {!state.day.ok && (
            <DayNotice
              branch={branch}
              reasonId={reasonId}
              onMoved={() => requestAnimationFrame(() => place.current?.focus())}
            />
          )}
        </div>
        <div className="order-bar">
          <p className="order-sum">
            <span className="sr-only">{words.total} </span>
            <b>{money(checkout.total)}</b> <WhenAndWhere branch={branch} state={state} checkout={checkout} />
          </p>
          <Button
            ref={place}
            type="submit"
            size="staff"
            className="order-place"
            busy={busy}
            disabled={!state.day.ok}
            aria-describedby={state.day.ok ? undefined : reasonId}
          >
            {words.place}
          </Button>
        </div>
      </div>
    </>
  )
}

function WhenAndWhere(props: Omit<PlaceFootProps, 'lines'>) {
  const words = useOrderText().t.checkout
  const { form, draft } = props.checkout
  const table = form === 'table' && draft.table !== null && words.tableNumber(draft.table)
  return <span>{[table, useWhen(props)].filter(Boolean).join(' · ')}</span>
}

function useWhen({ branch, state, checkout: { form, times } }: Omit<PlaceFootProps, 'lines'>): string {
  const { t, date, time } = useOrderText()
  const pickUp = form === 'pick-up'
  if (pickUp && times.gone !== null) return ''
  const at = pickUp ? (times.at ?? times.soon) : times.soon
  if (at === null) return ''
  const clock = time(at, branch.timeZone)
  if (!state.today) return `${date(state.date)}, ${clock}`
  return pickUp && times.at !== null ? t.checkout.pickUpAt(clock) : t.checkout.readyAbout(clock)
}
