// Which figures: the branch, the period, what it is compared with, and the file of all numbers.
import { checkFigures, type FiguresProblem, figureComparisons, figureSpans } from '#domain/money/figure-span.ts'
import type { Member } from '#web/data/session/session.ts'
import { useFigures, useMoneyFigures } from '#web/data/staff/order-api.ts'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon, chevronIcon } from '#web/ui/icons/icons.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { FiguresFile } from './figures-file.tsx'
import { askedOf, type ChosenFigures, changed, stepped, useShown, useWhich } from './which-figures.ts'

type FiguresHeadProps = {
  member: Member
  /** What was typed, which may be no period, and the last that was one. */
  typed: ChosenFigures
  shown: ChosenFigures
  onChoose: (chosen: ChosenFigures) => void
}

export function FiguresHead({ member, typed, shown, onChoose }: FiguresHeadProps) {
  const { t } = useFiguresText()
  const { branches, place, today, asked, now, earlier, file } = useWhich(member, shown)
  const figures = useFigures(place, asked)
  const money = useMoneyFigures(place, asked)
  return (
    <div className="contents">
      {branches.length > 1 && <PlaceSelect branches={branches} place={place} />}
      <Segmented
        label={t.span}
        value={shown.span}
        segments={figureSpans.map((value) => ({ value, text: t.spans[value] }))}
        onChange={(span) => onChoose(changed(shown, today, { span }))}
      />
      <div className="flex min-h-14 max-w-full flex-wrap items-center rounded-control bg-card px-1 shade-card">
        <IconButton
          icon={chevronIcon}
          label={t.spanBefore}
          onClick={() => onChoose(stepped(shown, today, -1))}
          className="-scale-x-100 rtl:scale-x-100"
        />
        {shown.span === 'days' ? (
          <bdi className="px-1 font-semibold">{now}</bdi>
        ) : (
          <input
            type="date"
            aria-label={t.day}
            value={typed.day ?? today}
            onChange={({ target: { value: day } }) => onChoose({ ...typed, day })}
            className="min-h-11 min-w-0 rounded-small font-semibold"
          />
        )}
        <IconButton
          icon={chevronIcon}
          label={t.spanAfter}
          onClick={() => onChoose(stepped(shown, today, 1))}
          className="rtl:-scale-x-100"
        />
      </div>
      <label className="relative inline-flex min-h-14 max-w-full items-center rounded-control bg-card shade-card">
        <span className="sr-only">{t.than}</span>
        <select
          value={shown.than}
          onChange={({ target: { value } }) =>
            onChoose(changed(shown, today, { than: figureComparisons.find((one) => one === value) ?? 'before' }))
          }
          className="min-h-14 w-full min-w-0 appearance-none truncate rounded-control ps-4 pe-10 font-semibold"
        >
          {figureComparisons.map((one) => (
            <option key={one} value={one}>
              {t.thans[one]}
            </option>
          ))}
        </select>
        <Icon of={chevronDownIcon} className="pointer-events-none absolute end-3.5 size-4.5" />
      </label>
      <FiguresFile figures={figures.data} money={money.data} names={{ now, earlier }} file={`figures-${file}.csv`} />
    </div>
  )
}

type PeriodFieldsProps = Pick<FiguresHeadProps, 'member' | 'typed' | 'onChoose'>

/** The first and last day of what is no day, week or month; nothing where both are. */
export function PeriodFields({ member, typed, onChoose }: PeriodFieldsProps) {
  const { t } = useFiguresText()
  const { today } = useShown(member)
  const problems = checkFigures(askedOf(typed, today))
  const shown: readonly (readonly FiguresProblem['field'][])[] = [
    ...(typed.span === 'days' ? [['day', 'to'] as const] : []),
    ...(typed.than === 'days' ? [['thanDay', 'thanTo'] as const] : []),
  ]
  const inHead = typed.span !== 'days' && problems.find(({ field }) => field === 'day')
  if (shown.length === 0 && !inHead) return null
  return (
    <Card className="mb-4 flex flex-wrap gap-x-8 gap-y-4">
      {inHead && (
        <p role="alert" className="w-full font-medium text-cherry">
          {t.problems[inHead.problem]}
        </p>
      )}
      {shown.map((fields) => (
        <fieldset key={fields[0]} className="flex flex-wrap gap-4">
          <legend className="mb-1.5 font-semibold">{fields[0] === 'day' ? t.span : t.than}</legend>
          {fields.map((field) => {
            const wrong = problems.find((one) => one.field === field)
            return (
              <div key={field} className="w-44">
                <MomentField
                  type="date"
                  label={field === 'day' || field === 'thanDay' ? t.from : t.to}
                  value={typed[field] ?? ''}
                  error={wrong && t.problems[wrong.problem]}
                  onChange={({ target: { value } }) => onChoose({ ...typed, [field]: value })}
                />
              </div>
            )
          })}
        </fieldset>
      ))}
    </Card>
  )
}
