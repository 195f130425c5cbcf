// Each thing that must always hold is broken by hand in the database, and the audit names it.
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { keptVersions } from '#proofs/kept/kept-databases.ts'
import { keptRestorer } from '#proofs/kept/kept-restorer.ts'
import { openStore } from '#server/store/open.ts'
import { lastAudit } from '#server/store/shop/audit/audit-report-store.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { setCapacity } from '#server/testing/test-branch-settings.ts'
import { at, day } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { closeBooks } from '#work/money/books/close-books.ts'
import { auditShop } from './audit-shop.ts'

afterEach(closeMollies)

/**
 * A shop with a day of everything: paid online and kept, paid in two ways, cancelled, open, and a day that has ended.
 */
async function busyShop(openShop: Parameters<typeof openPayingShop>[0]) {
  const paying = await openPayingShop(openShop)
  const { shop } = paying
  const { amira } = await shop.staff()
  await setCapacity(shop)
  const step = (id: number, name: 'pay' | 'cancel' | 'collectNot', more = {}) =>
    shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: amira })
  const toPay = await paying.placeToPay()
  paying.mollie.book.set(toPay.payment, 'paid')
  await paying.quiet()
  await shop.ask('orders.setLineStatus', { id: toPay.id, changes: [{ line: 1, status: 'ready' }] }, { as: amira })
  await step(toPay.id, 'collectNot')
  const place = async () => (await shop.ask('orders.place', noorsOrder())).id
  const mixed = await place()
  const cancelled = await place()
  const open = await place()
  await step(mixed, 'pay', { paidWay: 'monizze', amount: 200 })
  await step(mixed, 'pay', { paidWay: 'cash' })
  await step(cancelled, 'pay', { paidWay: 'card' })
  await step(cancelled, 'cancel', { reason: 'asked' })
  return { shop, mixed, cancelled, open, kept: toPay.id }
}

/** Turns the triggers of a table off, as somebody with the database file could. */
async function unguarded({ engine, store: { db } }: TestShop, table: string): Promise<void> {
  if (engine === 'postgres') return void (await sql.raw(`alter table ${table} disable trigger user`).execute(db))
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger' and tbl_name = ${table}`.execute(db)
  for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(db)
}

const { restored } = keptRestorer()

onBothEngines((openShop, engine) => {
  test.each(keptVersions)('[J-102] a database of %s has no fault once it is up to date', async (version) => {
    const store = await openStore(await restored(version, engine), at('2026-03-04 09:07'))
    try {
      expect((await auditShop(store.db, at('2026-03-04 09:07'))).faults).toEqual([])
    } finally {
      await store.close()
    }
  })

  test('[J-21] [J-40] [J-102] a shop in which nothing is wrong has no fault, and each thing broken by hand is named', {
    timeout: 120_000,
  }, async () => {
    const { shop, mixed, cancelled, open, kept } = await busyShop(openShop)
    const { db } = shop.store
    const audit = async () => (await auditShop(db, shop.clock.now())).faults
    expect(await audit()).toEqual([])

    /** Breaks one thing, reads what the audit says of its check, and mends it. */
    const broken = async (check: string, breaks: string, mends: string) => {
      await sql.raw(breaks).execute(db)
      const said = (await audit()).filter((fault) => fault.check === check).map(({ what }) => what)
      await sql.raw(mends).execute(db)
      return said
    }
    expect(
      await broken(
        'orders',
        `update orders set due = 5 where id = ${open}`,
        `update orders set due = 320 where id = ${open}`,
      ),
    ).toEqual([expect.stringMatching(`^order ${open} .*: due is 5, its payments leave 320$`)])
    expect(
      await broken(
        'orders',
        `update order_line set price = 300 where order_id = ${open}`,
        `update order_line set price = 320 where order_id = ${open}`,
      ),
    ).toEqual([expect.stringMatching(/its lines come to 300, its total is 320/)])
    expect(
      await broken(
        'orders',
        `update orders set status = 1 where id = ${open}`,
        `update orders set status = 0 where id = ${open}`,
      ),
    ).toEqual([expect.stringMatching(/is placed, but its status is 1/)])
    // What was kept is no sale any more, and what was paid for a cancelled order was kept.
    expect(
      (
        await broken(
          'ledger',
          `update orders set kept_at = null where id = ${kept}`,
          `update orders set kept_at = 1 where id = ${kept}`,
        )
      ).join(),
    ).toMatch(/its entries have 0 on owed:online, it stands at -320/)
    expect(
      (
        await broken(
          'ledger',
          `update orders set course = 'accepted' where id = ${cancelled}`,
          `update orders set course = 'cancelled' where id = ${cancelled}`,
        )
      ).join(),
    ).toMatch(new RegExp(`order ${cancelled} .*its entries have -320 on owed:card, it stands at 0`))
    expect(
      await broken(
        'balances',
        `update ledger_balance set amount = amount + 1 where account = 'cash' and day = '2026-03-04'`,
        `update ledger_balance set amount = amount - 1 where account = 'cash' and day = '2026-03-04'`,
      ),
    ).toEqual([
      'the balance of antwerpen 2026-03-04 cash is 121, its entries come to 120',
      'the balances of antwerpen 2026-03-04 come to 1 instead of 0',
      'the balance of all days of antwerpen cash is 120, its days come to 121',
    ])
    expect(
      await broken(
        'takings',
        `update till_day set open_total = open_total + 7 where day = 'all'`,
        `update till_day set open_total = open_total - 7 where day = 'all'`,
      ),
    ).toEqual(['the list of antwerpen all open_total is 647, its orders come to 640'])
    expect(
      await broken(
        'ways',
        `update figure set amount = amount + 1 where kind = 'not-collected'`,
        `update figure set amount = amount - 1 where kind = 'not-collected'`,
      ),
    ).toEqual(['the figures of all days of antwerpen not-collected are 2, the orders come to 1'])
    expect(
      await broken(
        'ways',
        `update figure set day = '2026-03-03' where kind = 'paid' and subject like 'cash:%'`,
        `update figure set day = '2026-03-04' where kind = 'paid' and subject like 'cash:%'`,
      ),
    ).toEqual([
      'what was sold by method of antwerpen 2026-03-04 600 is 120 less than what the ledger sold',
      'what was sold by method of antwerpen 2026-03-03 600 is -120 less than what the ledger sold',
    ])
    expect(
      await broken(
        'figures',
        `update figure set subject = '03' where kind = 'hour'`,
        `update figure set subject = '09' where kind = 'hour'`,
      ),
    ).toEqual(['the figures of antwerpen 2026-03-04 hour have the right sum under other subjects than the orders'])
    expect(
      (await broken('slots', 'update slot_load set used = used + 1', 'update slot_load set used = used - 1')).join(),
    ).toMatch(/the slot of antwerpen .* counts \d+, orders hold \d+/)
    expect(
      await broken(
        'vouchers',
        `update order_line set voucher_off = 5 where order_id = ${mixed}`,
        `update order_line set voucher_off = 0 where order_id = ${mixed}`,
      ),
    ).toEqual([`order ${mixed}: 1 of its pieces were paid for by a voucher, it has 0`])
    const code = `insert into reduction (id, name, active, what, how, code, used, changed_at)
      values ('students', '{}', 1, '{"kind":"everything","ids":[]}', '{"kind":"percent","percent":10}', 'STUDENT', 1, 1)`
    expect(await broken('vouchers', code, `update reduction set used = 0`)).toEqual([
      'the code of students counts 1 uses, orders have 0',
    ])
    const use = `insert into reduction_use (order_id, reduction) values (${cancelled}, 'students')`
    expect((await broken('vouchers', use, 'delete from reduction_use')).join()).toMatch(
      `order ${cancelled} is cancelled and has not given its code back`,
    )
    expect(
      (
        await broken('payments', 'update online_payment set refunded = 100', 'update online_payment set refunded = 0')
      ).join(),
    ).toMatch(/payment .*: 100 of it go back, its refunds come to 0/)
    const receipt = `insert into receipt_mail (order_id, email, lang, asked, state, since, tries, next_at, error)
      values (${mixed}, 'noor@voorbeeld.example', 'en', 1, 'waiting', 1, 0, 9999999999999, '')`
    expect(await broken('outbox', receipt, `delete from receipt_mail where order_id = ${mixed}`)).toEqual([
      expect.stringMatching(/^1 of receipt_mail will never be sent/),
    ])
    const sold = `update item set sold = '{"prices":{"region:gone":500}}' where id = 'espresso'`
    expect(await broken('regions', sold, `update item set sold = null where id = 'espresso'`)).toEqual([
      'item espresso: is sold in region gone, which does not exist',
    ])
    await unguarded(shop, 'day_count')
    const count = `insert into day_count (branch, day, at, staff, staff_name, data)
      values ('antwerpen', '2030-01-01', 1772611200000, null, 'Amira', '{"pieces":{"5":-1}}')`
    expect(await broken('counts', count, 'delete from day_count')).toEqual([
      expect.stringMatching(/has pieces that nobody can count/),
    ])
    await unguarded(shop, 'invoice')
    const invoice = (
      id: number,
      number: number,
    ) => `insert into invoice (seller, kind, year, number, order_id, turn, branch, day, at, data)
      values ('s', 'invoice', 2026, ${number}, ${id}, 1, 'antwerpen', '2026-03-04', 1, '{}')`
    await sql.raw(invoice(mixed, 1)).execute(db)
    expect(await broken('invoices', invoice(open, 3), 'delete from invoice')).toEqual([
      'invoices of s in 2026: 2 from 2026-00001 to 2026-00003',
    ])

    shop.clock.pass(day)
    await closeBooks(shop.store, shop.clock.now())
    expect(await audit()).toEqual([])
    await unguarded(shop, 'ledger_entry')
    const [entry] = await db.selectFrom('ledger_entry').selectAll().where('kind', '=', 'cancel').execute()
    await sql`update ledger_entry set lines = '[["card","2026-03-04",1]]' where id = ${entry?.id ?? 0}`.execute(db)
    const faults = await audit()
    expect([...new Set(faults.map(({ check }) => check))].sort()).toEqual(['balances', 'books', 'ledger'])
    expect(faults.map(({ what }) => what)).toContain(`entry ${entry?.id}: does not balance by 1`)
  })

  test('[J-102] the nightly audit runs once a night, and health says what it found, in every language', async () => {
    const { shop, open } = await busyShop(openShop)
    const { amira } = await shop.staff()
    const health = async (lang: 'en' | 'nl' | 'fr' | 'ar' = 'en') =>
      (await shop.ask('health.read', { lang }, { as: amira })).subsystems.find(({ subsystem }) => subsystem === 'audit')
    await shop.app.auditor.look()
    expect(await lastAudit(shop.store.db)).toBeNull()
    expect(await health()).toMatchObject({ condition: 'off', sentence: 'Checked every night; not done yet.' })
    shop.clock.set('2026-03-04 02:10')
    await shop.app.auditor.look()
    expect(await health()).toMatchObject({ condition: 'well', name: 'Books and counts' })
    await shop.store.db.updateTable('orders').set({ due: 5 }).where('id', '=', open).execute()
    await shop.app.auditor.look()
    expect(await health()).toMatchObject({ condition: 'well' })
    shop.clock.set('2026-03-05 02:10')
    const again = await shop.signIn('Amira')
    await shop.app.auditor.look()
    for (const lang of ['en', 'nl', 'fr', 'ar'] as const) {
      const { subsystems } = await shop.ask('health.read', { lang }, { as: again })
      const told = subsystems.find(({ subsystem }) => subsystem === 'audit')
      expect(told).toMatchObject({ condition: 'ill', sentence: expect.stringContaining('1') })
      expect(told?.reason).toMatch(/^orders: order \d+ .*: due is 5/)
    }
  })
})
