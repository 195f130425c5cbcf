// Another item for an order that is being changed, from what the branch has in stock, with its options.
import { useState } from 'react'
import { type MenuItem, useMenu } from '../../../api/menu/menu.ts'
import { isHadHere } from '../../../branch/sold-here.ts'
import { SelectField } from '../../../components/fields/field.tsx'
import { useTillText } from '../../../i18n/till/index.ts'
import { ChooseOptions } from '../../../staff/lines/choose-options.tsx'
import { asks, type ChosenPiece, inSizes, pieceOf, useItemOptions } from '../../../staff/lines/item-options.ts'
import { useBesideName } from '../../../staff/lines/kitchen-words.ts'
import type { Added } from './draft-lines.ts'

/** An item in one of its sizes, as it comes. */
interface Offered {
  readonly id: string
  readonly item: string
  readonly category: string
  readonly name: string
  readonly piece: ChosenPiece
}

export function AddItem({ branch, onAdd }: { branch: string; onAdd: (added: Added) => void }) {
  const { t, money } = useTillText()
  const { categories, items } = useMenu()
  const optionsOf = useItemOptions(branch)
  const nameOf = useBesideName()
  const [asking, setAsking] = useState<Offered>()
  const offeredOf = ({ id: item, name, category }: MenuItem): Offered[] => {
    const options = optionsOf(item)
    return inSizes(options)
      .filter(({ isOut }) => !isOut)
      .map(({ size, chosen }) => ({
        ...{ id: `${item} ${size}`, item, category, name: options.kitchenName ?? name },
        piece: pieceOf(options, chosen),
      }))
  }
  const offered = items.filter((item) => isHadHere(item, branch)).flatMap(offeredOf)
  const add = ({ item, name }: Offered, piece: ChosenPiece) => onAdd({ item, name, ...piece })
  return (
    <>
      <SelectField
        label={t.change.addItem}
        value=""
        onChange={(event) => {
          const found = offered.find(({ id }) => id === event.target.value)
          // Whoever changes an order on the telephone says what is wanted: whatever can be chosen is asked.
          if (found && asks(optionsOf(found.item))) setAsking(found)
          else if (found) add(found, found.piece)
        }}
      >
        <option value="">…</option>
        {categories.map((category) => (
          <optgroup key={category.id} label={category.name}>
            {offered
              .filter((one) => one.category === category.id)
              .map(({ id, name, piece }) => (
                <option key={id} value={id}>
                  {nameOf(name, piece.said)} · {money(piece.price)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {asking && (
        <ChooseOptions
          name={nameOf(asking.name, asking.piece.said)}
          item={optionsOf(asking.item)}
          start={asking.piece.options}
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
