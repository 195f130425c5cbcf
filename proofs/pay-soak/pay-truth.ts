// What must be true once everything has come to its end: the ledger is the provider's book to the cent, no order was
// made that nobody paid, none was paid that nobody heard of, and nothing went back twice (PAY-4, PAY-5).

import type { LedgerLine } from '#domain/money/ledger.ts'
import type { OrderPayment } from '#domain/money/order-payments.ts'
import { type Course, isSold } from '#domain/order/course.ts'
import { fromJson } from '#server/store/json.ts'
import { allDays } from '#server/store/money/ledger-store.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import type { BookPayment } from '#server/testing/mollie/mollie-book.ts'
import { expectNone } from '../lunch/truth.ts'
import type { PayScene } from './pay-scene.ts'

/** On PostgreSQL an event can be seen later than so many newer ones. */
const lateEvents = 5000

/** Notes which orders staff were told of; events are kept for a day only, so this looks every minute. */
export async function hearPlaced({ shop, book }: PayScene): Promise<void> {
  const events = await shop.store.db
    .selectFrom('event')
    .select(['id', 'token'])
    .where('name', '=', 'orders.placed')
    .where('id', '>', book.events.last - lateEvents)
    .execute()
  for (const { id, token } of events) {
    book.events.last = Math.max(book.events.last, Number(id))
    if (token) book.heard.set(token, (book.heard.get(token) ?? new Set()).add(Number(id)))
  }
}

/** An order as the shop has it, beside the payments that the provider has for it. */
interface Paid {
  readonly token: string
  readonly course: Course
  readonly total: number
  readonly payments: readonly OrderPayment[]
  readonly book: readonly BookPayment[]
}

export async function expectPaymentsTrue(scene: PayScene): Promise<void> {
  const { shop, mollie, book } = scene
  const { db } = shop.store
  const balance = await db.selectFrom('ledger_balance').selectAll().where('day', '=', allDays).execute()
  const online = balance
    .filter(({ account }) => account === 'online')
    .reduce((sum, { amount }) => sum + Number(amount), 0)
  const orders = await ordersWithBook(scene)
  expectNone(
    'orders that the shop took and lost',
    [...book.orders].filter((token) => !orders.has(token)),
  )
  const all = [...orders.values()]
  expectNone(
    'orders whose ledger is not the provider’s book',
    all.filter((one) => onlineOf(one) !== netOf(one)).map(told),
  )
  expectNone(
    'cents between the ledger and the provider’s book',
    online === mollie.book.balance ? [] : [online, mollie.book.balance],
  )
  const reached = all.filter(({ course }) => course !== 'awaiting' && course !== 'lapsed')
  expectNone(
    'unpaid orders that were made',
    reached.filter((one) => !wasPaid(one) && !book.toCounter.has(one.token)).map(told),
  )
  expectNone(
    'orders that staff did not hear of once',
    reached.filter(({ token }) => book.heard.get(token)?.size !== 1).map(told),
  )
  const never = all.filter((one) => !reached.includes(one))
  expectNone(
    'orders that staff heard of and that never were placed',
    never.filter(({ token }) => book.heard.has(token)).map(told),
  )
  expectNone('paid orders that nobody made and nobody gave back', never.filter((one) => netOf(one) > 0).map(told))
  expectNone('orders that wait for ever', all.filter(({ course }) => course === 'awaiting').map(told))
  expectNone('orders of which too much was kept', reached.filter((one) => netOf(one) > costOf(one)).map(told))
  const whole = reached.filter(
    (one) => wasPaid(one) && !book.broughtBack.has(one.token) && !one.book.some(({ chargedBack }) => chargedBack > 0),
  )
  expectNone('orders of which too much went back', whole.filter((one) => netOf(one) < costOf(one)).map(told))
  await expectEnded(scene)
  await expectLedgerSound(scene)
}

async function ordersWithBook({
  shop: {
    store: { db },
  },
  mollie,
}: PayScene): Promise<Map<string, Paid>> {
  const rows = await db.selectFrom('orders').select(['id', 'token', 'course', 'total', 'payments']).execute()
  const own = await db.selectFrom('online_payment').select(['id', 'order_id']).execute()
  const orderOf = new Map(own.map(({ id, order_id }) => [id, order_id]))
  const byOrder = Map.groupBy(mollie.book.payments.values(), ({ metadata }) =>
    orderOf.get((metadata as { own: string }).own),
  )
  expectNone('payments that nobody asked for', byOrder.get(undefined) ?? [])
  return new Map(
    rows.map(({ id, token, course, total, payments }) => [
      token,
      {
        token,
        course: course as Course,
        total,
        payments: fromJson<OrderPayment[]>(payments),
        book: byOrder.get(id) ?? [],
      },
    ]),
  )
}

const onlineOf = ({ payments }: Paid): number =>
  payments.filter(({ way }) => way === 'online').reduce((sum, { amount }) => sum + amount, 0)
const netOf = ({ book }: Paid): number =>
  book
    .filter(({ status }) => status === 'paid')
    .reduce((sum, one) => sum + one.cents - backOf(one) - one.chargedBack, 0)
/** By the end a refund was made, or it failed. */
const backOf = ({ refunds }: BookPayment): number =>
  refunds.filter(({ end }) => end === 'refunded').reduce((sum, { cents }) => sum + cents, 0)
const wasPaid = ({ book }: Paid): boolean => book.some(({ status }) => status === 'paid')
const costOf = ({ course, total }: Paid): number => (isSold(course) || course === 'not-collected' ? total : 0)
const told = (one: Paid) => ({ ...one, costs: costOf(one), net: netOf(one), online: onlineOf(one) })

/** Nothing is under way any more. */
export async function expectEnded({
  shop: {
    store: { db },
  },
}: Pick<PayScene, 'shop'>): Promise<void> {
  const open = await db.selectFrom('refund').selectAll().where('status', 'in', ['due', 'sent']).execute()
  expectNone('refunds that are still under way', open)
  expectNone(
    'payments that are still asked for',
    await db.selectFrom('online_payment').selectAll().where('next_at', 'is not', null).execute(),
  )
  expectNone('orders that hold a place unpaid', await db.selectFrom('awaiting_order').selectAll().execute())
}

/** Every entry balances, every balance is what the entries add up to, and everything else that must hold does. */
export async function expectLedgerSound({ shop }: Pick<PayScene, 'shop'>): Promise<void> {
  const { db } = shop.store
  await expectAudited(shop)
  const sums = new Map<string, number>()
  for (const { id, branch, lines } of await db.selectFrom('ledger_entry').select(['id', 'branch', 'lines']).execute()) {
    let sum = 0
    for (const [account, day, cents] of fromJson<LedgerLine[]>(lines)) {
      sum += cents
      const key = `${branch} ${day} ${account}`
      sums.set(key, (sums.get(key) ?? 0) + cents)
    }
    expectNone(`entry ${id} does not balance by`, sum === 0 ? [] : [sum])
  }
  const balances = await db.selectFrom('ledger_balance').selectAll().where('day', '<>', allDays).execute()
  expectNone(
    'balances that are not the sum of the entries',
    balances.filter(
      ({ branch, day, account, amount }) => Number(amount) !== (sums.get(`${branch} ${day} ${account}`) ?? 0),
    ),
  )
}
