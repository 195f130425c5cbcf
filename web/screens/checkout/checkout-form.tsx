// The customer's form: how and when, who, and Place Order at its foot (ORDER-2, ORDER-3).
import { type FormEvent, useId } from 'react'
import { type SoldOutWish, soldOutWishes } from '../../../domain/order/order.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import type { ShownLine } from '../../cart/lines.ts'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SelectField } from '../../components/fields/field.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { DayNotice } from '../../ordering/day-notice.tsx'
import type { DayState } from '../../ordering/ordering.ts'
import { DayField } from './day-field.tsx'
import { notNow } from './form-shown.ts'
import { PlaceFoot } from './placing/place-foot.tsx'
import { NextTime, TimeField } from './time-field.tsx'
import type { Checkout } from './use-checkout.ts'
import { NameField, PickUpFields } from './who-fields.tsx'

type CheckoutFormProps = {
  branch: MenuBranch
  state: DayState
  lines: readonly ShownLine[]
  checkout: Checkout
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { branch, state, checkout } = props
  const words = useOrderText().t.checkout
  const titleId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    void checkout.submit()
  }

  return (
    <form data-kept noValidate aria-labelledby={titleId} onSubmit={submit} className="order-form">
      <Card>
        <h2 id={titleId} className="mb-4">
          {words.formTitle}
        </h2>
        <div className="grid gap-4">
          {/* While no orders are taken for the day, this stands beside the button, as its reason. */}
          {state.day.ok && <DayNotice branch={branch} />}
          <HowAndWhen {...props} />
          <NameField checkout={checkout} />
          {checkout.form === 'pick-up' && <PickUpFields branch={branch} checkout={checkout} />}
          <SoldOutField checkout={checkout} />
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
      <PlaceFoot {...props} />
    </form>
  )
}

function HowAndWhen({ branch, state, checkout }: CheckoutFormProps) {
  const words = useOrderText().t.checkout
  const { form } = checkout
  return (
    <>
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
      {form === 'table' ? (
        <>
          <TableField branch={branch} checkout={checkout} />
          <TableTime branch={branch} checkout={checkout} />
        </>
      ) : (
        <>
          <DayField branch={branch} state={state} />
          <TimeField branch={branch} state={state} checkout={checkout} />
        </>
      )}
    </>
  )
}

function SoldOutField({ checkout }: { checkout: Checkout }) {
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

type FieldsProps = { branch: MenuBranch; checkout: Checkout }

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
