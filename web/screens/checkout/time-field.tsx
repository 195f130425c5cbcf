// When the order is picked up: as soon as possible while the branch is open, else a quarter of an hour of the day.
import { slotsOf, soonest } from '../../../domain/slots.ts'
import { serverNow } from '../../api/clock.ts'
import type { MenuBranch } from '../../api/menu.ts'
import type { DayState } from '../../cart/ordering.ts'
import { SelectField } from '../../components/field.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { useRefusalText } from '../../i18n/refusals/index.ts'
import type { Checkout } from './use-checkout.ts'

export interface Times {
  /** When it is ready without a chosen time; null when only chosen times are offered. */
  readonly soon: number | null
  readonly slots: readonly number[]
  /** What is sent: the chosen slot, or null for as soon as possible. */
  readonly at: number | null
  /** The chosen slot went by while the customer was typing. */
  readonly gone: boolean
}

export function useTimes(branch: MenuBranch, state: DayState, chosen: number | null): Times {
  // Not kept: the day's state is renewed at each minute, and so is this.
  if (!state.day.ok) return { soon: null, slots: [], at: null, gone: false }
  const now = serverNow()
  const slots = slotsOf(branch, state.day.value, now)
  const soon = state.today && state.open ? soonest(branch, state.day.value, now) : null
  const known = chosen !== null && slots.includes(chosen)
  const first = soon === null ? (slots[0] ?? null) : null
  return { soon, slots, at: known ? chosen : first, gone: chosen !== null && !known }
}

type TimeFieldProps = { branch: MenuBranch; times: Times; checkout: Checkout }

export function TimeField({ branch, times, checkout }: TimeFieldProps) {
  const { t, time } = useOrderText()
  const refusals = useRefusalText().t
  if (times.soon === null && times.slots.length === 0) return null
  return (
    <SelectField
      label={t.checkout.time}
      name="at"
      value={times.at ?? ''}
      error={times.gone ? refusals.problems.slot_not_offered : checkout.fieldError('at')}
      onChange={(event) => checkout.change('at', event.target.value === '' ? null : Number(event.target.value))}
    >
      {times.soon !== null && <option value="">{t.checkout.soon(time(times.soon, branch.timeZone))}</option>}
      {times.slots.map((slot) => (
        <option key={slot} value={slot}>
          {time(slot, branch.timeZone)}
        </option>
      ))}
    </SelectField>
  )
}
