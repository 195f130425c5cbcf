// When a branch is open: the hours of the week, which can be copied from day to day, and the days that differ from it.

import { useState } from 'react'
import { exceptionOn, localTime, usualTimeZone, type WeekHours } from '#domain/branch/hours.ts'
import { isTimeZone } from '#domain/branch/typed-hours.ts'
import { periodsText, weekOf } from '#domain/branch/week.ts'
import { isDate, type Weekday, weekdays } from '#domain/shared/date.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { HolidayPicks, holidaysOf } from '#web/office/staff/fields/holiday-picks.tsx'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import { useClosureText } from '#web/words/staff/index.ts'
import { type ExceptionDraft, exceptionDraft, periodDraft } from './branch-draft.ts'
import { anyProblem, FoldedSection, FormTick, ProblemLine, type SectionProps } from './form-parts.tsx'
import { PeriodsField } from './periods-field.tsx'

export function HoursSection({ form }: SectionProps) {
  const { t, locale } = useBranchText()
  const [copied, setCopied] = useState<Weekday>()
  const { hours } = form.draft

  function copyTo(days: readonly Weekday[]) {
    if (copied === undefined) return
    const rows = hours[copied]
    const copies = days.map((day) => [day, rows.map((row) => ({ ...row, key: periodDraft().key }))])
    form.change({ hours: { ...hours, ...Object.fromEntries(copies) } })
    setCopied(undefined)
  }

  return (
    <FoldedSection
      id="hours"
      title={t.hours}
      hint={t.hoursHint}
      summary={<WeekWords hours={form.settings.hours} />}
      opens={anyProblem(form.problems, /^hours/)}
    >
      <div className="grid">
        {weekdays.map((day) => {
          const name = weekdayName(day, locale)
          return (
            <fieldset
              key={day}
              className="border-t border-line py-1.5 first:border-t-0 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:items-start sm:gap-3"
            >
              <legend className="sr-only">{name}</legend>
              <p aria-hidden="true" className="mb-1.5 font-semibold sm:pt-3">
                {name}
              </p>
              <PeriodsField
                day={name}
                field={`hours.${day}`}
                periods={hours[day]}
                problems={form.problems}
                onChange={(periods) => form.change({ hours: { ...hours, [day]: periods } })}
                beside={
                  <Button
                    variant="text"
                    className="text-sm!"
                    aria-label={t.copyDay(name)}
                    onClick={() => setCopied(day)}
                  >
                    {t.copy}
                  </Button>
                }
              />
            </fieldset>
          )
        })}
      </div>
      {copied && (
        <CopyDialog
          day={copied}
          nameOf={(day) => weekdayName(day, locale)}
          onCopy={copyTo}
          onClose={() => setCopied(undefined)}
        />
      )}
    </FoldedSection>
  )
}

/** 'Mon – Sat 07:00–19:00 · Sun 09:00–19:00', as far as the hours can be read. */
function WeekWords({ hours }: { hours: WeekHours }) {
  const { t, locale } = useBranchText()
  const short = (day: Weekday) => weekdayName(day, locale, 'short')
  return weekOf({ hours })
    .filter(({ periods }) => periods.every(({ from, to }) => !Number.isNaN(from + to)))
    .map(({ from, to, periods }) => (
      <span key={from} className="not-last:after:content-['_·_']">
        <span>{`${from === to ? short(from) : `${short(from)} – ${short(to)}`} `}</span>
        <bdi dir="ltr">{periodsText(periods, '–') || t.closed}</bdi>
      </span>
    ))
}

/** 'Monday' for 1, in the reader's language. */
function weekdayName(day: Weekday, locale: Locale, length: 'long' | 'short' = 'long'): string {
  // 2 March 2026 was a Monday.
  const name = new Intl.DateTimeFormat(localeTags[locale], { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2026, 2, 1 + day),
  )
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

type CopyDialogProps = {
  /** The day that is copied. */
  day: Weekday
  nameOf: (day: Weekday) => string
  onCopy: (days: readonly Weekday[]) => void
  onClose: () => void
}

/** Every other day is ticked at first. */
function CopyDialog({ day, nameOf, onCopy, onClose }: CopyDialogProps) {
  const { t } = useBranchText()
  const others = weekdays.filter((one) => one !== day)
  const [chosen, setChosen] = useState<readonly Weekday[]>(others)
  return (
    <StaffDialog
      title={t.copyTitle(nameOf(day))}
      onClose={onClose}
      act={{ text: t.copyDone, disabled: chosen.length === 0, onClick: () => onCopy(chosen) }}
    >
      <div className="grid gap-2">
        {others.map((one) => (
          <FormTick
            key={one}
            text={nameOf(one)}
            checked={chosen.includes(one)}
            onChange={(checked) => setChosen(checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
      </div>
    </StaffDialog>
  )
}

export function ExceptionsSection({ form }: SectionProps) {
  const { t } = useBranchText()
  const { exceptions, timeZone } = form.draft
  const rows = exceptions.map((exception, index) => ({ exception, index }))
  const past = rows.filter(({ exception }) => exception.past)
  const coming = rows.filter(({ exception }) => !exception.past)
  const tooMany = form.problems.exceptions
  const today = todayIn(timeZone)
  const isException = (date: string) => exceptionOn(form.settings.exceptions, date) !== undefined
  const closed = exceptions.filter(({ to, periods }) => to === '' && periods.length === 0)
  const row = (one: (typeof rows)[number]) => <ExceptionRow key={one.exception.key} form={form} {...one} />
  return (
    <FoldedSection
      id="exceptions"
      title={t.exceptions}
      hint={t.exceptionsHint}
      summary={coming.length === 0 ? t.noExceptions : t.folded.days(coming.length)}
      opens={anyProblem(form.problems, /^exceptions/)}
    >
      {coming.length === 0 ? (
        <p className="text-ink-2">{t.noExceptions}</p>
      ) : (
        <ul className="grid gap-3">{coming.map(row)}</ul>
      )}
      {tooMany && <ProblemLine id="exceptions-problem">{t.problems[tooMany]}</ProblemLine>}
      <div className="grid gap-3">
        <Button
          variant="quiet"
          size="staff"
          className="justify-self-start text-base!"
          onClick={() => form.change({ exceptions: [...exceptions, exceptionDraft()] })}
        >
          <Icon of={plusIcon} className="size-5" />
          <span>{t.addException}</span>
        </Button>
        <HolidayPicks
          today={today}
          chosen={closed.map(({ date }) => date)}
          inList={(date) => !closed.some((one) => one.date === date) && isException(date)}
          onChange={(dates) =>
            form.change({
              exceptions: [
                ...exceptions.filter((one) => !closed.includes(one) || dates.includes(one.date)),
                ...holidaysOf(
                  today,
                  dates.filter((date) => !isException(date)),
                ).map(({ date, name }) => exceptionDraft({ date, name, periods: [] })),
              ],
            })
          }
        />
      </div>
      {past.length > 0 && (
        <details className="rounded-control border border-line">
          <summary className="flex min-h-12 items-center rounded-control px-4 font-medium">
            {t.past(past.length)}
          </summary>
          <ul className="grid gap-3 px-4 pt-1 pb-4">{past.map(row)}</ul>
        </details>
      )}
    </FoldedSection>
  )
}

const todayIn = (timeZone: string) => localTime(serverNow(), isTimeZone(timeZone) ? timeZone : usualTimeZone).date

/** `index`: its index among all exceptions, by which its problems are named. */
function ExceptionRow({ form, exception, index }: SectionProps & { exception: ExceptionDraft; index: number }) {
  const { t } = useBranchText()
  const closure = useClosureText().t
  const { exceptions } = form.draft
  const day = useDayName(exception)
  const problemAt = (part: string) => {
    const problem = form.problems[`exceptions.${index}.${part}`]
    return problem && t.problems[problem]
  }
  const change = (part: Partial<ExceptionDraft>) =>
    form.change({ exceptions: exceptions.map((one) => (one.key === exception.key ? { ...one, ...part } : one)) })
  const typed = typedIn(exception, change, problemAt)
  return (
    <li className="rounded-control border border-line p-3">
      <fieldset className="grid gap-3">
        <legend className="sr-only">{day}</legend>
        <div className="flex items-start gap-3">
          <div className="grid flex-1 gap-3 sm:grid-cols-2">
            <MomentField label={closure.from} type="date" {...typed('date')} />
            <MomentField label={closure.to} hint={closure.toHint} type="date" min={exception.date} {...typed('to')} />
          </div>
          <IconButton
            icon={trashIcon}
            label={t.removeException(day)}
            variant="quiet"
            className="mt-6"
            onClick={() => form.change({ exceptions: exceptions.filter(({ key }) => key !== exception.key) })}
          />
        </div>
        {day !== t.newDay && (
          <p aria-hidden="true" className="-mt-2 text-sm text-ink-2">
            {day}
          </p>
        )}
        <LocalLineField
          label={closure.name}
          error={problemAt('name')}
          value={exception.name}
          onChange={(name) => change({ name })}
        />
        <PeriodsField
          day={day}
          field={`exceptions.${index}`}
          periods={exception.periods}
          problems={form.problems}
          onChange={(periods) => change({ periods })}
        />
      </fieldset>
    </li>
  )
}

/** 'Tuesday 21 July 2026', or the first and the last day of a range. */
function useDayName({ date: from, to }: ExceptionDraft): string {
  const { t, date } = useBranchText()
  if (!isDate(from)) return t.newDay
  const first = `${date(from)} ${from.slice(0, 4)}`
  return isDate(to) && to > from ? `${first} – ${date(to)} ${to.slice(0, 4)}` : first
}
