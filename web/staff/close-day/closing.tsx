// What closing the day takes and what it leaves, with a tick for each part that nobody has handed over.
import type { Output } from '../../../contract/index.ts'
import type { ClosingWish } from '../../../domain/counter/day.ts'
import { useTillText } from '../../i18n/board/index.ts'
import { DayMoney, DayParts, PartFigures } from './day-figures.tsx'
import { moneyOf, type Parts } from './day-sums.ts'

type ClosingProps = {
  days: Output<'days.now'>['days']
  parts: Parts
  also: ClosingWish
  onChange: (also: ClosingWish) => void
}

export function Closing({ days, parts, also, onChange }: ClosingProps) {
  const { t } = useTillText()
  return (
    <div className="mt-4 grid gap-4">
      <div className="rounded-control bg-card p-4">
        <DayParts parts={parts} only={['handedOver', 'fallen']} />
      </div>
      {parts.open.orders + parts.later.orders > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm">{t.close.also}</legend>
          {parts.open.orders > 0 && (
            <Tick
              name={t.close.open}
              part={parts.open}
              checked={also.alsoOpen}
              onChange={(alsoOpen) => onChange({ ...also, alsoOpen })}
            />
          )}
          {parts.later.orders > 0 && (
            <Tick
              name={t.close.later}
              part={parts.later}
              checked={also.alsoLater}
              onChange={(alsoLater) => onChange({ ...also, alsoLater })}
            />
          )}
        </fieldset>
      )}
      <DayMoney money={moneyOf(days)} title={t.close.taken} />
    </div>
  )
}

type TickProps = { name: string; part: Parts['open']; checked: boolean; onChange: (checked: boolean) => void }

function Tick({ name, part, checked, onChange }: TickProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-5 text-ink has-checked:border-cherry has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-ink outline-none"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="flex-1 font-medium">{name}</span>
      <span className="font-semibold">
        <PartFigures part={part} />
      </span>
    </label>
  )
}
