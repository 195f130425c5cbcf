// Changes the lines of an order: fewer, none, another item, another note; says the new total and whether it needs a
// yes.
import { useEffect, useState } from 'react'
import type { Problem, StaffOrder } from '#contract/index.ts'
import { needsYes } from '#domain/order/change.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { isSold, stepsFor } from '#domain/order/course.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { useChangeOrder } from '#web/data/staff/order-api.ts'
import { askStaff, sendBy } from '#web/data/staff/staff-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { changedLines } from '#web/office/forms/form-lines.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { ChooseOptions } from '#web/office/staff/lines/choose-options.tsx'
import { type ChosenPiece, useItemOptions, useOutNow, usePricedNow } from '#web/office/staff/lines/item-options.ts'
import { useBesideName } from '#web/office/staff/lines/line-change-list.tsx'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { showOrderToast } from '#web/office/staff/toasts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import {
  askedLinesOf,
  type DraftLine,
  draftAsOrder,
  draftLinesOf,
  keptLines,
  linesAsSaved,
  linesWished,
  mergedLines,
  optionsOf,
  partsOf,
  saidLinesOf,
  withItem,
} from './change-draft.ts'
import { AddItem, DraftList, type OfferedPiece } from './lines-to-change.tsx'

export function ChangeDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t } = useTillText()
  const { problems, badInput } = useRefusalText().t
  const { form, over } = useChange(order, onClose)
  const [choosing, setChoosing] = useState<{ readonly line: DraftLine } | { readonly offered: OfferedPiece }>()
  const lines = usePricedNow(order.branch, form.fields.lines)
  const version = draftAsOrder(keptLines(lines))
  // Without prices nobody here can say whether the customer must agree: the server does.
  const isPriced = order.ringUp === null
  const errorAt = sentencesAt(form.problems, problems, badInput)
  const isOut = useOutNow(order.branch)
  const nameOf = useBesideName()
  // What the order has already is made all the same.
  const wrongLine = (at: number) => {
    const line = lines[at]
    const isNewAndOut = line && line.line === undefined && isOut({ item: line.item, options: optionsOf(line) })
    return isNewAndOut ? t.enter.notInStock(nameOf(line.name, line.said)) : errorAt('', at)
  }
  const put = (key: number, part: Partial<DraftLine>) =>
    form.change((now) => ({ lines: now.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) }))
  const add = ({ item, name }: OfferedPiece, piece: ChosenPiece) =>
    form.change((now) => ({ lines: withItem(now.lines, { item, name, ...piece }) }))

  function choose(piece: ChosenPiece) {
    if (!choosing) return
    // What is made differently is another line; the order has it at the price of today.
    if ('line' in choosing) put(choosing.line.key, { ...piece, line: undefined })
    else add(choosing.offered, piece)
    setChoosing(undefined)
  }

  if (over)
    return (
      <StaffDialog title={t.change.title(calledCode(order))} onClose={onClose}>
        <Notice kind="warning" urgent>
          {t.change.over[over]}
        </Notice>
      </StaffDialog>
    )
  return (
    <EditDialog
      form={form}
      words={{ changes: changedLines(form, (order) => saidLinesOf(order.lines)) }}
      binds
      title={t.change.title(calledCode(order))}
      act={isPriced && needsYes(order, version) ? t.change.ask : t.change.save}
      onClose={onClose}
      beside={
        choosing && (
          <Choice branch={order.branch} of={choosing} onChoose={choose} onClose={() => setChoosing(undefined)} />
        )
      }
    >
      <p className="text-ink-2">{t.change.hints[order.ifSoldOut]}</p>
      <DraftList
        branch={order.branch}
        lines={lines}
        errorAt={wrongLine}
        onPut={put}
        onOptions={(line) => setChoosing({ line })}
      />
      <AddItem branch={order.branch} onAdd={add} onOptions={(offered) => setChoosing({ offered })} />
      {isPriced && <Totals order={order} version={version} />}
      {errorAt('lines') && (
        <p role="alert" className="mt-2 font-medium text-cherry">
          {errorAt('lines')}
        </p>
      )}
    </EditDialog>
  )
}

/** The order as somebody has seen it: what of it is typed over. */
type SeenOrder = Pick<ShownOrder, 'lines'> & Versioned & Partial<Pick<ShownOrder, 'proposal'>>

interface TypedChange {
  readonly lines: readonly DraftLine[]
}

function useChange(order: ShownOrder, onClose: () => void) {
  const { t, locale } = useTillText()
  const send = sendBy(useChangeOrder())
  const linesOf = (seen: SeenOrder) => draftLinesOf(seen, locale)
  const [read, setRead] = useState<StaffOrder>()
  const over = whyOver(read && read.version > order.version ? read : order)
  const form = useEditForm<TypedChange, SeenOrder>({
    name: `order ${order.id}`,
    stored: { version: order.version, lines: order.lines },
    fieldsOf: (seen = order) => ({ lines: linesOf(seen) }),
    askedOf: (seen) => ({ lines: askedLinesOf(seen, locale) }),
    meaning: ({ lines }) => linesWished(lines),
    wishOf: ({ lines }) => linesAsSaved(lines),
    check: ({ lines }): Problem[] => (keptLines(lines).length > 0 ? [] : [{ problem: 'cart_empty', field: 'lines' }]),
    send: ({ lines }, seen = order, _extra, key) =>
      send({ id: order.id, version: Number(seen.version), lines: linesWished(lines), key }),
    latest: async () => {
      const now = await askStaff('orders.read', { id: order.id })
      setRead(now)
      return now
    },
    merge: (base, mine, theirs) => ({ lines: mergedLines(base.lines, mine.lines, theirs.lines) }),
    told: ({ proposal }) => {
      onClose()
      showOrderToast(order, proposal ? t.change.asked : t.change.saved)
    },
  })
  // What was typed has no order any more.
  useEffect(() => {
    if (over) form.forget()
  })
  return { form, over }
}

/** Why it can no longer be changed, whatever is typed; undefined while it can. */
function whyOver(order: StaffOrder): 'byCustomer' | 'byStaff' | 'made' | undefined {
  if (stepsFor(order, 'staff').includes('change')) return undefined
  if (isSold(order.course)) return 'made'
  return order.course === 'cancelled' && order.endReason === null ? 'byCustomer' : 'byStaff'
}

type ChoiceProps = {
  branch: string
  of: { readonly line: DraftLine } | { readonly offered: OfferedPiece }
  onChoose: (piece: ChosenPiece) => void
  onClose: () => void
}

/** The options of a line, or of an item before it is added. */
function Choice({ branch, of, onChoose, onClose }: ChoiceProps) {
  const itemOf = useItemOptions(branch)
  const nameOf = useBesideName()
  if ('line' in of)
    return (
      <ChooseOptions
        name={of.line.name}
        item={itemOf(of.line.item)}
        start={optionsOf(of.line)}
        startParts={partsOf(of.line)}
        adds={false}
        onChoose={onChoose}
        onClose={onClose}
      />
    )
  const { item, name, piece } = of.offered
  return (
    <ChooseOptions
      name={nameOf(name, piece.said)}
      item={itemOf(item)}
      start={piece.options}
      adds
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}

type TotalsProps = { order: ShownOrder; version: ReturnType<typeof draftAsOrder> }

function Totals({ order, version }: TotalsProps) {
  const { t, money } = useTillText()
  return (
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
      {needsYes(order, version) && <p className="mt-1 text-cherry">{t.change.asks}</p>}
    </div>
  )
}
