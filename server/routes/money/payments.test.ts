// Orders that are paid online, over HTTP, against the stand-in for Mollie: what is placed, what lapses, what goes back.
import { afterEach, describe, expect, test } from 'vitest'
import { paymentsToAsk } from '#server/store/money/online-payment-store.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { setCapacity, slotsOf } from '#server/testing/test-branch-settings.ts'
import { at, hour, minute, second } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

const noon = at('2026-03-04 12:00')

async function boardOf({ shop }: PayingShop) {
  const { jef } = await shop.staff()
  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
  return orders.map(({ token }) => token)
}

async function tellsOf({ shop }: PayingShop, name: string) {
  const rows = await shop.store.db.selectFrom('event').select('data').where('name', '=', name).execute()
  return rows.map(({ data }) => JSON.parse(data) as { token: string })
}

const posted = (paying: PayingShop, body: string) =>
  paying.shop.inject({
    method: 'POST',
    url: '/api/payments/told',
    payload: body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

onBothEngines((openShop) => {
  describe('an order that waits for its payment', () => {
    test('[PAY-3] is seen by its customer alone, holds its place, and is placed once it is paid', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { jef, amira } = await shop.staff()
      const { token, payment } = await paying.placeToPay()
      expect(payment).toMatchObject({ cents: 320, currency: 'EUR', mode: 'test' })
      expect(await paying.track(token)).toMatchObject({ phase: 'awaiting', code: '', online: { state: 'paying' } })
      expect(await boardOf(paying)).toEqual([])
      expect(await shop.ask('arrivals.read', {}, { as: jef })).toMatchObject({ orders: [] })
      expect((await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })).orders).toEqual([])
      expect(await tellsOf(paying, 'orders.placed')).toEqual([])
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      expect(await paying.track(token)).toMatchObject({
        phase: 'placed',
        code: expect.stringMatching(/^A-\d+$/),
        online: { state: 'paid', paid: 320 },
      })
      expect(await boardOf(paying)).toEqual([token])
      expect(await tellsOf(paying, 'orders.placed')).toHaveLength(1)
    })

    test('[PAY-3] lapses by its own clock, gives its place back, and stands in no list', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      await setCapacity(shop)
      const { token } = await paying.placeToPay({ at: noon })
      expect([...(await slotsOf(shop)).values()].some((used) => used > 0)).toBe(true)
      shop.clock.pass(16 * minute)
      await paying.look()
      expect(await paying.track(token)).toMatchObject({ phase: 'lapsed', online: { state: 'lapsed' } })
      expect([...(await slotsOf(shop)).values()].every((used) => used === 0)).toBe(true)
      expect(await boardOf(paying)).toEqual([])
    })

    test('[PAY-6] is paid at the counter after all, and is on the board then', async () => {
      const paying = await openPayingShop(openShop)
      const { token, payment } = await paying.placeToPay()
      paying.mollie.book.set(payment, 'failed', 'insufficient_funds')
      await paying.quiet()
      expect((await paying.track(token)).online).toMatchObject({ state: 'failed', reason: 'insufficient_funds' })
      const placed = await paying.shop.ask('payments.atCounter', { token })
      expect(placed).toMatchObject({ phase: 'placed', online: { state: 'counter' } })
      expect(await paying.shop.ask('payments.atCounter', { token })).toMatchObject({ phase: 'placed' })
      expect(await boardOf(paying)).toEqual([token])
    })

    test('[PAY-3] given up by its customer, it lapses at once; given up too late, it stays paid', async () => {
      const paying = await openPayingShop(openShop)
      const first = await paying.placeToPay()
      await paying.shop.ask('payments.giveUp', { token: first.token })
      expect((await paying.track(first.token)).phase).toBe('lapsed')
      const other = await paying.placeToPay()
      paying.mollie.hooks.manner = 'never'
      paying.mollie.book.set(other.payment, 'paid')
      await paying.shop.ask('payments.giveUp', { token: other.token })
      expect((await paying.track(other.token)).phase).toBe('placed')
    })
  })

  describe('what can go wrong on the way', () => {
    test('[PAY-4] an old payment that expires after a newer one was paid changes nothing', async () => {
      const paying = await openPayingShop(openShop)
      const { token, payment: old } = await paying.placeToPay()
      old.method = 'bancontact'
      const newer = await paying.begin(token, 'creditcard')
      paying.mollie.hooks.manner = 'held'
      paying.mollie.book.set(newer, 'paid')
      paying.mollie.book.set(old, 'expired')
      await paying.mollie.hooks.release((calls) => calls.toReversed())
      await paying.quiet()
      expect(await paying.track(token)).toMatchObject({ phase: 'placed', online: { state: 'paid', paid: 320 } })
    })

    test('[PAY-4] paid twice, the second payment goes back, once', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { token, payment: first } = await paying.placeToPay()
      first.method = 'bancontact'
      const second = await paying.begin(token, 'creditcard')
      mollie.book.set(first, 'paid')
      mollie.book.set(second, 'paid')
      await paying.quiet()
      shop.clock.pass(minute)
      await Promise.all([paying.look(), paying.look()])
      expect(mollie.book.refundedOf(first) + mollie.book.refundedOf(second)).toBe(320)
      expect(await paying.balance()).toBe(mollie.book.balance)
      expect(await tellsOf(paying, 'orders.placed')).toHaveLength(1)
      expect((await paying.track(token)).online).toMatchObject({ state: 'paid', back: { amount: 320, done: false } })
      shop.clock.pass(48 * hour)
      await paying.look()
      expect((await paying.track(token)).online?.back).toMatchObject({ amount: 320, done: true })
    })

    test('[PAY-4] paid after it lapsed, it takes a place again if there is one', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { token, payment } = await paying.placeToPay({ at: noon })
      payment.method = 'bancontact'
      shop.clock.pass(20 * minute)
      mollie.hooks.manner = 'never'
      mollie.book.payments.set(payment.id, Object.assign(payment, { expiresAt: shop.clock.now() + hour }))
      await paying.look()
      expect((await paying.track(token)).phase).toBe('lapsed')
      mollie.hooks.manner = 'once'
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      expect(await paying.track(token)).toMatchObject({ phase: 'placed', wantedAt: noon, online: { state: 'paid' } })
    })

    test('[PAY-4] [PAY-6] paid too late for its time, it is placed for the next one, and its customer reads which it was', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { token, payment } = await paying.placeToPay({ at: noon })
      payment.method = 'bancontact'
      Object.assign(payment, { expiresAt: at('2026-03-04 18:00') })
      mollie.hooks.manner = 'never'
      shop.clock.set('2026-03-04 11:55')
      await paying.look()
      mollie.hooks.manner = 'once'
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      const { phase, wantedAt, online } = await paying.track(token)
      expect({ phase, movedFrom: online?.movedFrom }).toEqual({ phase: 'placed', movedFrom: noon })
      expect(wantedAt).toBeGreaterThan(shop.clock.now())
      expect(wantedAt).toBeLessThanOrEqual(noon + 15 * minute)
    })

    test('[J-98] the time is said to hold for as long as paying keeps it, and not longer', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { token, payment } = await paying.placeToPay({ at: noon })
      payment.method = 'bancontact'
      Object.assign(payment, { expiresAt: at('2026-03-04 18:00') })
      const holdsUntil = (await paying.track(token)).online?.holdsUntil ?? 0
      expect(holdsUntil).toBeLessThan(noon)
      mollie.hooks.manner = 'never'
      shop.clock.pass(holdsUntil - shop.clock.now())
      mollie.hooks.manner = 'once'
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      const { wantedAt, online } = await paying.track(token)
      expect({ wantedAt, movedFrom: online?.movedFrom }).toEqual({ wantedAt: noon, movedFrom: null })
      expect(online?.holdsUntil).toBeNull()
    })

    test('[PAY-4] paid after it lapsed and its time is over, the money goes back and nobody makes it', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { token, payment } = await paying.placeToPay({ at: noon })
      payment.method = 'bancontact'
      Object.assign(payment, { expiresAt: at('2026-03-04 18:00') })
      mollie.hooks.manner = 'never'
      shop.clock.pass(20 * minute)
      await paying.look()
      shop.clock.set('2026-03-04 14:00')
      mollie.hooks.manner = 'once'
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      shop.clock.pass(minute)
      await paying.look()
      expect(await paying.track(token)).toMatchObject({
        phase: 'lapsed',
        online: { state: 'paid', back: { amount: 320, done: false } },
      })
      expect(await boardOf(paying)).toEqual([])
      expect(mollie.book.balance).toBe(0)
      expect(await paying.balance()).toBe(0)
    })

    test('[PAY-4] webhook and return page at once, twice each and on two servers, place it once', async () => {
      const paying = await openPayingShop(openShop)
      const beside = await paying.shop.beside({
        config: { mollieUrl: paying.mollie.url, publicUrl: 'https://noisette.example' },
      })
      const { token, payment } = await paying.placeToPay()
      paying.mollie.hooks.manner = 'never'
      paying.mollie.book.set(payment, 'paid')
      await Promise.all([
        posted(paying, `id=${payment.id}`),
        posted(paying, `id=${payment.id}`),
        paying.shop.ask('payments.check', { token }),
        beside.ask('payments.check', { token }),
        paying.look(beside),
      ])
      await paying.quiet()
      expect(await tellsOf(paying, 'orders.placed')).toHaveLength(1)
      expect((await paying.track(token)).online).toMatchObject({ paid: 320, back: null })
    })

    test('[PAY-4] no webhook for 26 hours: the return page finds it paid, and so does the sweeper', async () => {
      const paying = await openPayingShop(openShop)
      paying.mollie.hooks.manner = 'never'
      const first = await paying.placeToPay()
      paying.mollie.book.set(first.payment, 'paid')
      await paying.shop.ask('payments.check', { token: first.token })
      expect((await paying.track(first.token)).phase).toBe('placed')
      const other = await paying.placeToPay()
      paying.mollie.book.set(other.payment, 'paid')
      paying.shop.clock.pass(90 * second)
      await paying.look()
      expect((await paying.track(other.token)).phase).toBe('placed')
    })

    test('[PAY-4] a bank that is still checking is not the end: the order waits longer, and is placed', async () => {
      const paying = await openPayingShop(openShop)
      const { token, payment } = await paying.placeToPay()
      paying.mollie.book.set(payment, 'pending')
      paying.shop.clock.pass(16 * minute)
      await paying.look()
      expect(await paying.track(token)).toMatchObject({ phase: 'awaiting', online: { state: 'checking' } })
      paying.mollie.book.set(payment, 'paid')
      await paying.quiet()
      expect((await paying.track(token)).phase).toBe('placed')
    })

    test('[PAY-4] while the provider does not answer, nothing lapses; once it does, what was paid is placed', async () => {
      const paying = await openPayingShop(openShop)
      const { token, payment } = await paying.placeToPay()
      paying.mollie.hooks.manner = 'never'
      paying.mollie.book.set(payment, 'paid')
      paying.mollie.faults.unavailable = 1
      paying.mollie.faults.down = true
      paying.shop.clock.pass(16 * minute)
      await paying.look()
      expect((await paying.track(token)).phase).toBe('awaiting')
      paying.mollie.faults.unavailable = 0
      paying.mollie.faults.down = false
      paying.shop.clock.pass(10 * minute)
      await paying.look()
      expect((await paying.track(token)).phase).toBe('placed')
    })

    test('[PAY-4] a foreign, unknown or made-up payment is answered like any other, and changes nothing', async () => {
      const paying = await openPayingShop(openShop)
      const { token } = await paying.placeToPay()
      for (const body of ['', 'id=', 'id=tr_9999999999', 'id=tr_1%27%3B--', 'testByMollie=1', `id=${'x'.repeat(900)}`])
        expect((await posted(paying, body)).statusCode).toBe(200)
      expect((await posted(paying, `id=${'x'.repeat(5000)}`)).statusCode).toBe(413)
      await paying.quiet()
      expect((await paying.track(token)).phase).toBe('awaiting')
    })

    test('[PAY-4] another amount, another currency or another shop’s payment changes nothing', async () => {
      for (const wrong of [{ cents: 50 }, { currency: 'USD' }, { metadata: { own: 'somebody else' } }] as const) {
        const paying = await openPayingShop(openShop)
        const { token, payment } = await paying.placeToPay()
        Object.assign(payment, wrong)
        paying.mollie.book.set(payment, 'paid')
        await paying.quiet()
        expect((await paying.track(token)).phase).toBe('awaiting')
      }
    })

    test('[J-47] a payment of another amount is told once, to the owner, and not asked about any more', async () => {
      const said: string[] = []
      const heard = { config: { logLevel: 'error' as const }, logTo: { write: (line: string) => said.push(line) } }
      const paying = await openPayingShop(openShop, heard)
      const { amira } = await paying.shop.staff()
      const { payment } = await paying.placeToPay()
      Object.assign(payment, { cents: 50 })
      paying.mollie.book.set(payment, 'paid')
      await paying.quiet()
      const { db } = paying.shop.store
      expect(await paymentsToAsk(db, paying.shop.clock.now() + 48 * hour, 1)).toEqual([])
      await posted(paying, `id=${payment.id}`)
      await paying.quiet()
      const state = await paying.shop.ask('payments.read', {}, { as: amira })
      expect(state.odd).toMatchObject([{ provider: payment.id, amount: 320, name: 'Noor' }])
      expect(said.filter((line) => line.includes('than was asked for'))).toHaveLength(1)
    })

    test('[PAY-4] an old webhook, long after everything has ended, is answered with 200 and changes nothing', async () => {
      const paying = await openPayingShop(openShop)
      const { token, payment } = await paying.placeToPay()
      paying.mollie.book.set(payment, 'paid')
      await paying.quiet()
      paying.shop.clock.pass(26 * hour)
      expect((await posted(paying, `id=${payment.id}`)).statusCode).toBe(200)
      await paying.quiet()
      expect((await paying.track(token)).online).toMatchObject({ state: 'paid', paid: 320, back: null })
      // It was looked up once, and is not asked for again for ever.
      const { db } = paying.shop.store
      expect(await paymentsToAsk(db, paying.shop.clock.now() + 48 * hour, 1)).toEqual([])
    })

    test('[PAY-6] two taps on Pay are one payment, and an order that is paid is not paid again', async () => {
      const paying = await openPayingShop(openShop)
      const { token } = await paying.shop.ask('orders.place', noorsOrder({ pay: 'online' }))
      const wish = { token, method: 'creditcard', lang: 'en' } as const
      const [one, other] = await Promise.all([
        paying.shop.ask('payments.begin', wish),
        paying.shop.ask('payments.begin', wish),
      ])
      expect(one.checkout).toBe(other.checkout)
      expect(paying.mollie.book.payments.size).toBe(1)
      paying.mollie.hooks.manner = 'never'
      const [payment] = paying.mollie.book.payments.values()
      if (payment) paying.mollie.book.set(payment, 'paid')
      expect(await paying.shop.refused('payments.begin', wish)).toMatchObject({ refusal: 'payment_not_needed' })
    })
  })

  test('[PAY-5] [PAY-7] a change that makes a paid order dearer asks for the rest, which its customer pays to the end; a cheaper one gives the difference back', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { id, token, payment } = await paying.placeToPay()
    mollie.book.set(payment, 'paid')
    await paying.quiet()
    const { jef } = await shop.staff()
    const change = (quantity: number) =>
      shop.ask('orders.change', { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity }] }, { as: jef })
    await change(2)
    const proposal = (await paying.track(token)).proposal?.number
    await shop.ask('orders.ownStep', { token, step: 'agree', ...(proposal && { proposal }) })
    expect(await paying.track(token)).toMatchObject({ total: 640, due: 320 })
    const rest = await paying.begin(token)
    expect(rest).toMatchObject({ cents: 320 })
    mollie.book.set(rest, 'paid')
    await paying.quiet()
    expect(await paying.track(token)).toMatchObject({ due: 0, paidWay: 'online', online: { state: 'paid', paid: 640 } })
    const wish = { token, method: '', lang: 'en' } as const
    expect(await shop.refused('payments.begin', wish)).toMatchObject({ refusal: 'payment_not_needed' })
    expect(await paying.balance()).toBe(mollie.book.balance)
    expect(mollie.book.balance).toBe(640)

    // One of the two after all: what is too much goes back by itself.
    await change(1)
    shop.clock.pass(minute)
    await paying.look()
    expect(mollie.book.balance).toBe(320)
    expect(await paying.track(token)).toMatchObject({ total: 320, due: 0, online: { back: { amount: 320 } } })
    expect(await paying.balance()).toBe(320)
  })

  describe('what goes back', () => {
    async function paidOrder(rules = {}) {
      const paying = await openPayingShop(openShop, { rules })
      const toPay = await paying.placeToPay()
      paying.mollie.book.set(toPay.payment, 'paid')
      await paying.quiet()
      const { jef } = await paying.shop.staff()
      const step = (step: 'refuse' | 'bringBack', key = newKey()) =>
        paying.shop.reply(
          'orders.step',
          { key, id: toPay.id, step, ...(step === 'refuse' && { reason: 'too-busy' }) },
          { as: jef },
        )
      return { paying, ...toPay, step }
    }

    test('[PAY-5] a refused order is given back once, however many people tap and workers look', async () => {
      const { paying, payment, token, step } = await paidOrder()
      await Promise.all([step('refuse'), step('refuse'), step('refuse')])
      paying.shop.clock.pass(30 * second)
      const beside = await paying.shop.beside({ config: { mollieUrl: paying.mollie.url } })
      await Promise.all([paying.look(), paying.look(beside), paying.look()])
      expect(paying.mollie.book.find(payment.id)?.refunds).toHaveLength(1)
      expect(paying.mollie.book.balance).toBe(0)
      expect((await paying.track(token)).online?.back).toMatchObject({ amount: 320, done: false })
    })

    test('[PAY-5] a refusal that is undone at once costs nobody anything', async () => {
      const { paying, payment, step } = await paidOrder()
      await step('refuse')
      await step('bringBack')
      paying.shop.clock.pass(hour)
      await paying.look()
      expect(paying.mollie.book.find(payment.id)?.refunds).toEqual([])
    })

    test('[PAY-5] the answer that was lost is found again: no money goes back twice', async () => {
      const { paying, payment, step } = await paidOrder()
      await step('refuse')
      paying.shop.clock.pass(30 * second)
      paying.mollie.faults.cutOff = 2
      await paying.look()
      paying.mollie.faults.cutOff = 0
      for (const wait of [minute, 10 * minute, 2 * hour, 48 * hour]) {
        paying.shop.clock.pass(wait)
        await paying.look()
      }
      expect(paying.mollie.book.find(payment.id)?.refunds).toHaveLength(1)
      expect(await paying.balance()).toBe(0)
    })

    test('[PAY-5] a refund that fails is sent again, and then shown to the owner, who settles it otherwise', async () => {
      const { paying, payment, step } = await paidOrder()
      paying.mollie.book.refundsEnd = 'failed'
      await step('refuse')
      for (let days = 0; days < 8; days++) {
        paying.shop.clock.pass(26 * hour)
        await paying.look()
      }
      expect(paying.mollie.book.find(payment.id)?.refunds).toHaveLength(3)
      // Days later she signs in again.
      const amira = await paying.shop.signIn('Amira')
      const { failed } = await paying.shop.ask('payments.read', {}, { as: amira })
      expect(failed).toMatchObject([{ amount: 320, why: 'failed', name: 'Noor' }])
      const [stuck] = failed
      const settled = await paying.shop.ask('payments.settleBack', { id: stuck?.id ?? '' }, { as: amira })
      expect(settled.failed).toEqual([])
      expect(await paying.balance()).toBe(0)
    })

    test('[PAY-5] a chargeback is booked, and the order stays as it is', async () => {
      const { paying, payment, token } = await paidOrder()
      paying.mollie.book.chargeBack(payment)
      await paying.quiet()
      expect(await paying.track(token)).toMatchObject({ phase: 'placed' })
      expect(await paying.balance()).toBe(0)
      expect(paying.mollie.book.balance).toBe(0)
    })
  })

  describe('where it can be paid', () => {
    test('[PAY-1] with nothing configured nothing is offered online, and nobody can ask for it', async () => {
      const shop = await openShop()
      expect(await shop.ask('payments.offer', { branch: 'antwerpen', total: 320, lang: 'en' })).toEqual({
        places: ['counter'],
        methods: [],
        down: false,
      })
      const refused = await shop.refused('orders.place', noorsOrder({ pay: 'online' }))
      expect(refused).toMatchObject({ refusal: 'order_refused', problems: [{ problem: 'pay_at_counter' }] })
    })

    test('[PAY-1] above an amount it is paid online, and cannot be taken to the counter', async () => {
      const paying = await openPayingShop(openShop, { rules: { onlineAbove: 300 } })
      const offer = await paying.shop.ask('payments.offer', { branch: 'antwerpen', total: 320, lang: 'nl' })
      expect(offer).toMatchObject({ places: ['online'] })
      expect(offer.methods.map(({ name }) => name)).toEqual(['Bancontact', 'Card', 'KBC/CBC'])
      const refused = await paying.shop.refused('orders.place', noorsOrder())
      expect(refused).toMatchObject({ problems: [{ problem: 'pay_online' }] })
      const { token } = await paying.placeToPay()
      expect((await paying.track(token)).online).toMatchObject({ mayPayAtCounter: false })
      expect(await paying.shop.refused('payments.atCounter', { token })).toMatchObject({ refusal: 'step_not_allowed' })
    })

    test('[PAY-6] while the provider is down the checkout offers the counter and says so', async () => {
      const paying = await openPayingShop(openShop)
      paying.mollie.faults.down = true
      const offer = await paying.shop.ask('payments.offer', { branch: 'antwerpen', total: 320, lang: 'fr' })
      expect(offer).toMatchObject({ places: ['counter'], methods: [], down: true })
    })

    test('[J-3] what the provider did not answer to was not begun, so nobody is said to have left it unfinished', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      const { token } = await shop.ask('orders.place', noorsOrder({ pay: 'online' }))
      paying.mollie.faults.down = true
      const wish = { token, method: 'bancontact', lang: 'en' }
      expect(await shop.refused('payments.begin', wish)).toMatchObject({ refusal: 'payments_down' })
      expect((await shop.ask('payments.check', { token })).online).toMatchObject({ state: 'unpaid', givenUp: false })
      paying.mollie.faults.down = false
      expect((await shop.ask('payments.giveUp', { token })).online).toMatchObject({ state: 'lapsed', givenUp: true })
    })

    test('[J-3] what was not paid in time was not given up', async () => {
      const paying = await openPayingShop(openShop)
      const { token } = await paying.placeToPay()
      paying.shop.clock.pass(20 * minute)
      await paying.look()
      expect((await paying.track(token)).online).toMatchObject({ state: 'lapsed', givenUp: false })
    })

    test('[PAY-1] a customer whom the gate would stop pays online instead', async () => {
      const paying = await openPayingShop(openShop, { config: { ordersPerMinute: 120 } })
      const lines = [{ item: 'cappuccino', quantity: 40 }]
      const asked = await paying.shop.refused('orders.place', noorsOrder({ lines }), { from: '81.82.83.84' })
      expect(asked.problems).toMatchObject([{ problem: 'ask_value', payOnline: true }])
      const placed = await paying.shop.ask('orders.place', noorsOrder({ lines, pay: 'online' }), {
        from: '81.82.83.84',
      })
      expect(await paying.track(placed.token)).toMatchObject({ phase: 'awaiting', online: { mayPayAtCounter: false } })
    })
  })
})
