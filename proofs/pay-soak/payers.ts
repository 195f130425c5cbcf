// Customers who pay online, as badly as they do: twice, late, not at all, in two tabs, and then at the counter after
// all.
import { localTime } from '#domain/branch/hours.ts'
import type { BookPayment } from '#server/testing/mollie/mollie-book.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { brussels, minute } from '#server/testing/test-clock.ts'
import type { PayScene } from './pay-scene.ts'

const items = ['cappuccino', 'espresso', 'caprese-panini'] as const

/** Orders, and does one of the things that customers do. */
export async function payerComes(scene: PayScene): Promise<void> {
  const { line, dice, book, clock } = scene
  const { date } = localTime(clock.now(), brussels)
  const lines = Array.from({ length: 1 + dice.below(2) }, () => ({
    item: dice.oneOf(items) ?? items[0],
    quantity: 1 + dice.below(3),
  }))
  const placed = await line.call('orders.place', noorsOrder({ pay: 'online', day: date, lines }))
  if (!placed.ok) return void book.refused.count++
  const { token } = placed.value
  book.orders.add(token)
  const payment = await begins(scene, token)
  if (!payment) return
  await decides(scene, token, payment)
  if (dice.happens(0.4)) await line.callOnce('payments.check', { token })
}

/** Goes to the provider's page, now and then in two tabs at once; after some tries in vain, away. */
async function begins({ line, dice, mollie }: PayScene, token: string): Promise<BookPayment | undefined> {
  const method = dice.oneOf(['', 'bancontact', 'creditcard']) ?? ''
  const begin = () => line.callOnce('payments.begin', { token, method, lang: 'en' })
  for (let time = 0; time < 3; time++) {
    const [begun] = await Promise.all([begin(), ...(dice.happens(0.1) ? [begin()] : [])])
    if (begun) return begun.ok ? mollie.book.find(begun.value.checkout.split('/').at(-1) ?? '') : undefined
  }
  return undefined
}

async function decides(scene: PayScene, token: string, payment: BookPayment): Promise<void> {
  const { dice, book, line, mollie, clock } = scene
  const kind = dice.below(100)
  if (kind < 62) pay(scene, payment)
  else if (kind < 70) await paysAgain(scene, token, payment)
  else if (kind < 77) {
    mollie.book.set(payment, 'failed', 'insufficient_funds')
    const other = await begins(scene, token)
    if (other) pay(scene, other)
  } else if (kind < 83) {
    mollie.book.set(payment, 'pending')
    book.late.push({ payment: payment.id, at: clock.now() + dice.below(60) * minute })
  } else if (kind < 90) {
    // The bank's page stays open for an hour or two.
    payment.method = 'bancontact'
    Object.assign(payment, { expiresAt: clock.now() + 120 * minute })
    book.late.push({ payment: payment.id, at: clock.now() + (1 + dice.below(100)) * minute })
  } else if (kind < 93) {
    if (dice.happens(0.5)) pay(scene, payment)
    await line.call('payments.giveUp', { token })
  } else if (kind < 96) {
    book.toCounter.add(token)
    await line.call('payments.atCounter', { token })
    if (dice.happens(0.5)) pay(scene, payment)
  }
}

/** In two tabs, both to the end. */
async function paysAgain(scene: PayScene, token: string, first: BookPayment): Promise<void> {
  first.method = 'bancontact'
  const second = await begins(scene, token)
  pay(scene, first)
  if (second) pay(scene, second)
}

/** Nobody can pay what has ended. */
function pay({ mollie: { book } }: PayScene, { id }: Pick<BookPayment, 'id'>): void {
  const now = book.find(id)
  if (now?.status === 'open' || now?.status === 'pending') book.set(now, 'paid')
}

/** What was still open at the bank ends: most of it paid. */
export function payersReturn(scene: PayScene): void {
  const { book, clock, dice, mollie } = scene
  const due = book.late.filter(({ at }) => at <= clock.now())
  for (const one of due) {
    book.late.splice(book.late.indexOf(one), 1)
    const payment = mollie.book.find(one.payment)
    if (payment && payment.status !== 'paid' && dice.happens(0.25)) mollie.book.set(payment, 'failed', 'possible_fraud')
    else pay(scene, { id: one.payment })
  }
}

/** Somebody looks again, on any device, a while later: reloads, taps Pay once more, or cancels. */
export async function payerActs({ line, dice, book }: PayScene): Promise<void> {
  const token = dice.oneOf([...book.orders].slice(-200))
  if (!token) return
  const acts = [
    () => line.callOnce('payments.begin', { token, method: '', lang: 'nl' }),
    () => line.callOnce('payments.check', { token }),
    () => line.callOnce('orders.ownStep', { token, step: 'withdraw' }),
  ]
  await dice.oneOf(acts)?.()
}
