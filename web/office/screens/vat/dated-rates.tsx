// The VAT rates to come, and those for a part of each day.
import { sellingWays } from '#domain/money/vat.ts'
import { vatClasses } from '#domain/money/vat-class.ts'
import { freshRowKey } from '#web/data/forms/merged-rows.ts'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { useVatText } from '#web/words/money/index.ts'
import type { TypedRate } from './vat-form.ts'

type DatedRatesProps = {
  rates: readonly TypedRate[]
  /** The places of those that stand here. */
  shown: readonly number[]
  wrong: (field: string) => string | undefined
  onChange: (at: number, part: Partial<TypedRate>) => void
  onSet: (rates: readonly TypedRate[]) => void
}

export function DatedRates({ rates, shown, wrong, onChange, onSet }: DatedRatesProps) {
  const { t } = useVatText()
  const add = () => {
    onSet([...rates, { key: freshRowKey(), class: 'food', way: 'away', rate: '', from: '', after: '', before: '' }])
  }
  return (
    <Card className="p-5!">
      <h2>{t.later}</h2>
      <p className="mt-1 mb-4 text-ink-2">{t.laterHint}</p>
      {shown.length === 0 && <p>{t.laterNone}</p>}
      <ul className="grid gap-4">
        {shown.map((at) => {
          const rate = rates[at]
          return (
            rate && (
              <li key={rate.key} className="rounded-control border border-line p-3">
                <DatedRate
                  rate={rate}
                  wrong={(field) => wrong(`rates.${at}.${field}`)}
                  onChange={(part) => onChange(at, part)}
                  onRemove={() => onSet(rates.filter((_, place) => place !== at))}
                />
              </li>
            )
          )
        })}
      </ul>
      {wrong('rates') && (
        <p role="alert" className="mt-3 text-sm font-medium text-cherry">
          {wrong('rates')}
        </p>
      )}
      <Button variant="quiet" size="staff" className="mt-4" onClick={add}>
        <Icon of={plusIcon} className="size-5" />
        <span>{t.add}</span>
      </Button>
    </Card>
  )
}

type DatedRateProps = {
  rate: TypedRate
  wrong: (field: string) => string | undefined
  onChange: (part: Partial<TypedRate>) => void
  onRemove: () => void
}

function DatedRate({ rate, wrong, onChange, onRemove }: DatedRateProps) {
  const { t } = useVatText()
  const typed = (field: 'rate' | 'from' | 'after' | 'before') => ({
    value: rate[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  return (
    <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
      <div className="col-span-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <SelectField
            label={t.class}
            value={rate.class}
            onChange={({ target }) => onChange({ class: vatClasses.find((of) => of === target.value) ?? 'food' })}
          >
            {vatClasses.map((of) => (
              <option key={of} value={of}>
                {t.classes[of]}
              </option>
            ))}
          </SelectField>
        </div>
        <IconButton icon={trashIcon} label={t.remove} variant="danger" className="mt-7" onClick={onRemove} />
      </div>
      <SelectField
        label={t.way}
        value={rate.way}
        onChange={({ target }) => onChange({ way: sellingWays.find((way) => way === target.value) ?? 'away' })}
      >
        {sellingWays.map((way) => (
          <option key={way} value={way}>
            {t.ways[way]}
          </option>
        ))}
      </SelectField>
      <TextField label={t.rate} inputMode="decimal" dir="ltr" maxLength={6} error={wrong('rate')} {...typed('rate')} />
      <div className="col-span-2">
        <MomentField label={t.from} type="date" error={wrong('from')} {...typed('from')} />
      </div>
      <MomentField label={t.at} hint={t.atHint} type="time" error={wrong('between')} {...typed('after')} />
      <MomentField label={t.until} type="time" {...typed('before')} />
    </div>
  )
}
