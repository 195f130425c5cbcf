// Money that an earlier version kept as a debt becomes a sale, by entries of its own.

import { afterEach, expect, test, vi } from 'vitest'
import { bookedKinds } from '#domain/money/booked-counts.ts'
import { ledgerDifference, positionOf } from '#domain/money/ledger.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { localDays } from '../branch/branch-days.ts'
import { byClock } from '../order/acted-by.ts'
import { anyById } from '../order/order-store.ts'
import { countFigures } from './count-anew.ts'
import { countKeptPieces } from './counted-sales.ts'
import { enterKeptMoney } from './kept-money.ts'
import { balancesOf } from './ledger-store.ts'
import { addToSums } from './running-sums.ts'

afterEach(closeMollies)

onBothEngines((openShop) => {
  test('[J-40] what was kept of past orders is entered today as sales with VAT, once, and the server says how many', async () => {
    const paying = await openPayingShop(openShop)
    const { shop } = paying
    const { store, clock } = shop
    const { amira } = await shop.staff()
    const ids: number[] = []
    for (let n = 0; n < 2; n++) {
      const { id, payment } = await paying.placeToPay()
      paying.mollie.book.set(payment, 'paid')
      await paying.quiet()
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: amira })
      await shop.ask('orders.step', { key: newKey(), id, step: 'collectNot' }, { as: amira })
      ids.push(id)
    }
    // As version 0.1.0 left them: no sale, and a debt for ever.
    await store.write(async (trx) => {
      const { dayOf } = await localDays(trx, 'antwerpen')
      for (const order of await anyById(trx, ids)) {
        const asBefore = { ...order, keptAt: null }
        const lines = ledgerDifference(
          positionOf(order, { dayOf }),
          positionOf(asBefore, { dayOf }),
          dayOf(clock.now()),
        )
        const entry = {
          kind: 'collectNot',
          by: byClock,
          at: clock.now(),
          branch: 'antwerpen',
          order: order.id,
          lines,
        } as const
        await addToSums(trx, { entries: [entry] })
        await trx.updateTable('orders').set({ kept_at: null, due: -320 }).where('id', '=', order.id).execute()
      }
      await countFigures(trx)
    })
    expect(await balancesOf(store.db, 'antwerpen')).toMatchObject({ online: 640, 'owed:online': -640 })
    clock.pass(day)
    const said = vi.spyOn(console, 'log').mockReturnValue()
    await store.write((trx) => enterKeptMoney(trx, clock.now()))
    expect(said.mock.calls).toEqual([
      [expect.stringContaining('2 orders paid online and not collected: the 6.40 euros')],
    ])
    said.mockRestore()
    expect(await balancesOf(store.db, 'antwerpen')).toMatchObject({ online: 640, 'owed:online': 0, receivable: 0 })
    expect(await balancesOf(store.db, 'antwerpen', '2026-03-05')).toMatchObject({ 'sales:600': -604, 'vat:600': -36 })
    const entries = await store.db.selectFrom('ledger_entry').select('order_id').where('kind', '=', 'correct').execute()
    expect(entries.map(({ order_id: of }) => Number(of))).toEqual(ids)
    expect((await anyById(store.db, ids)).map(({ due, keptAt }) => [due, keptAt !== null])).toEqual([
      [0, true],
      [0, true],
    ])
    // But for what is booked, which stands on the ledger's day, the figures are those that counting anew gives.
    const figures = () =>
      store.db
        .selectFrom('figure')
        .selectAll()
        .where('amount', '<>', 0)
        .where('kind', 'not in', bookedKinds)
        .orderBy('kind')
        .orderBy('subject')
        .execute()
    const online = await store.db.selectFrom('figure').selectAll().where('day', '=', '2026-03-05').execute()
    expect(online.map(({ kind, subject, amount }) => [kind, subject, Number(amount)]).sort()).toEqual([
      ['paid', 'online:600', 640],
      ['sold', '', 2],
    ])
    await store.write(countKeptPieces)
    const counted = await figures()
    await store.write(countFigures)
    expect(await figures()).toEqual(counted)
    await store.write((trx) => enterKeptMoney(trx, clock.now()))
    expect(await balancesOf(store.db, 'antwerpen', '2026-03-05')).toMatchObject({ 'sales:600': -604 })
  })
})
