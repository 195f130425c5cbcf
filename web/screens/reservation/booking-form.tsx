// Our own calendar: branch, persons, day, time, name and phone (RES-1, RES-2).
import type { FormEvent } from 'react'
import { reservationLimits } from '../../../domain/reservation/reservation-rules.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useReservationText } from '../../i18n/visit/index.ts'
import { DayAndTime, useErrorAt } from './day-and-time.tsx'
import type { Booking } from './use-booking.ts'

type BookingFormProps = { booking: Booking; mostPersons: number }

export function BookingForm({ booking, mostPersons }: BookingFormProps) {
  const { t } = useReservationText()
  const errorAt = useErrorAt(booking.problems)
  const { draft, branch, branches, change } = booking

  function submit(event: FormEvent) {
    event.preventDefault()
    void booking.submit()
  }

  return (
    <form
      data-kept
      noValidate
      onSubmit={submit}
      className="mt-6 grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:gap-8"
    >
      <Card className="grid gap-5 px-2! py-4! sm:px-5!">
        <div className="grid gap-4 px-2 sm:grid-cols-2 sm:px-0">
          <SelectField
            label={t.branch}
            name="branch"
            value={branch?.id ?? ''}
            error={errorAt('branch')}
            onChange={(event) => change('branch', event.target.value)}
          >
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t.howMany}
            name="persons"
            value={draft.persons}
            error={errorAt('persons')}
            onChange={(event) => change('persons', Number(event.target.value))}
          >
            {Array.from({ length: Math.max(mostPersons, draft.persons) }, (_, place) => place + 1).map((persons) => (
              <option key={persons} value={persons}>
                {t.persons(persons)}
              </option>
            ))}
          </SelectField>
        </div>
        <DayAndTime booking={booking} />
      </Card>
      <Card className="grid gap-4 p-5!">
        <h2>{t.details}</h2>
        <TextField
          label={t.name}
          name="name"
          autoComplete="name"
          required
          most={reservationLimits.name}
          value={draft.name}
          error={errorAt('name')}
          onChange={(event) => change('name', event.target.value)}
        />
        <TextField
          label={t.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required
          maxLength={40}
          hint={t.phoneHint}
          value={draft.phone}
          error={errorAt('phone')}
          onChange={(event) => change('phone', event.target.value)}
        />
        <Trouble booking={booking} />
        <Button type="submit" size="staff" wide busy={booking.sending}>
          {t.submit}
        </Button>
      </Card>
    </form>
  )
}

/** Why nothing was reserved, in one notice above the button. */
function Trouble({ booking }: { booking: Booking }) {
  const { t } = useReservationText()
  const refusals = useRefusalText().t.refusals
  const { refused, problems } = booking
  if (problems.length > 0)
    return (
      <Notice kind="error" urgent>
        {t.marked}
      </Notice>
    )
  if (!refused) return null
  return (
    <Notice kind="error" urgent>
      {refused.refusal === 'too_many' && refused.retryAfter ? t.tooMany(refused.retryAfter) : refusals[refused.refusal]}{' '}
      {t.keptInput}
    </Notice>
  )
}
