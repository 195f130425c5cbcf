// The stamp card over HTTP: stamps of orders that were handed over, vouchers of full cards, each used once, and copies.
import { createPublicKey, verify } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { readVoucher, signedWords } from '#domain/order/stamps/voucher-text.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { at, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

onBothEngines((openShop) => {
  /** A shop in which the third coffee is free, up to € 3,00. */
  const opened = async (more?: TestShop) => {
    const shop = more ?? (await openShop())
    const staff = await shop.staff()
    const { version } = await shop.ask('stamps.read', {}, { as: staff.amira })
    const rules = { on: true, every: 3, worth: 300, categories: ['COFFEE'], offline: 1000 }
    await shop.ask('stamps.save', { rules, version }, { as: staff.amira })
    const place = async (change: Partial<PlaceWish> = {}) => await shop.ask('orders.place', noorsOrder(change))
    const served = async (id: number, lines = 1) => {
      const changes = Array.from({ length: lines }, (_, at) => ({ line: at + 1, status: 'served' as const }))
      await shop.ask('orders.setLineStatus', { id, changes }, { as: staff.jef })
    }
    /** So many coffees, handed over. */
    const had = async (quantity: number) => {
      const { id, token } = await place({ lines: [{ item: 'cappuccino', quantity }] })
      await served(id)
      return token
    }
    const card = (tokens: readonly string[], stamps: readonly string[] = [], vouchers: readonly string[] = []) =>
      shop.ask('stamps.card', { tokens: [...tokens], stamps: [...stamps], vouchers: [...vouchers] })
    const voucher = async () => {
      const { vouchers } = await card([await had(2)])
      return vouchers[0]?.voucher ?? ''
    }
    const spend = (text: string, more: object = {}) =>
      shop.ask('stamps.spend', { key: newKey(), branch: 'antwerpen', voucher: text, ...more }, { as: staff.jef })
    return { shop, ...staff, rules, place, served, had, card, voucher, spend }
  }
  const pair = [{ item: 'cappuccino', quantity: 2 }]

  test('[STAMP-1] an order gives its stamp once it is handed over, always the same one, and a refused order none', async () => {
    const { shop, jef, place, served, card } = await opened()
    const { id, token } = await place()
    expect(await card([token])).toMatchObject({ given: [], count: 0 })
    await served(id)
    const first = await card([token])
    expect(first).toMatchObject({ count: 1, rule: { on: true, every: 3 }, given: [{ token }] })
    expect(await card([token])).toEqual(first)
    expect(await card([], first.stamps)).toMatchObject({ count: 1, stamps: first.stamps })
    const other = await place()
    await shop.ask('orders.step', { key: newKey(), id: other.id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    expect(await card([other.token])).toMatchObject({ given: [{ token: other.token, stamp: null }], count: 0 })
  })

  test('[J-64] an order whose voucher was spent elsewhere after its end is not brought back; otherwise its voucher pays again', async () => {
    const { shop, jef, place, voucher, spend } = await opened()
    const step = (id: number, wish: { step: 'refuse' | 'bringBack'; reason?: 'too-busy' }) => ({
      key: newKey(),
      id,
      ...wish,
    })
    const endedWith = async (text: string) => {
      const { id } = await place({ lines: pair, voucher: text })
      await shop.ask('orders.step', step(id, { step: 'refuse', reason: 'too-busy' }), { as: jef })
      return id
    }
    const text = await voucher()
    const lost = await endedWith(text)
    expect(await spend(text)).toMatchObject({ state: 'given' })
    const refused = await shop.refused('orders.step', step(lost, { step: 'bringBack' }), { as: jef })
    expect(refused).toMatchObject({ refusal: 'voucher_spent' })
    const kept = await voucher()
    const back = await endedWith(kept)
    const order = await shop.ask('orders.step', step(back, { step: 'bringBack' }), { as: jef })
    expect(order).toMatchObject({ course: 'accepted', total: 340 })
    expect(await spend(kept)).toMatchObject({ state: 'used' })
  })

  test('[STAMP-1] two stamps become one voucher, however often and from how many devices they are shown at once', async () => {
    const { had, card } = await opened()
    const tokens = [await had(1), await had(2)]
    const answers = await Promise.all(Array.from({ length: 6 }, () => card(tokens)))
    const ids = new Set(answers.flatMap(({ vouchers }) => vouchers.map(({ id }) => id)))
    expect(ids.size).toBe(1)
    for (const { count, stamps } of answers) expect([count, stamps.length]).toEqual([1, 1])
  })

  test('[STAMP-1] a voucher takes its worth off one coffee, once, and the ledger and the VAT agree', async () => {
    const { shop, amira, place, voucher, card } = await opened()
    const text = await voucher()
    const wish = noorsOrder({ lines: pair, voucher: text, seenTotal: 340 })
    const order = await shop.ask('orders.place', wish)
    expect(order.total).toBe(340)
    expect(await shop.ask('orders.place', wish)).toMatchObject({ token: order.token, total: 340 })
    const { lines, vat } = await shop.ask('orders.track', { token: order.token })
    expect(lines.map(({ quantity, price, off }) => [quantity, price, off])).toEqual([
      [1, 320, undefined],
      [1, 20, 300],
    ])
    expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(340)
    const { takings } = await shop.ask('takings.today', { branch: 'antwerpen' }, { as: amira })
    expect(takings?.open).toBe(640 + 340)
    const second = noorsOrder({ lines: pair, voucher: text, seenTotal: 340 })
    const used = { problems: [{ problem: 'voucher_used', field: 'voucher' }] }
    expect(await shop.refused('orders.place', second)).toMatchObject(used)
    // Sent again without it, under the same key, it costs what was seen, or is refused.
    const { voucher: _, ...without } = second
    const dearer = { problems: [{ problem: 'total_changed', field: 'seenTotal' }] }
    expect(await shop.refused('orders.place', without)).toMatchObject(dearer)
    expect(await shop.ask('orders.place', { ...without, seenTotal: 640 })).toMatchObject({ total: 640 })
    expect(await card([], [], [text])).toMatchObject({ vouchers: [] })
    expect(await place()).toMatchObject({ total: 320 })
  })

  test('[STAMP-1] two orders with the same voucher at once: one has it', async () => {
    const { shop, voucher } = await opened()
    const text = await voucher()
    const orders = await Promise.all(
      Array.from({ length: 5 }, () => shop.reply('orders.place', noorsOrder({ voucher: text }))),
    )
    expect(orders.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('[STAMP-1] an order that is refused gives its voucher back; the free coffee gives no stamp', async () => {
    const { shop, jef, voucher, card, served } = await opened()
    const text = await voucher()
    const lost = await shop.ask('orders.place', noorsOrder({ voucher: text }))
    await shop.ask('orders.step', { key: newKey(), id: lost.id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    expect((await card([], [], [text])).vouchers).toHaveLength(1)
    const { id, token } = await shop.ask('orders.place', noorsOrder({ lines: pair, voucher: text }))
    await served(id, 2)
    expect(await card([token])).toMatchObject({ count: 1 })
  })

  test('[STAMP-1] without a coffee, of another shop, or forged: refused by name, and nothing is used up', async () => {
    const { shop, voucher, card, spend, jef } = await opened()
    const text = await voucher()
    const problem = async (change: Partial<PlaceWish>) =>
      (await shop.refused('orders.place', noorsOrder(change))).problems.map((one) => one.problem)
    const bagel = [{ item: 'salmon-bagel', quantity: 1 }]
    expect(await problem({ lines: bagel, voucher: text })).toEqual(['voucher_without'])
    const dearer = text.replace(/\.300\./, '.999.')
    const foreign = await (await opened()).voucher()
    for (const wrong of [dearer, foreign, 'NV.', 'x'.repeat(200)]) {
      expect(await problem({ voucher: wrong })).toEqual(['voucher_foreign'])
      expect(await card([], [wrong], [wrong])).toMatchObject({ vouchers: [], count: 0, foreign: 2 })
    }
    const atCounter = { key: newKey(), branch: 'antwerpen', voucher: foreign }
    expect(await shop.refused('stamps.spend', atCounter, { as: jef })).toMatchObject({ refusal: 'voucher_foreign' })
    expect(await spend(text)).toEqual({ state: 'given', worth: 300 })
  })

  test('[STAMP-1] at the counter it is used once, typed or scanned; a retry counts once', async () => {
    const { voucher, spend } = await opened()
    const text = await voucher()
    const key = newKey()
    const id = readVoucher(text)?.id ?? ''
    expect(await spend(id.toLowerCase(), { key })).toEqual({ state: 'given', worth: 300 })
    expect(await spend(text, { key })).toEqual({ state: 'given', worth: 300 })
    expect(await spend(text)).toEqual({ state: 'used', worth: 300 })
  })

  test('[STAMP-1] a counter offline checks the signature alone; a copy that it gave is noticed once it is back, once', async () => {
    const { shop, amira, voucher, spend, place } = await opened()
    const text = await voucher()
    const { key } = await shop.ask('stamps.read', {}, { as: amira })
    const read = readVoucher(text)
    if (!read) throw new Error('no voucher')
    const open = createPublicKey({ key: Buffer.from(key, 'base64url'), type: 'spki', format: 'der' })
    const isGood = (words: string) =>
      verify(
        'sha256',
        Buffer.from(words),
        { key: open, dsaEncoding: 'ieee-p1363' },
        Buffer.from(read.signature, 'base64url'),
      )
    expect([isGood(signedWords(read)), isGood(signedWords({ ...read, worth: 999 }))]).toEqual([true, false])
    await place({ voucher: text })
    const late = { key: newKey(), given: true }
    expect(await spend(text, late)).toMatchObject({ state: 'used' })
    expect(await spend(text, late)).toMatchObject({ state: 'used' })
    expect(await shop.ask('stamps.read', {}, { as: amira })).toMatchObject({ copied: 1 })
  })

  test('[STAMP-1] a copied card is told that its stamps were used elsewhere; the device that got the voucher is not', async () => {
    const { had, card, spend } = await opened()
    const token = await had(3)
    const own = await card([token])
    const text = own.vouchers[0]?.voucher ?? ''
    await spend(text)
    expect(await card([], own.stamps, [text])).toMatchObject({ count: 1, elsewhere: 0, vouchers: [] })
    expect(await card([token])).toMatchObject({ count: 1, elsewhere: 2, vouchers: [] })
  })

  test('[STAMP-1] a clock that is years wrong, and a card that is switched off, take no stamp or voucher away', async () => {
    const { shop, amira, rules, had, card, voucher } = await opened()
    const text = await voucher()
    const { stamps } = await card([await had(1)])
    const { version } = await shop.ask('stamps.read', {}, { as: amira })
    await shop.ask('stamps.save', { rules: { ...rules, on: false }, version }, { as: amira })
    shop.clock.pass(3 * 365 * 86_400_000)
    expect(await card([], stamps, [text])).toMatchObject({ rule: { on: false }, count: 1, vouchers: [{ worth: 300 }] })
  })

  test('[STAMP-1] staff never make two free coffees of one voucher by changing the order', async () => {
    const { shop, jef, voucher } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder({ voucher: await voucher() }))
    const lines = [{ line: 1, item: 'cappuccino', quantity: 2, note: '' }]
    const refused = await shop.refused('orders.change', { key: newKey(), id, lines }, { as: jef })
    expect(refused).toMatchObject({ problems: [{ problem: 'quantity_invalid', line: 0 }] })
  })

  test('[STAMP-1] one voucher at two servers at once, in orders and at the counter: it pays once', async () => {
    const { shop, jef, voucher } = await opened()
    const beside = await shop.beside()
    const text = await voucher()
    const tries = [shop, beside, shop, beside, shop, beside].map(async (server, turn) => {
      if (turn < 3) return (await server.reply('orders.place', noorsOrder({ voucher: text }))).ok
      const told = { key: newKey(), branch: 'antwerpen', voucher: text }
      return (await server.ask('stamps.spend', told, { as: jef })).state === 'given'
    })
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  })

  test('[STAMP-1] full cards at two servers at once make their vouchers once', async () => {
    const { shop, had, card } = await opened()
    const beside = await shop.beside()
    const { stamps } = await card([await had(1)])
    const tokens = [await had(5)]
    const asked = { tokens, stamps: [...stamps], vouchers: [] }
    const answers = await Promise.all([shop, beside, beside, shop].map((server) => server.ask('stamps.card', asked)))
    const ids = answers.flatMap(({ vouchers }) => vouchers.map(({ id }) => id))
    expect([new Set(ids).size, ids.length]).toEqual([3, 12])
  })

  test('[STAMP-1] an order out of which staff take the free coffee gives its voucher back', async () => {
    const { shop, jef, voucher, card } = await opened()
    const text = await voucher()
    const lines = [...pair, { item: 'salmon-bagel', quantity: 1 }]
    const { id } = await shop.ask('orders.place', noorsOrder({ lines, voucher: text }))
    expect((await card([], [], [text])).vouchers).toEqual([])
    const left = [{ line: 3, item: 'salmon-bagel', quantity: 1, note: '' }]
    await shop.ask('orders.change', { key: newKey(), id, lines: left }, { as: jef })
    expect((await card([], [], [text])).vouchers).toHaveLength(1)
    expect(await shop.ask('orders.place', noorsOrder({ voucher: text }))).toMatchObject({ total: 20 })
  })

  test('[STAMP-1] a device never gets more vouchers than it keeps: the other stamps wait', async () => {
    const { had, card, spend } = await opened()
    const tokens = [await had(20), await had(20), await had(5)]
    const first = await card(tokens)
    const texts = first.vouchers.map(({ voucher }) => voucher)
    expect([texts.length, first.count]).toEqual([20, 5])
    expect(await card([], first.stamps, texts)).toMatchObject({ count: 5 })
    await spend(texts[0] ?? '')
    const next = await card([], first.stamps, texts)
    expect([next.vouchers.length, next.count]).toEqual([20, 3])
  })

  test('[STAMP-1] [PAY-4] an order with a voucher that is paid and cancelled gives back what was paid, and the voucher', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { jef, voucher, card } = await opened(shop)
    const text = await voucher()
    const { token, payment } = await paying.placeToPay({ lines: pair, voucher: text })
    expect(payment.cents).toBe(340)
    mollie.book.set(payment, 'paid')
    await paying.quiet()
    const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    const id = orders.find((order) => order.token === token)?.id ?? 0
    await shop.ask('orders.step', { key: newKey(), id, step: 'cancel', reason: 'asked' }, { as: jef })
    expect((await paying.track(token)).online).toMatchObject({ back: { amount: 340 } })
    expect((await card([], [], [text])).vouchers).toHaveLength(1)
  })

  test('[STAMP-1] [PAY-4] paid after it lapsed and its voucher was used elsewhere, the money goes back and nobody makes it', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { voucher, spend } = await opened(shop)
    const lapse = async (text: string) => {
      const { token, payment } = await paying.placeToPay({ lines: pair, voucher: text, at: at('2026-03-04 12:00') })
      payment.method = 'bancontact'
      Object.assign(payment, { expiresAt: shop.clock.now() + hour })
      mollie.hooks.manner = 'never'
      shop.clock.pass(20 * minute)
      await paying.look()
      expect((await paying.track(token)).phase).toBe('lapsed')
      mollie.hooks.manner = 'once'
      return { token, payment }
    }
    const text = await voucher()
    const late = await lapse(text)
    expect(await spend(text)).toMatchObject({ state: 'given' })
    mollie.book.set(late.payment, 'paid')
    await paying.quiet()
    expect(await paying.track(late.token)).toMatchObject({
      phase: 'lapsed',
      online: { back: { amount: 340 }, unplaced: 'voucher' },
    })
    const kept = await voucher()
    const good = await lapse(kept)
    mollie.book.set(good.payment, 'paid')
    await paying.quiet()
    expect(await paying.track(good.token)).toMatchObject({ phase: 'placed', online: { state: 'paid', paid: 340 } })
    expect(await spend(kept)).toMatchObject({ state: 'used' })
  })
})
