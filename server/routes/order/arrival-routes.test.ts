// What came in for staff: orders nobody has begun, reservations and messages nobody has seen, each for those concerned.
import { expect, test } from 'vitest'
import { newKey, noorsLetter, noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  test('[F-3] names the orders of one’s own branches that nobody began, and not those of earlier days', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const old = await shop.ask('orders.place', noorsOrder())
    shop.clock.pass(day)
    const today = { day: '2026-03-05' }
    const first = await shop.ask('orders.place', noorsOrder(today))
    const begun = await shop.ask('orders.place', noorsOrder(today))
    const elsewhere = await shop.ask('orders.place', noorsOrder({ ...today, branch: 'merksem' }))
    await shop.ask('orders.setLineStatus', { id: begun.id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    const ids = async (as: typeof jef, branch?: string) =>
      (await shop.ask('arrivals.read', branch ? { branch } : {}, { as })).orders.map(({ id }) => id).sort()
    expect(await ids(jef)).toEqual([first.id])
    expect(await ids(amira)).toEqual([first.id, elsewhere.id].sort())
    expect(await ids(amira, 'merksem')).toEqual([elsewhere.id])
    expect(await ids(jef)).not.toContain(old.id)
  })

  test('[OFFICE-1] counts the open orders of today, and for the owner the accounts that wait and the open alerts', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const counts = async (as: typeof jef) => {
      const { open, accounts, alerts } = await shop.ask('arrivals.read', {}, { as })
      return [open, accounts, alerts]
    }
    const { id } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    await shop.ask('account.signUp', { name: 'Wout', password: 'hazelnut-and-cream' })
    const since = shop.clock.now()
    const alert = { kind: 'no-board', place: 'merksem', order_id: null, since, at: since }
    await shop.store.write((trx) =>
      trx
        .insertInto('alert')
        .values({ ...alert, closed_at: null, ended: null, finding: null })
        .execute(),
    )
    expect(await counts(amira)).toEqual([2, 1, 1])
    expect(await counts(jef)).toEqual([1, 0, 0])
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    expect(await counts(jef)).toEqual([0, 0, 0])
    shop.clock.pass(day)
    expect(await counts(amira)).toEqual([0, 1, 1])
  })

  test('[F-35] counts reservations until someone looked at them, and messages until they were read', async () => {
    const shop = await openShop()
    const { amira, jef, lotte } = await shop.staff()
    const { id } = await shop.ask('reservations.place', noorsTable())
    await shop.ask('reservations.place', noorsTable({ branch: 'merksem', key: newKey() }))
    await shop.ask('contact.send', noorsLetter())
    await shop.ask('contact.send', noorsLetter({ key: newKey(), website: 'https://spam.example' } as object))
    const unseen = async (as: typeof jef) => {
      const { reservations, messages } = await shop.ask('arrivals.read', {}, { as })
      return [reservations.unseen, messages.unseen]
    }
    expect(await unseen(amira)).toEqual([2, 1])
    // Messages are for the owner and managers.
    expect(await unseen(jef)).toEqual([1, 0])
    await shop.ask('reservations.markSeen', { upTo: id }, { as: jef })
    expect(await unseen(jef)).toEqual([0, 0])
    expect(await unseen(lotte)).toEqual([1, 1])
    const { messages } = await shop.ask('messages.list', {}, { as: lotte })
    for (const message of messages) await shop.ask('messages.mark', { id: message.id, read: true }, { as: lotte })
    expect(await unseen(lotte)).toEqual([1, 0])
  })
})
