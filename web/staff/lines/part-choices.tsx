// One part of a meal deal in an order that staff enter or change: its items as cards, then the chosen one's options.
import { askedGroups, defaultsOf } from '../../../domain/menu/chosen.ts'
import type { ChosenParts, Part } from '../../../domain/menu/deals/parts.ts'
import type { Chosen } from '../../../domain/menu/options.ts'
import { useOptionEditText } from '../../i18n/editor/index.ts'
import { ChoiceCard, GroupChoices } from './group-choices.tsx'
import { usePriceWords } from './group-words.ts'
import type { ItemOptions } from './item-options.ts'

type PartChoicesProps = {
  part: Part<string>
  shop: ItemOptions['shop']
  chosen: ChosenParts
  onChange: (chosen: ChosenParts) => void
}

export function PartChoices({ part: { id, name, choose }, shop, chosen, onChange }: PartChoicesProps) {
  const { t } = useOptionEditText()
  const price = usePriceWords()
  const own = chosen.find(({ part }) => part === id)
  const put = (item: string, options: Chosen) =>
    onChange([...chosen.filter(({ part }) => part !== id), { part: id, item, options }])
  const item = own && shop.itemOf(own.item)
  const options = own?.options ?? defaultsOf(item?.groups ?? [])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-heading text-lg leading-snug font-semibold">
        <bdi>{name}</bdi>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {choose.map(({ item: one, extra }) => (
          <ChoiceCard
            key={one}
            name={`part-${id}`}
            checked={own?.item === one}
            disabled={!shop.inStock(one)}
            onChange={() => put(one, defaultsOf(shop.itemOf(one)?.groups ?? []))}
            text={shop.itemOf(one)?.name ?? one}
            detail={shop.inStock(one) ? price(extra, true) : t.soldOut}
          />
        ))}
      </div>
      {item && (
        <div className="mt-3 grid gap-4 border-s-3 border-honey-soft ps-3 empty:hidden">
          {askedGroups(item.groups ?? [], options).map((group) => (
            <GroupChoices
              key={group.id}
              group={group}
              chosen={options}
              onChange={(next) => put(item.id, next)}
              isOut={shop.optionOut}
              name={`part-${id}`}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
