// One part of a meal deal: its name, the items that it can be, and finding more of them.
import { localize } from '../../../../domain/shared/locale.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { Button } from '../../../components/controls/button.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useDealEditText } from '../../../i18n/editor/index.ts'
import { LocalLineField } from '../../../staff/fields/local-line-field.tsx'
import { FindItem } from './find-item.tsx'
import type { TypedChoice, TypedPart } from './typed-parts.ts'

type PartCardProps = {
  own: string | undefined
  part: TypedPart
  /** 0 for the first. */
  at: number
  onChange: (part: TypedPart) => void
  onRemove: () => void
  wrong: (field: string) => string | undefined
}

export function PartCard({ own, part, at, onChange, onRemove, wrong }: PartCardProps) {
  const { t, locale } = useDealEditText()
  const items = usePlaces(locale).data?.items ?? []
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id
  const called = localize(part.name, locale) || t.part(at + 1)
  const setChoose = (choose: readonly TypedChoice[]) => onChange({ ...part, choose })
  const empty = wrong('choose')
  return (
    <li className="grid gap-3 rounded-control border border-line bg-card p-3">
      <LocalLineField
        label={t.name(at + 1)}
        value={part.name}
        error={wrong('name')}
        onChange={(name) => onChange({ ...part, name })}
      />
      <ul aria-label={t.itemsOf(called)} className="grid gap-3 border-b border-line pb-3 empty:hidden">
        {part.choose.map((choice, place) => (
          <Choice
            key={choice.item}
            name={nameOf(choice.item)}
            choice={choice}
            onType={(extra) => setChoose(part.choose.map((one) => (one === choice ? { ...one, extra } : one)))}
            onRemove={() => setChoose(part.choose.filter((one) => one !== choice))}
            error={wrong(`choose.${place}`) ?? wrong(`choose.${place}.extra`)}
          />
        ))}
      </ul>
      {empty && (
        <p role="alert" className="text-sm font-medium text-cherry">
          {empty}
        </p>
      )}
      <FindItem
        label={t.addItem(called)}
        items={items.filter(({ id, parts }) => id !== own && !parts && !part.choose.some(({ item }) => item === id))}
        onPick={(item) => setChoose([...part.choose, { item, extra: '' }])}
      />
      <Button variant="text" className="-ms-2 justify-self-start text-cherry" onClick={onRemove}>
        {t.removePart(called)}
      </Button>
    </li>
  )
}

type ChoiceProps = {
  name: string
  choice: TypedChoice
  onType: (extra: string) => void
  onRemove: () => void
  error: string | undefined
}

function Choice({ name, choice, onType, onRemove, error }: ChoiceProps) {
  const { t } = useDealEditText()
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-1 border-t border-line pt-3">
      <bdi className="basis-full font-medium wrap-anywhere">{name}</bdi>
      <div className="w-32">
        <TextField
          label={
            <>
              {t.extra} <span className="sr-only">{name}</span>
            </>
          }
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={12}
          value={choice.extra}
          error={error}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <Button variant="quiet" className="min-h-12" onClick={onRemove}>
        {t.takeOut} <span className="sr-only">{name}</span>
      </Button>
    </li>
  )
}
