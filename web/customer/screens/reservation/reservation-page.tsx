// Reserving a table: the rules, and our own calendar or the owner's external one (RES-1, D-17).

import { type FormEvent, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import { reservationLimits } from '#domain/guests/reservation-rules.ts'
import { localize } from '#domain/shared/locale.ts'
import { BranchField } from '#web/customer/branch/branch-field.tsx'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { useAnswer } from '#web/data/answer.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { useRefusalText } from '#web/words/order/index.ts'
import { rangeName, weekdayNames } from '#web/words/visit/calendar-names.ts'
import { useReservationText } from '#web/words/visit/index.ts'
import { DayAndTime, useErrorAt } from './day-and-time.tsx'
import { BranchPhones, ReservedNotice } from './reserved.tsx'
import { type Booking, useBooking } from './use-booking.ts'

export function ReservationPage() {
  const { t } = useReservationText()
  const refusals = useRefusalText().t.refusals
  useTitle(t.title)
  const rules = useAnswer('reservations.rules', {})
  const booking = useBooking()
  const menu = useMenu()
  const off = rules.value?.on === false
  const nowhere = menu.state === 'ready' && menu.branches.length === 0
  if (booking.reserved) return <ReservedNotice reservation={booking.reserved} onAnother={booking.another} />
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 lg:px-6 lg:pt-8">
      <h1>{t.title}</h1>
      {!off && <p className="mt-2 max-w-prose text-lg text-ink-2">{t.lead}</p>}
      {nowhere || off ? (
        <div className="mt-6">
          <Notice>{off ? t.off : t.notYet}</Notice>
        </div>
      ) : menu.state === 'failed' ? (
        <MenuUnread />
      ) : rules.value ? (
        <Calendar rules={rules.value} booking={booking} />
      ) : rules.refused ? (
        <div className="mt-6">
          <Notice
            kind="error"
            urgent
            action={
              <Button variant="quiet" onClick={rules.again}>
                {t.tryAgain}
              </Button>
            }
          >
            {refusals[rules.refused.refusal]}
          </Notice>
        </div>
      ) : (
        <p data-waiting role="status" className="mt-6 text-ink-2">
          {t.loading}
        </p>
      )}
    </div>
  )
}

type CalendarProps = { rules: Output<'reservations.rules'>; booking: ReturnType<typeof useBooking> }

function Calendar({ rules, booking }: CalendarProps) {
  return (
    <>
      <Rules rules={rules} timeZone={booking.branch?.timeZone ?? 'UTC'} />
      {rules.calendar ? (
        <ElsewhereCalendar address={rules.calendar} />
      ) : (
        <BookingForm booking={booking} mostPersons={rules.mostPersons} />
      )}
    </>
  )
}

function ElsewhereCalendar({ address }: { address: string }) {
  const { t } = useReservationText()
  const words = t.elsewhere
  const [shown, setShown] = useState(false)
  return (
    <Card className="mt-6 p-5!">
      <h2>{words.title}</h2>
      {shown ? (
        <iframe
          src={address}
          title={words.frame}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          className="mt-4 h-[44rem] w-full rounded-control border border-line bg-card"
        />
      ) : (
        <p className="mt-2 max-w-prose">{words.ask(new URL(address).host)}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!shown && <Button onClick={() => setShown(true)}>{words.show}</Button>}
        <LinkButton href={address} target="_blank" rel="noopener noreferrer" variant="quiet">
          {words.link}
        </LinkButton>
      </div>
      <h3 className="mt-6 font-text text-base">{words.call}</h3>
      <BranchPhones />
    </Card>
  )
}

type RulesProps = { rules: Output<'reservations.rules'>; timeZone: string }

function Rules({ rules, timeZone }: RulesProps) {
  const { t, locale } = useReservationText()
  const today = localTime(serverNow(), timeZone).date
  const names = weekdayNames(locale)
  const weekdays = rules.closedWeekdays.flatMap((day) => names[day - 1]?.long ?? [])
  const holidays = rules.holidays
    .filter(({ to }) => to >= today)
    .map((holiday) => {
      const days = rangeName(holiday, locale)
      return holiday.name ? `${days} (${localize(holiday.name, locale)})` : days
    })
  return (
    <section aria-labelledby="rules" className="mt-5 rounded-control bg-honey-soft px-5 py-3.5">
      <h2 id="rules" className="text-md">
        {t.rules.title}
      </h2>
      <ul className="mt-1 list-disc ps-5">
        <li>{t.rules.stay(rules.stayMinutes)}</li>
        {weekdays.length > 0 && <li>{t.rules.weekdays(weekdays)}</li>}
        {holidays.length > 0 && <li>{t.rules.holidays(holidays)}</li>}
        {!rules.calendar && <li>{t.rules.most(rules.mostPersons)}</li>}
        {!rules.calendar && <li>{t.rules.ahead}</li>}
      </ul>
    </section>
  )
}

type BookingFormProps = { booking: Booking; mostPersons: number }

function BookingForm({ booking, mostPersons }: BookingFormProps) {
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
          <BranchField
            label={t.branch}
            name="branch"
            branches={branches}
            value={branch?.id ?? ''}
            error={errorAt('branch')}
            onPick={(id) => change('branch', id)}
          />
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
      {`${refused.refusal === 'too_many' && refused.retryAfter ? t.tooMany(refused.retryAfter) : refusals[refused.refusal]} ${t.keptInput}`}
    </Notice>
  )
}
