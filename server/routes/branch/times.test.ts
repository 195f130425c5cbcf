// What pages read of a branch's times: the same numbers that the server decides by, and fresh after every change.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BranchTimes } from '#contract/index.ts'
import { orderDay } from '#domain/branch/branch.ts'
import type { Making } from '#domain/branch/capacity/capacity.ts'
import { loadOf } from '#domain/branch/capacity/hold.ts'
import { offeredTimes, readyAt } from '#domain/branch/capacity/ready-at.ts'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { makings, setCapacity } from '#server/testing/test-branch-settings.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const noon = at('2026-03-04 12:00')
const readBranch = async (shop: TestShop, branch = 'antwerpen') => {
  const answer = await shop.ask('times.read', { branches: [branch] })
  return { ...answer, times: answer.branches[0] as BranchTimes }
}

/** What the page computes for a cart, with nothing but the menu and the times that it read. */
async function onThePage(shop: TestShop, lines: readonly { item: string; quantity: number }[]) {
  const { at: now, times } = await readBranch(shop)
  const { branches, items } = await shop.ask('menu.read', { lang: 'en' })
  const branch = branches.find(({ id }) => id === 'antwerpen')
  if (!branch) throw new Error('no Antwerpen')
  const day = orderDay(branch as never, '2026-03-04', now)
  if (!day.ok) throw new Error(day.refusal)
  const makingOf = (item: string): readonly Making[] => items.find(({ id }) => id === item)?.making ?? []
  const asked = {
    branch: branch as never,
    pace: { ...times, load: loadOf(times.loads) } as never,
    day: day.value,
    lines: lines.map(({ item, quantity }) => ({ quantity, making: makingOf(item) })),
    now,
  }
  return { soon: readyAt(asked), times: offeredTimes(asked) }
}

onBothEngines((openShop) => {
  test('[TIME-3] a page reads capacity, quote, pause and what is taken; without names of stations', async () => {
    const shop = await openShop()
    await setCapacity(shop)
    await shop.ask('orders.place', noorsOrder({ at: noon }))
    const { times, until } = await readBranch(shop)
    expect(times).toEqual({
      branch: 'antwerpen',
      capacity: { ...barAndGrill, stations: barAndGrill.stations.map((one) => ({ ...one, name: {} })) },
      quote: { rule: expect.anything(), ahead: 0, extra: null },
      pause: null,
      kept: null,
      loads: { 'station:bar': [[noon - 10 * minute, 60, 600]] },
    })
    // What waits is read anew each minute.
    expect(until).toBe(shop.clock.now() + minute)
    const all = await shop.ask('times.read', {})
    expect(all.branches.length).toBeGreaterThan(2)
    expect(all.branches.find(({ branch }) => branch === 'merksem')).toMatchObject({ capacity: null, loads: {} })
    expect((await shop.ask('times.read', { branches: ['atlantis'] })).branches).toEqual([])
  })

  test('[TIME-3] what was read is fresh after every order, also on another server', async () => {
    const shop = await openShop()
    await setCapacity(shop)
    const used = async (on: TestShop) => (await readBranch(on)).times.loads['station:bar']?.[0]?.[1] ?? 0
    expect(await used(shop)).toBe(0)
    for (let order = 1; order <= 3; order++) {
      await shop.ask('orders.place', noorsOrder({ at: noon }))
      expect(await used(shop)).toBe(60 * order)
    }
    const beside = await shop.beside()
    expect(await used(beside)).toBe(180)
    await shop.ask('orders.place', noorsOrder({ at: noon }))
    await beside.quiet()
    expect(await used(beside)).toBe(240)
  })

  test('[TIME-3] pages that show a branch hear of its new times, at most once a second, whichever server tells them', async () => {
    const shop = await openShop()
    await setCapacity(shop)
    const beside = await shop.beside()
    const stream = await listenTo(await shop.listen(), { times: ['antwerpen', 'merksem'] })
    const elsewhere = await listenTo(await shop.listen(), { times: ['merksem'] })
    for (const page of [stream, elsewhere]) await page.live()
    const look = async () => {
      for (const one of [shop, beside]) {
        await one.quiet()
        await one.app.timesTeller.look()
      }
      await shop.quiet()
    }
    for (let order = 0; order < 5; order++) {
      await shop.ask('orders.place', noorsOrder())
      await look()
    }
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    await stream.until(1)
    expect(stream.heard.map(({ name, data }) => [name, data])).toEqual([['times.changed', { branch: 'antwerpen' }]])
    shop.clock.pass(1000)
    await look()
    await stream.until(2)
    shop.clock.pass(1000)
    await look()
    expect(stream.names).toEqual(['times.changed', 'times.changed'])
    expect(elsewhere.names).toEqual([])
    for (const page of [stream, elsewhere]) page.close()
  })

  describe('[TIME-3] what is offered', () => {
    test('is accepted in the same second, and what is refused is not offered', async () => {
      const shop = await openShop()
      await setCapacity(shop)
      const carts = fc.record({
        cappuccino: fc.integer({ min: 0, max: 12 }),
        panini: fc.integer({ min: 0, max: 4 }),
        pick: fc.integer({ min: 0, max: 200 }),
        pass: fc.integer({ min: 0, max: 6 }),
      })
      await fc.assert(
        fc.asyncProperty(carts, async ({ cappuccino, panini, pick, pass }) => {
          shop.clock.pass(pass * 7000)
          const lines = [
            { item: 'cappuccino', quantity: cappuccino },
            { item: 'caprese-panini', quantity: panini },
          ].filter(({ quantity }) => quantity > 0)
          if (lines.length === 0) return
          const page = await onThePage(shop, lines)
          if (page.soon !== null && pick % 3 === 0) {
            const { wantedAt } = await shop.ask('orders.place', noorsOrder({ lines, seenReadyAt: page.soon }))
            expect(wantedAt).toBe(page.soon)
            return
          }
          const time = page.times[pick % page.times.length]
          if (!time) return
          const reply = await shop.reply('orders.place', noorsOrder({ lines, at: time.at }))
          expect(reply.ok).toBe(!time.full)
          if (!reply.ok) {
            const next = page.times.find((one) => !one.full && one.at > time.at) ?? page.times.find((one) => !one.full)
            expect(reply.refusal.problems).toEqual([{ problem: 'slot_full', field: 'at', next: next?.at ?? null }])
          }
        }),
        { numRuns: 60 },
      )
      expect(Object.keys(makings)).toContain('cappuccino')
    })
  })
})
