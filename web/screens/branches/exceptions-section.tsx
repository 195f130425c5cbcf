// Holidays and other days that differ from the week; those that are past are folded away.
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { plusIcon } from '../../components/icons.ts'
import { trashIcon } from '../../components/icons-staff.ts'
import { useBranchText } from '../../i18n/branches/index.ts'
import { type ExceptionDraft, exceptionDraft } from './draft.ts'
import { ProblemLine, Section, type SectionProps } from './form-parts.tsx'
import { PeriodsField } from './periods-field.tsx'

export function ExceptionsSection({ form }: SectionProps) {
  const { t } = useBranchText()
  const { exceptions } = form.draft
  const rows = exceptions.map((exception, index) => ({ exception, index }))
  const past = rows.filter(({ exception }) => exception.past)
  const coming = rows.filter(({ exception }) => !exception.past)
  const tooMany = form.problems.exceptions
  const row = (one: (typeof rows)[number]) => <ExceptionRow key={one.exception.key} form={form} {...one} />
  return (
    <Section id="exceptions" title={t.exceptions} hint={t.exceptionsHint}>
      {coming.length === 0 ? (
        <p className="text-ink-2">{t.noExceptions}</p>
      ) : (
        <ul className="grid gap-3">{coming.map(row)}</ul>
      )}
      {tooMany && <ProblemLine id="exceptions-problem">{t.problems[tooMany]}</ProblemLine>}
      <div>
        <Button
          variant="quiet"
          size="staff"
          className="text-base!"
          onClick={() => form.change({ exceptions: [...exceptions, exceptionDraft()] })}
        >
          <Icon of={plusIcon} className="size-5" />
          {t.addException}
        </Button>
      </div>
      {past.length > 0 && (
        <details className="rounded-control border border-line">
          <summary className="flex min-h-12 items-center rounded-control px-4 font-medium">
            {t.past(past.length)}
          </summary>
          <ul className="grid gap-3 px-4 pt-1 pb-4">{past.map(row)}</ul>
        </details>
      )}
    </Section>
  )
}

/** `index`: its place among all exceptions, by which its problems are named. */
function ExceptionRow({ form, exception, index }: SectionProps & { exception: ExceptionDraft; index: number }) {
  const { t, date } = useBranchText()
  const { exceptions } = form.draft
  const day = /^\d{4}-\d{2}-\d{2}$/.test(exception.date)
    ? `${date(exception.date)} ${exception.date.slice(0, 4)}`
    : t.newDay
  const problem = form.problems[`exceptions.${index}.date`]
  const change = (part: Partial<ExceptionDraft>) =>
    form.change({ exceptions: exceptions.map((one) => (one.key === exception.key ? { ...one, ...part } : one)) })
  return (
    <li className="rounded-control border border-line p-3">
      <fieldset className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <legend className="sr-only">{day}</legend>
        <div>
          <TextField
            label={t.date}
            labelHidden
            type="date"
            error={problem && t.problems[problem]}
            value={exception.date}
            onChange={(event) => change({ date: event.target.value })}
          />
          {day !== t.newDay && (
            <p aria-hidden="true" className="mt-1 text-sm text-ink-2">
              {day}
            </p>
          )}
        </div>
        <PeriodsField
          day={day}
          field={`exceptions.${index}`}
          periods={exception.periods}
          problems={form.problems}
          onChange={(periods) => change({ periods })}
        />
        <IconButton
          icon={trashIcon}
          label={t.removeException(day)}
          variant="quiet"
          onClick={() => form.change({ exceptions: exceptions.filter(({ key }) => key !== exception.key) })}
        />
      </fieldset>
    </li>
  )
}
