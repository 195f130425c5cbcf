// The opening hours of one day: a row for each period, each with its own problem; without rows the day is closed.
import type { ReactNode } from 'react'
import { clockText } from '#domain/branch/hours.ts'
import { readClock } from '#domain/branch/typed-hours.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import { type PeriodDraft, periodDraft } from './branch-draft.ts'
import { type BranchEditing, ProblemLine } from './form-parts.tsx'

type PeriodsFieldProps = {
  day: string
  /** The field by which its problems are named: 'hours.1'. */
  field: string
  periods: readonly PeriodDraft[]
  problems: BranchEditing['problems']
  onChange: (periods: readonly PeriodDraft[]) => void
  /** Shown beside the button that adds hours. */
  beside?: ReactNode
}

export function PeriodsField({ day, field, periods, problems, onChange, beside }: PeriodsFieldProps) {
  const { t } = useBranchText()
  const change = (key: PeriodDraft['key'], part: Partial<PeriodDraft>) =>
    onChange(periods.map((period) => (period.key === key ? { ...period, ...part } : period)))
  const whole = problems[field]
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
      <div className="grid gap-2">
        {periods.length === 0 && <p className="flex min-h-12 items-center text-ink-2">{t.closed}</p>}
        {periods.map((period, index) => (
          <PeriodRow
            key={period.key}
            day={day}
            period={period}
            id={`${field}.${index}`}
            problem={problems[`${field}.${index}`] && t.problems[problems[`${field}.${index}`] ?? 'time_unreadable']}
            onChange={(part) => change(period.key, part)}
            onRemove={() => onChange(periods.filter(({ key }) => key !== period.key))}
          />
        ))}
        {whole && <ProblemLine id={`${field}-problem`}>{t.problems[whole]}</ProblemLine>}
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          variant="quiet"
          className="px-4! text-sm!"
          aria-label={t.addHoursOn(day)}
          title={t.addHours}
          onClick={() => onChange([...periods, periodDraft()])}
        >
          <Icon of={plusIcon} className="size-5" />
          <span className={periods.length > 0 ? 'sm:hidden' : ''}>{t.addHours}</span>
        </Button>
        {beside}
      </div>
    </div>
  )
}

type PeriodRowProps = {
  day: string
  period: PeriodDraft
  id: string
  problem: string | undefined
  onChange: (part: Partial<PeriodDraft>) => void
  onRemove: () => void
}

function PeriodRow({ day, period, id, problem, onChange, onRemove }: PeriodRowProps) {
  const { t } = useBranchText()
  const problemId = problem ? `${id}-problem` : undefined
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <TimeInput
          label={t.from(day)}
          value={period.from}
          describedBy={problemId}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden="true" className="text-ink-2">
          {t.until}
        </span>
        <TimeInput label={t.to(day)} value={period.to} describedBy={problemId} onChange={(to) => onChange({ to })} />
        <IconButton
          icon={trashIcon}
          label={t.removeHours(day, period.from || '–', period.to || '–')}
          onClick={onRemove}
        />
      </div>
      {problem && problemId && <ProblemLine id={problemId}>{problem}</ProblemLine>}
    </div>
  )
}

type TimeInputProps = {
  label: string
  value: string
  /** The id of the problem, if there is one. */
  describedBy: string | undefined
  onChange: (value: string) => void
}

/** Typed in 24-hour form, or picked from a list of half hours; '7' becomes '07:00' when the field is left. */
export function TimeInput({ label, value, describedBy, onChange }: TimeInputProps) {
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      list="half-hours"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={5}
      placeholder="00:00"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const minutes = readClock(value)
        if (!Number.isNaN(minutes)) onChange(clockText(minutes))
      }}
      className="block min-h-12 w-[6.5rem] min-w-0 rounded-control border border-edge bg-card px-3 text-center placeholder:text-ink-2 aria-invalid:border-2 aria-invalid:border-cherry"
    />
  )
}

/** The options of the time fields; needed once in the form. */
export function HalfHours() {
  return (
    <datalist id="half-hours">
      {halfHours.map((time) => (
        <option key={time} value={time} />
      ))}
    </datalist>
  )
}

const halfHours = Array.from({ length: 49 }, (_, half) => clockText(half * 30))
