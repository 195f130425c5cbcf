// Payments at the counter: several ways for one order, undoing, giving back; and the ledger that nobody can rewrite.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/money/ledger.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { auditShop } from '#work/shop/audit/audit-shop.ts'

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const staff = await shop.staff()
    const as = { as: staff.jef }
    const step = (id: number, name: 'pay' | 'unpay' | 'giveBack' | 'cancel' | 'accept', more = {}) =>
      shop.reply('orders.step', { key: newKey(), id, step: name, ...more }, as)
    const read = (id: number) => shop.ask('orders.read', { id }, as)
    const listed = async (id: number) => (await shop.ask('orders.list', {}, as)).orders.find((order) => order.id === id)
    const takings = async () => (await shop.ask('takings.today', { branch: 'antwerpen' }, as)).takings
    return { shop, staff, as, step, read, listed, takings }
  }
  const refusal = (reply: { ok: boolean; refusal?: { refusal: string } }) => reply.refusal?.refusal
  const twoCappuccinos = noorsOrder({ lines: [{ item: 'cappuccino', quantity: 2 }] })

  test('[PAY-8] [PAY-7] an order is paid by several ways, and says after each what is still due', async () => {
    const { shop, step, read, listed, takings } = await opened()
    const { id } = await shop.ask('orders.place', { ...twoCappuccinos, key: newKey() })
    expect(await listed(id)).toMatchObject({ payment: 'due', due: 640 })
    await step(id, 'pay', { paidWay: 'edenred', amount: 400, seenDue: 640 })
    expect(await listed(id)).toMatchObject({ payment: 'part', due: 240 })
    expect(await read(id)).toMatchObject({ due: 240, paidWay: null, payments: [{ way: 'edenred', amount: 400 }] })
    const tooMuch = await shop.refused(
      'orders.step',
      { key: newKey(), id, step: 'pay', paidWay: 'card', amount: 241 },
      { as: (await shop.staff()).jef },
    )
    expect(tooMuch.refusal).toBe('more_than_due')
    await step(id, 'pay', { paidWay: 'cash' })
    expect(await read(id)).toMatchObject({ due: 0, paidWay: 'cash', paidAmount: 640 })
    expect(await listed(id)).toMatchObject({ payment: 'paid', due: 0 })
    expect(await takings()).toMatchObject({ taken: { edenred: 400, cash: 240, card: 0 }, open: 0 })
    await step(id, 'unpay')
    expect(await read(id)).toMatchObject({ due: 240, paidWay: null })
    expect(await takings()).toMatchObject({ taken: { edenred: 400, cash: 0 }, open: 240 })
  })

  test('[PAY-8] a part that was typed for another amount due, in no coins, or online by hand, changes nothing', async () => {
    const { shop, step, read } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const wrong = [
      { paidWay: 'card', amount: 100, seenDue: 999 },
      { paidWay: 'cash', amount: 101 },
      { paidWay: 'card', amount: 0 },
      { paidWay: 'online' },
    ]
    const refusals = []
    for (const wish of wrong) refusals.push(refusal(await step(id, 'pay', wish)))
    expect(refusals).toEqual(['changed_meanwhile', 'bad_input', 'bad_input', 'bad_input'])
    expect(await read(id)).toMatchObject({ due: 320, payments: [] })
  })

  test('[J-23] meal vouchers that were to pay for alcohol are refused, with the field and how much they may pay', async () => {
    const { shop, staff, step, read } = await opened()
    const lines = [
      { item: 'cappuccino', quantity: 1 },
      { item: 'c3', quantity: 1 },
    ]
    const { id } = await shop.ask('orders.enter', { key: newKey(), branch: 'antwerpen', lines }, { as: staff.jef })
    const pay = (more: object) => ({ key: newKey(), id, step: 'pay', ...more }) as const
    const wrong = { refusal: 'vouchers_pay_less', problems: [{ problem: 'vouchers_pay_less', field: 'amount' }] }
    const refusedAt = (most: number) => ({ ...wrong, problems: [{ ...wrong.problems[0], most }] })
    for (const paidWay of ['edenred', 'monizze', 'pluxee'] as const)
      expect(await shop.refused('orders.step', pay({ paidWay }), { as: staff.jef })).toMatchObject(refusedAt(320))
    const more = pay({ paidWay: 'edenred', amount: 321 })
    expect(await shop.refused('orders.step', more, { as: staff.jef })).toMatchObject(refusedAt(320))
    await step(id, 'pay', { paidWay: 'edenred', amount: 200 })
    const second = pay({ paidWay: 'monizze', amount: 121 })
    expect(await shop.refused('orders.step', second, { as: staff.jef })).toMatchObject(refusedAt(120))
    expect((await read(id)).payments).toHaveLength(1)
    // What was paid before stays, also if the food leaves the order afterwards.
    const [, gin] = (await read(id)).lines
    const left = [{ line: gin?.id ?? 0, item: 'c3', quantity: 1 }]
    const changed = await shop.ask('orders.change', { key: newKey(), id, lines: left }, { as: staff.jef })
    expect(changed.payments.map(({ way, amount }) => [way, amount])).toEqual([['edenred', 200]])
    await step(id, 'pay', { paidWay: 'card' })
    expect(await read(id)).toMatchObject({ due: 0 })
  })

  test('[PAY-8] what was paid for a cancelled order is given back once, however many members tap', async () => {
    const { shop, step, read, takings } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await step(id, 'pay', { paidWay: 'card' })
    await step(id, 'cancel', { reason: 'asked' })
    expect(await read(id)).toMatchObject({ due: -320 })
    expect(await takings()).toMatchObject({ taken: { card: 320 }, toGiveBack: 320 })
    const replies = await Promise.all([1, 2, 3, 4].map(() => step(id, 'giveBack', { paidWay: 'cash' })))
    expect(replies.every(({ ok }) => ok)).toBe(true)
    expect((await read(id)).payments.map(({ way, amount }) => [way, amount])).toEqual([
      ['card', 320],
      ['cash', -320],
    ])
    expect(await takings()).toMatchObject({ taken: { card: 320, cash: -320 }, toGiveBack: 0 })
  })

  test('[PAY-8] what was given back in cash for a card is undone by nobody, and the order is as unpaid as it was', async () => {
    const { shop, step, read } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await step(id, 'pay', { paidWay: 'card' })
    await step(id, 'cancel', { reason: 'asked' })
    await step(id, 'giveBack', { paidWay: 'cash' })
    expect(refusal(await step(id, 'unpay'))).toBe('step_not_allowed')
    await shop.ask('orders.step', { key: newKey(), id, step: 'bringBack' }, { as: (await shop.staff()).amira })
    expect(refusal(await step(id, 'unpay'))).toBe('step_not_allowed')
    expect(await read(id)).toMatchObject({ due: 320, total: 320, paidWay: null })
    expect((await auditShop(shop.store.db, shop.clock.now())).faults).toEqual([])
  })

  test('[PAY-8] a payment that changes nothing is in no log, and one of another sum is refused', async () => {
    const { shop, staff, step } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await step(id, 'pay', { paidWay: 'card' })
    const logged = async () => (await shop.ask('log.list', {}, { as: staff.amira })).entries.length
    const before = await logged()
    expect((await step(id, 'pay', { paidWay: 'card' })).ok).toBe(true)
    expect((await step(id, 'pay', { paidWay: 'card', amount: 320 })).ok).toBe(true)
    expect(refusal(await step(id, 'pay', { paidWay: 'card', amount: 100 }))).toBe('changed_meanwhile')
    expect(await logged()).toBe(before)
  })

  test('[LEDG-1] each act is one entry that balances and names its order, branch, day and member', async () => {
    const { shop, staff, step } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await step(id, 'accept')
    await step(id, 'pay', { paidWay: 'card' })
    const { archive } = await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: staff.amira })
    await shop.ask('archives.restore', { id: archive ?? 0 }, { as: staff.amira })
    const entries = await shop.store.db.selectFrom('ledger_entry').selectAll().orderBy('id').execute()
    expect(entries.map(({ kind, actor, staff_name }) => [kind, actor, staff_name])).toEqual([
      ['place', 'customer', ''],
      ['pay', 'staff', 'Jef'],
    ])
    for (const entry of entries) {
      expect(entry).toMatchObject({ branch: 'antwerpen', order_id: id, day: '2026-03-04' })
      expect((JSON.parse(entry.lines) as LedgerLine[]).reduce((sum, [, , amount]) => sum + amount, 0)).toBe(0)
    }
  })

  test('[LEDG-1] what nobody paid is set apart when its day is closed, and owed again when it comes back', async () => {
    const { shop, staff, takings } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const balance = async (account: string) => {
      const row = await shop.store.db
        .selectFrom('ledger_balance')
        .select('amount')
        .where('day', '=', 'all')
        .where('account', '=', account)
        .executeTakeFirst()
      return Number(row?.amount ?? 0)
    }
    const { archive } = await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, { as: staff.amira })
    expect([await balance('unsettled'), await balance('receivable'), (await takings())?.open]).toEqual([320, 0, 0])
    const closing = await shop.store.db.selectFrom('ledger_entry').selectAll().where('kind', '=', 'close').execute()
    expect(closing).toMatchObject([{ order_id: id, staff_name: 'Amira' }])
    await shop.ask('archives.restore', { id: archive ?? 0 }, { as: staff.amira })
    expect([await balance('unsettled'), await balance('receivable'), (await takings())?.open]).toEqual([0, 320, 320])
  })

  test('[LEDG-1] the database refuses to change or remove an entry', async () => {
    const { shop } = await opened()
    await shop.ask('orders.place', noorsOrder())
    const { db } = shop.store
    const attempts = [
      sql`update ledger_entry set at = 1`,
      sql`delete from ledger_entry`,
      ...(shop.engine === 'postgres' ? [sql`truncate ledger_entry`] : []),
    ]
    for (const attempt of attempts) await expect(attempt.execute(db)).rejects.toThrow('the ledger is append only')
    expect(await db.selectFrom('ledger_entry').select('id').execute()).toHaveLength(1)
  })
})
