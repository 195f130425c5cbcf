// How often the provider is asked: bounded for each payment and amount, however often the shop is called.
import { afterAll, describe, expect, test } from 'vitest'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { cookieIn } from '#server/testing/test-people.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  afterAll(closeMollies)

  const ownId = async ({ shop }: PayingShop, order: number) =>
    (
      await shop.store.db
        .selectFrom('online_payment')
        .select('id')
        .where('order_id', '=', order)
        .executeTakeFirstOrThrow()
    ).id
  const told = ({ shop }: PayingShop, id: string) =>
    shop.inject({
      method: 'POST',
      url: '/api/payments/told',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${id}`,
    })
  const looks = ({ mollie }: PayingShop) => mollie.asked.filter((one) => one.startsWith('GET /payments/')).length

  describe('who names a payment', () => {
    test('[J-113] coming back asks about a payment that has ended no more, and about one that waits a few times', async () => {
      const paying = await openPayingShop(openShop)
      const { id, payment } = await paying.placeToPay()
      const url = `/api/payments/back/${await ownId(paying, id)}`
      for (let time = 0; time < 30; time++) expect((await paying.shop.inject({ url })).statusCode).toBe(303)
      expect(looks(paying)).toBe(3)
      paying.shop.clock.pass(minute)
      paying.mollie.book.set(payment, 'paid')
      await paying.quiet()
      const before = looks(paying)
      paying.shop.clock.pass(minute)
      for (let time = 0; time < 30; time++) await paying.shop.inject({ url })
      expect(looks(paying)).toBe(before)
    })

    test('[J-113] a payment that is named a hundred times is asked about three times, and once more later', async () => {
      const paying = await openPayingShop(openShop)
      const { payment } = await paying.placeToPay()
      paying.mollie.book.set(payment, 'paid')
      await paying.quiet()
      paying.shop.clock.pass(minute)
      await paying.look()
      const before = looks(paying)
      for (let time = 0; time < 100; time++) expect((await told(paying, payment.id)).statusCode).toBe(200)
      await paying.quiet()
      expect(looks(paying)).toBe(before + 3)
      await paying.look()
      expect(looks(paying)).toBe(before + 3)
      // What the provider wanted to tell is not lost.
      paying.shop.clock.pass(minute)
      await paying.look()
      expect(looks(paying)).toBe(before + 4)
    })
  })

  test('[J-65] what can be paid is asked once for each step of the amount and language, also while nobody answers', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const asked = () => mollie.asked.filter((one) => one === 'GET /methods').length
    const offers = (many: number) =>
      Promise.all(
        Array.from({ length: many }, (_, at) =>
          shop.ask('payments.offer', { branch: 'antwerpen', total: 100 + at * 13_000, lang: 'en' }),
        ),
      )
    const before = asked()
    await offers(300)
    expect(asked()).toBeLessThanOrEqual(before + 13)
    const first = asked()
    await offers(300)
    expect(asked()).toBe(first)
    shop.clock.pass(61 * minute)
    mollie.keys = []
    const second = asked()
    await offers(50)
    await offers(50)
    expect(asked()).toBeLessThanOrEqual(second + 13)
  })

  describe('what a customer reads', () => {
    test('[J-68] a way that the provider refuses is named, and another one can be chosen', async () => {
      const paying = await openPayingShop(openShop)
      const { token } = await paying.placeToPay()
      paying.mollie.methods = paying.mollie.methods.filter(({ id }) => id !== 'kbc')
      const wish = { token, lang: 'en' as const }
      const refused = await paying.shop.reply('payments.begin', { ...wish, method: 'kbc' })
      expect(refused).toMatchObject({ status: 422, refusal: { refusal: 'payment_way_refused' } })
      await paying.shop.ask('payments.begin', { ...wish, method: 'bancontact' })
    })

    test('[J-68] somebody else with the token does not use up the tries of the browser that placed the order', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      const placed = await shop.reply('orders.place', noorsOrder({ pay: 'online' }))
      if (!placed.ok) throw new Error('it was not placed')
      const wish = { token: placed.value.token, lang: 'en' as const }
      const begin = (time: number, cookie?: string) =>
        shop.reply(
          'payments.begin',
          { ...wish, method: time % 2 ? 'creditcard' : 'kbc' },
          cookie ? { headers: { cookie } } : {},
        )
      for (let time = 0; time < 12; time++) expect((await begin(time)).ok).toBe(true)
      expect(await begin(12)).toMatchObject({ refusal: { refusal: 'too_many' } })
      expect((await begin(12, cookieIn(placed.headers['set-cookie']))).ok).toBe(true)
    })

    test('[J-68] a live key is refused while the shop does not know its own address', async () => {
      const paying = await openPayingShop(openShop)
      const here = await openShop({ config: { mollieUrl: paying.mollie.url, publicUrl: null } })
      const { amira } = await here.staff()
      const live = `live_${'a'.repeat(30)}`
      paying.mollie.keys = [...paying.mollie.keys, live]
      const { version } = await here.ask('payments.read', {}, { as: amira })
      const refused = await here.refused('payments.setKey', { key: live, version }, { as: amira })
      expect(refused.refusal).toBe('public_url_missing')
      await here.ask('payments.setKey', { key: paying.mollie.key, version }, { as: amira })
    })

    test('[J-35] a provider that knows no such page does not say that the key is wrong', async () => {
      const paying = await openPayingShop(openShop)
      const here = await openShop({ config: { mollieUrl: `${paying.mollie.url}/nowhere` } })
      const { amira } = await here.staff()
      const { version } = await here.ask('payments.read', {}, { as: amira })
      const refused = await here.refused('payments.setKey', { key: paying.mollie.key, version }, { as: amira })
      expect(refused.refusal).toBe('payments_down')
    })
  })
})
