// Money that goes back: of what was kept, as goodwill, and by the customer's bank; page, files and invoices agree on
// all of it.
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { downloadAddress } from '#contract/addresses.ts'
import { grossOf } from '#domain/money/rate-sums.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { day, minute } from '#server/testing/test-clock.ts'
import { type OpenShop, onBothEngines } from '#server/testing/test-shop.ts'
import { verifyBooks } from '#work/money/books/check-books.ts'
import { closeBooks } from '#work/money/books/close-books.ts'

afterEach(closeMollies)

const branch = 'antwerpen'
const twoCups = [{ item: 'cappuccino', quantity: 2 }]
const peeters = {
  number: 'BE 0403.170.701',
  company: 'Peeters & Zonen nv',
  street: 'Meir 1',
  postcode: '2000',
  city: 'Antwerpen',
  email: 'boekhouding@peeters.example',
}

async function opened(openShop: OpenShop) {
  const paying = await openPayingShop(openShop)
  const { shop } = paying
  let { amira } = await shop.staff()
  const { company, version } = await shop.ask('legal.readAll', {}, { as: amira })
  const known = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }
  await shop.ask('legal.saveCompany', { company: { ...company, ...known }, version }, { as: amira })
  const lines = async (id: number, status: 'ready' | 'served') =>
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: amira })
  const step = (
    id: number,
    name: 'pay' | 'unpay' | 'collectNot' | 'bringBack' | 'goodwill' | 'giveBack' | 'cancel',
    more = {},
  ) => shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: amira })
  return {
    paying,
    shop,
    lines,
    step,
    left: async (id: number) => {
      await lines(id, 'ready')
      return await step(id, 'collectNot')
    },
    nextDay: async () => {
      shop.clock.pass(day)
      await closeBooks(shop.store, shop.clock.now())
      amira = await shop.signIn('Amira')
    },
    end: (on?: string) => shop.ask('books.readDay', { branch, ...(on && { day: on }) }, { as: amira }),
    clear: () => shop.ask('orders.clear', { branches: [branch], alsoOpen: false, alsoLater: false }, { as: amira }),
    restore: (archive: number) => shop.ask('archives.restore', { id: archive }, { as: amira }),
    list: () => shop.ask('orders.list', { branch, limit: 5 }, { as: amira }),
    invoices: async (id: number) => await shop.ask('invoices.read', { id }, { as: amira }),
    invoice: (id: number) => shop.ask('invoices.ask', { id, invoice: peeters, lang: 'en' }, { as: amira }),
    refused: (id: number, name: 'goodwill') =>
      shop.refused('orders.step', { key: newKey(), id, step: name }, { as: amira }),
    files: async (on: string) => {
      const url = downloadAddress('sales-ubl.zip', { branch, from: on, to: on, lang: 'en' })
      const { rawPayload } = await shop.inject({ method: 'GET', url, headers: { cookie: amira.cookie } })
      const decoder = new TextDecoder()
      return Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => ({ name, text: decoder.decode(bytes) }))
    },
  }
}

type Opened = Awaited<ReturnType<typeof opened>>

async function paidOnline(paying: PayingShop, change: Parameters<PayingShop['placeToPay']>[0] = {}) {
  const placed = await paying.placeToPay(change)
  paying.mollie.book.set(placed.payment, 'paid')
  await paying.quiet()
  return placed
}

const ways = { cash: ['Cash', 10], card: ['Card at the counter', 48], online: ['Online', 68] } as const
type Way = keyof typeof ways

/** What a file says was paid in each way, in cents. */
function meansOf(text: string): Partial<Record<Way, number>> {
  const prepaid = Math.round(Number(/PrepaidAmount [^>]*>([-\d.]+)/.exec(text)?.[1]) * 100)
  const code = Number(/PaymentMeansCode[^>]*>(\d+)/.exec(text)?.[1])
  const named = /PaymentMeansCode name="([^"]*)"/.exec(text)?.[1]
  const all = Object.entries(ways) as [Way, (typeof ways)[Way]][]
  if (named === undefined)
    return Object.fromEntries(all.flatMap(([way, [, own]]) => (own === code ? [[way, prepaid]] : [])))
  return Object.fromEntries(
    all.flatMap(([way, [name]]) => {
      const amount = new RegExp(`${name} (-?[\\d.]+)`).exec(named)?.[1]
      return amount === undefined ? [] : [[way, Math.round(Number(amount) * 100)]]
    }),
  )
}

/** The day's file and its invoices come to what the page says was sold in each way. */
async function expectSameWays({ end, files }: Opened, on: string) {
  const page: Record<string, number> = {}
  for (const { way, byRate } of (await end(on)).ways) page[way] = byRate.reduce((sum, { gross }) => sum + gross, 0)
  const told: Record<string, number> = {}
  const all = await files(on)
  for (const { text } of all)
    for (const [way, amount] of Object.entries(meansOf(text)))
      told[way] = (told[way] ?? 0) + (text.includes('<CreditNote ') ? -amount : amount)
  for (const way of Object.keys(ways)) expect([way, told[way] ?? 0]).toEqual([way, page[way] ?? 0])
  return meansOf(all.find(({ name }) => name.startsWith(branch))?.text ?? '')
}

onBothEngines((openShop) => {
  describe('an order that nobody collected and whose money is kept', () => {
    test('[J-40] is invoiced like any sale, with the sentence that nobody collected it, and the day book leaves it out', async () => {
      const now = await opened(openShop)
      const wanted = await paidOnline(now.paying, { invoice: peeters })
      await now.left(wanted.id)
      const { hurdle, invoices } = await now.invoices(wanted.id)
      expect([hurdle, invoices.map(({ number }) => number)]).toEqual([null, ['2026-00001']])
      const later = await paidOnline(now.paying)
      await now.left(later.id)
      expect((await now.invoice(later.id)).invoices.map(({ number }) => number)).toEqual(['2026-00002'])
      const end = await now.end()
      expect([end.invoiced, grossOf(end.sold), end.orders.sold]).toEqual([640, 640, 2])
      const files = await now.files('2026-03-04')
      expect(files.map(({ name }) => name)).toEqual(['2026-00001.xml', '2026-00002.xml'])
      for (const { text } of files)
        expect(text).toContain('Note>Nobody collected this order; the shop keeps what was paid for it.<')
      await now.nextDay()
      expect((await verifyBooks(now.shop.store.db)).faults).toEqual([])
      await expectAudited(now.shop)
    })

    test('[J-40] without anything kept it is refused an invoice', async () => {
      const now = await opened(openShop)
      const { id } = await now.shop.ask('orders.place', noorsOrder())
      await now.left(id)
      expect((await now.invoices(id)).hurdle).toBe('unsold')
    })

    test('[J-40] charged back later, its invoice is taken back, and page, file and books say so on that day', async () => {
      const now = await opened(openShop)
      const { paying, shop } = now
      const { id, payment } = await paidOnline(paying, { invoice: peeters })
      await now.left(id)
      const plain = await shop.ask('orders.place', noorsOrder())
      await now.lines(plain.id, 'served')
      await now.step(plain.id, 'pay', { paidWay: 'card' })
      await now.nextDay()
      const sealed = [await now.end('2026-03-04'), await now.files('2026-03-04')]
      const other = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
      await now.lines(other.id, 'served')
      await now.step(other.id, 'pay', { paidWay: 'card' })
      paying.mollie.book.chargeBack(payment)
      await paying.quiet()
      await paying.look()
      const { hurdle, invoices } = await now.invoices(id)
      expect([hurdle, invoices.map(({ kind }) => kind)]).toEqual(['unsold', ['invoice', 'credit']])
      const end = await now.end()
      expect([grossOf(end.sold), end.invoiced, end.toGiveBack, end.orders.sold]).toEqual([0, -320, 0, 0])
      expect(await expectSameWays(now, '2026-03-05')).toEqual({ card: 320 })
      // The bank returns it: it is kept again, and invoiced anew.
      paying.mollie.book.returnCharge(payment)
      await paying.quiet()
      await paying.look()
      expect((await now.invoices(id)).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'invoice'])
      expect(grossOf((await now.end()).sold)).toBe(320)
      expect(await expectSameWays(now, '2026-03-05')).toEqual({ card: 320 })
      expect([await now.end('2026-03-04'), await now.files('2026-03-04')]).toEqual(sealed)
      await expectAudited(shop)
    })

    test('[J-40] charged back after its day was closed, without an invoice, it is no sale any more, and the day of the bank says so', async () => {
      const now = await opened(openShop)
      const { paying, shop } = now
      const { id, payment } = await paidOnline(paying)
      await now.left(id)
      await now.clear()
      await now.nextDay()
      const sealed = [await now.end('2026-03-04'), await now.files('2026-03-04')]
      const other = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05', lines: twoCups }))
      await now.lines(other.id, 'served')
      await now.step(other.id, 'pay', { paidWay: 'card' })
      paying.mollie.book.chargeBack(payment)
      await paying.quiet()
      await paying.look()
      const end = await now.end()
      expect([grossOf(end.sold), end.orders.sold, end.toGiveBack]).toEqual([640 - 320, 0, 0])
      expect(end.taken).toEqual([
        { way: 'card', amount: 640 },
        { way: 'online', amount: -320 },
      ])
      expect(await expectSameWays(now, '2026-03-05')).toEqual({ card: 640, online: -320 })
      expect([await now.end('2026-03-04'), await now.files('2026-03-04')]).toEqual(sealed)
      await expectAudited(shop)
    })

    test('[J-40] its money can be given back as goodwill: it goes back, the sale falls with its invoice, and twice is once', async () => {
      const now = await opened(openShop)
      const { paying, shop } = now
      const { id, token } = await paidOnline(paying, { invoice: peeters })
      await now.left(id)
      expect(await now.step(id, 'goodwill')).toMatchObject({ keptAt: null, due: -320, course: 'not-collected' })
      expect(await now.step(id, 'goodwill')).toMatchObject({ due: -320 })
      const end = await now.end()
      expect([grossOf(end.sold), end.toGiveBack, end.orders.sold]).toEqual([0, 320, 0])
      expect((await now.invoices(id)).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
      expect(await paying.track(token)).toMatchObject({ kept: 0, owed: 0, online: { back: { amount: 320 } } })
      shop.clock.pass(minute)
      await paying.look()
      expect(paying.mollie.book.balance).toBe(0)
      expect((await now.end()).toGiveBack).toBe(0)
      expect(await now.step(id, 'goodwill')).toMatchObject({ due: 0 })
      await expectAudited(shop)
    })

    test('[J-40] what goes back on the provider’s pages is less kept, and the rest can still be given as goodwill', async () => {
      const now = await opened(openShop)
      const { paying, shop } = now
      const { id, token, payment } = await paidOnline(paying)
      await now.left(id)
      paying.mollie.book.refund(payment, 100, 'Sorry', null)
      paying.mollie.book.changed(payment)
      await paying.quiet()
      expect(await paying.track(token)).toMatchObject({ kept: 220, due: 0 })
      expect(grossOf((await now.end()).sold)).toBe(220)
      await now.step(id, 'goodwill')
      shop.clock.pass(minute)
      await paying.look()
      expect([paying.mollie.book.balance, grossOf((await now.end()).sold)]).toEqual([0, 0])
    })

    test('[J-40] goodwill where nothing is kept and nothing went back is refused, not silently taken', async () => {
      const now = await opened(openShop)
      const { id } = await now.shop.ask('orders.place', noorsOrder())
      await now.left(id)
      expect((await now.refused(id, 'goodwill')).refusal).toBe('step_not_allowed')
      const served = await now.shop.ask('orders.place', noorsOrder())
      await now.lines(served.id, 'served')
      await now.step(served.id, 'pay', { paidWay: 'card' })
      expect((await now.refused(served.id, 'goodwill')).refusal).toBe('step_not_allowed')
    })
  })

  describe('what is to be given back', () => {
    test('[J-102] is what is still owed at the end of the day, on its page as in the list, and a sealed page keeps it', async () => {
      const now = await opened(openShop)
      const { shop } = now
      const { id } = await shop.ask('orders.place', noorsOrder())
      await now.step(id, 'pay', { paidWay: 'card' })
      await now.step(id, 'cancel', { reason: 'asked' })
      await now.nextDay()
      const owed = async () => [(await now.end()).toGiveBack, (await now.list()).cash?.takings.toGiveBack]
      expect(await owed()).toEqual([320, 320])
      await now.step(id, 'giveBack', { paidWay: 'cash' })
      expect(await owed()).toEqual([0, 0])
      expect((await now.end('2026-03-04')).toGiveBack).toBe(320)
    })

    test('[J-102] stays on the day’s end when the day is closed, as the money is still in the drawer', async () => {
      const now = await opened(openShop)
      const { shop } = now
      const { id } = await shop.ask('orders.place', noorsOrder())
      await now.step(id, 'pay', { paidWay: 'cash' })
      await now.step(id, 'cancel', { reason: 'asked' })
      const sums = async () => {
        const { sold, ways, toGiveBack, rounding, taken } = await now.end()
        const unpaid = ways.filter(({ way }) => way === 'due').flatMap(({ byRate }) => byRate)
        return {
          toGiveBack,
          taken: taken.reduce((sum, { amount }) => sum + amount, 0),
          madeOf: grossOf(sold) - unpaid.reduce((sum, { gross }) => sum + gross, 0) + toGiveBack + rounding,
        }
      }
      expect(await sums()).toEqual({ toGiveBack: 320, taken: 320, madeOf: 320 })
      const { archive } = await now.clear()
      expect(await sums()).toEqual({ toGiveBack: 320, taken: 320, madeOf: 320 })
      expect((await now.list()).cash?.takings.toGiveBack).toBe(0)
      await now.nextDay()
      expect([(await now.end()).toGiveBack, (await now.end('2026-03-04')).toGiveBack]).toEqual([320, 320])
      await now.restore(archive ?? 0)
      expect([(await now.end()).toGiveBack, (await now.list()).cash?.takings.toGiveBack]).toEqual([320, 320])
      await now.step(id, 'giveBack', { paidWay: 'cash' })
      expect((await now.end()).toGiveBack).toBe(0)
      expect((await now.end('2026-03-04')).toGiveBack).toBe(320)
      await expectAudited(shop)
    })

    test('[J-102] is what was taken in cash, to the five cents, on every page and when it is given back', async () => {
      const now = await opened(openShop)
      const { paying, shop } = now
      const { id, token, payment } = await paidOnline(paying)
      // The bank takes 1.02 back, which is paid in cash: 1.00.
      paying.mollie.book.chargeBack(payment, 102)
      await paying.quiet()
      await now.step(id, 'pay', { paidWay: 'cash' })
      await now.step(id, 'cancel', { reason: 'asked' })
      expect((await now.end()).toGiveBack).toBe(218 + 100)
      expect((await now.list()).cash?.takings.toGiveBack).toBe(218 + 100)
      expect(await paying.track(token)).toMatchObject({ owed: 100, due: -320 })
      const given = await now.step(id, 'giveBack', { paidWay: 'cash' })
      expect(given.payments.at(-1)).toMatchObject({ way: 'cash', amount: -100 })
      expect((await now.end()).toGiveBack).toBe(218)
      await expectAudited(shop)
    })
  })

  test('[J-105] after a charge back of an invoiced order and its reversal, page, day’s file and invoice agree on each way', async () => {
    const now = await opened(openShop)
    const { paying, shop } = now
    const plain = await shop.ask('orders.place', noorsOrder())
    await now.lines(plain.id, 'served')
    await now.step(plain.id, 'pay', { paidWay: 'cash' })
    const { id, payment } = await paidOnline(paying)
    paying.mollie.book.chargeBack(payment)
    await paying.quiet()
    await now.step(id, 'pay', { paidWay: 'card' })
    // The bank returns it: until it goes back to the customer, it was paid twice.
    paying.mollie.book.returnCharge(payment)
    await paying.quiet()
    await now.lines(id, 'served')
    await now.invoice(id)
    expect(await expectSameWays(now, '2026-03-04')).toEqual({ cash: 320 })
    shop.clock.pass(minute)
    await paying.look()
    expect(paying.mollie.book.balance).toBe(0)
    expect(await expectSameWays(now, '2026-03-04')).toEqual({ cash: 320 })

    // Undone at the counter after its invoice, which stays as it was issued.
    const moved = await shop.ask('orders.place', noorsOrder())
    await now.lines(moved.id, 'served')
    await now.step(moved.id, 'pay', { paidWay: 'cash' })
    await now.invoice(moved.id)
    await now.step(moved.id, 'unpay')
    await now.step(moved.id, 'pay', { paidWay: 'card' })
    expect((await now.invoices(moved.id)).invoices).toHaveLength(1)
    expect(await expectSameWays(now, '2026-03-04')).toEqual({ card: 320 })
    await now.step(moved.id, 'unpay')
    await now.step(moved.id, 'pay', { paidWay: 'cash' })

    // One that is charged back after its invoice: the file has what the invoice does not know.
    const late = await paidOnline(paying)
    await now.lines(late.id, 'served')
    await now.invoice(late.id)
    paying.mollie.book.chargeBack(late.payment)
    await paying.quiet()
    expect(await expectSameWays(now, '2026-03-04')).toEqual({ cash: 320, online: -320 })
    await now.step(late.id, 'pay', { paidWay: 'card' })
    expect(await expectSameWays(now, '2026-03-04')).toEqual({ cash: 320, card: 320, online: -320 })
    paying.mollie.book.returnCharge(late.payment)
    await paying.quiet()
    shop.clock.pass(minute)
    await paying.look()
    await expectSameWays(now, '2026-03-04')
    await expectAudited(shop)
  })
})
