// Changes the lines of an order: fewer, none, another item, another note; says the new total and whether it needs a yes.
import { useState } from 'react'
import type { Declaration } from '#domain/menu/allergens.ts'
import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { needsYes } from '#domain/order/change.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import { totalOf } from '#domain/shared/money.ts'
import { isHadHere } from '#web/customer/branch/sold-here.ts'
import { Declared } from '#web/customer/diet/declared.tsx'
import { partsSent } from '#web/customer/ordering/parts-sent.ts'
import { useKeyOf } from '#web/data/http/new-key.ts'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useChangeOrder } from '#web/data/staff/order-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { ChooseOptions } from '#web/office/staff/lines/choose-options.tsx'
import {
  asks,
  type ChosenPiece,
  canChoose,
  inSizes,
  pieceOf,
  useItemOptions,
} from '#web/office/staff/lines/item-options.ts'
import {
  LineChanges,
  PartChanges,
  type SaidOption,
  type SaidPart,
  useBesideName,
} from '#web/office/staff/lines/line-change-list.tsx'
import { showToast, useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { QuantityStepper } from '#web/ui/controls/quantity-stepper.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useEditFormText, useStaffText } from '#web/words/staff/index.ts'

export function ChangeDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t, money, locale } = useTillText()
  const { t: staff } = useStaffText()
  const form = useEditFormText().t
  const change = useChangeOrder()
  const tellRefusal = useTellRefusal()
  const keyOf = useKeyOf()
  const [before] = useState<readonly DraftLine[]>(() => draftOf(order, locale))
  const [lines, setLines] = useState(before)
  const [leaving, setLeaving] = useState(false)
  const kept = keptOf(lines)
  const version = versionOf(kept)
  const asks = needsYes(order, version)
  const put = (at: number, part: Partial<DraftLine>) =>
    setLines(lines.map((line) => (line.key === at ? { ...line, ...part } : line)))

  /** A press beside the dialog discards no change without a question. */
  function leave() {
    const same = JSON.stringify(linesWished(lines)) === JSON.stringify(linesWished(before))
    if (same) onClose()
    else setLeaving(true)
  }

  function save() {
    if (kept.length === 0 || change.isPending) return
    const wish = { id: order.id, version: order.version, lines: linesWished(lines) }
    change.mutate(
      { ...wish, key: keyOf(wish) },
      {
        onSuccess: ({ proposal }) => {
          onClose()
          showToast(proposal ? t.change.asked : t.change.saved)
        },
        onError: (error) => tellRefusal(error, save),
      },
    )
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={t.change.title(order.code || order.token)}
      closeLabel={staff.frame.close}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {staff.frame.cancel}
          </Button>
          <Button variant="dark" busy={change.isPending} aria-disabled={kept.length === 0} onClick={save}>
            {asks ? t.change.ask : t.change.save}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t.change.hints[order.ifSoldOut]}</p>
      <DraftList branch={order.branch} lines={lines} onPut={put} />
      <AddItem branch={order.branch} onAdd={(added) => setLines(withItem(lines, added))} />
      <div aria-live="polite" className="mt-4">
        <dl className="grid gap-1">
          <div className="flex justify-between gap-4 text-ink-2">
            <dt>{t.change.was}</dt>
            <dd>{money(order.total)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{t.change.will}</dt>
            <dd>{money(version.total)}</dd>
          </div>
        </dl>
        {asks && <p className="mt-1 text-cherry">{t.change.asks}</p>}
      </div>
      <ConfirmDialog
        open={leaving}
        title={form.leaveTitle}
        labels={{ cancel: form.keepEditing, confirm: form.leave, close: form.close }}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {form.leaveText}
      </ConfirmDialog>
    </Dialog>
  )
}

type DraftListProps = {
  branch: string
  lines: readonly DraftLine[]
  onPut: (key: number, part: Partial<DraftLine>) => void
}

function DraftList({ branch, lines, onPut }: DraftListProps) {
  const { t, money } = useTillText()
  const { button, buttonOf } = useOptionEditText().t.order
  const optionsOf = useItemOptions(branch)
  const [asking, setAsking] = useState<DraftLine>()
  const nameOf = useBesideName()
  const shown = lines.map((line) => ({ line, name: nameOf(line.name, line.said) }))
  return (
    <>
      <ul className="mt-3 grid divide-y divide-line">
        {shown.map(({ line, name }) => (
          <li key={line.key} className="grid gap-2 py-3">
            <div className="flex items-center gap-3">
              <span className={`min-w-0 flex-1 wrap-anywhere ${line.quantity === 0 ? 'text-ink-2 line-through' : ''}`}>
                <span className="font-semibold">{name}</span> <span className="text-ink-2">{money(line.price)}</span>
                <PartChanges parts={line.saidParts} />
                <LineChanges options={line.said} />
                {line.line === undefined && <Declared declaration={line.declaration} />}
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
                onClick={() => setAsking(line)}
              >
                {button}
              </Button>
            )}
            <TextField
              label={t.enter.noteFor(name)}
              labelHidden
              placeholder={t.note}
              most={500}
              value={line.note}
              onChange={(event) => onPut(line.key, { note: event.target.value })}
            />
          </li>
        ))}
      </ul>
      {asking && (
        <ChooseOptions
          name={asking.name}
          item={optionsOf(asking.item)}
          start={asking.options ?? chosenOf(asking.said)}
          startParts={asking.parts ?? asking.saidParts?.map(partOf) ?? []}
          adds={false}
          onChoose={(piece) => {
            // What is made differently is another line; the order has it at the price of today.
            onPut(asking.key, { ...piece, line: undefined })
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

const chosenOf = (said: readonly SaidOption[]): Chosen => said.map(({ option, quantity }) => ({ option, quantity }))

const partOf = ({ part, item, options }: SaidPart) => ({ part, item, options: chosenOf(options) })

/** An item in one of its sizes, as it comes. */
interface Offered {
  readonly id: string
  readonly item: string
  readonly category: string
  readonly name: string
  readonly piece: ChosenPiece
}

function AddItem({ branch, onAdd }: { branch: string; onAdd: (added: Added) => void }) {
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
        id: `${item} ${size}`,
        item,
        category,
        name: options.kitchenName ?? name,
        piece: pieceOf(options, chosen),
      }))
  }
  const offered = items.filter((item) => isHadHere(item, branch, [])).flatMap(offeredOf)
  const add = ({ item, name }: Offered, piece: ChosenPiece) => onAdd({ item, name, ...piece })
  return (
    <>
      <SelectField
        label={t.change.addItem}
        value=""
        onChange={(event) => {
          const found = offered.find(({ id }) => id === event.target.value)
          // A customer on the telephone is there to say what they want, so every choice is asked.
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
                  {`${nameOf(name, piece.said)} · ${money(piece.price)}`}
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

interface DraftLine {
  readonly key: number
  /** The line of the order; undefined for a new one. */
  readonly line: number | undefined
  readonly item: string
  readonly name: string
  /** Cents for one. */
  readonly price: number
  /** What was chosen for a new line. A line of the order keeps its options until they are chosen anew. */
  readonly options?: Chosen
  readonly said: readonly SaidOption[]
  /** What was chosen for the parts of a new meal deal. */
  readonly parts?: ChosenParts
  readonly saidParts?: readonly SaidPart[] | undefined
  /** What it contains; null if that is not declared. */
  readonly declaration: Declaration | null
  readonly quantity: number
  readonly note: string
}

type Added = Omit<DraftLine, 'key' | 'line' | 'quantity' | 'note'>

const draftOf = ({ lines }: ShownOrder, locale: Locale): DraftLine[] =>
  lines.map(({ id, item, options, parts, name, kitchenName, price, declaration, quantity, notes }) => ({
    key: id,
    line: id,
    item,
    price,
    declaration,
    quantity,
    note: notes,
    name: kitchenName ?? localize(name, locale),
    said: options,
    saidParts: parts,
  }))

const withItem = (lines: readonly DraftLine[], added: Added): DraftLine[] => {
  const key = Math.max(0, ...lines.map((line) => line.key)) + 1
  return [...lines, { ...added, key, line: undefined, quantity: 1, note: '' }]
}

const keptOf = (lines: readonly DraftLine[]): DraftLine[] => lines.filter(({ quantity }) => quantity > 0)

/** As `needsYes` reads them: a new line has the id 0. */
const versionOf = (lines: readonly DraftLine[]) => ({
  lines: lines.map(({ line = 0, quantity, note }) => ({ id: line, quantity, notes: note })),
  total: totalOf(lines),
})

/** As `orders.change` takes them. */
const linesWished = (lines: readonly DraftLine[]) =>
  keptOf(lines).map(({ line, item, options, parts, quantity, note }) => ({
    ...(line === undefined ? {} : { line }),
    ...(options && { options: [...options] }),
    ...(parts && { parts: partsSent(parts) }),
    item,
    quantity,
    note,
  }))
