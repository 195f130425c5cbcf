// Changes the lines of an order: fewer, none, another item, another note; says the new total and whether it needs a yes.
import { useRef, useState } from 'react'
import { type Choice, choicesOf, priceOf } from '../../../../domain/menu/menu.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { totalOf } from '../../../../domain/shared/money.ts'
import { newKey } from '../../../api/http/new-key.ts'
import { useMenu } from '../../../api/menu/menu.ts'
import { useChangeOrder } from '../../../api/staff/orders/counter.ts'
import type { ShownOrder } from '../../../api/staff/orders/line-statuses.ts'
import { isInStock } from '../../../branch/in-stock.ts'
import { useChoiceName } from '../../../cart/choice-name.ts'
import { Button } from '../../../components/controls/button.tsx'
import { QuantityStepper } from '../../../components/controls/quantity-stepper.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { SelectField, TextField } from '../../../components/fields/field.tsx'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { useTillText } from '../../../i18n/till/index.ts'
import { showToast } from '../../../staff/toasts.tsx'
import { useTellRefusal } from './tell-refusal.ts'

interface DraftLine {
  readonly key: number
  /** The line that the order has; undefined for a new one. */
  readonly line: number | undefined
  readonly item: string
  readonly choice: Choice
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly note: string
}

export function ChangeDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t, money, locale } = useTillText()
  const { t: staff } = useStaffText()
  const change = useChangeOrder()
  const tellRefusal = useTellRefusal()
  const key = useRef({ of: '', key: newKey() })
  const [lines, setLines] = useState<readonly DraftLine[]>(() =>
    order.lines.map(({ id, item, choice, name, price, quantity, notes }) => ({
      ...{ key: id, line: id, item, choice, price, quantity, note: notes },
      name: localize(name, locale),
    })),
  )
  const kept = lines.filter(({ quantity }) => quantity > 0)
  const total = totalOf(kept)
  const put = (at: number, part: Partial<DraftLine>) =>
    setLines(lines.map((line) => (line.key === at ? { ...line, ...part } : line)))

  function save() {
    if (kept.length === 0 || change.isPending) return
    const wish = {
      id: order.id,
      version: order.version,
      lines: kept.map(({ line, item, choice, quantity, note }) => ({
        ...(line === undefined ? {} : { line }),
        ...{ item, choice, quantity, note },
      })),
    }
    const of = JSON.stringify(wish)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    change.mutate(
      { ...wish, key: key.current.key },
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
      onClose={onClose}
      title={t.change.title(order.code || order.token)}
      closeLabel={staff.frame.close}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {staff.frame.cancel}
          </Button>
          <Button variant="dark" busy={change.isPending} aria-disabled={kept.length === 0} onClick={save}>
            {total > order.total ? t.change.ask : t.change.save}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t.change.hint}</p>
      <ul className="mt-3 grid divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="grid gap-2 py-3">
            <div className="flex items-center gap-3">
              <span className={`min-w-0 flex-1 wrap-anywhere ${line.quantity === 0 ? 'text-ink-2 line-through' : ''}`}>
                <span className="font-semibold">{line.name}</span>{' '}
                <span className="text-ink-2">{money(line.price)}</span>
              </span>
              <QuantityStepper
                value={line.quantity}
                onChange={(quantity) => put(line.key, { quantity })}
                labels={{ group: line.name, less: t.enter.less(line.name), more: t.enter.one(line.name) }}
              />
            </div>
            <TextField
              label={t.enter.noteFor(line.name)}
              labelHidden
              placeholder={t.enter.note}
              most={500}
              value={line.note}
              onChange={(event) => put(line.key, { note: event.target.value })}
            />
          </li>
        ))}
      </ul>
      <AddItem
        branch={order.branch}
        onAdd={(added) => {
          const last = Math.max(0, ...lines.map((line) => line.key))
          setLines([...lines, { ...added, key: last + 1, line: undefined, quantity: 1, note: '' }])
        }}
      />
      <div aria-live="polite" className="mt-4">
        <dl className="grid gap-1">
          <div className="flex justify-between gap-4 text-ink-2">
            <dt>{t.change.was}</dt>
            <dd>{money(order.total)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{t.change.will}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        {total > order.total && <p className="mt-1 text-cherry">{t.change.dearer}</p>}
      </div>
    </Dialog>
  )
}

type Added = Pick<DraftLine, 'item' | 'choice' | 'name' | 'price'>

function AddItem({ branch, onAdd }: { branch: string; onAdd: (added: Added) => void }) {
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
