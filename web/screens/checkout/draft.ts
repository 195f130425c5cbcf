// What the customer fills in at the checkout, where it is stored, and which of it is sent.
import type { Input } from '../../../contract/index.ts'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { DraftPlace } from '../../forms/draft.ts'
import { type Details, keepDetails, keepWish, readDetails, readWish, type Wish } from '../../ordering/checkout.ts'
import { partsSent } from '../../ordering/parts-sent.ts'

export interface Draft extends Details, Wish {}

/** It survives a reload in this tab; on the phone it stays only if the customer wants that. */
export const checkoutDraft = (table: number | null | undefined): DraftPlace<Draft> => ({
  read: () => ({ ...readDetails(), ...readWish(), ...seated(table) }),
  keep(draft) {
    if (draft === undefined) return keepWish(undefined)
    const { name, phone, address, cupName, remember, form, table, at, ifSoldOut } = draft
    keepDetails({ name, phone, address, cupName, remember })
    keepWish({ form, table, at, ifSoldOut })
  },
})

/**
 * A customer at a table orders there unless they choose otherwise; if they gave its number they need not choose it
 * again.
 */
const seated = (table: number | null | undefined): Partial<Draft> =>
  table === undefined ? {} : { form: 'table', ...(table !== null && { table }) }

interface Sending {
  readonly key: string
  readonly branch: string
  readonly day: string
  readonly lines: readonly CartLine[]
  readonly seenTotal: number
  /** When the customer read that it would be ready as soon as possible. */
  readonly seenReadyAt?: number | null
}

/** The input of the call; fields of the other form are not sent. */
export function orderFrom(
  draft: Draft,
  { key, branch, day, lines, seenTotal, seenReadyAt }: Sending,
): Input<'orders.place'> {
  const pickUp = draft.form === 'pick-up'
  const at = pickUp ? draft.at : null
  return {
    key,
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
      ...{ item, quantity, note },
      ...(options && { options: [...options] }),
      ...(parts && { parts: partsSent(parts) }),
    })),
    seenTotal,
    ...(at === null && typeof seenReadyAt === 'number' && { seenReadyAt }),
  }
}
