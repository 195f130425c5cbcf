// Where an item stands on the menu: its category, and its place in it.
import type { Output } from '../../../../contract/index.ts'
import { isOfSizes } from '../../../../domain/menu/options.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { SelectField } from '../../../components/fields/field.tsx'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import type { Spot, Subject } from './item-form.ts'

type Menu = Output<'menu.readAll'>

/** Where the subject is now; a new item comes to the end, a copy behind what it was copied from. */
export function spotOf({ item, category }: Subject, items: Menu['items']): Spot {
  const place = items.filter((one) => one.category === category).findIndex(({ id }) => id === item?.id)
  return { category, place: place < 0 ? undefined : place + 1 }
}

/** Whether sizes belong to this category: something in it is sold so, or its icon says it. */
export function sellsInSizes(menu: Menu | undefined, category: string): boolean {
  const icon = menu?.categories.find(({ id }) => id === category)?.icon
  const isSold = menu?.items.some((item) => item.category === category && item.groups?.some(isOfSizes))
  return isSold === true || icon === 'bottle' || icon === 'cocktail'
}

type ItemSpotProps = {
  /** Undefined for a new item, whose place is not asked for. */
  item: string | undefined
  from: Spot
  /** Null: where it is. */
  moves: Spot | null
  /** Without it, a new item is added where its category's screen is. */
  onChange: ((moves: Spot | null) => void) | undefined
}

export function ItemSpot({ item, from, moves, onChange }: ItemSpotProps) {
  const { t, locale, number } = useMenuEditText()
  const menu = usePlaces(locale).data
  const spot = moves ?? from
  const inCategory = (menu?.items ?? []).filter(({ id, category }) => category === spot.category && id !== item)
  const choose = (category: string) => onChange?.(category === from.category ? null : { category, place: undefined })
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <SelectField
        label={t.category}
        value={spot.category}
        disabled={!onChange}
        onChange={(event) => choose(event.target.value)}
      >
        {(menu?.categories ?? []).map(({ id, name, hidden }) => (
          <option key={id} value={id}>
            {hidden ? t.hiddenOne(name) : name}
          </option>
        ))}
      </SelectField>
      {item !== undefined && onChange && (
        <SelectField
          label={t.place}
          value={spot.place ?? inCategory.length + 1}
          onChange={(event) => {
            const place = Number(event.target.value)
            onChange(spot.category === from.category && place === from.place ? null : { ...spot, place })
          }}
        >
          {[undefined, ...inCategory].map((before, place) => (
            <option key={before?.id ?? ''} value={place + 1}>
              {before ? t.placeAfter(number(place + 1), before.name) : t.placeFirst(number(1))}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
