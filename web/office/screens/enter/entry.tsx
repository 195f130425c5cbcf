// A new order while it is being entered: the tiles of the menu, the bill, where and when it is wanted, and placing it.

import { useRef, useState } from 'react'
import type { Output, Problem } from '#contract/index.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { timeMeant } from '#domain/branch/time-meant.ts'
import { limits } from '#domain/order/order-limits.ts'
import { totalOf } from '#domain/shared/money.ts'
import { accept } from '#domain/shared/result.ts'
import { partsSent } from '#web/customer/ordering/parts-sent.ts'
import { FoldedCode } from '#web/customer/reductions/code-field.tsx'
import { offOf, rulesIn } from '#web/customer/reductions/taken-off.ts'
import { useCode } from '#web/customer/reductions/use-code.ts'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useEnterOrder } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditForm, type EditFormState, EditNotices } from '#web/office/forms/edit-form.tsx'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { useEditForm, type Versioned } from '#web/office/forms/use-edit-form.ts'
import { usePriceText } from '#web/office/staff/branch/sees-prices.ts'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { ChooseOptions } from '#web/office/staff/lines/choose-options.tsx'
import { useItemOptions, useOutNow, usePricedNow } from '#web/office/staff/lines/item-options.ts'
import { useBesideName } from '#web/office/staff/lines/line-change-list.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useReductionText } from '#web/words/reductions/index.ts'
import { addedToBill, Bill, type BillLine, chosenAnew, type ReducedBillLine } from './bill.tsx'
import { useReducedBill, useSoonestAt } from './reduced-bill.ts'
import { MenuTiles } from './tiles.tsx'

type OrderEntryProps = { branch: StaffBranch; onDone: (order: Output<'orders.enter'>) => void }

export function OrderEntry({ branch, onDone }: OrderEntryProps) {
  const { t } = useTillText()
  const form = useNewOrder(branch, onDone)
  const { fields: typed, change } = form
  const { problems, badInput } = useRefusalText().t
  const errorAt = sentencesAt(form.problems, { ...problems, time_missing: t.enter.timeMissing }, badInput)
  const { lines, at, code, off } = useBill(branch, form)
  const { code: codeLink } = useReductionText().t
  const optionsOf = useItemOptions(branch.id)
  const [choosing, setChoosing] = useState<number>()
  const chosen = lines.find((line) => line.key === choosing)
  const bill = useRef<HTMLHeadingElement>(null)
  const isOut = useOutNow(branch.id)
  const nameOf = useBesideName()
  const wrongLine = (at: number) => {
    const line = lines[at]
    return line && isOut(line) ? t.enter.notInStock(nameOf(line.name, line.said)) : errorAt('', at)
  }

  return (
    <div className="flex flex-wrap items-start gap-6 max-md:pb-16">
      <div className="min-w-0 flex-[999_1_22rem]">
        <MenuTiles
          branch={branch}
          at={at}
          onAdd={(tile) => change((now) => ({ lines: addedToBill(now.lines, tile) }))}
        />
      </div>
      <Card className="min-w-0 flex-[1_1_20rem] p-5! md:sticky md:top-4 xl:basis-96">
        <EditForm form={form} className="grid gap-4" onSubmit={() => lines.length > 0 && void form.save()}>
          <h2 ref={bill} tabIndex={-1} className="scroll-mt-4 text-lg">
            {t.order}
          </h2>
          <Bill
            branch={branch.id}
            lines={lines}
            errorAt={wrongLine}
            onChange={(changed) => change({ lines: changed })}
            onOptions={setChoosing}
          />
          <EntryFields typed={typed} errorAt={errorAt} onType={change} />
          <FoldedCode link={codeLink} code={code} off={off} onType={(text) => change({ code: text })} />
          <PlaceBar
            branch={branch.id}
            form={form}
            lines={lines}
            onLook={() => {
              bill.current?.scrollIntoView()
              bill.current?.focus({ preventScroll: true })
            }}
          />
        </EditForm>
        {/* Outside the form, because Enter on an option must not place the order. */}
        {chosen && (
          <ChooseOptions
            key={chosen.key}
            name={chosen.name}
            item={optionsOf(chosen.item)}
            start={chosen.options}
            startParts={chosen.parts}
            adds={false}
            onChoose={(piece) => {
              change((now) => ({ lines: chosenAnew(now.lines, chosen.key, piece) }))
              setChoosing(undefined)
            }}
            onClose={() => setChoosing(undefined)}
          />
        )}
      </Card>
    </div>
  )
}

/** The lines at the prices of the time that is wanted, and the code that was typed. */
function useBill(branch: StaffBranch, { fields: typed, refused }: ReturnType<typeof useNewOrder>) {
  const soonest = useSoonestAt(branch)
  const chosen = timeTyped(branch, typed)
  const at = typed.form === 'table' ? serverNow() : (chosen ?? soonest)
  const code = useCode({ branch, form: typed.form, at, chosen, typed: typed.code, refused })
  const lines = useReducedBill(usePricedNow(branch.id, typed.lines), { branch, at, code: code.rule })
  const off = rulesIn(lines).find(({ rule }) => rule.id === code.rule?.id)?.off ?? 0
  return { lines, at, code, off }
}

/** What is entered is kept for its branch until it is placed; a retry after a lost answer places it once. */
function useNewOrder(branch: StaffBranch, onDone: (order: Output<'orders.enter'>) => void) {
  const send = sendBy(useEnterOrder())
  return useEditForm<TypedOrder, Output<'orders.enter'> & Versioned>({
    name: `new order ${branch.id}`,
    stored: undefined,
    fieldsOf: () => nothingTyped,
    // Where and when alone are no order yet.
    meaning: ({ form, later, ...typed }) => typed,
    check: ({ later, time }) => (later && time === '' ? [{ problem: 'time_missing', field: 'at' }] : []),
    send: async (typed, _base, _extra, key) => {
      const placed = await send({ ...wishOf(branch, typed), key })
      return placed.ok ? accept({ ...placed.value, version: placed.value.id }) : placed
    },
    told: onDone,
  })
}

type EntryFieldsProps = {
  typed: TypedOrder
  errorAt: (field: string) => string | undefined
  onType: (part: Partial<TypedOrder>) => void
}

function EntryFields({ typed, errorAt, onType }: EntryFieldsProps) {
  const { t } = useTillText()
  const field = typedIn(typed, onType, errorAt)
  return (
    <>
      <div className="grid gap-4 [&_button]:flex-auto [&_button]:justify-center [&_button]:px-2 [&_button]:leading-tight [&_[role=group]]:flex [&_[role=group]]:flex-nowrap">
        <Segmented
          label={t.enter.where}
          value={typed.form}
          segments={[
            { value: 'pick-up', text: t.enter.pickUp },
            { value: 'table', text: t.enter.table },
          ]}
          onChange={(form) => onType({ form })}
        />
        {typed.form === 'table' && <TextField label={t.enter.tableNumber} inputMode="numeric" {...field('table')} />}
        <Segmented
          label={t.enter.when}
          value={typed.later ? 'later' : 'soon'}
          segments={[
            { value: 'soon', text: t.enter.soon },
            { value: 'later', text: t.enter.atTime },
          ]}
          onChange={(value) => onType({ later: value === 'later' })}
        />
      </div>
      {typed.later && <MomentField label={t.enter.time} type="time" {...field('time')} error={errorAt('at')} />}
      <TextField label={t.enter.name} most={limits.name} {...field('name')} />
      <TextField label={t.enter.phone} type="tel" {...field('phone')} />
    </>
  )
}

type PlaceBarProps = {
  branch: string
  form: EditFormState
  lines: readonly ReducedBillLine[]
  /** To the bill. */
  onLook: () => void
}

function PlaceBar({ branch, form, lines, onLook }: PlaceBarProps) {
  const { t } = useTillText()
  const price = usePriceText(branch)
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const total = totalOf(lines) - lines.reduce((sum, line) => sum + offOf(line), 0)
  return (
    <div className="foot-bar grid gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <EditNotices
        form={form}
        words={{ madeOnce: true, notSaved: t.enter.notPlaced, refused: <WhyNot form={form} lines={lines} /> }}
      />
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={t.enter.look(quantity)}
          onClick={onLook}
          className="inline-flex min-h-control shrink-0 items-center gap-2 rounded-control border border-edge bg-card px-4 text-lg font-semibold md:hidden"
        >
          <Icon of={bagIcon} className="size-5" />
          <span>{quantity}</span>
        </button>
        <Button
          type="submit"
          size="staff"
          wide
          className={quantity === 0 ? 'px-3! opacity-50' : 'px-3!'}
          busy={form.busy}
          aria-disabled={quantity === 0}
        >
          {t.enter.send(price(total))}
        </Button>
      </div>
    </div>
  )
}

/** On a phone the fields with their own sentences may be out of sight. */
function WhyNot({ form: { refused, problems }, lines }: Pick<PlaceBarProps, 'form' | 'lines'>) {
  const { t } = useTillText()
  const nameOf = useBesideName()
  const { refusals, problems: sentences, badInput } = useRefusalText().t
  const words: Readonly<Record<string, string>> = sentences
  if (!refused) return null
  if (refused.refusal === 'key_reused')
    return (
      <>
        <p>{t.enter.placedBefore}</p>
        <LinkButton href={linkTo('/all-orders')} variant="quiet" size="staff">
          {t.enter.toOrders}
        </LinkButton>
      </>
    )
  const sentenceOf = ({ problem, line: at }: Problem) => {
    const line = at === undefined ? undefined : lines[at]
    const name = line && nameOf(line.name, line.said)
    if (name && problem === 'item_out_of_stock') return t.enter.notInStock(name)
    return `${name ? `${name}: ` : ''}${words[problem] ?? badInput}`
  }
  const sentencesOf = new Set(problems.map(sentenceOf))
  return <p>{problems.length === 0 ? refusals[refused.refusal] : [...sentencesOf].join(' ')}</p>
}

interface TypedOrder {
  readonly lines: readonly BillLine[]
  readonly name: string
  readonly phone: string
  readonly form: 'pick-up' | 'table'
  /** The number of the table, as typed. */
  readonly table: string
  readonly later: boolean
  /** '13:30', by the clock of the branch. */
  readonly time: string
  /** Of a reduction, as typed. */
  readonly code: string
}

const nothingTyped: TypedOrder = {
  lines: [],
  name: '',
  phone: '',
  form: 'pick-up',
  table: '',
  later: false,
  time: '',
  code: '',
}

/** Null: as soon as possible. */
function timeTyped(branch: StaffBranch, { later, time }: Pick<TypedOrder, 'later' | 'time'>): Instant | null {
  if (!later || time === '') return null
  const [hours = '', minutes = ''] = time.split(':')
  return timeMeant(branch, Number(hours) * 60 + Number(minutes), serverNow())
}

/** Without its key. The server refuses an empty table. */
function wishOf(branch: StaffBranch, typed: TypedOrder) {
  return {
    branch: branch.id,
    form: typed.form,
    name: typed.name,
    phone: typed.phone,
    table: typed.form === 'table' && typed.table.trim() !== '' ? Number(typed.table) : null,
    at: timeTyped(branch, typed),
    code: typed.code,
    lines: typed.lines.map(({ item, options, parts, quantity, note }) => ({
      item,
      quantity,
      note,
      options: [...options],
      ...(parts.length > 0 && { parts: partsSent(parts) }),
    })),
  }
}
