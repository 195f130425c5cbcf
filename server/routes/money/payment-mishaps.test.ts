// What goes wrong around paying online in a shop that is used by people: over HTTP, against the stand-in for Mollie.
import { afterEach, expect, test } from 'vitest'
import { countListAnew } from '#server/store/money/count-anew.ts'
import { balancesOf } from '#server/store/money/ledger-store.ts'
import { countsNow } from '#server/store/money/list-counts.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { colleague, openBasket } from '#server/testing/office-basket.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { at, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { lookElsewhere } from '#work/money/payment/refunds-elsewhere.ts'

afterEach(closeMollies)

async function paidFor(paying: PayingShop, quantity: number) {
  const toPay = await paying.placeToPay({ lines: [{ item: 'cappuccino', quantity }] })
  paying.mollie.book.set(toPay.payment, 'paid')
  await paying.quiet()
  const { jef, amira } = await paying.shop.staff()
  return { ...toPay, jef, amira }
}

const changeTo = ({ shop }: PayingShop, { id, jef }: Awaited<ReturnType<typeof paidFor>>, quantity: number) =>
  shop.ask('orders.change', { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity }] }, { as: jef })

/** Until the refund has failed three times, and is shown to the owner. */
async function failForGood(paying: PayingShop) {
  for (let days = 0; days < 8; days++) {
    paying.shop.clock.pass(26 * hour)
    await paying.look()
  }
  const amira = await paying.shop.signIn('Amira')
  const { failed } = await paying.shop.ask('payments.read', {}, { as: amira })
  expect(failed).toHaveLength(1)
  return { amira, failed }
}

/** The owner gives it back in cash. */
async function settleInCash(paying: PayingShop) {
  const { amira, failed } = await failForGood(paying)
  await paying.shop.ask('payments.settleBack', { id: failed[0]?.id ?? '' }, { as: amira })
}

const close = async ({ shop }: PayingShop) => {
  const { jef } = await shop.staff()
  await shop.ask('shop.setState', { branches: ['antwerpen'], open: false }, { as: jef })
}

const handOver = ({ shop }: PayingShop, { id, jef }: Awaited<ReturnType<typeof paidFor>>) =>
  shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })

const countsOf = async ({ shop }: PayingShop) => {
  return await countsNow(shop.store.db, [{ id: 'antwerpen', date: '2026-03-04' }])
}

/** Counted again from scratch. */
async function countsAnew(paying: PayingShop) {
  await paying.shop.store.write(countListAnew)
  return await countsOf(paying)
}

onBothEngines((openShop) => {
  test('[PAY-5] what was given back in cash counts once: the rest of the order still goes back whole', async () => {
    const paying = await openPayingShop(openShop)
    const order = await paidFor(paying, 3)
    paying.mollie.book.refundsEnd = 'failed'
    await changeTo(paying, order, 2)
    await settleInCash(paying)
    paying.mollie.book.refundsEnd = 'refunded'
    const jef = await paying.shop.signIn('Jef')
    await paying.shop.ask(
      'orders.step',
      { key: newKey(), id: order.id, step: 'refuse', reason: 'too-busy' },
      { as: jef },
    )
    paying.shop.clock.pass(minute)
    await paying.look()
    expect(paying.mollie.book.balance).toBe(320)
    expect(await paying.track(order.token)).toMatchObject({ due: 0 })
  })

  test('[PAY-5] after something was given back in cash, a dearer change asks for its difference alone', async () => {
    const paying = await openPayingShop(openShop)
    const order = await paidFor(paying, 3)
    paying.mollie.book.refundsEnd = 'failed'
    await changeTo(paying, order, 2)
    await settleInCash(paying)
    const jef = await paying.shop.signIn('Jef')
    await changeTo(paying, { ...order, jef }, 3)
    const { proposal, due } = await paying.track(order.token)
    if (proposal)
      await paying.shop.ask('orders.ownStep', { token: order.token, step: 'agree', proposal: proposal.number })
    expect(await paying.track(order.token)).toMatchObject({ due: 320 })
    expect(due).toBe(0)
    expect(await paying.begin(order.token)).toMatchObject({ cents: 320 })
  })

  test('[PAY-5] a refund that failed for good is not to be given back otherwise once the order was brought back', async () => {
    const paying = await openPayingShop(openShop)
    const order = await paidFor(paying, 3)
    paying.mollie.book.refundsEnd = 'failed'
    const step = (as: typeof order.jef, wish: { step: 'refuse' | 'bringBack'; reason?: 'too-busy' }) =>
      paying.shop.ask('orders.step', { key: newKey(), id: order.id, ...wish }, { as })
    await step(order.jef, { step: 'refuse', reason: 'too-busy' })
    const { amira, failed } = await failForGood(paying)
    const jef = await paying.shop.signIn('Jef')
    await step(jef, { step: 'bringBack' })
    expect((await paying.shop.ask('payments.read', {}, { as: amira })).failed).toEqual([])
    await paying.shop.refused('payments.settleBack', { id: failed[0]?.id ?? '' }, { as: amira })
    expect(await paying.track(order.token)).toMatchObject({ phase: 'accepted', due: 0 })

    // Made for less after all, the difference goes back by itself.
    paying.mollie.book.refundsEnd = 'refunded'
    await changeTo(paying, { ...order, jef }, 2)
    paying.shop.clock.pass(minute)
    await paying.look()
    expect(paying.mollie.book.balance).toBe(640)
  })

  test('[PAY-4] paid after the branch closed, the money goes back and nobody makes it', async () => {
    const paying = await openPayingShop(openShop)
    const { token, payment } = await paying.placeToPay()
    payment.method = 'bancontact'
    await close(paying)
    paying.mollie.book.set(payment, 'paid')
    await paying.quiet()
    expect((await paying.track(token)).phase).toBe('lapsed')
    paying.shop.clock.pass(minute)
    await paying.look()
    expect(paying.mollie.book.balance).toBe(0)
  })

  test('[J-3] paid, but not made: its customer reads why, and still does once the refund has failed for good', async () => {
    const paying = await openPayingShop(openShop)
    const { token, payment } = await paying.placeToPay()
    await close(paying)
    paying.mollie.book.refundsEnd = 'failed'
    paying.mollie.book.set(payment, 'paid')
    await paying.quiet()
    const seen = await paying.track(token)
    expect(seen).toMatchObject({ phase: 'lapsed', online: { unplaced: 'closed', back: { amount: 320, stuck: false } } })
    const { failed, amira } = await failForGood(paying)
    expect((await paying.track(token)).online).toMatchObject({
      unplaced: 'closed',
      back: { amount: 320, done: false, stuck: true },
    })
    await paying.shop.ask('payments.settleBack', { id: failed[0]?.id ?? '' }, { as: amira })
    expect((await paying.track(token)).online?.back).toMatchObject({ amount: 320, done: true, stuck: false })
  })

  test('[J-3] an order that lapsed answers for no other: the same cart with its key is told apart, and with a new one placed', async () => {
    const paying = await openPayingShop(openShop)
    const order = noorsOrder({ pay: 'online' })
    const { token } = await paying.shop.ask('orders.place', order)
    expect((await paying.shop.ask('orders.place', order)).token).toBe(token)
    await paying.shop.ask('payments.giveUp', { token })
    expect(await paying.shop.refused('orders.place', order)).toMatchObject({ refusal: 'key_reused', token })
    const again = await paying.shop.ask('orders.place', { ...order, key: newKey() })
    expect(again.token).not.toBe(token)
  })

  test('[J-3] a place at the counter that the branch cannot give any more ends the order, with its reason', async () => {
    const paying = await openPayingShop(openShop)
    const { token } = await paying.shop.ask('orders.place', noorsOrder({ pay: 'online' }))
    await close(paying)
    const seen = await paying.shop.ask('payments.atCounter', { token })
    expect(seen).toMatchObject({ phase: 'lapsed', online: { unplaced: 'closed', paid: 0, back: null } })
  })

  test('[J-99] who paid twice reads that the second payment goes back because of that', async () => {
    const paying = await openPayingShop(openShop)
    const { token, payment } = await paying.placeToPay()
    payment.method = 'bancontact'
    const second = await paying.begin(token)
    for (const one of [payment, second]) paying.mollie.book.set(one, 'paid')
    await paying.quiet()
    expect(await paying.track(token)).toMatchObject({
      phase: 'placed',
      online: { unplaced: 'twice', back: { amount: 320 } },
    })
  })

  test('[GROUP-2] a basket that its opener pays after the branch closed is not made', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { link, hanne, add } = await openBasket(shop, { payer: 'online' })
    await add(colleague('Tom'))
    await shop.ask('baskets.end', { link, me: hanne.me, how: 'close' })
    await shop.ask('baskets.pay', { link, me: hanne.me, method: '', lang: 'en' })
    const payment = [...mollie.book.payments.values()].at(-1)
    if (!payment) throw new Error('no payment')
    await close(paying)
    mollie.book.set(payment, 'paid')
    await paying.quiet()
    expect((await shop.ask('baskets.read', { link, me: hanne.me })).state).toBe('ended')
    shop.clock.pass(minute)
    await paying.look()
    expect(mollie.book.balance).toBe(0)
  })

  test('[PAY-3] given up by its customer and paid all the same, the money goes back and nobody makes it', async () => {
    const paying = await openPayingShop(openShop)
    const { token, payment } = await paying.placeToPay()
    payment.method = 'bancontact'
    await paying.shop.ask('payments.giveUp', { token })
    const again = await paying.shop.ask('orders.place', noorsOrder())
    paying.mollie.book.set(payment, 'paid')
    await paying.quiet()
    expect((await paying.track(token)).phase).toBe('lapsed')
    paying.shop.clock.pass(minute)
    await paying.look()
    expect(paying.mollie.book.balance).toBe(0)
    expect((await paying.track(again.token)).phase).toBe('placed')
  })

  test('[PAY-5] what the owner gave back on the provider’s own pages is booked, and does not go back again', async () => {
    const paying = await openPayingShop(openShop)
    const order = await paidFor(paying, 2)
    paying.mollie.book.refund(order.payment, 320, 'Sorry', null)
    paying.mollie.book.changed(order.payment)
    await paying.quiet()
    expect(await paying.balance()).toBe(320)
    expect(await paying.track(order.token)).toMatchObject({ due: 320 })
    await paying.shop.ask(
      'orders.step',
      { key: newKey(), id: order.id, step: 'refuse', reason: 'too-busy' },
      { as: order.jef },
    )
    paying.shop.clock.pass(minute)
    await paying.look()
    expect(paying.mollie.book.balance).toBe(0)
    expect(await paying.balance()).toBe(0)
  })

  for (const [when, find] of [
    ['before the order is refused, without any call', lookElsewhere],
    ['only when the whole is refused', async () => {}],
  ] as const)
    test(`[J-14] [J-44] of what was given back in part on the provider’s own pages, noticed ${when}, the rest goes back`, async () => {
      const paying = await openPayingShop(openShop)
      const order = await paidFor(paying, 2)
      paying.mollie.book.refund(order.payment, 320, 'Sorry', null)
      await find(paying.shop.app.payments)
      await paying.look()
      expect(await paying.balance()).toBe(find === lookElsewhere ? 320 : 640)
      const refuse = { key: newKey(), id: order.id, step: 'refuse', reason: 'too-busy' } as const
      await paying.shop.ask('orders.step', refuse, { as: order.jef })
      for (let looks = 0; looks < 3; looks++) {
        paying.shop.clock.pass(minute)
        await paying.look()
      }
      expect(paying.mollie.book.balance).toBe(0)
      expect(await paying.balance()).toBe(0)
      const { online } = await paying.track(order.token)
      expect(online?.back).toMatchObject({ amount: 640, stuck: false })
    })

  test('[J-46] a refund on the provider’s pages of an order that was handed over can be given as goodwill: less is sold, with its VAT', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const order = await paidFor(paying, 3)
    await handOver(paying, order)
    const step = { id: order.id, step: 'goodwill' } as const
    const early = await shop.refused('orders.step', { key: newKey(), ...step, step: 'unpay' }, { as: order.jef })
    expect(early).toMatchObject({ refusal: 'step_not_allowed' })
    mollie.book.refund(order.payment, 100, 'Sorry', null)
    mollie.book.changed(order.payment)
    await paying.quiet()
    expect(await paying.track(order.token)).toMatchObject({ due: 100 })
    const given = await shop.ask('orders.step', { key: newKey(), ...step }, { as: order.jef })
    expect(given).toMatchObject({ total: 860, due: 0 })
    expect((await shop.ask('orders.step', { key: newKey(), ...step }, { as: order.jef })).total).toBe(860)
    const { vat } = await paying.track(order.token)
    expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(860)
    expect((await balancesOf(shop.store.db, 'antwerpen')).receivable ?? 0).toBe(0)
    shop.clock.pass(minute)
    await paying.look()
    expect(mollie.book.balance).toBe(860)
  })

  test('[J-43] a chargeback that the bank returns is booked, and the order is paid again', async () => {
    const paying = await openPayingShop(openShop)
    const { token, payment } = await paidFor(paying, 1)
    paying.mollie.book.chargeBack(payment)
    await paying.quiet()
    expect(await paying.track(token)).toMatchObject({ due: 320 })
    paying.mollie.book.returnCharge(payment)
    await paying.quiet()
    expect(await paying.track(token)).toMatchObject({ due: 0 })
    expect(await paying.balance()).toBe(320)
    expect(await balancesOf(paying.shop.store.db, 'antwerpen')).toMatchObject({ online: 320 })
  })

  test('[PAY-5] [LEDG-1] money that moves after the day was closed changes no count of the list, and comes back whole', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const order = await paidFor(paying, 3)
    const other = await paidFor(paying, 1)
    mollie.book.refundsEnd = 'failed'
    await changeTo(paying, order, 2)
    for (const one of [order, other]) await handOver(paying, one)
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: false, alsoLater: false }, { as: order.amira })
    await settleInCash(paying)
    mollie.book.chargeBack(other.payment)
    await paying.quiet()
    expect(await countsOf(paying)).toEqual(await countsAnew(paying))
    const { db } = shop.store
    const sums = await balancesOf(db, 'antwerpen')
    expect(sums).toMatchObject({ unsettled: 320 })
    expect(sums.receivable ?? 0).toBe(0)

    // Brought back, the order is to be paid again, once.
    const amira = await shop.signIn('Amira')
    await shop.ask('archives.bringBack', { id: other.id }, { as: amira })
    expect(await countsOf(paying)).toEqual(await countsAnew(paying))
    const again = await balancesOf(db, 'antwerpen')
    expect(again).toMatchObject({ receivable: 320 })
    expect(again.unsettled ?? 0).toBe(0)
  })

  test('[VAT-3] where the day of the payment counts, an order paid online has the rates of that moment', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { amira } = await shop.staff()
    const { rules, version } = await shop.ask('vat.read', {}, { as: amira })
    const lunch = { between: { from: 690, to: 840 }, rate: 1200, from: '2026-01-01' }
    const more = (['food', 'drink'] as const).map((of) => ({ class: of, way: 'away' as const, ...lunch }))
    const saved = { ...rules, rates: [...rules.rates, ...more], day: 'payment' as const }
    await shop.ask('vat.save', { rules: saved, version }, { as: amira })
    const { token, payment } = await paying.placeToPay({ at: at('2026-03-04 12:00') })
    const ratesNow = async () => (await paying.track(token)).vat.map(({ rate }) => rate)
    expect(await ratesNow()).toEqual([1200])
    mollie.book.set(payment, 'paid')
    await paying.quiet()
    expect(await ratesNow()).toEqual([600])
  })
})
