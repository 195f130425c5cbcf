// What the customer fills in at the checkout, where it is stored, and which part of it is sent.
import type { Input } from '#contract/index.ts'
import type { OrderForm } from '#domain/branch/branch.ts'
import type { CartLine } from '#domain/order/cart/cart.ts'
import type { Locale } from '#domain/shared/locale.ts'
import {
  type Details,
  keepDetails,
  keepWish,
  type OrderWish,
  readDetails,
  readWish,
} from '#web/customer/ordering/kept-checkout.ts'
import type { DayState } from '#web/customer/ordering/ordering.ts'
import { partsSent } from '#web/customer/ordering/parts-sent.ts'
import type { DraftPlace } from '#web/data/forms/draft.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'

export interface CheckoutDraft extends Details, OrderWish {}

/** It survives a reload in this tab; on the phone it stays only if the customer wants that. */
export const checkoutDraft = (table: number | null | undefined): DraftPlace<CheckoutDraft> => ({
  read: () => ({ ...readDetails(), ...readWish(), ...seated(table) }),
  keep(draft) {
    if (draft === undefined) return keepWish(undefined)
    const { name, phone, address, cupName, invoice, remember, form, table, at, ifSoldOut, invoiced, code } = draft
    keepDetails({ name, phone, address, cupName, invoice, remember })
    keepWish({ form, table, at, ifSoldOut, invoiced, code })
  },
})

/** A customer at a table orders there unless they choose otherwise, and need not give its number again. */
const seated = (table: number | null | undefined): Partial<CheckoutDraft> =>
  table === undefined ? {} : { form: 'table', ...(table !== null && { table }) }

export type OrderToSend = Omit<Input<'orders.place'>, 'key'>

export type BasketToOpen = Omit<Input<'baskets.open'>, 'key' | 'me'>

/** The same as an office basket; it is for a chosen time. */
export function basketFrom(
  { branch, name, phone = '', address = '', day, cupName = '', lines, seenTotal, invoice }: OrderToSend,
  { at, payer, until }: Pick<BasketToOpen, 'at' | 'payer' | 'until'>,
): BasketToOpen {
  const asked = { branch, name, phone, address, day, cupName, lines, seenTotal }
  return { ...asked, at, payer, until, ...(invoice && payer !== 'each' && { invoice }) }
}

interface Sending {
  readonly branch: string
  readonly day: string
  readonly lines: readonly CartLine[]
  readonly seenTotal: number
  /** When the customer read that it would be ready as soon as possible. */
  readonly seenReadyAt?: number | null
  /** The language of its invoice. */
  readonly lang: Locale
}

/** The input of the call; fields of the other form are not sent. */
export function orderFrom(
  draft: CheckoutDraft,
  { branch, day, lines, seenTotal, seenReadyAt, lang }: Sending,
): OrderToSend {
  const pickUp = draft.form === 'pick-up'
  const at = pickUp ? draft.at : null
  return {
    branch,
    form: draft.form,
    name: draft.name,
    phone: pickUp ? draft.phone : '',
    address: pickUp ? draft.address : '',
    table: pickUp ? null : draft.table,
    day,
    at,
    cupName: pickUp ? draft.cupName : '',
    ifSoldOut: draft.ifSoldOut,
    lines: lines.map(({ item, options, parts, quantity, note }) => ({
      item,
      quantity,
      note,
      ...(options && { options: [...options] }),
      ...(parts && { parts: partsSent(parts) }),
    })),
    seenTotal,
    ...(draft.invoiced && { invoice: { ...draft.invoice, lang } }),
    ...(at === null && typeof seenReadyAt === 'number' && { seenReadyAt }),
  }
}

/** Whether orders of this form are not taken. Pick-up can still be chosen if no form is: the page then says why. */
export const notNow = (form: OrderForm, { day, takes }: DayState): boolean =>
  !takes[form] && (form === 'table' || day.ok)

/** The chosen form if the branch offers it now, else its first one. */
export function formShown(chosen: OrderForm, branch: MenuBranch, state: DayState): OrderForm {
  const offered = branch.forms.filter((form) => !notNow(form, state))
  if (offered.includes(chosen)) return chosen
  return offered[0] ?? branch.forms[0] ?? 'pick-up'
}
