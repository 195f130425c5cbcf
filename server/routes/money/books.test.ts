// The books of a branch: its end of day, its day book, and the files for the accountant, on both engines.

import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type DownloadName, downloadAddress } from '#contract/addresses.ts'
import { eachWayItsAccount } from '#server/store/migrations/0079-odd-payments.ts'
import { readNumbers } from '#server/store/money/day-count-store.ts'
import { writeSetting } from '#server/store/shop/setting-store.ts'
import type { Person } from '#server/testing/asking.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { verifyBooks } from '#work/money/books/check-books.ts'
import { closeBooks } from '#work/money/books/close-books.ts'

const today = '2026-03-04'
const pay = (shop: TestShop, id: number, paidWay: 'cash' | 'card', as: Person) =>
  shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay }, { as })
const file = (shop: TestShop, name: DownloadName, wish: Record<string, string>, as?: Person) =>
  shop.inject({ method: 'GET', url: downloadAddress(name, wish), ...(as && { headers: { cookie: as.cookie } }) })
const close = (shop: TestShop) => closeBooks(shop.store, shop.clock.now())
const book = async (shop: TestShop, as: Person, month = '2026-03') =>
  (await shop.ask('books.read', { branch: 'antwerpen', month }, { as })).lines

/** Turns the triggers off, as somebody with the database file could. */
async function tamper(shop: TestShop, statement: string): Promise<void> {
  const table = /^(?:update|delete from) (\w+)/.exec(statement)?.[1] ?? ''
  if (shop.engine === 'postgres') await sql.raw(`alter table ${table} disable trigger user`).execute(shop.store.db)
  else {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'trigger' and tbl_name = ${table}`.execute(shop.store.db)
    for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(shop.store.db)
  }
  await sql.raw(statement).execute(shop.store.db)
}

onBothEngines((openShop) => {
  test('[BOOK-1] the end of a day says what was sold by method and rate, and keeps what was counted', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const one = await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'espresso', quantity: 3 }] }))
    const two = await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cappuccino', quantity: 1 }] }))
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cappuccino', quantity: 2 }] }))
    await pay(shop, one.id, 'cash', jef)
    await pay(shop, two.id, 'card', jef)
    const end = await shop.ask('books.readDay', { branch: 'antwerpen' }, { as: amira })
    const total = (way: string) =>
      end.ways.find((row) => row.way === way)?.byRate.reduce((sum, { gross }) => sum + gross, 0)
    expect([total('cash'), total('card'), total('due')]).toEqual([780, 320, 640])
    expect(end.sold.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(780 + 320 + 640)
    expect(end).toMatchObject({ day: today, today: true, cash: 780, count: null, line: null, orders: { sold: 3 } })

    const register = [{ rate: 600, gross: 1_500 }]
    const typed = {
      pieces: { 1000: 15, 500: 1, 200: 1, 50: 1 },
      float: 15_000,
      keeps: 15_000,
      register,
      note: ' M-58 ',
    }
    const first = { branch: 'antwerpen', day: today, version: end.version, ...typed }
    const counted = await shop.ask('books.count', first, { as: amira })
    expect(counted.count).toMatchObject({ ...typed, note: 'M-58', expected: 780, by: 'Amira' })
    // The next one replaces it, and none is deleted; what stays in the cash box is there the next morning.
    const second = { ...first, version: counted.version, keeps: 20_000 }
    await shop.ask('books.count', second, { as: amira })
    await expect(sql`update day_count set data = '{}'`.execute(shop.store.db)).rejects.toThrow('append only')
    shop.clock.pass(day)
    const next = await shop.ask('books.readDay', { branch: 'antwerpen' }, { as: amira })
    expect(next).toMatchObject({ floatBefore: 20_000, count: null, cash: 0 })
  })

  test('[BOOK-1] who may not see the takings gets neither page nor file, and a day to come cannot be counted', async () => {
    const shop = await openShop()
    const { amira, lotte, jef } = await shop.staff()
    const read = (as: Person) => shop.refused('books.readDay', { branch: 'antwerpen' }, { as })
    expect((await read(jef)).refusal).toBe('not_allowed')
    expect((await read(lotte)).refusal).toBe('not_allowed')
    const wish = { branch: 'antwerpen', day: today, month: '2026-03', from: today, to: today }
    for (const name of ['day-end.pdf', 'day-book.pdf', 'journal.csv', 'sales-ubl.zip', 'summary.pdf'] as const) {
      expect((await file(shop, name, wish, jef)).statusCode, name).toBe(403)
      expect((await file(shop, name, wish, lotte)).statusCode, name).toBe(403)
      expect((await file(shop, name, wish)).statusCode, name).toBe(401)
    }
    await shop.ask(
      'takings.set',
      { reach: 'owner', version: (await shop.ask('takings.read', {}, { as: amira })).version },
      { as: amira },
    )
    expect((await shop.refused('books.readDay', { branch: 'merksem' }, { as: lotte })).refusal).toBe('not_allowed')
    const typed = { pieces: {}, float: 0, keeps: 0, register: [], note: '' }
    const ahead = { branch: 'antwerpen', day: '2026-03-05', version: 0, ...typed }
    expect((await shop.refused('books.count', ahead, { as: amira })).refusal).toBe('bad_input')
    expect((await shop.refused('books.count', { ...ahead, day: '2026-02-30' }, { as: amira })).refusal).toBe(
      'bad_input',
    )
    const dear = { ...ahead, day: today, register: [{ rate: 30_000, gross: 1 }] }
    expect((await shop.refused('books.count', dear, { as: amira })).refusal).toBe('bad_input')
  })

  test('[BOOK-2] each day that has ended gets one line, in order, also without sales and after days without a server', async () => {
    const shop = await openShop()
    const beside = await shop.beside()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'espresso', quantity: 2 }] }))
    await close(shop)
    expect(await book(shop, amira)).toEqual([])
    // Just after midnight, orders may be under way; ten minutes later the day is closed.
    shop.clock.set('2026-03-05 00:05')
    await close(shop)
    expect(await book(shop, amira)).toEqual([])
    shop.clock.set('2026-03-08 09:00')
    await Promise.all([close(shop), close(beside), close(shop)])
    const lines = await book(shop, await shop.signIn('Amira'))
    expect(lines.map(({ number, day: of }) => [number, of])).toEqual([
      [1, '2026-03-04'],
      [2, '2026-03-05'],
      [3, '2026-03-06'],
      [4, '2026-03-07'],
    ])
    expect(lines[0]?.sales.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(520)
    expect(lines.slice(1).every(({ sales }) => sales.length === 0)).toBe(true)
    expect(lines.slice(1).map(({ before }) => before)).toEqual(lines.slice(0, 3).map(({ seal }) => seal))
    expect(await verifyBooks(shop.store.db)).toMatchObject({ faults: [] })
  })

  test('[BOOK-2] a sale above € 250 has a line of its own', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cappuccino', quantity: 1 }] }))
    const large = { key: newKey(), branch: 'antwerpen', lines: [{ item: 'cappuccino', quantity: 90 }] }
    const { code } = await shop.ask('orders.enter', large, { as: amira })
    expect((await shop.ask('books.readDay', { branch: 'antwerpen' }, { as: amira })).large).toEqual([
      { code, gross: 28_800 },
    ])
    shop.clock.pass(day)
    await close(shop)
    const [line] = await book(shop, amira)
    const gross = (sums: readonly { net: number; tax: number }[]) =>
      sums.reduce((all, { net, tax }) => all + net + tax, 0)
    expect(line?.large.map((one) => [one.code, gross(one.sales)])).toEqual([[code, 28_800]])
    expect(gross(line?.sales ?? [])).toBe(320)
  })

  test('[BOOK-2] no line can be changed or deleted, and one changed byte in books or ledger is found', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await pay(shop, id, 'cash', jef)
    shop.clock.pass(3 * day)
    await close(shop)
    expect(await book(shop, await shop.signIn('Amira'))).toHaveLength(3)
    const { db } = shop.store
    await expect(sql`update day_book set seal = ''`.execute(db)).rejects.toThrow('append only')
    await expect(sql`delete from day_book where number = 3`.execute(db)).rejects.toThrow('append only')
    const where = "where branch = 'antwerpen' and number = 2"
    await tamper(shop, `update day_book set text = replace(text, '"number":2', '"number":7') ${where}`)
    expect((await verifyBooks(db)).faults).toEqual([
      { branch: 'antwerpen', number: 2, day: '2026-03-05', fault: 'seal' },
    ])
    await tamper(shop, `update day_book set text = replace(text, '"number":7', '"number":2') ${where}`)
    expect((await verifyBooks(db)).faults).toEqual([])
    await tamper(shop, "update ledger_entry set staff_name = 'Jeff' where kind = 'pay'")
    expect((await verifyBooks(db)).faults).toMatchObject([{ number: 1, fault: 'entries' }])
    await tamper(shop, "update ledger_entry set staff_name = 'Jef' where kind = 'pay'")
    await tamper(shop, `update ledger_balance set amount = amount + 1 where account = 'cash' and day = '${today}'`)
    expect((await verifyBooks(db)).faults).toMatchObject([{ number: 1, fault: 'balances' }])
  })

  test('[J-47] a removed last line, a changed buyer and a changed sum of all days are found', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const { db } = shop.store
    await shop.ask('orders.place', noorsOrder())
    await db
      .insertInto('invoice')
      .values({
        seller: '0417497106',
        kind: 'invoice',
        year: 2026,
        number: 1,
        order_id: 1,
        turn: 1,
        branch: 'antwerpen',
        day: today,
        at: shop.clock.now(),
        data: JSON.stringify({ kind: 'invoice', reference: 'M-47', buyer: { name: 'Peeters' }, lines: [] }),
      })
      .execute()
    shop.clock.pass(2 * day)
    await close(shop)
    const clean = await verifyBooks(db)
    expect(clean).toMatchObject({ faults: [], sums: [] })
    await tamper(shop, "update invoice set data = replace(data, 'Peeters', 'Janssens')")
    expect((await verifyBooks(db)).faults).toMatchObject([{ number: 1, day: today, fault: 'invoices' }])
    await tamper(shop, "update invoice set data = replace(data, 'Janssens', 'Peeters')")
    await tamper(shop, "update ledger_balance set amount = amount + 7 where day = 'all' and account = 'receivable'")
    expect(await verifyBooks(db)).toMatchObject({
      faults: [],
      sums: [{ branch: 'antwerpen', account: 'receivable', by: 7 }],
    })
    await tamper(shop, "update ledger_balance set amount = amount - 7 where day = 'all' and account = 'receivable'")
    await tamper(shop, 'delete from day_book where number = 2')
    const gone = { branch: 'antwerpen', number: 2, fault: 'removed' }
    expect((await verifyBooks(db)).faults).toMatchObject([gone])
    // The server writes the line anew, at another time.
    shop.clock.pass(60_000)
    await close(shop)
    expect(await book(shop, amira)).toHaveLength(2)
    expect((await verifyBooks(db)).faults).toMatchObject([gone])
  })

  test('[J-68] a sealed day keeps its count, and a changed count is found', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const { db } = shop.store
    await shop.ask('orders.place', noorsOrder())
    const typed = { branch: 'antwerpen', pieces: { 1000: 1 }, float: 0, keeps: 0, register: [], note: '' }
    const count = async (of: string, as: Person) => {
      const { version } = await shop.ask('books.readDay', { branch: 'antwerpen', day: of }, { as })
      return await shop.reply('books.count', { ...typed, day: of, version }, { as })
    }
    expect((await count(today, amira)).ok).toBe(true)
    expect((await count(today, amira)).ok).toBe(true)
    shop.clock.pass(day)
    await close(shop)
    const next = await shop.signIn('Amira')
    expect((await shop.refused('books.count', { ...typed, day: today, version: 0 }, { as: next })).refusal).toBe(
      'day_sealed',
    )
    // A day that nobody counted in the evening is counted in the morning; the line of that morning's day seals it.
    shop.clock.pass(day)
    await close(shop)
    const later = await shop.signIn('Amira')
    expect((await count('2026-03-05', later)).ok).toBe(true)
    expect((await count('2026-03-05', later)).ok).toBe(false)
    shop.clock.pass(day)
    await close(shop)
    expect((await verifyBooks(db)).faults).toEqual([])
    await tamper(shop, `update day_count set data = replace(data, '"1000":1', '"1000":2') where day = '2026-03-05'`)
    expect((await verifyBooks(db)).faults).toMatchObject([{ number: 3, day: '2026-03-06', fault: 'counts' }])
  })

  test('[J-6] of two who count the same day, the second hears of the first and does not replace it unseen', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const lotte = await shop.hire('Lotte 2', { antwerpen: 'manager' })
    const typed = { branch: 'antwerpen', day: today, float: 0, keeps: 0, register: [], note: '' }
    const { version } = await shop.ask('books.readDay', { branch: 'antwerpen', day: today }, { as: amira })
    expect(version).toBe(0)
    const first = await shop.ask('books.count', { ...typed, version, pieces: { 1000: 3 } }, { as: amira })
    const late = { ...typed, version, pieces: { 1000: 4 } }
    expect((await shop.refused('books.count', late, { as: lotte })).refusal).toBe('changed_meanwhile')
    const read = await shop.ask('books.readDay', { branch: 'antwerpen', day: today }, { as: lotte })
    expect(read).toMatchObject({ version: first.version, count: { pieces: { 1000: 3 }, by: 'Amira' } })
    const next = await shop.ask('books.count', { ...late, version: read.version }, { as: lotte })
    expect(next.count?.pieces).toEqual({ 1000: 4 })
  })

  test('[J-67] after a clock was set back, entries and invoices go to the first open day and the books stay whole', async () => {
    const shop = await openShop()
    await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    shop.clock.pass(2 * day)
    await close(shop)
    shop.clock.set('2026-03-04 11:00')
    const again = await shop.signIn('Jef')
    await pay(shop, id, 'cash', again)
    await shop.ask('orders.place', noorsOrder())
    expect((await verifyBooks(shop.store.db)).faults).toEqual([])
    const entries = await shop.store.db.selectFrom('ledger_entry').select(['day', 'lines']).orderBy('id').execute()
    expect(entries.map((entry) => entry.day)).toEqual([today, '2026-03-06', '2026-03-06'])
    expect(entries[1]?.lines).toContain('"cash","2026-03-06",320')
    shop.clock.set('2026-03-08 09:00')
    await close(shop)
    expect(await verifyBooks(shop.store.db)).toMatchObject({ faults: [], sums: [] })
  })

  test('[BOOK-3] the journal balances on each day, under the account numbers that the owner set', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await pay(shop, id, 'cash', jef)
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    const { numbers, version } = await shop.ask('books.readNumbers', {}, { as: amira })
    expect(numbers).toMatchObject({ sales: '700000', vat: '451000', cash: '570000', card: '580000' })
    const changed = { ...numbers, sales: '700100' }
    await shop.ask('books.setNumbers', { numbers: changed, version }, { as: amira })
    expect((await shop.refused('books.setNumbers', { numbers, version }, { as: amira })).refusal).toBe(
      'changed_meanwhile',
    )
    const wrong = { numbers: { ...numbers, sales: '7' }, version }
    expect((await shop.refused('books.setNumbers', wrong, { as: amira })).refusal).toBe('bad_input')

    const { payload, headers } = await file(shop, 'journal.csv', { from: today, to: today }, amira)
    expect(headers['content-disposition']).toContain(`journal-${today}-${today}.csv`)
    const [head, ...rows] = payload
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(head?.slice(0, 5)).toEqual(['jnltype', 'jnl', 'number', 'accounttyp', 'accountid'])
    const byEntry = Map.groupBy(rows, ([, , number]) => number)
    expect([...byEntry.keys()]).toEqual([`antwerpen ${today}`, `merksem ${today}`])
    for (const entry of byEntry.values()) {
      const side = (of: string) =>
        entry.reduce((sum, row) => sum + (row[6] === of ? Math.round(Number(row[8]) * 100) : 0), 0)
      expect(side('D')).toBe(side('C'))
      expect(side('D')).toBeGreaterThanOrEqual(320)
    }
    expect(rows.some((row) => row[4] === '700100')).toBe(true)
    expect(rows.filter((row) => row[10] === 'cash').map((row) => row[4])).toEqual(['570000'])
  })

  test('[J-30] an account that was set for all ways of payment stays that of each; the usual one becomes one for each', async () => {
    const shop = await openShop()
    const migrated = (ways: string) =>
      shop.store.write(async (trx) => {
        await writeSetting(trx, 'books.numbers', JSON.stringify({ sales: '700100', ways }))
        await eachWayItsAccount(trx)
        return await readNumbers(trx)
      })
    expect(await migrated('581000')).toMatchObject({ sales: '700100', cash: '581000', edenred: '581000' })
    const usual = await migrated('580000')
    expect(usual).toMatchObject({ sales: '700100', cash: '570000', card: '580000' })
    expect(usual).not.toHaveProperty('ways')
  })

  test('[J-31] [J-42] the UBL of a day says how its sales were paid by now, and what nobody has paid', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const { company, version } = await shop.ask('legal.readAll', {}, { as: amira })
    const known = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }
    await shop.ask('legal.saveCompany', { company: { ...company, ...known }, version }, { as: amira })
    const one = await shop.ask('orders.place', noorsOrder())
    const two = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder())
    await pay(shop, one.id, 'cash', jef)
    await pay(shop, two.id, 'card', jef)
    const { rawPayload } = await file(shop, 'sales-ubl.zip', { from: today, to: today, lang: 'en' }, amira)
    const [bytes] = Object.values(unzipSync(rawPayload))
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('<cbc:PaymentMeansCode name="Cash 3.20, Card at the counter 3.20">1</cbc:PaymentMeansCode>')
    expect(text).toContain('<cbc:PrepaidAmount currencyID="EUR">6.40</cbc:PrepaidAmount>')
    expect(text).toContain('<cbc:PayableAmount currencyID="EUR">3.20</cbc:PayableAmount>')
    expect(text).toContain('<cbc:Name>Daily receipts</cbc:Name>')
  })

  test('[BOOK-3] a day on which more came back than was sold has no UBL, and the ZIP lists it', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const { company, version } = await shop.ask('legal.readAll', {}, { as: amira })
    const known = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }
    await shop.ask('legal.saveCompany', { company: { ...company, ...known }, version }, { as: amira })
    const { id } = await shop.ask('orders.place', noorsOrder())
    await pay(shop, id, 'cash', jef)
    shop.clock.set('2026-03-05 09:00')
    const next = await shop.signIn('Amira')
    await shop.ask('orders.step', { key: newKey(), id, step: 'cancel', reason: 'asked' }, { as: next })
    const { rawPayload } = await file(shop, 'sales-ubl.zip', { from: today, to: '2026-03-05', lang: 'en' }, next)
    const files = Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
    expect(files.map(([name]) => name)).toEqual([`antwerpen-${today}.xml`, 'only-in-the-journal.csv'])
    expect(files.at(-1)?.[1]?.trim().split('\r\n')).toEqual(['day,branch', '2026-03-05,antwerpen'])
  })

  test('[J-35] the day book of a branch begins with its first order, then has days without sales, too', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    shop.clock.set('2026-03-06 09:00')
    await close(shop)
    expect((await book(shop, amira)).map(({ day: of }) => of)).toEqual([today, '2026-03-05'])
    const other = await shop.ask('books.read', { branch: 'merksem', month: '2026-03' }, { as: amira })
    expect(other.lines).toEqual([])
  })

  test('[BOOK-1] the page of the end of a day is a PDF file, also in Arabic', { timeout: 60_000 }, async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    const wish = { branch: 'antwerpen', day: today, lang: 'ar' }
    const { rawPayload, headers } = await file(shop, 'day-end.pdf', wish, amira)
    expect(headers['content-type']).toBe('application/pdf')
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.length).toBeGreaterThan(5_000)
  })

  test('[BOOK-3] a period that ends before it begins, or names no day, is refused', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    expect((await file(shop, 'summary.pdf', { from: today, to: '2026-03-01' }, amira)).statusCode).toBe(400)
    expect((await file(shop, 'journal.csv', { from: '2026-02-31', to: today }, amira)).statusCode).toBe(400)
    expect((await file(shop, 'day-book.pdf', { branch: 'antwerpen', month: '2026-13' }, amira)).statusCode).toBe(400)
  })

  test('[BOOK-3] without the company’s number there is no UBL; with it, one file for each day with sales', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    const ubl = () => file(shop, 'sales-ubl.zip', { from: today, to: today }, amira)
    expect((await ubl()).json()).toMatchObject({ refusal: 'company_incomplete' })
    const { company, version } = await shop.ask('legal.readAll', {}, { as: amira })
    const known = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }
    await shop.ask('legal.saveCompany', { company: { ...company, ...known }, version }, { as: amira })
    const files = unzipSync((await ubl()).rawPayload)
    for (const text of Object.values(files).map((bytes) => new TextDecoder().decode(bytes)))
      expect(text).toContain('<cbc:RegistrationName>Noisette bv</cbc:RegistrationName>')
  })
})
