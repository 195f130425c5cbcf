// The rules of reservations, set by the owner: closed weekdays, stay, number of guests, holidays, external calendar.

import { type Holiday, readRules, reservationLimits } from '#domain/guests/reservation-rules.ts'
import { weekdays } from '#domain/shared/date.ts'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { type ReservationRulesRead, readReservationRules, useRules, useSetRules } from '#web/data/staff/guest-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { changedLines, daysLine } from '#web/office/forms/form-lines.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { PromisedDialog, promisedIn } from '#web/office/staff/branch/promised-dialog.tsx'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { Tick } from '#web/office/staff/fields/tick.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useClosureText } from '#web/words/staff/index.ts'
import { weekdayNames } from '#web/words/visit/calendar-names.ts'
import { useReservationText } from '#web/words/visit/index.ts'
import { mergedRules, type TypedRules } from './typed-rules.ts'

export function RulesPanel() {
  const { t } = useReservationText()
  const rules = useRules()
  return (
    <section aria-labelledby="rules" className="max-w-5xl">
      <Card bare>
        <details>
          <summary className="flex min-h-control cursor-pointer items-center rounded-card px-5 py-3">
            <h2 id="rules" className="text-xl">
              {t.staff.rules}
            </h2>
          </summary>
          <div className="px-5 pt-1 pb-5">{rules.data ? <RulesForm rules={rules.data} /> : <Unread of={rules} />}</div>
        </details>
      </Card>
    </section>
  )
}

function RulesForm({ rules: saved }: { rules: ReservationRulesRead }) {
  const { t, locale } = useReservationText()
  const { badInput } = useRefusalText().t
  const send = sendBy(useSetRules())
  const form = useEditForm<TypedRules, ReservationRulesRead, number>({
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
    wishOf: (rules) => {
      const read = readRules(rules)
      return read.ok ? read.value : rules
    },
    merge: mergedRules,
    told: () => showToast(t.staff.saved),
  })
  const { fields: rules, change } = form
  const promises = promisedIn(form.refused)
  const fieldNames: Readonly<Record<keyof TypedRules, string>> = { ...t.staff, stayMinutes: t.staff.stay }
  const errorAt = sentencesAt(form.problems, t.ruleProblems, badInput)
  const lines = (typed: TypedRules) => [
    { field: 'stayMinutes', label: fieldNames.stayMinutes, text: String(typed.stayMinutes) },
    { field: 'mostPersons', label: fieldNames.mostPersons, text: String(typed.mostPersons) },
    { field: 'guestShare', label: fieldNames.guestShare, text: String(typed.guestShare) },
    { field: 'calendar', label: fieldNames.calendar, text: typed.calendar },
    ...typed.holidays.map(({ from, to, name = {} }) =>
      daysLine('holidays', { date: from, to, name, hours: '' }, locale),
    ),
  ]

  return (
    <EditForm form={form}>
      <div>
        <Tick label={t.staff.on} checked={rules.on} onChange={(on) => change({ on })} />
        <p className="text-sm text-ink-2">{t.staff.onHint}</p>
      </div>
      {rules.on && (
        <>
          <ClosedWeekdays closed={rules.closedWeekdays} onChange={(closedWeekdays) => change({ closedWeekdays })} />
          <GuestFields rules={rules} errorAt={errorAt} onChange={change} />
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
      <EditFoot
        form={promises ? { ...form, refused: undefined } : form}
        words={{ fields: fieldNames, changes: changedLines(form, lines) }}
      />
    </EditForm>
  )
}

type ClosedWeekdaysProps = {
  closed: TypedRules['closedWeekdays']
  onChange: (closed: TypedRules['closedWeekdays']) => void
}

function ClosedWeekdays({ closed, onChange }: ClosedWeekdaysProps) {
  const { t, locale } = useReservationText()
  const names = weekdayNames(locale)
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t.staff.closedWeekdays}</legend>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
        {weekdays.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5.5 shrink-0"
              checked={closed.includes(day)}
              onChange={({ target }) =>
                onChange(weekdays.filter((each) => (each === day ? target.checked : closed.includes(each))))
              }
            />
            <span>{names[day - 1]?.long}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type GuestFieldsProps = {
  rules: TypedRules
  errorAt: (field: string) => string | undefined
  onChange: (part: Partial<TypedRules>) => void
}

/** How long guests stay, how many may come, and the share of the tables that they may reserve by themselves. */
function GuestFields({ rules, errorAt, onChange }: GuestFieldsProps) {
  const { t } = useReservationText()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextField
        label={t.staff.stay}
        hint={t.staff.stayHint}
        type="number"
        min={reservationLimits.shortestStay}
        max={reservationLimits.stay}
        value={rules.stayMinutes || ''}
        error={errorAt('stayMinutes')}
        onChange={(event) => onChange({ stayMinutes: Number(event.target.value) })}
      />
      <TextField
        label={t.staff.mostPersons}
        hint={t.staff.mostPersonsHint}
        type="number"
        min={1}
        max={reservationLimits.mostPersons}
        value={rules.mostPersons || ''}
        error={errorAt('mostPersons')}
        onChange={(event) => onChange({ mostPersons: Number(event.target.value) })}
      />
      <TextField
        label={t.staff.guestShare}
        hint={t.staff.guestShareHint}
        type="number"
        min={reservationLimits.leastGuestShare}
        max={100}
        value={rules.guestShare || ''}
        error={errorAt('guestShare')}
        onChange={(event) => onChange({ guestShare: Number(event.target.value) })}
      />
    </div>
  )
}

type HolidayFieldsProps = {
  holidays: readonly Holiday[]
  errorAt: (line: number) => string | undefined
  onChange: (holidays: Holiday[]) => void
}

export function HolidayFields({ holidays, errorAt, onChange }: HolidayFieldsProps) {
  const { t } = useReservationText()
  const closure = useClosureText().t
  const change = (line: number, part: Partial<Holiday>) =>
    onChange(holidays.map((holiday, place) => (place === line ? { ...holiday, ...part } : holiday)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t.staff.holidays}</legend>
      <p className="text-sm text-ink-2">
        <span>{`${t.staff.holidaysHint} `}</span>
        <LinkButton href={linkTo('/branches')} variant="plain" className="min-h-0! px-0! underline">
          {t.staff.toBranches}
        </LinkButton>
      </p>
      {holidays.map((holiday, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a holiday is identified by its index while it is typed.
          key={line}
          className="grid items-start gap-3 rounded-control border border-line p-3 lg:grid-cols-[auto_minmax(0,1fr)]"
        >
          <div className="flex flex-wrap items-start gap-3">
            <MomentField
              label={t.staff.from}
              type="date"
              value={holiday.from}
              error={errorAt(line)}
              onChange={(event) => change(line, { from: event.target.value })}
            />
            <MomentField
              label={t.staff.to}
              type="date"
              value={holiday.to}
              onChange={(event) => change(line, { to: event.target.value })}
            />
            <IconButton
              icon={trashIcon}
              size="staff"
              label={t.staff.removeHoliday(line + 1)}
              onClick={() => onChange(holidays.filter((_, place) => place !== line))}
              className="mt-5"
            />
          </div>
          <LocalLineField label={closure.name} value={holiday.name ?? {}} onChange={(name) => change(line, { name })} />
        </div>
      ))}
      {holidays.length < reservationLimits.holidays && (
        <Button
          variant="quiet"
          size="staff"
          className="justify-self-start"
          onClick={() => onChange([...holidays, { from: '', to: '' }])}
        >
          <Icon of={plusIcon} />
          <span>{t.staff.addHoliday}</span>
        </Button>
      )}
    </fieldset>
  )
}
