// A new order while it is being entered: the tiles of the menu, the bill, where and when it is wanted, and placing it.

import { useRef, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { instantOf, localTime } from '#domain/branch/hours.ts'
import { totalOf } from '#domain/shared/money.ts'
import { partsSent } from '#web/customer/ordering/parts-sent.ts'
import { useKeyOf } from '#web/data/http/new-key.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useEnterOrder } from '#web/data/staff/order-api.ts'
import type { BranchName } from '#web/data/staff/shop-api.ts'
import { refusedBy } from '#web/data/staff/staff-api.ts'
import { typedIn } from '#web/office/forms/typed-in.ts'
import { ChooseOptions } from '#web/office/staff/lines/choose-options.tsx'
import { useItemOptions } from '#web/office/staff/lines/item-options.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { added, Bill, type BillLine, chosenAnew } from './bill.tsx'
import { Tiles } from './tiles.tsx'

type EntryProps = { place: BranchName; onDone: (order: Output<'orders.enter'>) => void }

export function Entry({ place, onDone }: EntryProps) {
  const { t } = useTillText()
  const enter = useEnterOrder()
  const [lines, setLines] = useState<BillLine[]>([])
  const [typed, setTyped] = useState(nothingTyped)
  const optionsOf = useItemOptions(place.id)
  const [choosing, setChoosing] = useState<number>()
  const chosen = lines.find((line) => line.key === choosing)
  const keyOf = useKeyOf()
  const bill = useRef<HTMLHeadingElement>(null)

  function send() {
    if (lines.length === 0 || enter.isPending) return
    const wish = wishOf(place, lines, typed)
    enter.mutate({ ...wish, key: keyOf(wish) }, { onSuccess: onDone })
  }

  return (
    <div className="flex flex-wrap items-start gap-6 max-md:pb-16">
      <div className="min-w-0 flex-[999_1_22rem]">
        <Tiles branch={place.id} onAdd={(tile) => setLines(added(lines, tile))} />
      </div>
      <Card className="min-w-0 flex-[1_1_20rem] p-5! md:sticky md:top-4 xl:basis-96">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <h2 ref={bill} tabIndex={-1} className="scroll-mt-4 text-lg">
            {t.order}
          </h2>
          <Bill branch={place.id} lines={lines} onChange={setLines} onOptions={setChoosing} />
          <EntryFields typed={typed} onType={(part) => setTyped({ ...typed, ...part })} />
          <PlaceBar
            quantity={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            total={totalOf(lines)}
            busy={enter.isPending}
            error={enter.error}
            onLook={() => {
              bill.current?.scrollIntoView()
              bill.current?.focus({ preventScroll: true })
            }}
          />
        </form>
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
              setLines(chosenAnew(lines, chosen.key, piece))
              setChoosing(undefined)
            }}
            onClose={() => setChoosing(undefined)}
          />
        )}
      </Card>
    </div>
  )
}

type EntryFieldsProps = { typed: Typed; onType: (part: Partial<Typed>) => void }

function EntryFields({ typed, onType }: EntryFieldsProps) {
  const { t } = useTillText()
  const field = typedIn(typed, onType)
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
      {typed.later && <TextField label={t.enter.time} type="time" {...field('time')} />}
      <TextField label={t.enter.name} most={80} {...field('name')} />
      <TextField label={t.enter.phone} type="tel" {...field('phone')} />
    </>
  )
}

type PlaceBarProps = {
  quantity: number
  /** Cents. */
  total: number
  busy: boolean
  /** Why it was not placed; null if nothing is wrong. */
  error: unknown
  /** To the bill. */
  onLook: () => void
}

function PlaceBar({ quantity, total, busy, error, onLook }: PlaceBarProps) {
  const { t, money } = useTillText()
  return (
    <div className="foot-bar grid gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {error !== null && <WhyNot error={error} />}
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={t.enter.look(quantity)}
          onClick={onLook}
          className="inline-flex min-h-14 shrink-0 items-center gap-2 rounded-control border border-edge bg-card px-4 text-lg font-semibold md:hidden"
        >
          <Icon of={bagIcon} className="size-5" />
          <span>{quantity}</span>
        </button>
        <Button
          type="submit"
          size="staff"
          wide
          className={quantity === 0 ? 'px-3! opacity-50' : 'px-3!'}
          busy={busy}
          aria-disabled={quantity === 0}
        >
          {t.enter.send(money(total))}
        </Button>
      </div>
    </div>
  )
}

function WhyNot({ error }: { error: unknown }) {
  const { t } = useRefusalText()
  const { refusal, problems } = refusedBy(error)
  const words: Readonly<Record<string, string>> = t.problems
  return (
    <Notice kind="error" urgent>
      {problems.map(({ problem }) => words[problem] ?? '').join(' ') || t.refusals[refusal]}
    </Notice>
  )
}

interface Typed {
  readonly name: string
  readonly phone: string
  readonly form: 'pick-up' | 'table'
  /** The number of the table, as typed. */
  readonly table: string
  readonly later: boolean
  /** '13:30', of today at the branch. */
  readonly time: string
}

const nothingTyped: Typed = { name: '', phone: '', form: 'pick-up', table: '', later: false, time: '' }

/** Without its key. The server refuses an incomplete time or an empty table. */
function wishOf(place: BranchName, lines: readonly BillLine[], typed: Typed) {
  const { date } = localTime(serverNow(), place.timeZone)
  const [hours = '', minutes = ''] = typed.time.split(':')
  const at =
    typed.later && minutes !== '' ? instantOf(date, Number(hours) * 60 + Number(minutes), place.timeZone) : null
  return {
    branch: place.id,
    form: typed.form,
    name: typed.name,
    phone: typed.phone,
    table: typed.form === 'table' && typed.table.trim() !== '' ? Number(typed.table) : null,
    at,
    lines: lines.map(({ item, options, parts, quantity, note }) => ({
      item,
      quantity,
      note,
      options: [...options],
      ...(parts.length > 0 && { parts: partsSent(parts) }),
    })),
  }
}
