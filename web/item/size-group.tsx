// The sizes that an item has without groups: by the glass or the bottle, for how many persons (MENU-3, MENU-4).
import { priceOf } from '../../domain/menu/menu.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { useChoiceName } from '../cart/choice-name.ts'
import { useItemText } from '../i18n/item/index.ts'
import { useMoreText } from '../i18n/more/index.ts'
import { Legend, OptionCard } from './group-frame.tsx'
import type { ItemChoice } from './use-item-choice.ts'

type SizeGroupProps = { item: FullItem; choice: ItemChoice; name: string }

export function SizeGroup({ item, choice, name }: SizeGroupProps) {
  const { t, money } = useItemText()
  const { one } = useMoreText().t.menu.choices
  const nameOf = useChoiceName()
  return (
    <fieldset className="min-w-0">
      <Legend name={t.size} hint={t.chooseOne} />
      <div className="item-options">
        {choice.sizes.map((size) => (
          <OptionCard
            key={size}
            type="radio"
            name={name}
            checked={choice.size === size}
            detail={<small>{money(priceOf(item, size) ?? 0)}</small>}
            onChange={() => choice.setSize(size)}
          >
            {nameOf(size, item) || one}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  )
}
