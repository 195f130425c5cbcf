// For which day and time the order is: as soon as possible while the branch is open, or a slot of the day (F-62).
import { addDays, localTime } from '#domain/branch/hours.ts'
import { orderDays } from '#domain/branch/order-days.ts'
import { orderForDay } from '#web/customer/ordering/ordering.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { useOrderText } from '#web/words/order/index.ts'
import type { OfferedSlot } from './checkout-times.ts'
import type { CheckoutState } from './use-checkout.ts'

type CheckoutProps = { checkout: CheckoutState }

/**
 * A list, not a row of buttons: fourteen days fit on no phone. Nothing where only today and the next opening day are
 * offered: there the notice and its one button say it.
 */
export function DayField({ checkout: { branch, state } }: CheckoutProps) {
  const { t, date } = useOrderText()
  const now = useNow(60_000)
  const days = orderDays(branch, now)
  if (!branch.daysAhead || days.length === 0) return null
  const today = localTime(now, branch.timeZone).date
  const name = (day: string) => {
    if (day === today) return t.checkout.today(date(day))
    return day === addDays(today, 1) ? t.checkout.tomorrow(date(day)) : date(day)
  }
  const taken = days.includes(state.date)
  return (
    <SelectField
      label={t.checkout.day}
      name="day"
      value={taken ? state.date : ''}
      onChange={(event) => orderForDay(event.target.value === today ? null : event.target.value)}
    >
      {!taken && (
        <option value="" disabled>
          {name(state.date)}
        </option>
      )}
      {days.map((day) => (
        <option key={day} value={day}>
          {name(day)}
        </option>
      ))}
    </SelectField>
  )
}

export function TimeField({ checkout }: CheckoutProps) {
  const { branch, state } = checkout
  const { t, time } = useOrderText()
  const words = t.checkout
  const { soon, slots, at, gone, full } = checkout.times
  const clockText = ({ at, repeated }: OfferedSlot) => {
    const clock = time(at, branch.timeZone)
    return repeated ? words.afterChange(clock) : clock
  }
  const slotText = ({ full, without }: OfferedSlot, clock: string) =>
    full ? words.fullOption(clock) : without === undefined ? clock : words.withoutOption(clock, without)
  const goneText = useMomentText(checkout, gone)
  const ahead = Math.round(checkout.quote.ahead)
  const isSoon = soon !== null && at === null && gone === null
  if (!state.day.ok) return gone === null ? null : <Gone text={words.goneTime(goneText)} />
  if (soon === null && slots.length === 0) return null
  return (
    <div>
      <SelectField
        label={words.time}
        name="at"
        hint={isSoon && ahead > 0 ? words.workAhead(ahead) : undefined}
        value={gone ?? at ?? ''}
        error={gone === null ? checkout.fieldError('at') : full ? words.fullTime(goneText) : words.goneTime(goneText)}
        onChange={(event) => checkout.change('at', event.target.value === '' ? null : Number(event.target.value))}
      >
        {gone !== null && (
          <option value={gone} disabled>
            {full ? words.fullOption(goneText) : words.goneOption(goneText)}
          </option>
        )}
        {soon !== null && <option value="">{words.soon(time(soon, branch.timeZone))}</option>}
        {slots
          .filter((slot) => slot.at !== gone)
          .map((slot) => (
            <option
              key={slot.at}
              value={slot.at}
              disabled={slot.full || (slot.without !== undefined && slot.at !== at)}
            >
              {slotText(slot, clockText(slot))}
            </option>
          ))}
      </SelectField>
      {gone !== null ? <Instead checkout={checkout} /> : <NextTime checkout={checkout} />}
    </div>
  )
}

/** Chooses the next time with one tap. */
function Instead({ checkout }: CheckoutProps) {
  const { t, time } = useOrderText()
  const { instead } = checkout.times
  return (
    <Button variant="quiet" className="mt-2" onClick={() => checkout.change('at', instead)}>
      {instead === null ? t.checkout.insteadSoon : t.checkout.insteadTime(time(instead, checkout.branch.timeZone))}
    </Button>
  )
}

/**
 * The next time that the server offered when it refused the one that was sent: one tap, and all that was typed stays.
 */
export function NextTime({ checkout }: CheckoutProps) {
  const { t, time } = useOrderText()
  const { next } = checkout
  if (typeof next !== 'number') return null
  return (
    <Button variant="quiet" className="mt-2" onClick={() => checkout.takeNext(next)}>
      {t.checkout.insteadTime(time(next, checkout.branch.timeZone))}
    </Button>
  )
}

function Gone({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm font-medium text-cherry">
      <Icon of={warningIcon} className="size-5" />
      <span>{text}</span>
    </p>
  )
}

/** '15:00', with its day if that is not the order's. */
function useMomentText({ branch, state }: CheckoutState, at: number | null): string {
  const { date, time } = useOrderText()
  if (at === null) return ''
  const clock = time(at, branch.timeZone)
  const day = localTime(at, branch.timeZone).date
  return day === state.date ? clock : `${date(day)}, ${clock}`
}
