// What the customer fills in at the checkout, which of it is missing, and which of it is sent.
import type { Input } from '../../../contract/index.ts'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import type { MissingField } from '../../i18n/order/index.ts'
import type { Details, Wish } from '../../ordering/checkout.ts'

export interface Draft extends Details, Wish {}

type FormBranch = Pick<MenuBranch, 'addressField'>

/** The required fields that are blank, in the order of the form (ORDER-3). */
export function missingFields(draft: Draft, branch: FormBranch): MissingField[] {
  const missing: MissingField[] = []
  const blank = (text: string) => text.trim() === ''
  if (blank(draft.name)) missing.push('name')
  if (draft.form === 'table') {
    if (draft.table === null) missing.push('table')
    return missing
  }
  if (blank(draft.phone)) missing.push('phone')
  if (branch.addressField === 'required' && blank(draft.address)) missing.push('address')
  return missing
}

interface Sending {
  readonly key: string
  readonly branch: string
  readonly day: string
  readonly lines: readonly CartLine[]
  readonly seenTotal: number
}

/** The input of the call; fields of the other form are not sent. */
export function orderFrom(draft: Draft, { key, branch, day, lines, seenTotal }: Sending): Input<'orders.place'> {
  const pickUp = draft.form === 'pick-up'
  return {
    key,
    branch,
    form: draft.form,
    name: draft.name,
    phone: pickUp ? draft.phone : '',
    address: pickUp ? draft.address : '',
    table: pickUp ? null : draft.table,
    day,
    at: pickUp ? draft.at : null,
    lines: lines.map(({ item, choice, quantity, note }) => ({ item, choice, quantity, note })),
    seenTotal,
  }
}
