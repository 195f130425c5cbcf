// The customer's form: how and when, who, and Place Order at its foot (ORDER-2, ORDER-3).

import { type FormEvent, useId, useState } from 'react'
import { type SoldOutWish, soldOutWishes } from '#domain/order/order.ts'
import { limits } from '#domain/order/order-limits.ts'
import { BasketWay } from '#web/customer/basket/basket-way.tsx'
import { ShareCart } from '#web/customer/cart/share-cart.tsx'
import { DayNotice } from '#web/customer/ordering/day-notice.tsx'
import { VoucherChoice } from '#web/customer/stamps/voucher-choice.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { enterMovesOn } from '#web/ui/fields/enter-moves-on.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { useOrderText } from '#web/words/order/index.ts'
import { notNow } from './checkout-draft.ts'
import { CodePart } from './code-part.tsx'
import { InvoicePart } from './invoice-part.tsx'
import { PayParts } from './pay-parts.tsx'
import { PlaceFoot } from './place-foot.tsx'
import { TogetherLead, TogetherPart } from './together-part.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { DayField, NextTime, TimeField } from './when-fields.tsx'

type CheckoutProps = { checkout: CheckoutState }

export function CheckoutForm({ checkout }: CheckoutProps) {
  const { branch, state, together } = checkout
  const words = useOrderText().t.checkout
  const titleId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    void checkout.submit()
  }

  return (
    <form
      data-kept
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      onKeyDown={enterMovesOn}
      className="order-form"
    >
      <Card>
        <h2 id={titleId} className="mb-4">
          {words.formTitle}
        </h2>
        {together && <TogetherLead />}
        <div className="grid gap-4">
          {/* While no orders are taken for the day, this stands beside the button, as its reason. */}
          {state.day.ok && <DayNotice branch={branch} />}
          <HowAndWhen checkout={checkout} />
          <WhoFields checkout={checkout} />
          {!together && <SoldOutField checkout={checkout} />}
          <RememberField checkout={checkout} />
        </div>
      </Card>
      {together ? (
        <TogetherPart checkout={checkout} together={together} />
      ) : (
        <>
          <VoucherChoice {...checkout.voucher} />
          <CodePart checkout={checkout} />
          <PayParts checkout={checkout} />
        </>
      )}
      {together?.payer !== 'each' && <InvoicePart checkout={checkout} />}
      {!together && checkout.form === 'pick-up' && <BasketWay />}
      {!together && <ShareCart />}
      <PlaceFoot checkout={checkout} />
    </form>
  )
}

function HowAndWhen({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const { branch, state, form } = checkout
  return (
    <>
      {branch.forms.length > 1 && !checkout.together && (
        <RadioGroup
          label={words.form}
          name="form"
          value={form}
          choices={branch.forms.map((each) => ({
            value: each,
            text: words.forms[each],
            detail: notNow(each, state)
              ? words[each === 'table' ? 'tableLater' : 'pickUpLater']
              : words.formDetails[each],
            disabled: notNow(each, state),
          }))}
          onChange={(next) => checkout.change('form', next)}
        />
      )}
      {form === 'table' ? (
        <>
          <TableField checkout={checkout} />
          <TableTime checkout={checkout} />
        </>
      ) : (
        <>
          <DayField checkout={checkout} />
          <TimeField checkout={checkout} />
        </>
      )}
    </>
  )
}

/** Who the order is for. */
export function WhoFields({ checkout }: CheckoutProps) {
  return (
    <>
      <NameField checkout={checkout} />
      {checkout.form === 'pick-up' && <PickUpFields checkout={checkout} />}
    </>
  )
}

/** Without a tick this device forgets the details, and the orders it remembers (AGAIN-1). */
export function RememberField({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const hintId = useId()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 shrink-0"
          aria-describedby={hintId}
          checked={checkout.draft.remember}
          onChange={(event) => checkout.change('remember', event.target.checked)}
        />
        <span>{words.remember}</span>
      </label>
      <p id={hintId} className="order-hint">
        {words.rememberHint}
      </p>
    </div>
  )
}

function SoldOutField({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const { ifSoldOut } = checkout.draft
  return (
    <SelectField
      label={words.ifSoldOut}
      name="ifSoldOut"
      value={ifSoldOut}
      hint={ifSoldOut === 'replace' && words.replaceHint}
      onChange={(event) => checkout.change('ifSoldOut', event.target.value as SoldOutWish)}
    >
      {soldOutWishes.map((wish) => (
        <option key={wish} value={wish}>
          {words.soldOutWishes[wish]}
        </option>
      ))}
    </SelectField>
  )
}

function TableField({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  return (
    <SelectField
      label={words.table}
      name="table"
      required
      value={checkout.draft.table ?? ''}
      error={checkout.fieldError('table')}
      onChange={(event) => checkout.change('table', event.target.value === '' ? null : Number(event.target.value))}
    >
      <option value="">{words.noTable}</option>
      {Array.from({ length: checkout.branch.tables }, (_, index) => index + 1).map((number) => (
        <option key={number} value={number}>
          {words.tableNumber(number)}
        </option>
      ))}
    </SelectField>
  )
}

/** At a table there is no time to choose; this shows what the server said about it. */
function TableTime({ checkout }: CheckoutProps) {
  const problem = checkout.fieldError('at')
  if (!problem) return null
  return (
    <Notice kind="warning" urgent>
      <p data-problem>{problem}</p>
      <NextTime checkout={checkout} />
    </Notice>
  )
}

function NameField({ checkout }: CheckoutProps) {
  return (
    <TextField
      label={useOrderText().t.checkout.name}
      name="name"
      autoComplete="name"
      enterKeyHint="next"
      required
      most={limits.name}
      value={checkout.draft.name}
      error={checkout.fieldError('name')}
      onChange={(event) => checkout.change('name', event.target.value)}
    />
  )
}

function PickUpFields({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const { branch } = checkout
  return (
    <>
      {branch.phoneField !== 'hidden' && (
        <TextField
          label={branch.phoneField === 'optional' ? words.optional(words.phone) : words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          required={branch.phoneField !== 'optional'}
          maxLength={40}
          hint={words.phoneHint}
          value={checkout.draft.phone}
          error={checkout.fieldError('phone')}
          onChange={(event) => checkout.change('phone', event.target.value)}
          onBlur={checkout.leavePhone}
        />
      )}
      {branch.addressField !== 'hidden' && (
        <TextField
          label={branch.addressField === 'required' ? words.address : words.optional(words.address)}
          name="address"
          autoComplete="street-address"
          required={branch.addressField === 'required'}
          most={limits.address}
          value={checkout.draft.address}
          error={checkout.fieldError('address')}
          onChange={(event) => checkout.change('address', event.target.value)}
        />
      )}
      <CupField checkout={checkout} />
    </>
  )
}

/** What is called beside the code (CALL-1). It is behind a link, as few people want it. */
function CupField({ checkout }: CheckoutProps) {
  const words = useOrderText().t.checkout
  const { cupName } = checkout.draft
  const [asked, ask] = useState<'before' | 'now' | undefined>(cupName === '' ? undefined : 'before')
  if (!asked) {
    return (
      <Button variant="text" className="-mx-2 justify-self-start" onClick={() => ask('now')}>
        {words.addCup}
      </Button>
    )
  }
  return (
    <TextField
      label={words.optional(words.cup)}
      name="cupName"
      autoComplete="off"
      autoFocus={asked === 'now'}
      hint={words.cupHint}
      most={limits.cupName}
      value={cupName}
      onChange={(event) => checkout.change('cupName', event.target.value)}
    />
  )
}
