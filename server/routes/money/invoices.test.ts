// Invoices from the checkout to the day book, on both engines.
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { downloadAddress } from '#contract/addresses.ts'
import { ownInvoiceAddress } from '#contract/customer-addresses.ts'
import type { Input } from '#contract/index.ts'
import { grossOf } from '#domain/money/rate-sums.ts'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { invoicesOfMonth } from '#server/store/money/invoice-store.ts'
import { saveCompany } from '#server/store/shop/legal-text-store.ts'
import type { Person } from '#server/testing/asking.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { openMailbox } from '#server/testing/outside/mailbox.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { erasePersonal } from '#work/guests/retention/erase-personal.ts'
import { verifyBooks } from '#work/money/books/check-books.ts'
import { closeBooks } from '#work/money/books/close-books.ts'

const today = '2026-03-04'
const peeters = {
  number: 'BE 0403.170.701',
  company: 'Peeters & Zonen nv',
  street: 'Meir 1',
  postcode: '2000',
  city: 'Antwerpen',
  email: 'boekhouding@peeters.example',
}
const noisette = {
  ...blankCompany,
  name: 'Noisette bv',
  address: 'Bredabaan 210, 2170 Merksem',
  number: '0417.497.106',
}

const withCompany = (shop: TestShop, company = noisette) => shop.store.write((trx) => saveCompany(trx, company))
const place = (shop: TestShop, more: Partial<Input<'orders.place'>> = {}) =>
  shop.ask('orders.place', noorsOrder({ invoice: peeters, ...more }))
const pay = (shop: TestShop, id: number, as: Person) =>
  shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' }, { as })
const handOver = (shop: TestShop, id: number, as: Person) =>
  shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as })
const step = (shop: TestShop, id: number, one: 'bringBack' | 'collectNot', as: Person) =>
  shop.ask('orders.step', { key: newKey(), id, step: one }, { as })
const numbersOf = async (shop: TestShop, id: number, as: Person) =>
  (await shop.ask('invoices.read', { id }, { as })).invoices.map(({ number }) => number)
const list = async (shop: TestShop, as: Person) =>
  (await shop.ask('invoices.list', { month: '2026-03' }, { as })).invoices
const get = (shop: TestShop, url: string, as?: Person) =>
  shop.inject({ method: 'GET', url, ...(as && { headers: { cookie: as.cookie } }) })

onBothEngines((openShop) => {
  test('[BOOK-4] an order is invoiced once, as soon as it is handed over and paid, in whichever order', async () => {
    const shop = await openShop()
    await withCompany(shop)
    const { amira, jef } = await shop.staff()
    const one = await place(shop)
    const two = await place(shop)
    const three = await shop.ask('orders.place', noorsOrder())
    expect((await shop.ask('orders.track', { token: one.token })).invoices).toEqual([])
    await pay(shop, one.id, jef)
    expect(await numbersOf(shop, one.id, jef)).toEqual([])
    await handOver(shop, one.id, jef)
    await handOver(shop, two.id, jef)
    expect(await numbersOf(shop, two.id, jef)).toEqual([])
    await pay(shop, two.id, jef)
    for (const { id } of [three]) {
      await pay(shop, id, jef)
      await handOver(shop, id, jef)
    }
    expect(await numbersOf(shop, one.id, jef)).toEqual(['2026-00001'])
    expect(await numbersOf(shop, two.id, jef)).toEqual(['2026-00002'])
    expect(await numbersOf(shop, three.id, jef)).toEqual([])
    expect((await shop.ask('orders.track', { token: one.token })).invoices).toEqual([
      { kind: 'invoice', number: '2026-00001' },
    ])
    expect((await shop.ask('orders.track', { token: three.token })).invoices).toBeUndefined()
    expect(await list(shop, amira)).toMatchObject([
      { number: '2026-00002', company: 'Peeters & Zonen nv', reference: two.code, total: 320, branch: 'antwerpen' },
      { number: '2026-00001', date: today, corrects: null, mail: { state: 'waiting' } },
    ])
  })

  test('[BOOK-4] the list of a month goes on page by page, the same for all branches as for each of them', async () => {
    const shop = await openShop()
    await withCompany(shop)
    const { amira } = await shop.staff()
    for (const branch of ['antwerpen', 'merksem', 'antwerpen']) {
      const { id } = await place(shop, { branch })
      await pay(shop, id, amira)
      await handOver(shop, id, amira)
    }
    const pages = async (branches: readonly string[], whole: boolean) => {
      const numbers: string[] = []
      for (let before: number | undefined; ; ) {
        const some = await invoicesOfMonth(shop.store.db, branches, { month: '2026-03', before, limit: 2, whole })
        numbers.push(...some.map(({ invoice }) => invoice.number))
        if (some.length < 2) return numbers
        before = some.at(-1)?.id
      }
    }
    const all = ['2026-00003', '2026-00002', '2026-00001']
    expect(await pages([], true)).toEqual(all)
    expect(await pages(['antwerpen', 'merksem', 'etterbeek'], false)).toEqual(all)
    expect(await pages(['antwerpen'], false)).toEqual(['2026-00003', '2026-00001'])
  })

  test('[BOOK-4] a wrong company number, a blank field and a shop that cannot invoice are refused by name', async () => {
    const shop = await openShop()
    const refused = async (invoice: typeof peeters) => {
      const { refusal, problems } = await shop.refused('orders.place', noorsOrder({ invoice }))
      expect(refusal).toBe('order_refused')
      return problems.map(({ problem, field }) => [problem, field])
    }
    expect(await refused(peeters)).toEqual([['invoices_off', 'invoice.number']])
    await withCompany(shop)
    expect(await refused({ ...peeters, number: '0403.170.702', city: '' })).toEqual([
      ['invoice_number_wrong', 'invoice.number'],
      ['invoice_city_missing', 'invoice.city'],
    ])
    expect((await shop.ask('orders.list', {}, { as: (await shop.staff()).amira })).orders).toEqual([])
  })

  test('[BOOK-4] many at the same moment on two servers have each one invoice, numbered without a gap', async () => {
    const shop = await openShop()
    const beside = await shop.beside()
    await withCompany(shop)
    const { jef } = await shop.staff()
    const orders = []
    for (let n = 0; n < 8; n++) orders.push(await place(shop, { branch: 'antwerpen', name: `Noor ${n}` }))
    await Promise.all(orders.map(({ id }, n) => handOver(n % 2 ? shop : beside, id, jef)))
    // The same payment is tried on both servers; one of them is refused.
    await Promise.all(
      orders.flatMap(({ id }) =>
        [shop, beside].map((server) =>
          server.reply('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' }, { as: jef }),
        ),
      ),
    )
    const rows = await shop.store.db.selectFrom('invoice').select(['number', 'order_id']).orderBy('number').execute()
    expect(rows.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(rows.map(({ order_id }) => Number(order_id))).size).toBe(8)
    await expect(sql`update invoice set data = '{}'`.execute(shop.store.db)).rejects.toThrow('append only')
    await expect(sql`delete from invoice`.execute(shop.store.db)).rejects.toThrow('append only')
  })

  test('[BOOK-4] an order that is brought back and falls gets a credit note; the day book is without all of it', async () => {
    const shop = await openShop()
    await withCompany(shop)
    const { amira, jef } = await shop.staff()
    const { id, token } = await place(shop, { lines: [{ item: 'cappuccino', quantity: 3 }] })
    const plain = await shop.ask('orders.place', noorsOrder())
    await pay(shop, id, jef)
    await handOver(shop, id, jef)
    const sold = async () => {
      const { invoiced, sold: all } = await shop.ask('books.readDay', { branch: 'antwerpen' }, { as: amira })
      return [invoiced, grossOf(all)]
    }
    expect(await sold()).toEqual([960, 1_280])
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    expect(await numbersOf(shop, id, jef)).toEqual(['2026-00001'])
    await step(shop, id, 'collectNot', jef)
    expect((await shop.ask('orders.track', { token })).invoices).toEqual([
      { kind: 'invoice', number: '2026-00001' },
      { kind: 'credit', number: 'C2026-00001' },
    ])
    expect(await sold()).toEqual([0, 320])
    // It is collected after all.
    await step(shop, id, 'bringBack', jef)
    await handOver(shop, id, jef)
    expect(await numbersOf(shop, id, jef)).toEqual(['2026-00001', 'C2026-00001', '2026-00002'])
    shop.clock.pass(day)
    await closeBooks(shop.store, shop.clock.now())
    const again = await shop.signIn('Amira')
    const { lines } = await shop.ask('books.read', { branch: 'antwerpen', month: '2026-03' }, { as: again })
    expect(lines).toMatchObject([{ invoiced: 960, large: [] }])
    expect(grossOf(lines[0]?.sales ?? [])).toBe(320)
    expect(plain.total).toBe(320)
    expect((await verifyBooks(shop.store.db)).faults).toEqual([])
  })

  test('[BOOK-4] a large sale that is invoiced has no line in the day book, and is taken out of a later day if asked later', async () => {
    const shop = await openShop()
    await withCompany(shop)
    const { jef } = await shop.staff()
    const enter = async (quantity: number) => {
      const lines = [{ item: 'cappuccino', quantity }]
      const { id } = await shop.ask('orders.enter', { key: newKey(), branch: 'antwerpen', lines }, { as: jef })
      await pay(shop, id, jef)
      await handOver(shop, id, jef)
      return id
    }
    const early = await enter(90)
    const late = await enter(95)
    const ask = (id: number, as: Person) => shop.ask('invoices.ask', { id, invoice: peeters, lang: 'nl' }, { as })
    expect(await ask(early, jef)).toMatchObject({ hurdle: null, invoices: [{ number: '2026-00001' }] })
    // Sent again, also in another language, it changes nothing.
    const again = await shop.ask('invoices.ask', { id: early, invoice: peeters, lang: 'fr' }, { as: jef })
    expect(again.invoices.map(({ number }) => number)).toEqual(['2026-00001'])
    shop.clock.pass(day)
    await closeBooks(shop.store, shop.clock.now())
    await ask(late, await shop.signIn('Jef'))
    shop.clock.pass(day)
    await closeBooks(shop.store, shop.clock.now())
    const as = await shop.signIn('Amira')
    const { lines } = await shop.ask('books.read', { branch: 'antwerpen', month: '2026-03' }, { as })
    expect(lines.map(({ invoiced, large, sales }) => [invoiced, large.length, grossOf(sales)])).toEqual([
      [28_800, 1, 0],
      [30_400, 0, -30_400],
    ])
    expect((await verifyBooks(shop.store.db)).faults).toEqual([])
  })

  test('[BOOK-4] staff ask for an invoice at the counter, and another company is a credit note and a new one', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const wish = { id, invoice: peeters, lang: 'fr' as const }
    expect((await shop.refused('invoices.ask', wish, { as: jef })).refusal).toBe('company_incomplete')
    await withCompany(shop)
    const wrong = { ...wish, invoice: { ...peeters, number: '1' } }
    expect(await shop.refused('invoices.ask', wrong, { as: jef })).toMatchObject({
      refusal: 'bad_input',
      problems: [{ problem: 'invoice_number_wrong', field: 'invoice.number' }],
    })
    // Before it is paid, it waits.
    expect(await shop.ask('invoices.ask', wish, { as: jef })).toMatchObject({ hurdle: 'unpaid', invoices: [] })
    await pay(shop, id, jef)
    await handOver(shop, id, jef)
    const moved = { ...wish, invoice: { ...peeters, street: 'Meir 2' } }
    const { invoices } = await shop.ask('invoices.ask', moved, { as: jef })
    expect(invoices.map(({ number }) => number)).toEqual(['2026-00001', 'C2026-00001', '2026-00002'])
    const fallen = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.step', { key: newKey(), id: fallen.id, step: 'refuse', reason: 'too-busy' }, { as: jef })
    expect((await shop.refused('invoices.ask', { ...wish, id: fallen.id }, { as: jef })).refusal).toBe(
      'step_not_allowed',
    )
  })

  test('[BOOK-4] the holder of the token and staff of the branch read it; nobody else does', {
    timeout: 60_000,
  }, async () => {
    const shop = await openShop()
    await withCompany(shop)
    const { amira, lotte, jef } = await shop.staff()
    const { id, token } = await place(shop)
    const other = await place(shop)
    await pay(shop, id, jef)
    await handOver(shop, id, jef)
    const own = ownInvoiceAddress(token, '2026-00001', 'xml')
    const { payload, headers, statusCode } = await get(shop, own)
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/xml',
      'attachment; filename="2026-00001.xml"',
    ])
    expect(payload).toContain('<cbc:EndpointID schemeID="0208">0403170701</cbc:EndpointID>')
    expect(payload).not.toContain('boekhouding@')
    expect((await get(shop, ownInvoiceAddress(other.token, '2026-00001', 'xml'))).statusCode).toBe(404)
    expect((await get(shop, ownInvoiceAddress('ABCD2345', '2026-00001', 'xml'))).statusCode).toBe(404)
    expect((await get(shop, ownInvoiceAddress(token, '2026-00002', 'xml'))).statusCode).toBe(404)
    expect((await get(shop, `/api/orders/${token}/invoices/2026-00001.exe`)).statusCode).toBe(404)
    const page = await get(shop, ownInvoiceAddress(token, '2026-00001', 'pdf'))
    expect(page.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

    const [invoice] = await list(shop, amira)
    const staffFile = downloadAddress('invoice.xml', { id: String(invoice?.id) })
    expect((await get(shop, staffFile, jef)).payload).toBe(payload)
    expect((await get(shop, staffFile)).statusCode).toBe(401)
    // Lotte works in Merksem.
    expect((await get(shop, staffFile, lotte)).statusCode).toBe(403)
    expect((await shop.refused('invoices.read', { id }, { as: lotte })).refusal).toBe('not_allowed')
    expect((await shop.refused('invoices.list', { month: '2026-03' }, { as: jef })).refusal).toBe('not_allowed')
  })

  test('[BOOK-4] the files of the accountant have each invoice, and the sales of the day without it', async () => {
    const shop = await openShop()
    await withCompany(shop)
    const { amira, jef } = await shop.staff()
    const { id } = await place(shop)
    await shop.ask('orders.place', noorsOrder())
    await pay(shop, id, jef)
    await handOver(shop, id, jef)
    const wish = { from: today, to: today, branch: 'antwerpen' }
    const files = unzipSync((await get(shop, downloadAddress('sales-ubl.zip', wish), amira)).rawPayload)
    expect(Object.keys(files)).toEqual([`antwerpen-${today}.xml`, '2026-00001.xml'])
    const text = new TextDecoder().decode(files[`antwerpen-${today}.xml`])
    expect(text).toContain('<cbc:TaxInclusiveAmount currencyID="EUR">3.20<')
  })

  test('[BOOK-4] it is mailed with both files, and stays when the address and the customer are erased', {
    timeout: 60_000,
  }, async () => {
    const box = await openMailbox()
    const mail = {
      smtp: `smtp://127.0.0.1:${box.port}`,
      from: 'Noisette <hello@noisette.example>',
      to: ['a@b.example'],
    }
    const shop = await openShop({ config: { mail } })
    await withCompany(shop)
    const { amira, jef } = await shop.staff()
    const { id, token } = await place(shop, { invoice: { ...peeters, lang: 'fr' } })
    await pay(shop, id, jef)
    await handOver(shop, id, jef)
    shop.app.outbox.wake()
    await shop.app.outbox.idle()
    expect(box.mails.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [['boekhouding@peeters.example'], expect.stringContaining('Facture 2026-00001')],
    ])
    expect(box.mails[0]?.text).toContain('filename=2026-00001.xml')
    expect(box.mails[0]?.text).toContain('filename=2026-00001.pdf')
    await box.close()
    expect((await list(shop, amira))[0]?.mail).toEqual({ state: 'done', error: '' })

    shop.clock.pass(40 * day)
    await erasePersonal(shop.store, shop.clock.now())
    expect(await shop.store.db.selectFrom('invoice_wish').selectAll().execute()).toEqual([])
    const as = await shop.signIn('Amira')
    expect(await list(shop, as)).toMatchObject([{ number: '2026-00001', company: 'Peeters & Zonen nv', mail: null }])
    expect((await get(shop, ownInvoiceAddress(token, '2026-00001', 'xml'))).statusCode).toBe(404)
  })
})
