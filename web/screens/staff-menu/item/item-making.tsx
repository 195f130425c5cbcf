// Where an item is made and how long one piece takes there (TIME-1); nothing while no branch has stations.
import { TextField } from '../../../components/fields/field.tsx'
import { usePaceText } from '../../../i18n/board/index.ts'
import { makingFrom } from '../times/typed-times.ts'
import { useStations } from '../times/use-stations.ts'
import type { ItemForm } from './item-form.ts'

type ItemMakingProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  wrong: (field: string) => string | undefined
}

export function ItemMaking({ form, onChange, wrong }: ItemMakingProps) {
  const { t } = usePaceText()
  const { stations } = useStations()
  if (!stations || stations.length === 0) return null
  const sent = makingFrom(form.making)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t.making}</legend>
      <p className="text-sm text-ink-2">
        {t.timesLead} {t.timesHint}
      </p>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {stations.map(({ id, name }) => (
          <TextField
            key={id}
            label={<bdi>{name}</bdi>}
            autoComplete="off"
            dir="ltr"
            maxLength={6}
            error={wrong(`making.${sent.findIndex(({ station }) => station === id)}`) && t.timeWrong}
            value={form.making[id] ?? ''}
            onChange={(event) => onChange({ making: { ...form.making, [id]: event.target.value } })}
          />
        ))}
      </div>
    </fieldset>
  )
}
