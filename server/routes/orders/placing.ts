// Placing orders: those that arrive together are gathered, decided, saved and published in the same few statements.
import type { Checked } from '../../../contract/index.ts'
import { isOutAt } from '../../../domain/menu/stock.ts'
import { type OrderDraft, type PhoneReading, type PlacedOrder, placeOrder } from '../../../domain/order/order.ts'
import { tokenFrom, tokenLength } from '../../../domain/order/token.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, type Made, made, onceEach } from '../../http/once.ts'
import { type Answer, no, type Refusing } from '../../http/refused.ts'
import { publishEach } from '../../live/publish.ts'
import type { Catalogue } from '../../store/catalogue/catalogue.ts'
import { insertOrders, type OrderReceipt, orderReceipt } from '../../store/orders/placing.ts'
import type { Together, Trx } from '../../store/write-queue.ts'

type PlaceInput = Checked<'orders.place'>

/** The same order sent again returns the same order (ORDER-5). */
export const placing: KeyedCall<OrderReceipt> = {
  call: 'orders.place',
  again: orderReceipt,
  reused: ({ token }) => ({ token }),
}

/** An order as it was sent. */
export interface OrderWish {
  readonly input: PlaceInput
  readonly key: string
  readonly body: object
  readonly phone: PhoneReading
  readonly now: number
  /** Counts the order once against the limit of its address; returns the refusal if it is one too many. */
  readonly spend: () => Promise<Refusing | undefined>
}

export const placingTogether = (deps: Deps): Together<OrderWish, Answer<OrderReceipt>> => ({
  keyOf: ({ key }) => key,
  run: (trx, wishes) => onceEach(trx, placing, wishes, (fresh) => placeEach(trx, deps, fresh)),
})

type Decided = { readonly ok: true; readonly value: PlacedOrder } | Refusing

/** Gather, decide, save and publish. */
async function placeEach(trx: Trx, deps: Deps, wishes: readonly OrderWish[]): Promise<Made<OrderReceipt>[]> {
  const catalogue = await deps.store.catalogue.held(trx)
  const decided: Decided[] = []
  for (const wish of wishes) decided.push((await wish.spend()) ?? decide(wish, deps, catalogue))

  const taking = decided.flatMap((one) => (one.ok ? one.value : []))
  const orders = await insertOrders(trx, taking, letterIn(catalogue), () => randomShare(deps.randomBytes))
  await publishEach(
    trx,
    'orders.placed',
    orders.map(({ id, branch, token, placedAt }) => ({ at: placedAt, data: { id, branch, token } })),
  )
  const receiptOf = new Map(
    orders.map(({ id, token, code, total, wantedAt }) => [token, made(id, { id, token, code, total, wantedAt })]),
  )
  return decided.flatMap((one) => (one.ok ? (receiptOf.get(one.value.token) ?? []) : one))
}

const letterIn =
  ({ branches }: Catalogue) =>
  (id: string): string =>
    branches.find((branch) => branch.id === id)?.letter ?? 'A'

/** Evenly from 0 to 1, 1 excluded. */
const randomShare = (randomBytes: Deps['randomBytes']): number =>
  randomBytes(4).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32

function decide({ input, phone, now }: OrderWish, deps: Deps, catalogue: Catalogue): Decided {
  const { branches, itemById } = catalogue.forGuests
  const branch = branches.find((one) => one.id === input.branch)
  if (!branch) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })
  const decided = placeOrder(draftFrom(input, phone), {
    branch,
    itemOf: (id) => itemById.get(id),
    inStock: (id) => !isOutAt(catalogue.outOfStock.get(id), branch.id, now),
    now,
    token: tokenFrom(deps.randomBytes(tokenLength)),
  })
  return decided.ok ? decided : no('order_refused', { problems: decided.refusal })
}

const draftFrom = (input: PlaceInput, phone: PhoneReading): OrderDraft => ({
  form: input.form,
  name: input.name,
  phone,
  address: input.address,
  table: input.table,
  day: input.day,
  at: input.at,
  lines: input.lines,
  seenTotal: input.seenTotal,
})
