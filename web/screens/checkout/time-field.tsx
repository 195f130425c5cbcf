// When the order is picked up: as soon as possible while the branch is open, or a slot of the day.
import { localTime } from '../../../domain/branch/hours.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { Button } from '../../components/controls/button.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { useOrderText } from '../../i18n/order/index.ts'
import type { DayState } from '../../ordering/ordering.ts'
import type { Slot } from './times.ts'
import type { Checkout } from './use-checkout.ts'

type TimeFieldProps = { branch: MenuBranch; state: DayState; checkout: Checkout }

export function TimeField({ branch, state, checkout }: TimeFieldProps) {
  const { t, time } = useOrderText()
  const words = t.checkout
  const { soon, slots, at, gone, full } = checkout.times
  const clockText = ({ at, repeated }: Slot) => {
    const clock = time(at, branch.timeZone)
    return repeated ? words.afterChange(clock) : clock
  }
  const slotText = ({ full, without }: Slot, clock: string) =>
    full ? words.fullOption(clock) : without === undefined ? clock : words.withoutOption(clock, without)
  const goneText = useMomentText(branch, state, gone)
  if (!state.day.ok) return gone === null ? null : <Gone text={words.goneTime(goneText)} />
  if (soon === null && slots.length === 0) return null
  return (
    <div>
      <SelectField
        label={words.time}
        name="at"
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
      {gone !== null ? (
        <Instead branch={branch} checkout={checkout} />
      ) : (
        <NextTime branch={branch} checkout={checkout} />
      )}
    </div>
  )
}

/** Chooses the next time with one tap. */
function Instead({ branch, checkout }: Omit<TimeFieldProps, 'state'>) {
  const { t, time } = useOrderText()
  const { instead } = checkout.times
  return (
    <Button variant="quiet" className="mt-2" onClick={() => checkout.change('at', instead)}>
      {instead === null ? t.checkout.insteadSoon : t.checkout.insteadTime(time(instead, branch.timeZone))}
    </Button>
  )
}

/** The next time that the server offered when it refused the one that was sent: one tap, and all that was typed stays. */
export function NextTime({ branch, checkout }: Omit<TimeFieldProps, 'state'>) {
  const { t, time } = useOrderText()
  const { next } = checkout
  if (typeof next !== 'number') return null
  return (
    <Button variant="quiet" className="mt-2" onClick={() => checkout.takeNext(next)}>
      {t.checkout.insteadTime(time(next, branch.timeZone))}
    </Button>
  )
}

function Gone({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm font-medium text-cherry">
      <Icon of={warningIcon} className="size-5" />
      {text}
    </p>
  )
}

/** '15:00', with its day if that is not the order's. */
function useMomentText(branch: MenuBranch, state: DayState, at: number | null): string {
  const { date, time } = useOrderText()
  if (at === null) return ''
  const clock = time(at, branch.timeZone)
  const day = localTime(at, branch.timeZone).date
  return day === state.date ? clock : `${date(day)}, ${clock}`
}
