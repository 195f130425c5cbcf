// What gift cards owe, where it stands in the books, what the owner sets and reads, and what cannot go back otherwise.
import { afterEach, expect, test } from 'vitest'
import { giftCodeFrom } from '#domain/money/gift/gift-code.ts'
import { usualGiftRules } from '#domain/money/gift/gift-rules.ts'
import { balancesOf } from '#server/store/money/ledger-store.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { type Mailbox, openMailbox } from '#server/testing/outside/mailbox.ts'
import { hour, second } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { erasePersonal } from '#work/guests/retention/erase-personal.ts'

const boxes: Mailbox[] = []
afterEach(async () => {
  await closeMollies()
  for (const box of boxes.splice(0)) await box.close()
})

const day = 24 * hour

async function sellGifts(shop: TestShop, change: Partial<typeof usualGiftRules> = {}) {
  const { amira } = await shop.staff()
  const { version } = await shop.ask('gifts.readRules', {}, { as: amira })
  const rules = { ...usualGiftRules, on: true, ...change }
  return await shop.ask('gifts.saveRules', { ...rules, amounts: [...rules.amounts], version }, { as: amira })
}

async function soldCard(shop: TestShop, change: object = {}) {
  const { jef } = await shop.staff()
  const wish = { key: newKey(), branch: 'antwerpen', amount: 2500, way: 'cash', lang: 'en', ...change } as const
  return await shop.ask('gifts.sell', wish, { as: jef })
}

const booksOf = ({ store }: TestShop) => balancesOf(store.db, 'antwerpen')

onBothEngines((openShop) => {
  test('[GIFT-2] a sale is a debt without VAT, its cash is taken; use makes turnover with VAT, and a report adds up', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await sellGifts(shop)
    const { code } = await soldCard(shop)
    expect(await booksOf(shop)).toMatchObject({ cash: 2500, 'gift-sold': -2500 })
    const end = await shop.ask('books.readDay', { branch: 'antwerpen', day: '2026-03-04' }, { as: amira })
    expect(end).toMatchObject({ cash: 2500, giftSold: 2500, sold: [] })
    const { id } = await shop.ask('orders.place', noorsOrder({ gift: { code, seen: 320 } }))
    expect(await booksOf(shop)).toMatchObject({ cash: 2500, 'gift-sold': -2500, gift: 320, receivable: 0 })
    const after = await shop.ask('books.readDay', { branch: 'antwerpen', day: '2026-03-04' }, { as: amira })
    expect(after.sold.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(320)
    const report = await shop.ask('gifts.report', {}, { as: amira })
    expect(report).toMatchObject({
      outstanding: 2180,
      expired: 0,
      branches: [{ branch: 'antwerpen', outstanding: 2180 }],
      months: [{ month: '2026-03', branch: 'antwerpen', sold: 2500, used: 320, returned: 0 }],
    })
    await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    shop.clock.pass(day)
    expect(await shop.ask('gifts.report', { on: '2026-03-03' }, { as: amira })).toMatchObject({ outstanding: 0 })
    expect(await shop.ask('gifts.report', {}, { as: amira })).toMatchObject({
      outstanding: 2500,
      months: [{ sold: 2500, used: 0, returned: 320 }],
    })
    await expectAudited(shop)
  })

  test('[GIFT-2] what expired stays owed until the owner books it as income; a lost card is blocked, with a reason', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await sellGifts(shop, { months: 12 })
    const { code, expiresOn } = await soldCard(shop)
    expect(expiresOn).toBe('2027-03-04')
    const lost = await soldCard(shop)
    const block = { id: lost.id, blocked: true, reason: '' }
    expect((await shop.refused('gifts.block', block, { as: amira })).problems).toMatchObject([{ field: 'reason' }])
    await shop.ask('gifts.block', { ...block, reason: 'lost' }, { as: amira })
    const refused = await shop.refused('orders.place', noorsOrder({ gift: { code: lost.code, seen: 0 } }))
    expect(refused.problems).toEqual([{ problem: 'gift_blocked', field: 'gift' }])
    shop.clock.pass(400 * day)
    expect(await shop.ask('gifts.read', { code })).toMatchObject({ state: 'expired', balance: 2500 })
    await expectAudited(shop)
  })

  test('[GIFT-2] expired balances become income once', async () => {
    const shop = await openShop({ at: '2026-03-04 09:00' })
    const { amira } = await shop.staff()
    await sellGifts(shop, { months: 12 })
    const { code, id } = await soldCard(shop)
    await shop.store.db.updateTable('gift_card').set({ expires_on: '2026-03-03' }).where('id', '=', id).execute()
    const refused = await shop.refused('orders.place', noorsOrder({ gift: { code, seen: 0 } }))
    expect(refused.problems).toEqual([{ problem: 'gift_expired', field: 'gift' }])
    expect(await shop.ask('gifts.takeOver', {}, { as: amira })).toEqual({ cards: 1, amount: 2500 })
    expect(await shop.ask('gifts.takeOver', {}, { as: amira })).toEqual({ cards: 0, amount: 0 })
    expect(await booksOf(shop)).toMatchObject({ 'gift-sold': 0, 'gift-expired': -2500 })
    await expectAudited(shop)
  })

  test('[GIFT-3] codes are stored as hashes, found by nothing else, and guesses are few; mistakes are none', async () => {
    const shop = await openShop()
    await sellGifts(shop)
    const { code } = await soldCard(shop)
    const rows = await shop.store.db.selectFrom('gift_card').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    const wrong = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    for (let n = 0; n < 40; n++)
      expect((await shop.refused('gifts.read', { code: wrong })).refusal).toBe('gift_mistyped')
    const guess = (n: number) => giftCodeFrom(new Uint8Array(15).fill(n))
    for (let n = 0; n < 30; n++)
      expect((await shop.refused('gifts.read', { code: guess(n) })).refusal).toBe('gift_unknown')
    expect((await shop.refused('gifts.read', { code: guess(31) })).refusal).toBe('too_many')
    // Beyond the limit the right one is refused alike.
    expect((await shop.refused('gifts.read', { code })).refusal).toBe('too_many')
  })

  test('[GIFT-3] who stands on a card is found, erased on request and by the clock; the money stays', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await sellGifts(shop)
    const wish = { for: 'Oma Greet', from: 'Wim', words: 'Coffee is on me' }
    const first = await soldCard(shop, wish)
    const second = await soldCard(shop, wish)
    const { records } = await shop.ask('persons.find', { search: 'Oma Greet' }, { as: amira })
    expect(records.map(({ kind, id, words }) => [kind, id, words.join(': ')])).toEqual([
      ['gift', second.id, 'Wim: Coffee is on me'],
      ['gift', first.id, 'Wim: Coffee is on me'],
    ])
    const chosen = [{ kind: 'gift', id: first.id }] as const
    expect(await shop.ask('persons.erase', { records: chosen }, { as: amira })).toMatchObject({ erased: 1 })
    expect(await shop.ask('gifts.read', { code: first.code })).toMatchObject({ for: '', words: '', balance: 2500 })
    shop.clock.pass(100 * day)
    await erasePersonal(shop.store, shop.clock.now())
    expect(await shop.ask('gifts.read', { code: second.code })).toMatchObject({ for: '', from: '', balance: 2500 })
    const [card] = await shop.store.db.selectFrom('gift_card').select('sealed').where('id', '=', second.id).execute()
    expect(card?.sealed).toBe('')
    await expectAudited(shop)
  })

  test('[GIFT-1] a card is mailed on the day that its buyer chose, once it is paid, and its code is kept no longer', async () => {
    const box = await openMailbox()
    boxes.push(box)
    const mail = { smtp: `smtp://127.0.0.1:${box.port}`, from: 'Noisette <hello@noisette.example>', to: [] }
    const paying = await openPayingShop(openShop, { config: { mail } })
    const { shop, mollie } = paying
    await sellGifts(shop)
    const wish = { key: newKey(), amount: 2500, for: 'Noor', from: 'Wim', words: 'Coffee <b>is</b> on me' }
    const sending = { ...wish, lang: 'en', byMail: true, mail: 'noor@example.be', sendOn: '2026-03-06' } as const
    const { code } = await shop.ask('gifts.buy', sending)
    await shop.ask('gifts.pay', { code, method: '', lang: 'en' })
    const send = async () => {
      shop.app.outbox.wake()
      await shop.app.outbox.idle()
    }
    await send()
    for (const payment of mollie.book.payments.values()) mollie.book.set(payment, 'paid')
    await paying.quiet()
    await send()
    expect(box.mails).toEqual([])
    shop.clock.pass(2 * day)
    await send()
    await send()
    expect(box.mails).toHaveLength(1)
    expect(box.mails[0]?.to).toEqual(['noor@example.be'])
    const shown = code.match(/.{4}/g)?.join('-')
    for (const said of ['Wim', '€25.00', 'Coffee <b>is</b> on me', `/#/gift-card/${shown}`, 'It does not expire.'])
      expect(box.mails[0]?.text).toContain(said)
    expect(await shop.ask('gifts.read', { code })).toMatchObject({ mail: { sentAt: expect.any(Number) } })
    shop.clock.pass(2 * day)
    await erasePersonal(shop.store, shop.clock.now())
    const [kept] = await shop.store.db.selectFrom('gift_mail').select(['email', 'state']).execute()
    expect(kept).toEqual({ email: '', state: 'done' })
    expect(await shop.store.db.selectFrom('gift_card').select('sealed').execute()).toEqual([{ sealed: '' }])
  })

  test('[GIFT-1] what was paid with meal vouchers never goes back: it becomes a card of the customer', async () => {
    const paying = await openPayingShop(openShop)
    const { shop, mollie } = paying
    const { jef } = await shop.staff()
    mollie.methods = [...mollie.methods, { id: 'voucher', description: 'Vouchers' }]
    const { id, token } = await paying.placeToPay()
    const payment = await paying.begin(token, 'voucher')
    expect(payment).toMatchObject({ method: 'voucher', cents: 320, meal: 320 })
    mollie.book.set(payment, 'paid')
    await paying.quiet()
    expect(await paying.track(token)).toMatchObject({ phase: 'placed', due: 0 })
    await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    shop.clock.pass(30 * second)
    await paying.look()
    await paying.look()
    expect(payment.refunds).toEqual([])
    expect(await paying.track(token)).toMatchObject({ due: 0, gifts: [{ paid: 0, credit: 320 }] })
    const [card] = await shop.store.db.selectFrom('gift_card').selectAll().execute()
    expect(card).toMatchObject({ balance: 320, amount: 320, credit_of: id, expires_on: null })
    // A browser that did not place the order gets no code.
    expect(await shop.ask('gifts.credits', { token })).toEqual({ cards: [] })
    await expectAudited(shop)
  })

  test('[GIFT-1] no card pays, and none is sold, where every order is rung up by hand', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await sellGifts(shop)
    const { code } = await soldCard(shop)
    const { id, token } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('tills.setDuty', { branch: 'antwerpen', duty: 'by-hand' }, { as: amira })
    const placing = await shop.refused('orders.place', noorsOrder({ gift: { code, seen: 0 } }))
    expect(placing.problems).toEqual([{ problem: 'gift_not_here', field: 'gift' }])
    expect((await shop.refused('gifts.use', { token, gift: { code } })).refusal).toBe('gift_not_here')
    const take = { key: newKey(), id, code }
    expect((await shop.refused('gifts.take', take, { as: jef })).refusal).toBe('gift_not_here')
    const sell = { key: newKey(), branch: 'antwerpen', amount: 2500, way: 'cash', lang: 'en' }
    expect((await shop.refused('gifts.sell', sell, { as: jef })).refusal).toBe('gift_not_here')
  })
})
