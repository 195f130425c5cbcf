// Another item for an order that is being changed, from what the branch has in stock.
import { choicesOf, priceOf } from '../../../../domain/menu/menu.ts'
import { useMenu } from '../../../api/menu/menu.ts'
import { isInStock } from '../../../branch/in-stock.ts'
import { useChoiceName } from '../../../cart/choice-name.ts'
import { SelectField } from '../../../components/fields/field.tsx'
import { useTillText } from '../../../i18n/till/index.ts'
import type { Added } from './draft-lines.ts'

export function AddItem({ branch, onAdd }: { branch: string; onAdd: (added: Added) => void }) {
  const { t, money } = useTillText()
  const choiceName = useChoiceName()
  const { categories, items } = useMenu()
  const offered = items
    .filter((item) => isInStock(item, branch))
    .flatMap((item) =>
      choicesOf(item).map((choice) => ({
        ...{ item: item.id, choice, category: item.category, price: priceOf(item, choice) ?? 0 },
        name: [item.name, choiceName(choice, item)].filter(Boolean).join(', '),
      })),
    )
  return (
    <SelectField
      label={t.change.addItem}
      value=""
      onChange={(event) => {
        const [item, choice] = event.target.value.split(' ')
        const found = offered.find((one) => one.item === item && one.choice === choice)
        if (found) onAdd({ item: found.item, choice: found.choice, name: found.name, price: found.price })
      }}
    >
      <option value="">…</option>
      {categories.map((category) => (
        <optgroup key={category.id} label={category.name}>
          {offered
            .filter((one) => one.category === category.id)
            .map((one) => (
              <option key={`${one.item} ${one.choice}`} value={`${one.item} ${one.choice}`}>
                {one.name} · {money(one.price)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
