// Another item for an order that is being changed, from what the branch has in stock, with its options.
import { useState } from 'react'
import { choicesOf, priceOf } from '../../../../domain/menu/menu.ts'
import { itemHere } from '../../../api/menu/item-here.ts'
import { useMenu } from '../../../api/menu/menu.ts'
import { isHadHere } from '../../../branch/sold-here.ts'
import { useChoiceName } from '../../../cart/choice-name.ts'
import { SelectField } from '../../../components/fields/field.tsx'
import { useTillText } from '../../../i18n/till/index.ts'
import { ChooseOptions } from '../../../staff/lines/choose-options.tsx'
import { type ChosenPiece, type ItemOptions, pieceOf, useItemOptions } from '../../../staff/lines/item-options.ts'
import type { Added } from './draft-lines.ts'

interface Offered extends Pick<Added, 'item' | 'choice' | 'name'> {
  readonly category: string
  /** Cents before options. */
  readonly base: number
}

const asks = ({ groups, parts }: ItemOptions): boolean => groups.length + parts.length > 0

export function AddItem({ branch, onAdd }: { branch: string; onAdd: (added: Added) => void }) {
  const { t, money } = useTillText()
  const choiceName = useChoiceName()
  const { categories, items, branches } = useMenu()
  const optionsOf = useItemOptions(branch)
  const [asking, setAsking] = useState<Offered>()
  const offered: Offered[] = items
    .filter((item) => isHadHere(item, branch))
    .map((item) => itemHere(item, branch, branches))
    .flatMap((item) =>
      choicesOf(item).map((choice) => ({
        ...{ item: item.id, choice, category: item.category, base: priceOf(item, choice) ?? 0 },
        name: [optionsOf(item.id).kitchenName ?? item.name, choiceName(choice, item)].filter(Boolean).join(', '),
      })),
    )
  const add = ({ item, choice, name }: Offered, piece: ChosenPiece) => onAdd({ item, choice, name, ...piece })
  return (
    <>
      <SelectField
        label={t.change.addItem}
        value=""
        onChange={(event) => {
          const [item, choice] = event.target.value.split(' ')
          const found = offered.find((one) => one.item === item && one.choice === choice)
          // Whoever changes an order on the telephone says what is wanted: whatever can be chosen is asked.
          if (found && asks(optionsOf(found.item))) setAsking(found)
          else if (found) add(found, pieceOf(optionsOf(found.item), found.base, []))
        }}
      >
        <option value="">…</option>
        {categories.map((category) => (
          <optgroup key={category.id} label={category.name}>
            {offered
              .filter((one) => one.category === category.id)
              .map((one) => (
                <option key={`${one.item} ${one.choice}`} value={`${one.item} ${one.choice}`}>
                  {one.name} · {money(pieceOf(optionsOf(one.item), one.base, optionsOf(one.item).defaults).price)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {asking && (
        <ChooseOptions
          name={asking.name}
          item={optionsOf(asking.item)}
          base={asking.base}
          start={optionsOf(asking.item).defaults}
          adds
          onChoose={(piece) => {
            add(asking, piece)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
