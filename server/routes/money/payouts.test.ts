// Payouts of the provider beside the ledger, over HTTP, against the stand-in for Mollie: booked once, fees to the cent,
// and what does not match is shown (PAY-9).
import { afterEach, expect, test } from 'vitest'
import { allDays, balancesOf } from '#server/store/money/ledger-store.ts'
import { molliePayoutKey } from '#server/testing/mollie/mollie-stand-in.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { day, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { lookDaily, readPayouts } from '#work/money/payment/payouts.ts'

afterEach(closeMollies)

async function paidOrder(paying: PayingShop) {
  const toPay = await paying.placeToPay()
  paying.mollie.book.set(toPay.payment, 'paid')
  await paying.quiet()
  return toPay
}

async function withKey(paying: PayingShop) {
  const { amira, jef } = await paying.shop.staff()
  await paying.shop.ask('payouts.setKey', { key: molliePayoutKey }, { as: amira })
  return { amira, jef }
}

const sums = ({ shop }: PayingShop) => balancesOf(shop.store.db, 'antwerpen', allDays)

onBothEngines((openShop) => {
  test('[PAY-9] a payout is booked once, its fees apart and to the cent, and its parts match the ledger', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const first = await paidOrder(paying)
    await paidOrder(paying)
    const { amira, jef } = await withKey(paying)
    await shop.ask('orders.step', { key: newKey(), id: first.id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    shop.clock.pass(minute)
    await paying.look()
    mollie.book.settle()
    const beside = await shop.beside({ config: { mollieUrl: mollie.url } })
    await Promise.all([
      readPayouts(shop.app.payments),
      readPayouts(beside.app.payments),
      readPayouts(shop.app.payments),
    ])
    const told = await shop.ask('payouts.look', {}, { as: amira })
    // Two payments cost 30.25 cents each.
    expect(told.payouts).toMatchObject([{ gross: 320, fees: 61, net: 259, parts: 3, open: [] }])
    expect(told).toMatchObject({ held: 0, key: { ends: 'yz56' }, late: [], before: null })
    expect(await sums(paying)).toMatchObject({ online: 320, 'paid-out': -320, bank: 259, fees: 61 })
    const entries = await shop.store.db.selectFrom('ledger_entry').select('ref').where('kind', '=', 'payout').execute()
    expect(entries).toEqual([{ ref: told.payouts[0]?.id }])
    // What the day took online stays as it was.
    const end = await shop.ask('books.readDay', { branch: 'antwerpen' }, { as: amira })
    expect(end.taken.find(({ way }) => way === 'online')?.amount).toBe(320)
  })

  test('[PAY-9] what differs and what is unknown is shown, and the bank is still right', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { payment, token } = await paidOrder(paying)
    const { code } = await paying.track(token)
    const { amira } = await withKey(paying)
    const { parts } = mollie.book.settle()
    const [part] = parts
    if (part) part.cents = 300
    const unknown = { kind: 'payments', id: 'tr_somebodyelse', payment: 'tr_somebodyelse', cents: 1000 } as const
    ;(parts as unknown[]).push(unknown)
    const { payouts, held } = await shop.ask('payouts.look', {}, { as: amira })
    expect(payouts).toMatchObject([{ gross: 1300, fees: 30, net: 1270 }])
    expect(payouts[0]?.open).toEqual([
      { kind: 'payment', id: payment.id, payment: payment.id, code, amount: 300, booked: 320, state: 'differs' },
      {
        kind: 'payment',
        id: unknown.id,
        payment: unknown.id,
        code: '',
        amount: 1000,
        booked: null,
        state: 'unknown',
      },
    ])
    expect(await sums(paying)).toMatchObject({ bank: 1270, fees: 30, 'paid-out': -1300 })
    expect(held).toBe(320 - 1300)
  })

  test('[PAY-9] a chargeback of which no news came is found in its payout, booked, and matches the next day', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { payment, token } = await paidOrder(paying)
    const { code } = await paying.track(token)
    await withKey(paying)
    mollie.hooks.manner = 'never'
    mollie.book.chargeBack(payment, 200)
    mollie.book.settle()
    await lookDaily(shop.app.payments)
    const amira = await shop.signIn('Amira')
    const before = await shop.ask('payouts.read', {}, { as: amira })
    expect(before.payouts[0]?.open).toMatchObject([
      { kind: 'chargeback', amount: -200, booked: null, state: 'unknown' },
    ])
    await paying.look()
    shop.clock.pass(day + hour)
    await lookDaily(shop.app.payments)
    const after = await shop.ask('payouts.read', {}, { as: await shop.signIn('Amira') })
    expect(after.payouts[0]?.open).toEqual([])
    expect(after.chargebacks).toMatchObject([{ id: payment.id, code, amount: 320, back: 200 }])
    expect(after.held).toBe(0)
  })

  test('[J-43] a chargeback and its return match in their payouts, and what does not match names its payment', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { payment } = await paidOrder(paying)
    const { amira } = await withKey(paying)
    for (const act of [() => mollie.book.chargeBack(payment), () => mollie.book.returnCharge(payment)]) {
      act()
      await paying.quiet()
      mollie.book.settle()
    }
    const { payouts, held } = await shop.ask('payouts.look', {}, { as: amira })
    expect(payouts.flatMap(({ open }) => open)).toEqual([])
    expect(held).toBe(0)
    payment.chargedBack = 100
    mollie.hooks.manner = 'never'
    mollie.book.settle()
    const later = await shop.ask('payouts.look', {}, { as: amira })
    expect(later.payouts[0]?.open).toMatchObject([{ kind: 'chargeback', amount: -100, payment: payment.id }])
  })

  test('[PAY-9] what was paid weeks ago and is in no payout is shown, and pages of payouts are all read', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    await paidOrder(paying)
    for (let payout = 0; payout < 7; payout++) {
      mollie.book.settle()
      shop.clock.pass(5 * minute)
      await paidOrder(paying)
    }
    const { amira } = await withKey(paying)
    const told = await shop.ask('payouts.read', {}, { as: amira })
    expect(told.payouts.map(({ gross, parts }) => [gross, parts])).toEqual(Array.from({ length: 7 }, () => [320, 1]))
    expect(told).toMatchObject({ held: 320, late: [] })
    shop.clock.pass(22 * day)
    const later = await shop.ask('payouts.read', {}, { as: await shop.signIn('Amira') })
    expect(later.late).toMatchObject([{ amount: 320, branch: 'antwerpen' }])
  })

  test('[PAY-9] only a key of the organisation reads payouts; another shop’s payouts are left alone', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { amira } = await shop.staff()
    const refusal = async (key: string) => (await shop.refused('payouts.setKey', { key }, { as: amira })).refusal
    expect(await refusal(mollie.key)).toBe('payment_key_refused')
    expect(await refusal('access_abcdefghijklmnopqrstuvwxyz99')).toBe('payment_key_refused')
    expect((await shop.refused('payouts.look', {}, { as: amira })).refusal).toBe('payment_key_missing')
    const foreign = mollie.book.settle().parts as unknown[]
    foreign.push({ kind: 'payments', id: 'tr_somebodyelse', payment: 'tr_somebodyelse', cents: 1000 })
    await withKey(paying)
    expect(await shop.ask('payouts.read', {}, { as: amira })).toMatchObject({ payouts: [], held: 0 })
    mollie.faults.down = true
    expect((await shop.refused('payouts.look', {}, { as: amira })).refusal).toBe('payments_down')
    const gone = await shop.ask('payouts.setKey', { key: null }, { as: amira })
    expect(gone.key).toBeNull()
  })
})
