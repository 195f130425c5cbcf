// Reserving a table: the rules, and our own calendar or the owner's external one (RES-1, D-17).
import type { Output } from '../../../contract/index.ts'
import { useAnswer } from '../../api/answer.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useReservationText } from '../../i18n/visit/index.ts'
import { useTitle } from '../../shell/title.ts'
import { BookingForm } from './booking-form.tsx'
import { ElsewhereCalendar } from './elsewhere-calendar.tsx'
import { Reserved } from './reserved.tsx'
import { Rules } from './rules.tsx'
import { useBooking } from './use-booking.ts'

export function Reservation() {
  const { t } = useReservationText()
  const refusals = useRefusalText().t.refusals
  useTitle(t.title)
  const rules = useAnswer('reservations.rules', {})
  const booking = useBooking()
  const menu = useMenu()
  const off = rules.value?.on === false
  const nowhere = menu.state === 'ready' && menu.branches.length === 0
  if (booking.reserved) return <Reserved reservation={booking.reserved} onAnother={booking.another} />
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 lg:px-6 lg:pt-8">
      <h1>{t.title}</h1>
      {!off && <p className="mt-2 max-w-prose text-lg text-ink-2">{t.lead}</p>}
      {nowhere || off ? (
        <div className="mt-6">
          <Notice>{off ? t.off : t.notYet}</Notice>
        </div>
      ) : rules.value ? (
        <Calendar rules={rules.value} booking={booking} />
      ) : rules.refused ? (
        <div className="mt-6">
          <Notice
            kind="error"
            urgent
            action={
              <Button variant="quiet" onClick={rules.again}>
                {t.again}
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
