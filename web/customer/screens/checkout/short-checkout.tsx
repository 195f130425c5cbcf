// The short checkout of what is ordered again: what it costs today, what differs, when and for whom, and one tap
// (AGAIN-1).

import { type FormEvent, type RefObject, useState } from 'react'
import { isSameChoice } from '#domain/order/cart/cart.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { missingFields } from '#domain/order/order-form.ts'
import { OrderWords } from '#web/customer/again/again-words.tsx'
import { noteTaken, useTaken } from '#web/customer/again/reordered-lines.ts'
import { againAt } from '#web/customer/again/use-again.ts'
import { LineMarkNotice } from '#web/customer/cart/cart-row.tsx'
import { LineParts, useOptionLine } from '#web/customer/cart/option-words.tsx'
import { lineIdOf, type ShownLine } from '#web/customer/cart/shown-lines.ts'
import { DeclaredContents } from '#web/customer/diet/declared.tsx'
import { LinePrice, LineReductions } from '#web/customer/reductions/struck-price.tsx'
import { VoucherChoice } from '#web/customer/stamps/voucher-choice.tsx'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { usePace } from '#web/data/time-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { enterMovesOn } from '#web/ui/fields/enter-moves-on.ts'
import { useAgainText } from '#web/words/again/index.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useOrderText } from '#web/words/order/index.ts'
import { RememberField, WhoFields } from './checkout-form.tsx'
import { CodePart } from './code-part.tsx'
import { PayParts } from './pay-parts.tsx'
import { PlaceFoot } from './place-foot.tsx'
import type { CheckoutState } from './use-checkout.ts'

type CheckoutProps = { checkout: CheckoutState }

export function ShortCheckout({ checkout, page }: CheckoutProps & { page: RefObject<HTMLDivElement | null> }) {
  const { t } = useAgainText()
  const { branch, draft, form } = checkout
  const [asks] = useState(() => missingFields({ ...draft, form }, branch).length > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    void checkout.submit()
  }

  return (
    <div ref={page}>
      <AgainTitle checkout={checkout} />
      <div className="order-parts">
        <section aria-label={t.lines} className="mb-3">
          <Card bare className="px-4 py-1">
            <ul className="divide-y divide-line">
              {checkout.lines.map((line) => (
                <AgainLine key={lineIdOf(line)} line={line} />
              ))}
              <LeftOut checkout={checkout} />
            </ul>
          </Card>
        </section>
        <form
          data-kept
          noValidate
          aria-label={t.details}
          onSubmit={submit}
          onKeyDown={enterMovesOn}
          className="order-form"
        >
          <Tiles checkout={checkout} asks={asks} />
          {asks && (
            <Card className="grid gap-4">
              <WhoFields checkout={checkout} />
              <RememberField checkout={checkout} />
            </Card>
          )}
          <VoucherChoice {...checkout.voucher} />
          <CodePart checkout={checkout} />
          <PayParts checkout={checkout} />
          <PlaceFoot checkout={checkout} />
        </form>
      </div>
    </div>
  )
}

/** 'Ready 8:25 at Merksem'. */
function AgainTitle({ checkout: { branch, form, state, times, draft } }: CheckoutProps) {
  const { t, time, date } = useAgainText()
  const at = form === 'table' ? null : (times.at ?? times.soon)
  if (form === 'table') return <h1>{draft.table === null ? branch.name : t.table(draft.table, branch.name)}</h1>
  if (at === null) return <h1>{t.titleAt(branch.name)}</h1>
  const clock = time(at, branch.timeZone)
  return <h1>{state.today ? t.titleReady(clock, branch.name) : t.readyOn(date(state.date), clock, branch.name)}</h1>
}

function AgainLine({ line }: { line: ShownLine }) {
  const { t, money } = useAgainText()
  const { goneName } = useMoreText().t.cart
  const options = useOptionLine()(line.picked)
  const before = useTaken().find((one) => isSameChoice(one, line))
  // A price that changes while this is open has its own notice, and asks.
  const differs = before && before.seenPrice !== line.price && line.mark === 'fine'
  return (
    <li className="py-3">
      <div className="flex gap-3">
        <span className="min-w-5 font-semibold">{line.quantity}</span>
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">{line.shown?.name ?? goneName}</p>
          <LineParts parts={line.pickedParts} />
          {options && <p className="text-sm wrap-anywhere text-ink-2">{options}</p>}
          <LineReductions line={line} />
          {line.note && <p className="text-sm wrap-anywhere text-ink-2">{line.note}</p>}
          {line.shown && <DeclaredContents declaration={line.shown.declaration} parts={line.pickedParts} />}
          {differs && (
            <p className="text-sm font-semibold text-honey-ink">{t.was(money(before.seenPrice), money(line.price))}</p>
          )}
        </div>
        <p className="font-semibold">
          <LinePrice line={line} />
        </p>
      </div>
      <LineMarkNotice line={line} />
    </li>
  )
}

/** What was ordered then and is not available now. What the customer took out of the cart is not mentioned. */
function LeftOut({ checkout: { branch, lines } }: CheckoutProps) {
  const { t } = useAgainText()
  const menu = useMenu()
  const taken = useTaken()
  const { lines: then } = againAt(taken, branch, menu, { pace: usePace(branch), now: serverNow() })
  return then.map((line, at) =>
    canBeOrdered(line.mark) || lines.some((one) => isSameChoice(one, line)) ? null : (
      <li key={lineIdOf(line)} className="py-3 text-ink-2">
        <p className="flex gap-3">
          <span className="min-w-5" />
          <span>
            <s className="font-semibold">
              <OrderWords lines={taken.slice(at, at + 1)} />
            </s>
            <span>{` ${t.leftOut}`}</span>
          </span>
        </p>
        <LineMarkNotice line={line} acts={false} />
      </li>
    ),
  )
}

type TilesProps = CheckoutProps & { asks: boolean }

/** What is settled, each a way to the whole checkout, where it can be changed. */
function Tiles({ checkout, asks }: TilesProps) {
  const { t, time, date } = useAgainText()
  const words = useOrderText().t.checkout
  const { listComma } = useMoreText().t.cart
  const { branch, draft, form, state, times } = checkout
  const at = times.at ?? times.soon
  const clock = at === null ? '' : time(at, branch.timeZone)
  const when = state.today ? clock : [date(state.date), clock].filter(Boolean).join(listComma)
  return (
    <div className="grid grid-cols-2 gap-2">
      {form === 'pick-up' && when && <Tile label={t.time} value={when} field="at" />}
      <Tile label={t.where} value={branch.name} field="" />
      {!asks && <Tile label={words.forms[form]} value={t.for(draft.cupName || draft.name)} field="name" />}
      <Tile label={t.else} value={t.change} field="" />
    </div>
  )
}

/** `field`: its name in the form; '' for what is above it. */
function Tile({ label, value, field }: { label: string; value: string; field: string }) {
  function open() {
    noteTaken(undefined)
    requestAnimationFrame(() => {
      const found = document.querySelector<HTMLElement>(field ? `.order-form [name="${field}"]` : '.order-page h1')
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
    })
  }
  return (
    <button
      type="button"
      onClick={open}
      className="min-h-14 rounded-control border border-edge bg-card px-4 py-2 text-start hover:opacity-90"
    >
      <span className="block text-sm text-ink-2">{label}</span>
      <span className="block font-semibold wrap-anywhere">
        <bdi>{value}</bdi>
      </span>
    </button>
  )
}
