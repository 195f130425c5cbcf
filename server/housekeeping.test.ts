// A task of the housekeeping that fails stops no other; one that keeps failing shows in the shop's health.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tidyingRounds } from './housekeeping.ts'
import { noorsOrder } from './testing/order-drafts.ts'
import { hour } from './testing/test-clock.ts'
import { onBothEngines, type TestShop } from './testing/test-shop.ts'

/** Rounds of the housekeeping as the server makes them; what failed is collected. */
function roundsOf({ store, clock, app }: TestShop) {
  const failed: string[] = []
  const round = tidyingRounds(store, clock.now, {
    failed: ({ task }) => failed.push(task),
    stuck: app.caretaker.tidied,
    leapt: () => {},
  })
  return { round, failed }
}

onBothEngines((openShop) => {
  test('[H-3] one task that keeps failing stops no other, shows after three times, and is well again by itself', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    const { round, failed } = roundsOf(shop)
    const housekeeping = async () => {
      await shop.app.caretaker.look()
      const { subsystems } = await shop.ask('health.read', { lang: 'en' }, { as: amira })
      return subsystems.find(({ subsystem }) => subsystem === 'housekeeping')
    }
    const ready = async () => (await shop.inject({ url: '/readyz' })).json()
    await round()
    await sql`alter table display rename to display_elsewhere`.execute(shop.store.db)
    for (const hours of [1, 1]) {
      shop.clock.pass(hours * hour)
      await round()
    }
    expect(failed).toEqual(['display', 'display'])
    expect(await housekeeping()).toMatchObject({ condition: 'well' })
    await shop.store.write((trx) => trx.updateTable('orders').set({ wanted_at: 0, over_at: 0 }).execute())
    await round()
    const { name } = await shop.store.db.selectFrom('orders').select('customer_name as name').executeTakeFirstOrThrow()
    expect(name).toBe('')
    const reason = expect.stringMatching(/^display: .*display.* \(last done 2 hours ago\)$/)
    expect(await housekeeping()).toMatchObject({ condition: 'ill', name: 'Housekeeping', reason })
    expect(await ready()).toMatchObject({ ready: true, tidies: false })
    const { alerts } = await shop.ask('health.read', { lang: 'nl' }, { as: amira })
    expect(alerts).toMatchObject([{ kind: 'housekeeping', title: 'Oude gegevens worden niet gewist', ended: null }])

    await sql`alter table display_elsewhere rename to display`.execute(shop.store.db)
    shop.clock.pass(hour)
    await round()
    expect(await housekeeping()).toMatchObject({ condition: 'well', reason: '' })
    expect(await ready()).toMatchObject({ tidies: true })
    expect(await shop.ask('health.read', { lang: 'en' }, { as: amira })).toMatchObject({
      alerts: [{ kind: 'housekeeping', ended: 'well' }],
    })
  })
})
