// Placing orders: those that arrive together are gathered, decided, saved and published in the same few statements.
import type { Checked } from '../../../contract/index.ts'
import type { Hold, Load } from '../../../domain/capacity/hold.ts'
import type { OrderDraft, OrderProblem, PhoneReading, PlacedOrder } from '../../../domain/order/order.ts'
import { placeOrder } from '../../../domain/order/place-order.ts'
import { tokenFrom, tokenLength } from '../../../domain/order/token.ts'
import { randomShare } from '../../course/chance.ts'
import { type Asking, askFor } from '../../guard/ask.ts'
import { type AtGate, type Gate, openGate, type Round } from '../../guard/gate.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, type Made, made, onceEach } from '../../http/once.ts'
import { type Answer, no, type Refusing } from '../../http/refused.ts'
import { publishEach } from '../../live/publish.ts'
import { paceOf } from '../../pace/pace.ts'
import { type SlotBook, slotBook } from '../../pace/slot-book.ts'
import type { Catalogue } from '../../store/catalogue/catalogue.ts'
import { cupNamesTaken } from '../../store/orders/codes.ts'
import { insertOrders, isArchived, type OrderReceipt, orderReceipt } from '../../store/orders/placed-order-store.ts'
import { noteHolds, takeSlots } from '../../store/pace/slots.ts'
import { type Together, type Trx, Unavailable } from '../../store/write-queue.ts'
import { menuAt } from './menu-at.ts'

type PlaceInput = Checked<'orders.place'>

/**
 * The same order sent again returns the same order (ORDER-5); once its day is closed, `key_reused` with its token, whose
 * page says so.
 */
export const placing: KeyedCall<OrderReceipt> = {
  call: 'orders.place',
  again: orderReceipt,
  putAway: isArchived,
  reused: ({ token }) => ({ token }),
}

export interface OrderWish extends AtGate {
  readonly input: PlaceInput
  readonly body: object
  readonly phone: PhoneReading
}

export const placingTogether = (deps: Deps): Together<OrderWish, Answer<OrderReceipt>> => ({
  keyOf: ({ key }) => key,
  run: (trx, wishes) => onceEach(trx, placing, wishes, (fresh) => placeEach(trx, deps, fresh)),
})

type Decided =
  | { readonly ok: true; readonly value: PlacedOrder; readonly holds: readonly (Hold & { branch: string })[] }
  /** Decided, but not before a word with staff. */
  | { readonly ok: false; readonly asking: Asking }
  | Refusing

/** How often orders are decided again because another server took a place at the same moment. */
const mostTries = 20

/** Gather, decide, save and publish. */
async function placeEach(trx: Trx, deps: Deps, wishes: readonly OrderWish[]): Promise<Made<OrderReceipt>[]> {
  const catalogue = await deps.store.catalogue.held(trx)
  const gate = await openGate(trx, deps.store.engine, wishes)
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const books = await openBooks(trx, catalogue, wishes)
    const names = await openNames(trx, wishes)
    const counter = { deps, catalogue, books, names, gate, round: gate?.begin() }
    const decided = wishes.map((wish) => decide(wish, counter))
    const taken = [...books.values()].flatMap((book) => book.taken())
    if (await takeSlots(trx, taken)) return await saveEach(trx, catalogue, { wishes, decided, gate })
  }
  throw new Unavailable('other servers took the same slots again and again')
}

/** The slots of every branch at which something is ordered. */
async function openBooks(trx: Trx, catalogue: Catalogue, wishes: readonly OrderWish[]): Promise<Map<string, SlotBook>> {
  const books = new Map<string, SlotBook>()
  const now = Math.min(...wishes.map((wish) => wish.now))
  for (const id of new Set(wishes.map(({ input }) => input.branch))) {
    const branch = catalogue.forGuests.branches.find((one) => one.id === id)
    if (branch) books.set(id, slotBook(branch, await paceOf(trx, branch, catalogue, now)))
  }
  return books
}

/** The cup names of each branch's open orders, if a cup is to have one. */
async function openNames(trx: Trx, wishes: readonly OrderWish[]): Promise<Map<string, string[]>> {
  const named = new Set(wishes.flatMap(({ input }) => (input.cupName ? [input.branch] : [])))
  const names = new Map<string, string[]>()
  for (const branch of named) names.set(branch, await cupNamesTaken(trx, branch))
  return names
}

interface Batch {
  readonly wishes: readonly OrderWish[]
  readonly decided: readonly Decided[]
  readonly gate: Gate | undefined
}

async function saveEach(trx: Trx, catalogue: Catalogue, batch: Batch): Promise<Made<OrderReceipt>[]> {
  const { decided } = batch
  const taking = decided.flatMap((one) => (one.ok ? one.value : []))
  const orders = await insertOrders(trx, taking, letterIn(catalogue), randomShare)
  const idOf = new Map(orders.map(({ id, token }) => [token, id]))
  await noteHolds(
    trx,
    decided.flatMap((one) =>
      one.ok ? one.holds.map((hold) => ({ ...hold, order: idOf.get(one.value.token) ?? 0 })) : [],
    ),
  )
  await publishEach(
    trx,
    'orders.placed',
    orders.map(({ id, branch, token, placedAt }) => ({ at: placedAt, data: { id, branch, token } })),
  )
  await keepOrigins(trx, batch, idOf)
  const receiptOf = new Map(
    orders.map(({ id, token, code, total, wantedAt }) => [token, made(id, { token, code, total, wantedAt })]),
  )
  const answers: Made<OrderReceipt>[] = []
  for (const one of decided) {
    const receipt = one.ok ? receiptOf.get(one.value.token) : undefined
    if (receipt) answers.push(receipt)
    else if (!one.ok) answers.push('asking' in one ? await askFor(trx, one.asking, randomShare) : one)
  }
  return answers
}

async function keepOrigins(
  trx: Trx,
  { wishes, decided, gate }: Batch,
  idOf: ReadonlyMap<string, number>,
): Promise<void> {
  const placed = decided.flatMap((one, place) => {
    const wish = wishes[place]
    return one.ok && wish ? { wish, id: idOf.get(one.value.token) ?? 0, total: one.value.total } : []
  })
  await gate?.keep(trx, placed)
}

const letterIn =
  ({ branches }: Catalogue) =>
  (id: string): string =>
    branches.find((branch) => branch.id === id)?.letter ?? 'A'

/** What orders of one batch are decided by. */
interface Counter {
  readonly deps: Deps
  readonly catalogue: Catalogue
  readonly books: ReadonlyMap<string, SlotBook>
  readonly names: ReadonlyMap<string, string[]>
  readonly gate: Gate | undefined
  readonly round: Round | undefined
}

function decide(wish: OrderWish, { deps, catalogue, books, names, gate, round }: Counter): Decided {
  const { input, phone, now } = wish
  const book = books.get(input.branch)
  if (!book) return no('branch_unknown', { problems: [{ problem: 'branch_unknown', field: 'branch' }] })
  const { branch, pace } = book
  const token = tokenFrom(deps.randomBytes(tokenLength))
  const menu = menuAt(catalogue, branch.id, now)
  const cupNames = names.get(branch.id) ?? []
  const placeWith = (load: Load) =>
    placeOrder(draftFrom(input, phone), { branch, pace: { ...pace, load }, ...menu, now, token, cupNames })
  const load = round?.loadFor(wish, pace.load) ?? pace.load
  const own = placeWith(load)
  // Where the branch has room and only new customers have none all day, staff may still let the order in.
  const crowded = load !== pace.load && !own.ok && own.refusal.every(isFullAllDay)
  const decided = crowded ? placeWith(pace.load) : own
  if (!decided.ok) return no('order_refused', { problems: decided.refusal })
  const { lines, wantedAt, cupName, customerName, total } = decided.value
  const hurdle = round?.judge(wish, { total, hasSlots: pace.capacity !== null, crowded })
  if (hurdle) {
    const before = gate?.asksFor(wish) ?? []
    return { ok: false, asking: { wish, hurdle, before, branch, name: customerName, total, lines } }
  }
  // Those decided together must differ too.
  if (cupName !== '') names.get(branch.id)?.push(cupName)
  const holds = book.take(lines, wantedAt, now)
  round?.took(wish, decided.value, holds)
  return { ...decided, holds: holds.map((hold) => ({ ...hold, branch: branch.id })) }
}

const isFullAllDay = ({ problem, next }: OrderProblem): boolean => problem === 'slot_full' && next === null

const draftFrom = (input: PlaceInput, phone: PhoneReading): OrderDraft => ({
  form: input.form,
  name: input.name,
  phone,
  address: input.address,
  table: input.table,
  day: input.day,
  at: input.at,
  cupName: input.cupName,
  ifSoldOut: input.ifSoldOut,
  lines: input.lines,
  seenReadyAt: input.seenReadyAt,
  seenTotal: input.seenTotal,
})
