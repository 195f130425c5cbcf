// The rules of reservations, set by the owner: closed weekdays, stay, number of guests, holidays, external calendar.
import { readRules, reservationLimits } from '../../../domain/reservation/reservation-rules.ts'
import { weekdays } from '../../../domain/shared/date.ts'
import { type Rules, readReservationRules, useRules, useSetRules } from '../../api/staff/reservations.ts'
import { sendBy } from '../../api/staff/staff.ts'
import { Card } from '../../components/display/card.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { EditFoot, EditForm } from '../../forms/edit-form.tsx'
import { sentencesAt } from '../../forms/problems.ts'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { weekdayNames } from '../../i18n/visit/calendar-names.ts'
import { useReservationText } from '../../i18n/visit/index.ts'
import { Tick } from '../../staff/fields/tick.tsx'
import { PromisedDialog, promisedIn } from '../../staff/shop/promised-dialog.tsx'
import { Unread } from '../../staff/states.tsx'
import { showToast } from '../../staff/toasts.tsx'
import { HolidayFields } from './holiday-fields.tsx'

export function RulesPanel() {
  const { t } = useReservationText()
  const rules = useRules()
  return (
    <section aria-labelledby="rules" className="max-w-3xl">
      <Card className="p-5!">
        <h2 id="rules" className="mb-4">
          {t.staff.rules}
        </h2>
        {rules.data ? <RulesForm rules={rules.data} /> : <Unread of={rules} />}
      </Card>
    </section>
  )
}

type TypedRules = Omit<Rules, 'version'>

function RulesForm({ rules: saved }: { rules: Rules }) {
  const { t, locale } = useReservationText()
  const { badInput } = useRefusalText().t
  const send = sendBy(useSetRules())
  const form = useEditForm<TypedRules, Rules, number>({
    name: 'reservation rules',
    stored: saved,
    fieldsOf: ({ version: _, ...rules } = saved) => rules,
    check: (rules) => {
      const read = readRules(rules)
      return read.ok ? [] : read.refusal
    },
    // `accepts`: how many reservations on the days that it closes the member has seen.
    send: (rules, { version } = saved, accepts = 0) => send({ ...rules, version, accepts }),
    latest: readReservationRules,
    told: () => showToast(t.staff.saved),
  })
  const { fields: rules, change } = form
  const promises = promisedIn(form.refused)
  const names = weekdayNames(locale)
  const errorAt = sentencesAt(form.problems, t.ruleProblems, badInput)

  return (
    <EditForm form={form}>
      <div>
        <Tick label={t.staff.on} checked={rules.on} onChange={(on) => change({ on })} />
        <p className="text-sm text-ink-2">{t.staff.onHint}</p>
      </div>
      {rules.on && (
        <>
          <fieldset>
            <legend className="mb-2 text-sm font-semibold">{t.staff.closedWeekdays}</legend>
            <div className="flex flex-wrap gap-x-5">
              {weekdays.map((day) => (
                <label key={day} className="flex min-h-14 items-center gap-2.5">
                  <input
                    type="checkbox"
                    className="size-5.5 shrink-0"
                    checked={rules.closedWeekdays.includes(day)}
                    onChange={({ target }) =>
                      change({
                        closedWeekdays: weekdays.filter((each) =>
                          each === day ? target.checked : rules.closedWeekdays.includes(each),
                        ),
                      })
                    }
                  />
                  {names[day - 1]?.long}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={t.staff.stay}
              hint={t.staff.stayHint}
              type="number"
              min={reservationLimits.shortestStay}
              max={reservationLimits.stay}
              value={rules.stayMinutes || ''}
              error={errorAt('stayMinutes')}
              onChange={(event) => change({ stayMinutes: Number(event.target.value) })}
            />
            <TextField
              label={t.staff.mostPersons}
              hint={t.staff.mostPersonsHint}
              type="number"
              min={1}
              max={reservationLimits.mostPersons}
              value={rules.mostPersons || ''}
              error={errorAt('mostPersons')}
              onChange={(event) => change({ mostPersons: Number(event.target.value) })}
            />
            <TextField
              label={t.staff.guestShare}
              hint={t.staff.guestShareHint}
              type="number"
              min={reservationLimits.leastGuestShare}
              max={100}
              value={rules.guestShare || ''}
              error={errorAt('guestShare')}
              onChange={(event) => change({ guestShare: Number(event.target.value) })}
            />
          </div>
          <HolidayFields
            holidays={rules.holidays}
            errorAt={(line) => errorAt('holidays', line)}
            onChange={(holidays) => change({ holidays })}
          />
          <TextField
            label={t.staff.calendar}
            hint={t.staff.calendarHint}
            type="url"
            dir="ltr"
            maxLength={reservationLimits.calendar}
            value={rules.calendar}
            error={errorAt('calendar')}
            onChange={(event) => change({ calendar: event.target.value })}
          />
        </>
      )}
      <PromisedDialog
        promises={promises}
        busy={form.busy}
        onAccept={(seen) => void form.save(seen)}
        onCancel={form.forgive}
      />
      <EditFoot form={promises ? { ...form, refused: undefined } : form} />
    </EditForm>
  )
}
