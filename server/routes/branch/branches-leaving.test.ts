// Hiding and removing branches: refused by name while guests are promised something there; past orders stay.
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Sending } from '#server/testing/asking.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const shownTo = (menu: { branches: readonly { id: string }[] }) => menu.branches.map(({ id }) => id)

/** Keeps the next transaction of a server open after its job is done. */
function holdNextWrite({ store }: TestShop) {
  const { write } = store
  const done = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding: typeof write = (job) =>
    write(async (trx) => {
      const value = await job(trx)
      done.resolve()
      await released.promise
      return value
    })
  Object.assign(store, {
    write: (job: Parameters<typeof write>[0]) => {
      Object.assign(store, { write })
      return holding(job)
    },
  })
  return { done: done.promise, release: () => released.resolve() }
}

onBothEngines((openShop) => {
  describe('[F-5] a branch', () => {
    test.each([
      ['an order', (shop: TestShop, as: Sending) => shop.ask('orders.place', noorsOrder(), as), 'branch_has_orders'],
      [
        'a reservation',
        (shop: TestShop, as: Sending) => shop.ask('reservations.place', noorsTable(), as),
        'branch_has_reservations',
      ],
    ] as const)('stays when another server takes %s there in the same moment', async (_, promise, refusal) => {
      const shop = await openShop()
      const other = await shop.beside()
      const { amira } = await shop.staff()
      const held = holdNextWrite(shop)
      const promised = promise(shop, { as: amira })
      await held.done
      const removing = other.refused('branches.remove', { id: 'antwerpen' }, { as: amira })
      await sleep(200)
      held.release()
      await promised
      expect((await removing).refusal).toBe(refusal)
    })

    test('that another server removes in the same moment takes neither an order nor a reservation', async () => {
      const shop = await openShop()
      const other = await shop.beside()
      const { amira } = await shop.staff()
      const held = holdNextWrite(other)
      const removing = other.ask('branches.remove', { id: 'antwerpen' }, { as: amira })
      await held.done
      const refused = [
        shop.refused('orders.place', noorsOrder()),
        shop.refused('reservations.place', noorsTable()),
      ] as const
      await sleep(200)
      held.release()
      await removing
      for (const one of refused) expect((await one).refusal).toBe('branch_unknown')
    })

    test('with an open order or a coming reservation is neither hidden nor removed', async () => {
      const shop = await openShop()
      const { amira } = await shop.staff()
      const as = { as: amira }
      const { id, total: _ } = await shop.ask('orders.place', noorsOrder())
      for (const call of ['branches.hide', 'branches.remove'] as const)
        expect(await shop.refused(call, { id: 'antwerpen' }, as)).toMatchObject({
          status: 409,
          refusal: 'branch_has_orders',
        })
      const { lines } = await shop.ask('orders.read', { id }, as)
      await shop.ask(
        'orders.setLineStatus',
        { id, changes: lines.map((line) => ({ line: line.id, status: 'served' as const })) },
        as,
      )
      await shop.ask('reservations.place', noorsTable())
      expect(await shop.refused('branches.remove', { id: 'antwerpen' }, as)).toMatchObject({
        refusal: 'branch_has_reservations',
      })
      shop.clock.set('2026-03-06 09:00')
      await shop.ask('branches.remove', { id: 'antwerpen' }, as)
      expect(shownTo(await shop.ask('menu.read', {}))).toEqual(['merksem', 'etterbeek'])
      expect((await shop.ask('orders.read', { id }, as)).customerName).toBe('Noor')
      const again = await shop.ask('branches.show', { id: 'antwerpen' }, as)
      expect([again.hidden, again.removed, again.shop.open]).toEqual([true, false, false])
      expect((await shop.ask('orders.list', { branch: 'antwerpen' }, as)).orders.map((order) => order.id)).toEqual([id])
    })

    test('that is hidden is seen by staff alone, takes no order and no reservation, and can be shown again', async () => {
      const shop = await openShop()
      const { amira, jef } = await shop.staff()
      const as = { as: amira }
      await shop.ask('branches.hide', { id: 'antwerpen' }, as)
      await shop.ask('branches.hide', { id: 'antwerpen' }, as)
      expect(shownTo(await shop.ask('menu.read', {}))).toEqual(['merksem', 'etterbeek'])
      const all = await shop.ask('menu.readAll', {}, { as: jef })
      expect(all.branches.find(({ id }) => id === 'antwerpen')?.hidden).toBe(true)
      expect((await shop.refused('orders.place', noorsOrder())).refusal).toBe('branch_unknown')
      expect((await shop.refused('reservations.place', noorsTable())).refusal).toBe('branch_unknown')
      await shop.ask('branches.show', { id: 'antwerpen' }, as)
      expect(shownTo(await shop.ask('menu.read', {}))).toEqual(['antwerpen', 'merksem', 'etterbeek'])
      await shop.ask('orders.place', noorsOrder())
    })

    test('the last that customers see stays; only the owner hides and removes', async () => {
      const shop = await openShop()
      const { amira, lotte } = await shop.staff()
      const as = { as: amira }
      expect((await shop.refused('branches.hide', { id: 'merksem' }, { as: lotte })).status).toBe(403)
      expect((await shop.refused('branches.remove', { id: 'mars' }, as)).refusal).toBe('not_found')
      await shop.ask('branches.remove', { id: 'merksem' }, as)
      await shop.ask('branches.hide', { id: 'etterbeek' }, as)
      for (const call of ['branches.hide', 'branches.remove'] as const)
        expect((await shop.refused(call, { id: 'antwerpen' }, as)).refusal).toBe('last_branch')
      await shop.ask('branches.remove', { id: 'etterbeek' }, as)
      const read = await shop.ask('branches.read', {}, as)
      expect(read.branches.map(({ id, removed }) => [id, removed])).toEqual([
        ['antwerpen', false],
        ['merksem', true],
        ['etterbeek', true],
      ])
    })
  })
})
