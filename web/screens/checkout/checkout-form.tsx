// The customer's form, the summary and Place Order (ORDER-2, ORDER-3).
import { type FormEvent, useId } from 'react'
import { limits } from '../../../domain/order/order-limits.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import type { ShownLine } from '../../cart/lines.ts'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import type { DayState } from '../../ordering/ordering.ts'
import { DayField } from './day-field.tsx'
import { notNow } from './form-shown.ts'
import { PlacePanel } from './placing/place-panel.tsx'
import { NextTime, TimeField } from './time-field.tsx'
import type { Checkout } from './use-checkout.ts'

type CheckoutFormProps = {
  branch: MenuBranch
  state: DayState
  lines: readonly ShownLine[]
  checkout: Checkout
}

export function CheckoutForm({ branch, state, lines, checkout }: CheckoutFormProps) {
  const { t } = useOrderText()
  const words = t.checkout
  const titleId = useId()
  const { form } = checkout

  function submit(event: FormEvent) {
    event.preventDefault()
    void checkout.submit()
  }

  return (
    <form data-kept noValidate onSubmit={submit} className="mt-8 grid gap-4 lg:mt-0">
      <Card>
        <h2 id={titleId} className="mb-4">
          {words.formTitle}
        </h2>
        <div className="grid gap-4">
          {branch.forms.length > 1 && (
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
          <NameField checkout={checkout} />
          {form === 'table' ? (
            <>
              <TableField branch={branch} checkout={checkout} />
              <TableTime branch={branch} checkout={checkout} />
            </>
          ) : (
            <>
              <PickUpFields branch={branch} checkout={checkout} />
              <DayField branch={branch} state={state} />
              <TimeField branch={branch} state={state} checkout={checkout} />
            </>
          )}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5.5 shrink-0"
              checked={checkout.draft.remember}
              onChange={(event) => checkout.change('remember', event.target.checked)}
            />
            {words.remember}
          </label>
        </div>
      </Card>
      <PlacePanel branch={branch} state={state} lines={lines} checkout={checkout} />
    </form>
  )
}

function NameField({ checkout }: { checkout: Checkout }) {
  const { t } = useOrderText()
  return (
    <TextField
      label={t.checkout.name}
      name="name"
      autoComplete="name"
      required
      most={limits.name}
      value={checkout.draft.name}
      error={checkout.fieldError('name')}
      onChange={(event) => checkout.change('name', event.target.value)}
    />
  )
}

type FieldsProps = { branch: MenuBranch; checkout: Checkout }

function PickUpFields({ branch, checkout }: FieldsProps) {
  const { t } = useOrderText()
  const words = t.checkout
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
          onBlur={() => void checkout.leavePhone()}
        />
      )}
      <CupField checkout={checkout} />
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
    </>
  )
}

/** At a table there is no time to choose; what the server said of it stands here. */
function TableTime({ branch, checkout }: FieldsProps) {
  const problem = checkout.fieldError('at')
  if (!problem) return null
  return (
    <Notice kind="warning" urgent>
      <p data-problem>{problem}</p>
      <NextTime branch={branch} checkout={checkout} />
    </Notice>
  )
}

/** What is called beside the code, for who wants it (CALL-1). */
function CupField({ checkout }: { checkout: Checkout }) {
  const words = useOrderText().t.checkout
  return (
    <TextField
      label={words.optional(words.cup)}
      name="cupName"
      autoComplete="off"
      hint={words.cupHint}
      most={limits.cupName}
      value={checkout.draft.cupName}
      onChange={(event) => checkout.change('cupName', event.target.value)}
    />
  )
}

function TableField({ branch, checkout }: FieldsProps) {
  const { t } = useOrderText()
  const words = t.checkout
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
      {Array.from({ length: branch.tables }, (_, index) => index + 1).map((number) => (
        <option key={number} value={number}>
          {words.tableNumber(number)}
        </option>
      ))}
    </SelectField>
  )
}
