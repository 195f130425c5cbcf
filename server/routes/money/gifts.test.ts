// Gift cards over HTTP, on both engines: bought, used, given back, and never spent twice.
import { afterEach, describe, expect, test } from 'vitest'
import { usualGiftRules } from '#domain/money/gift/gift-rules.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { minute, second } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

/** The owner sells gift cards from now on. */
async function sellGifts(shop: TestShop, change: Partial<typeof usualGiftRules> = {}) {
  const { amira } = await shop.staff()
  const { version } = await shop.ask('gifts.readRules', {}, { as: amira })
  const rules = { ...usualGiftRules, on: true, ...change }
  return await shop.ask('gifts.saveRules', { ...rules, amounts: [...rules.amounts], version }, { as: amira })
}

/** Jef sells a card at the counter; returns its code. */
async function soldCard(shop: TestShop, amount = 2500, way: 'cash' | 'card' = 'cash') {
  const { jef } = await shop.staff()
  const wish = { key: newKey(), branch: 'antwerpen', amount, way, lang: 'en' } as const
  return (await shop.ask('gifts.sell', wish, { as: jef })).code
}

const boughtWish = { amount: 2500, for: 'Noor', from: 'Wim', words: 'Coffee is on me', lang: 'en' } as const

/** Wim buys a card online; returns its code and its payment at the provider. */
async function boughtCard({ shop, mollie }: PayingShop) {
  const { code } = await shop.ask('gifts.buy', { key: newKey(), ...boughtWish })
  await shop.ask('gifts.pay', { code, method: '', lang: 'en' })
  const payment = [...mollie.book.payments.values()].at(-1)
  if (!payment) throw new Error('nobody asked for a payment')
  return { code, payment }
}

const balanceOf = async (shop: TestShop, code: string) => (await shop.ask('gifts.read', { code })).balance

onBothEngines((openShop) => {
  test('[GIFT-1] a guest who guesses at the counter’s connection keeps staff from no card', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    await sellGifts(shop)
    const code = await soldCard(shop)
    for (let n = 0; n < 40; n++) await shop.reply('orders.track', { token: `ABCD23${String(n).padStart(2, '0')}` })
    expect(await shop.ask('gifts.look', { code }, { as: jef })).toMatchObject({ balance: 2500 })
  })

  test('[GIFT-1] what comes back to a card that has expired can be spent for a month', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    await sellGifts(shop)
    const code = await soldCard(shop)
    const { id } = await shop.ask('orders.place', noorsOrder({ gift: { code, seen: 320 } }))
    await shop.store.db.updateTable('gift_card').set({ expires_on: '2026-03-03' }).execute()
    await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    expect(await shop.ask('gifts.read', { code })).toMatchObject({
      state: 'active',
      balance: 2500,
      expiresOn: '2026-04-03',
    })
    await expectAudited(shop)
  })

  describe('a card that is bought online', () => {
    test('[GIFT-1] is good once it is paid, exactly once, and shows what it paid', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      await sellGifts(shop)
      expect(await shop.ask('gifts.offer', { lang: 'en' })).toMatchObject({ on: true, down: false, months: null })
      const { code, payment } = await boughtCard(paying)
      expect(payment).toMatchObject({ cents: 2500 })
      expect(await shop.ask('gifts.read', { code })).toMatchObject({ state: 'paying', balance: 0, for: 'Noor' })
      await shop.refused('orders.place', noorsOrder({ gift: { code, seen: 0 } }))
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      await shop.ask('gifts.check', { code })
      expect(await shop.ask('gifts.check', { code })).toMatchObject({ state: 'active', balance: 2500, amount: 2500 })
      const { token } = await shop.ask('orders.place', noorsOrder({ gift: { code, seen: 320 } }))
      expect(await paying.track(token)).toMatchObject({
        phase: 'placed',
        due: 0,
        gifts: [{ ends: code.slice(-4), paid: 320, credit: 0 }],
      })
      expect(await shop.ask('gifts.read', { code })).toMatchObject({
        balance: 2180,
        moves: [
          { kind: 'use', amount: -320, branch: 'antwerpen' },
          { kind: 'sale', amount: 2500, code: '' },
        ],
      })
      await expectAudited(shop)
    })

    test('[GIFT-1] asked for twice it is one card; paid twice, the second payment goes back', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      await sellGifts(shop)
      const key = newKey()
      const first = await shop.ask('gifts.buy', { key, ...boughtWish })
      expect(await shop.ask('gifts.buy', { key, ...boughtWish })).toEqual(first)
      await shop.refused('gifts.buy', { key, ...boughtWish, amount: 5000 })
      const { code } = first
      await shop.ask('gifts.pay', { code, method: 'bancontact', lang: 'en' })
      const [one] = [...mollie.book.payments.values()]
      await shop.ask('gifts.pay', { code, method: 'creditcard', lang: 'en' })
      const two = [...mollie.book.payments.values()].at(-1)
      if (!one || !two) throw new Error('two payments were asked for')
      expect(two).not.toBe(one)
      mollie.book.set(two, 'paid')
      mollie.book.set(one, 'paid')
      await paying.quiet()
      await shop.ask('gifts.check', { code })
      expect(await balanceOf(shop, code)).toBe(2500)
      shop.clock.pass(30 * second)
      await paying.look()
      await paying.look()
      expect(await paying.balance()).toBe(2500)
      await expectAudited(shop)
    })

    test('[GIFT-1] unpaid it lapses; paid after that it is good all the same', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      await sellGifts(shop)
      const { code, payment } = await boughtCard(paying)
      shop.clock.pass(100 * minute)
      await paying.look()
      expect(await shop.ask('gifts.read', { code })).toMatchObject({ state: 'lapsed', balance: 0 })
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      expect(await shop.ask('gifts.check', { code })).toMatchObject({ state: 'active', balance: 2500 })
      await expectAudited(shop)
    })
  })

  describe('an order that a card pays', () => {
    test('[GIFT-1] gets what the card has, and the rest online; refused, each gets its own back', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { jef } = await shop.staff()
      await sellGifts(shop, { least: 100 })
      const code = await soldCard(shop, 200)
      const { id, token } = await shop.ask('orders.place', noorsOrder({ pay: 'online', gift: { code, seen: 200 } }))
      expect(await paying.track(token)).toMatchObject({ phase: 'awaiting', gifts: [{ paid: 200 }] })
      expect(await balanceOf(shop, code)).toBe(0)
      await expectAudited(shop)
      const payment = await paying.begin(token)
      expect(payment).toMatchObject({ cents: 120 })
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      expect(await paying.track(token)).toMatchObject({ phase: 'placed', due: 0 })
      const refusal = { key: newKey(), id, step: 'refuse', reason: 'too-busy' } as const
      await shop.ask('orders.step', refusal, { as: jef })
      expect(await balanceOf(shop, code)).toBe(200)
      shop.clock.pass(30 * second)
      await paying.look()
      await paying.look()
      expect(await paying.balance()).toBe(0)
      expect(await balanceOf(shop, code)).toBe(200)
      // Brought back, the card pays again what it had paid.
      await shop.ask('orders.step', { key: newKey(), id, step: 'bringBack' }, { as: jef })
      expect(await balanceOf(shop, code)).toBe(0)
      await expectAudited(shop)
    })

    test('[GIFT-1] lapses unpaid, and the card has all again', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      await sellGifts(shop, { least: 100 })
      const code = await soldCard(shop, 200)
      const { token } = await shop.ask('orders.place', noorsOrder({ pay: 'online', gift: { code, seen: 200 } }))
      shop.clock.pass(16 * minute)
      await paying.look()
      expect(await paying.track(token)).toMatchObject({ phase: 'lapsed' })
      expect(await balanceOf(shop, code)).toBe(200)
      await expectAudited(shop)
    })

    test('[GIFT-1] is paid on its page, at once or by what is left of two cards, and placed by that', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      await sellGifts(shop, { least: 100 })
      const small = await soldCard(shop, 100)
      const large = await soldCard(shop)
      const { token } = await paying.placeToPay()
      expect(await shop.ask('gifts.use', { token, gift: { code: small, seen: 100 } })).toMatchObject({
        phase: 'awaiting',
      })
      expect(await shop.ask('gifts.use', { token, gift: { code: large, seen: 220 } })).toMatchObject({
        phase: 'placed',
        due: 0,
        gifts: [{ paid: 100 }, { paid: 220 }],
      })
      await shop.refused('gifts.use', { token, gift: { code: large } })
      expect(await balanceOf(shop, large)).toBe(2280)
      await expectAudited(shop)
    })

    test('[GIFT-1] is paid at the counter; undone, or made cheaper, the card gets it back', async () => {
      const shop = await openShop()
      const { jef } = await shop.staff()
      await sellGifts(shop)
      const code = await soldCard(shop)
      const { id } = await shop.ask('orders.place', noorsOrder())
      expect(await shop.ask('gifts.look', { code }, { as: jef })).toMatchObject({ balance: 2500, state: 'active' })
      const key = newKey()
      const taken = await shop.ask('gifts.take', { key, id, code, seenDue: 320 }, { as: jef })
      expect(taken).toMatchObject({ due: 0, paidWay: 'gift', payments: [{ way: 'gift', ends: code.slice(-4) }] })
      await shop.ask('gifts.take', { key, id, code, seenDue: 320 }, { as: jef })
      expect(await balanceOf(shop, code)).toBe(2180)
      await shop.ask('orders.step', { key: newKey(), id, step: 'unpay' }, { as: jef })
      expect(await balanceOf(shop, code)).toBe(2500)
      await shop.ask('gifts.take', { key: newKey(), id, code, amount: 100 }, { as: jef })
      await shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'cash' }, { as: jef })
      expect(await balanceOf(shop, code)).toBe(2400)
      await shop.ask('orders.step', { key: newKey(), id, step: 'cancel', reason: 'asked' }, { as: jef })
      expect(await balanceOf(shop, code)).toBe(2500)
      expect(await shop.ask('orders.read', { id }, { as: jef })).toMatchObject({ due: -220 })
      await expectAudited(shop)
    })
  })

  test('[GIFT-1] of 24 orders at once at two servers, with a card of one order’s worth, one gets it', async () => {
    const shop = await openShop()
    await sellGifts(shop, { least: 100 })
    const beside = await shop.beside()
    const code = await soldCard(shop, 320)
    const place = (_: unknown, n: number) =>
      (n % 2 ? shop : beside).reply('orders.place', noorsOrder({ key: newKey(), gift: { code, seen: 320 } }))
    const answers = await Promise.all(Array.from({ length: 24 }, place))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf(shop, code)).toBe(0)
    await expectAudited(shop)
  })
})
