// The lines of an order while it is being changed, and the list from which an item is added.

import { useState } from 'react'
import { limits } from '#domain/order/order-limits.ts'
import { isAvailableAt } from '#web/customer/branch/sold-here.ts'
import { DeclaredContents } from '#web/customer/diet/declared.tsx'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { usePriceText } from '#web/office/staff/branch/sees-prices.ts'
import { StaffCategoryChips } from '#web/office/staff/lines/category-chips.tsx'
import {
  asksForChoices,
  type ChosenPiece,
  canChoose,
  itemInSizes,
  shownPieceOf,
  useItemOptions,
} from '#web/office/staff/lines/item-options.ts'
import { LineChanges, PartChanges, useBesideName } from '#web/office/staff/lines/line-change-list.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { type DraftLine, keptLines } from './change-draft.ts'

type DraftListProps = {
  branch: string
  lines: readonly DraftLine[]
  /** What is wrong with the line at a place. */
  errorAt: (place: number) => string | undefined
  onPut: (key: number, part: Partial<DraftLine>) => void
  /** Opens the options of a line. */
  onOptions: (line: DraftLine) => void
}

export function DraftList({ branch, lines, errorAt, onPut, onOptions }: DraftListProps) {
  const { t } = useTillText()
  const price = usePriceText(branch)
  const { button, buttonOf } = useOptionEditText().t.order
  const { detail } = useStaffText().t
  const optionsOf = useItemOptions(branch)
  const nameOf = useBesideName()
  const kept = keptLines(lines)
  const shown = lines.map((line) => ({
    line,
    name: nameOf(line.name, line.said),
    // The server sees the lines that stay.
    error: kept.includes(line) ? errorAt(kept.indexOf(line)) : undefined,
  }))
  return (
    <ul className="mt-3 grid divide-y divide-line">
      {shown.map(({ line, name, error }) => (
        <li key={line.key} className="grid gap-2 py-3">
          <div className="flex items-center gap-3">
            <span className={`min-w-0 flex-1 wrap-anywhere ${line.quantity === 0 ? 'text-ink-2 line-through' : ''}`}>
              <span className="font-semibold">{name}</span> <span className="text-ink-2">{price(line.price)}</span>
              <PartChanges parts={line.saidParts} />
              <LineChanges options={line.said} />
              {line.line === undefined && <DeclaredContents declaration={line.declaration} staff={detail.findOut} />}
              {error && <span className="block text-sm font-medium text-cherry">{error}</span>}
            </span>
            <QuantityStepper
              value={line.quantity}
              onChange={(quantity) => onPut(line.key, { quantity })}
              labels={{ group: name, less: t.enter.less(name), more: t.enter.one(name) }}
            />
          </div>
          {canChoose(optionsOf(line.item)) && (
            <Button
              variant="quiet"
              size="staff"
              className="justify-self-start px-4!"
              aria-label={buttonOf(name)}
              onClick={() => onOptions(line)}
            >
              {button}
            </Button>
          )}
          <TextField
            label={t.enter.noteFor(name)}
            labelHidden
            placeholder={t.note}
            most={limits.note}
            value={line.note}
            onChange={(event) => onPut(line.key, { note: event.target.value })}
          />
        </li>
      ))}
    </ul>
  )
}

/** An item in one of its sizes, as it comes. */
export interface OfferedPiece {
  readonly id: string
  readonly item: string
  readonly category: string
  readonly name: string
  readonly piece: ChosenPiece
}

type AddItemProps = {
  branch: string
  onAdd: (offered: OfferedPiece, piece: ChosenPiece) => void
  /** Opens the options of an item that asks for some. */
  onOptions: (offered: OfferedPiece) => void
}

export function AddItem({ branch, onAdd, onOptions }: AddItemProps) {
  const { t } = useTillText()
  const price = usePriceText(branch)
  const { categories, items, state } = useMenu()
  const optionsOf = useItemOptions(branch)
  const nameOf = useBesideName()
  const [chosen, setChosen] = useState<string>()
  const offeredOf = ({ id: item, name, category }: MenuItem): OfferedPiece[] => {
    const options = optionsOf(item)
    return itemInSizes(options)
      .filter(({ isOut }) => !isOut)
      .map(({ size, chosen }) => ({
        id: `${item} ${size}`,
        item,
        category,
        name: options.kitchenName ?? name,
        piece: shownPieceOf(options, chosen),
      }))
  }
  const offered = items.filter((item) => isAvailableAt(item, branch, [])).flatMap(offeredOf)
  const filled = categories.filter(({ id }) => offered.some(({ category }) => category === id))
  const shown = filled.filter(({ id }) => chosen === undefined || chosen === id)
  if (state === 'failed') return <MenuUnread />
  return (
    <div className="grid min-w-0 gap-2">
      <StaffCategoryChips
        categories={filled}
        chosen={chosen}
        // Tapped again, all items are offered.
        onChoose={(id) => setChosen(id === chosen ? undefined : id)}
      />
      <SelectField
        label={t.change.addItem}
        value=""
        onChange={(event) => {
          const found = offered.find(({ id }) => id === event.target.value)
          // A customer on the telephone is there to say what they want, so every choice is asked.
          if (found && asksForChoices(optionsOf(found.item))) onOptions(found)
          else if (found) onAdd(found, found.piece)
        }}
      >
        <option value="">…</option>
        {shown.map((category) => (
          <optgroup key={category.id} label={category.name}>
            {offered
              .filter((one) => one.category === category.id)
              .map(({ id, name, piece }) => (
                <option key={id} value={id}>
                  {[nameOf(name, piece.said), price(piece.price)].filter(Boolean).join(' · ')}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  )
}
