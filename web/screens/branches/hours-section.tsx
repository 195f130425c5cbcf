// The hours of the week, day by day; a day's hours can be copied to others.
import { useState } from 'react'
import { type Weekday, weekdays } from '../../../domain/shared/date.ts'
import { type Locale, localeTags } from '../../../domain/shared/locale.ts'
import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { useBranchText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { periodDraft } from './branch-draft.ts'
import { Section, type SectionProps, Tick } from './form-parts.tsx'
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
    <Section id="hours" title={t.hours} hint={t.hoursHint}>
      <div className="grid">
        {weekdays.map((day) => {
          const name = weekdayName(day, locale)
          return (
            <fieldset
              key={day}
              className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:items-start sm:gap-3"
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
      <CopyDialog
        key={copied}
        day={copied}
        nameOf={(day) => weekdayName(day, locale)}
        onCopy={copyTo}
        onClose={() => setCopied(undefined)}
      />
    </Section>
  )
}

/** 'Monday' for 1, in the reader's language. */
function weekdayName(day: Weekday, locale: Locale): string {
  // 2 March 2026 was a Monday.
  const name = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 2, 1 + day),
  )
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

type CopyDialogProps = {
  /** The day that is copied; without one the dialog is closed. */
  day: Weekday | undefined
  nameOf: (day: Weekday) => string
  onCopy: (days: readonly Weekday[]) => void
  onClose: () => void
}

/** Give it the day as key, so that every other day is ticked at first. */
function CopyDialog({ day, nameOf, onCopy, onClose }: CopyDialogProps) {
  const { t } = useBranchText()
  const frame = useStaffText().t.frame
  const others = weekdays.filter((one) => one !== day)
  const [chosen, setChosen] = useState<readonly Weekday[]>(others)
  return (
    <Dialog
      open={day !== undefined}
      onClose={onClose}
      title={t.copyTitle(day ? nameOf(day) : '')}
      closeLabel={frame.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button size="staff" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            {t.copyDone}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {others.map((one) => (
          <Tick
            key={one}
            text={nameOf(one)}
            checked={chosen.includes(one)}
            onChange={(checked) => setChosen(checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
      </div>
    </Dialog>
  )
}
