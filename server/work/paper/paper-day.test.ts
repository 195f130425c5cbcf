// A day of 500 orders against printers that misbehave: every ticket comes out once, or marked (PAPER-4).
// @module-tag long
import { expect, test } from 'vitest'
import { dice } from '#server/testing/dice.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { addStar, greet } from '#server/testing/paper/printers-of-shop.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const orders = 500
const seed = Number(process.env.PAPER_SEED ?? 11)

onBothEngines((openShop, engine) => {
  test(`[PAPER-4] 500 orders, paper out, lost confirmations, restarts, two servers (seed ${seed})`, async () => {
    const first = await openShop()
    const { amira } = await first.staff()
    /** On SQLite one server after the other, on PostgreSQL two at once. */
    let servers: TestShop[] = engine === 'postgres' ? [first, await first.beside()] : [first]
    const { happens, oneOf } = dice(seed)
    const of = () => oneOf(servers) ?? first

    const counter = await addStar(first, amira, { name: 'Counter', prints: [], mac: '00:11:62:00:00:02', of })
    const bar = await addStar(first, amira, { name: 'Bar', coveredBy: counter.id, mac: '00:11:62:00:00:01', of })
    for (const star of [counter, bar]) await greet(star)

    const expected = new Map<number, number>()
    let placed = 0
    const step = async () => {
      // Orders are one second apart, printers poll every five; now and then something goes wrong.
      first.clock.pass(1000)
      if (placed < orders) {
        placed++
        const { id } = await of().ask('orders.place', noorsOrder({ key: newKey() }))
        await of().ask('orders.step', { id, step: 'accept', key: newKey() }, { as: amira })
        expected.set(id, 1)
      }
      if (happens(0.02)) bar.state.runsOutNext = true
      if (happens(0.03)) bar.state.losesConfirmations++
      bar.state.confirmsAgain = happens(0.5)
      bar.state.fetchesTwice = happens(0.2)
      if (happens(0.01)) bar.state.cover = 'open'
      if (happens(0.01)) bar.state.online = false
      if (happens(0.1)) Object.assign(bar.state, { paper: 'enough', cover: 'closed', online: true })
      if (happens(0.004) && engine === 'sqlite') {
        const next = await first.beside()
        if (servers[0] !== first) await servers[0]?.close()
        servers = [next]
      }
      await bar.poll()
      await counter.poll()
      if (happens(0.3)) await of().app.printers.look()
    }
    for (let time = 0; time < orders; time++) await step()
    Object.assign(bar.state, { paper: 'enough', cover: 'closed', online: true, runsOutNext: false })
    Object.assign(bar.state, { losesConfirmations: 0, fetchesTwice: false })
    // What is left: unconfirmed ones come again after a minute each.
    for (let time = 0; time < 2000; time++) {
      first.clock.pass(5000)
      const outcomes = [await bar.poll(), await counter.poll()]
      if (outcomes.every((one) => one === 'idle') && (await left(first)) === 0) break
    }

    const rows = await first.store.db.selectFrom('print_job').selectAll().where('order_id', 'is not', null).execute()
    expect(rows.filter(({ state }) => state === 'queued' || state === 'offered')).toEqual([])
    // Given up after three fetches in vain: the board says so.
    const failed = rows.filter(({ state }) => state === 'failed')
    const prints = [...bar.prints, ...counter.prints]
    for (const id of expected.keys()) {
      const job = rows.find(({ order_id }) => order_id === id)
      if (!job) throw new Error(`order ${id} has no slip`)
      const whole = prints.filter(({ token, whole }) => token === job.token && whole)
      if (job.state !== 'failed') expect(whole.length, `order ${id}`).toBeGreaterThanOrEqual(1)
      // All but the first that came out, torn ones too, are under a strip.
      const all = prints.filter(({ token }) => token === job.token).map(({ picture }) => picture.height)
      expect(all.filter((height) => height === Math.min(...all)).length, `order ${id}`).toBe(1)
      if (all.length > 1) expect(job.reprint, `order ${id}`).toBe(1)
    }
    expect(bar.sameTwice && counter.sameTwice).toBe(true)
    expect(rows).toHaveLength(orders)
    expect(failed.length).toBeLessThan(orders / 50)
    expect(counter.prints.length).toBeGreaterThan(0)
    expect(prints.length).toBeGreaterThan(orders)
  }, 900_000)
})

const left = async ({ store }: TestShop): Promise<number> =>
  (await store.db.selectFrom('print_job').select('id').where('state', 'in', ['queued', 'offered']).execute()).length
