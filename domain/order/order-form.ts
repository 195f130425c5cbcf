// The fields that a customer fills in for an order: which are required, and which of those are blank (ORDER-3).
import type { AskedField, OrderForm } from '../branch/branch.ts'
import { isBlank } from '../shared/text.ts'

/** What was filled in, as typed; `table` is null while none is chosen. */
export interface FilledIn {
  readonly form: OrderForm
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly table: number | null
}

export type MissingField = 'name' | 'phone' | 'address' | 'table'

/** The required fields that are blank, in the order of the form. */
export function missingFields(
  { form, name, phone, address, table }: FilledIn,
  { addressField, phoneField }: { readonly addressField: AskedField; readonly phoneField: AskedField },
): MissingField[] {
  const blank: Readonly<Record<MissingField, boolean>> = {
    name: isBlank(name),
    phone: phoneField === 'required' && isBlank(phone),
    address: addressField === 'required' && isBlank(address),
    table: table === null,
  }
  return requirableFields[form].filter((field) => blank[field])
}

/** The fields that each form may require, in order. */
export const requirableFields = {
  'pick-up': ['name', 'phone', 'address'],
  table: ['name', 'table'],
} as const satisfies Readonly<Record<OrderForm, readonly MissingField[]>>
