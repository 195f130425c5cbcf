// What was tapped so far, with plus, minus, options and a note for each line.
import { sameChosen } from '#domain/menu/options.ts'
import { sameParts } from '#domain/order/cart/cart.ts'
import { limits } from '#domain/order/order-limits.ts'
import { LinePrice, LineReductions } from '#web/customer/reductions/struck-price.tsx'
import type { TakenOff } from '#web/customer/reductions/taken-off.ts'
import { useSeesPrices } from '#web/office/staff/branch/sees-prices.ts'
import { type ChosenPiece, canChoose, useItemOptions } from '#web/office/staff/lines/item-options.ts'
import { LineChanges, PartChanges, useBesideName } from '#web/office/staff/lines/line-change-list.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'

type BillProps = {
  branch: string
  lines: readonly ReducedBillLine[]
  /** What is wrong with the line at a place. */
  errorAt: (place: number) => string | undefined
  onChange: (lines: BillLine[]) => void
  /** Opens the options of a line. */
  onOptions: (key: number) => void
}

export function Bill({ branch, lines, errorAt, onChange, onOptions }: BillProps) {
  const { t } = useTillText()
  const seesPrices = useSeesPrices(branch)
  const { order } = useOptionEditText().t
  const optionsOf = useItemOptions(branch)
  const nameOf = useBesideName()
  if (lines.length === 0) return <p className="py-4 text-ink-2">{t.enter.empty}</p>
  const shown = lines.map((line, place) => ({ line, name: nameOf(line.name, line.said), error: errorAt(place) }))
  return (
    <ul className="grid divide-y divide-line">
      {shown.map(({ line, name, error }) => (
        <li key={line.key} className="grid gap-2 py-3">
          <div className="flex items-center gap-3">
            <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <span className="block font-semibold">{name}</span>
              <PartChanges parts={line.saidParts} />
              <LineChanges options={line.said} />
              {seesPrices && (
                <span className="text-ink-2">
                  <LinePrice line={line} />
                </span>
              )}
              {seesPrices && <LineReductions line={line} />}
              {error && <span className="block text-sm font-medium text-cherry">{error}</span>}
            </span>
            <QuantityStepper
              value={line.quantity}
              onChange={(quantity) => onChange(counted(lines, line.key, quantity))}
              labels={{ group: name, less: t.enter.less(name), more: t.enter.one(name) }}
            />
          </div>
          {canChoose(optionsOf(line.item)) && (
            <Button
              variant="quiet"
              className="justify-self-start"
              aria-label={order.buttonOf(name)}
              onClick={() => onOptions(line.key)}
            >
              {order.button}
            </Button>
          )}
          <TextField
            label={t.enter.noteFor(name)}
            labelHidden
            placeholder={t.note}
            most={limits.note}
            value={line.note}
            onChange={(event) => onChange(noted(lines, line.key, event.target.value))}
          />
        </li>
      ))}
    </ul>
  )
}

export interface BillLine extends ChosenPiece {
  readonly key: number
  readonly item: string
  readonly name: string
  readonly quantity: number
  readonly note: string
}

export interface ReducedBillLine extends BillLine {
  readonly taken?: readonly TakenOff[]
}

export type Tile = Omit<BillLine, 'key' | 'quantity' | 'note'>

/** Adds one: to the line with the same options and no note, or as a new line. */
export function addedToBill(lines: readonly BillLine[], tile: Tile): BillLine[] {
  const same = lines.find(
    ({ item, options, parts, note }) =>
      item === tile.item && sameChosen(options, tile.options) && sameParts(parts, tile.parts) && note === '',
  )
  if (same) return counted(lines, same.key, same.quantity + 1)
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...tile, key, quantity: 1, note: '' }]
}

/** Removes lines whose quantity is 0. */
const counted = (lines: readonly BillLine[], key: number, quantity: number): BillLine[] =>
  lines.map((line) => (line.key === key ? { ...line, quantity } : line)).filter((line) => line.quantity > 0)

const noted = (lines: readonly BillLine[], key: number, note: string): BillLine[] =>
  lines.map((line) => (line.key === key ? { ...line, note } : line))

/** The line with other options. */
export const chosenAnew = (lines: readonly BillLine[], key: number, piece: ChosenPiece): BillLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...piece } : line))
