// Who may order by themselves, who has a word with staff first, and whom staff block (SAFE-5).
import { describe, expect, test } from 'vitest'
import { tidy } from '../../housekeeping.ts'
import { hour, minute } from '../../testing/clock.ts'
import type { PlaceWish } from '../../testing/order-drafts.ts'
import { newKey, noorsOrder } from '../../testing/order-drafts.ts'
import { type Browser, newBrowser } from '../../testing/prank/browser.ts'
import { onBothEngines, type Shop } from '../../testing/shop.ts'

const config = { ordersPerMinute: 120, trustProxy: 1 }
const phoneOf = (number: number): string => `0470 ${100_000 + number}`

onBothEngines((openShop) => {
  const open = () => openShop({ config })

  /** A browser that was just here for the first time. */
  async function browser(shop: Shop, address = '203.0.113.5', agent = 'Phone'): Promise<Browser> {
    const one = newBrowser(await shop.listen(), { address, agent, language: 'nl-BE' })
    await one.ask('times.read', { branches: ['antwerpen'] })
    return one
  }

  let number = 0
  const order = (change: Partial<PlaceWish> = {}) => noorsOrder({ phone: phoneOf(++number), ...change })

  async function placed(one: Browser, wish: PlaceWish) {
    const answer = await one.ask('orders.place', wish)
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
    return answer.value
  }

  async function problemOf(one: Browser, wish: PlaceWish) {
    const answer = await one.ask('orders.place', wish)
    if (answer.ok) throw new Error('placed')
    expect(answer.refusal.refusal).toBe('order_refused')
    return answer.refusal.problems[0]
  }

  test('[SAFE-5] 25 coffees for a meeting: asked once, let in by staff, and placed under the same key', async () => {
    const shop = await open()
    const { jef, lotte } = await shop.staff()
    const office = await browser(shop)
    const meeting = order({ lines: [{ item: 'cappuccino', quantity: 25 }] })

    const problem = await problemOf(office, meeting)
    expect(problem).toMatchObject({
      problem: 'ask_value',
      phone: '+3232000014',
      code: expect.stringMatching(/^\d{3}$/),
    })
    // Asked again, it is the same one.
    expect(await problemOf(office, meeting)).toEqual(problem)
    expect(await office.ask('guard.readAsk', { key: meeting.key })).toMatchObject({ value: { state: 'waiting' } })
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    expect(asks).toMatchObject([{ code: problem?.code, name: 'Noor', total: 8000, pieces: 25, why: 'value' }])
    expect(await shop.ask('guard.read', {}, { as: lotte })).toMatchObject({ asks: [] })
    expect(await shop.ask('arrivals.read', {}, { as: jef })).toMatchObject({ asks: { unseen: 1 } })

    const id = asks[0]?.id ?? 0
    expect(await shop.refused('guard.answer', { id, letIn: true }, { as: lotte })).toMatchObject({ status: 403 })
    await shop.ask('guard.answer', { id, letIn: true }, { as: jef })
    expect(await office.ask('guard.readAsk', { key: meeting.key })).toMatchObject({ value: { state: 'let-in' } })
    // More than was let in is asked for anew.
    expect(
      await problemOf(office, { ...meeting, key: newKey(), lines: [{ item: 'cappuccino', quantity: 60 }] }),
    ).toMatchObject({ problem: 'ask_value' })
  })

  test('[SAFE-5] let in, the order is placed once, however often it is sent', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const office = await browser(shop)
    const meeting = order({ lines: [{ item: 'cappuccino', quantity: 25 }] })
    await problemOf(office, meeting)
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    await shop.ask('guard.answer', { id: asks[0]?.id ?? 0, letIn: true }, { as: jef })
    const first = await placed(office, meeting)
    expect(await placed(office, meeting)).toEqual(first)
    expect(await shop.ask('guard.read', {}, { as: jef })).toMatchObject({ asks: [] })
    // The yes was for that order.
    expect(await problemOf(office, order({ lines: [{ item: 'cappuccino', quantity: 25 }] }))).toMatchObject({
      problem: 'ask_value',
    })
  })

  test('[SAFE-5] a yes is for one order, also of several that are sent at once, and for the branch that said it', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const office = await browser(shop)
    const meeting = (change: Partial<PlaceWish> = {}) =>
      order({ lines: [{ item: 'cappuccino', quantity: 25 }], ...change })
    await problemOf(office, meeting())
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    await shop.ask('guard.answer', { id: asks[0]?.id ?? 0, letIn: true }, { as: jef })
    expect(await problemOf(office, meeting({ branch: 'merksem' }))).toMatchObject({ problem: 'ask_value' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => office.ask('orders.place', meeting())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('[SAFE-5] who asks at two branches by turns has one code at each, and waits once', async () => {
    const shop = await open()
    const { amira } = await shop.staff()
    const office = await browser(shop)
    const lines = [{ item: 'cappuccino', quantity: 25 }]
    const [first, then] = [order({ lines }), order({ lines, branch: 'merksem' })]
    const problem = await problemOf(office, first)
    expect(await problemOf(office, then)).toMatchObject({ problem: 'ask_value' })
    expect(await problemOf(office, { ...then, branch: 'antwerpen' })).toEqual(problem)
    const { asks } = await shop.ask('guard.read', {}, { as: amira })
    expect(asks.map(({ branch, code }) => [branch, code])).toEqual([['antwerpen', problem?.code]])
  })

  test('[SAFE-5] declined, the order belongs at the counter', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const office = await browser(shop)
    const meeting = order({ lines: [{ item: 'cappuccino', quantity: 25 }] })
    await problemOf(office, meeting)
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    await shop.ask('guard.answer', { id: asks[0]?.id ?? 0, letIn: false }, { as: jef })
    expect(await problemOf(office, meeting)).toEqual({ problem: 'order_at_counter', phone: '+3232000014' })
  })

  test('[SAFE-5] a browser and a telephone number have three open orders; the same one sent again is no other', async () => {
    const shop = await open()
    const [one, another] = [await browser(shop), await browser(shop, '203.0.113.6')]
    const phone = phoneOf(7)
    const first = order({ phone })
    await placed(one, first)
    for (let again = 0; again < 5; again++) await placed(one, first)
    await placed(one, order({ phone }))
    await placed(one, order({ phone }))
    expect(await problemOf(one, order())).toMatchObject({ problem: 'ask_open' })
    expect(await problemOf(another, order({ phone }))).toMatchObject({ problem: 'ask_open' })
    await placed(another, order())
  })

  test('[SAFE-5] whoever collected an order here is never asked; nor is a member', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const regular = await browser(shop)
    const { id } = await placed(regular, order())
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    for (let more = 0; more < 5; more++) await placed(regular, order({ lines: [{ item: 'cappuccino', quantity: 40 }] }))
    for (let more = 0; more < 5; more++)
      await shop.ask('orders.place', order({ lines: [{ item: 'cappuccino', quantity: 40 }] }), { as: jef })
  })

  test('[SAFE-5] new browsers of one kind have three open orders on a connection; a browser of an hour ago is not asked', async () => {
    const shop = await open()
    const early = await browser(shop)
    shop.clock.pass(hour)
    for (let n = 0; n < 3; n++) await placed(await browser(shop), order())
    const fourth = await browser(shop)
    expect(await problemOf(fourth, order())).toMatchObject({ problem: 'ask_crowd' })
    await placed(early, order())
    await placed(await browser(shop, '203.0.113.5', 'Tablet'), order())
    await placed(await browser(shop, '203.0.113.99'), order())
    // No cookie at all is no way round.
    const site = await shop.listen()
    const without = newBrowser(site, { address: '203.0.113.5', agent: 'Phone', language: 'nl-BE' })
    expect(await problemOf(without, order())).toMatchObject({ problem: 'ask_crowd' })
  })

  test('[SAFE-5] a subscriber of IPv6 has twenty codes to say, whatever /64 each order comes from', async () => {
    const shop = await open()
    const meeting = () => order({ lines: [{ item: 'cappuccino', quantity: 25 }] })
    const from = (network: string) => browser(shop, `2001:db8:5:${network}::1`)
    for (let n = 0; n < 20; n++)
      expect(await problemOf(await from(n.toString(16)), meeting())).toMatchObject({ problem: 'ask_value' })
    expect(await problemOf(await from('99'), meeting())).toMatchObject({ problem: 'order_at_counter' })
    expect(await problemOf(await from('100'), meeting())).toMatchObject({ problem: 'ask_value' })
  })

  test('[SAFE-5] one tap refuses all of a customer and blocks browser and telephone; the list says who and until when', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const prankster = await browser(shop)
    const phone = phoneOf(1)
    const first = await placed(prankster, order({ phone, name: 'Jan' }))
    const second = await placed(prankster, order({ name: 'Piet' }))
    const third = await placed(await browser(shop, '203.0.113.77'), order({ phone }))
    const bystander = await placed(await browser(shop, '203.0.113.78'), order())
    await shop.ask('orders.step', { key: newKey(), id: second.id, step: 'accept' }, { as: jef })

    const wish = { key: newKey(), id: first.id }
    const { ended, blocked } = await shop.ask('orders.block', wish, { as: jef })
    expect(blocked).toBe(true)
    expect([...ended].sort()).toEqual([first.id, second.id, third.id].sort())
    expect(await shop.ask('orders.block', wish, { as: jef })).toEqual({ ended: [], blocked: true })
    const board = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    expect(board.orders.map(({ id }) => id)).toEqual([bystander.id])
    expect(board.toSee).toEqual([])
    expect(await shop.ask('orders.read', { id: first.id }, { as: jef })).toMatchObject({
      course: 'refused',
      endReason: 'not-serious',
    })

    expect(await problemOf(prankster, order())).toMatchObject({ problem: 'order_at_counter', phone: '+3232000014' })
    expect(await problemOf(await browser(shop, '192.0.2.1'), order({ phone }))).toMatchObject({
      problem: 'order_at_counter',
    })
    // A new browser of the same kind on that connection has a word first; others there order as before.
    expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    await placed(await browser(shop, '203.0.113.5', 'Tablet'), order())

    const { blocks } = await shop.ask('guard.read', {}, { as: amira })
    expect(blocks).toMatchObject([
      {
        branch: 'antwerpen',
        order: first.id,
        code: first.code,
        name: 'Jan',
        device: true,
        phone: true,
        by: 'Jef',
        until: shop.clock.now() + 24 * hour,
      },
    ])
    await shop.ask('guard.lift', { id: blocks[0]?.id ?? 0 }, { as: amira })
    // What was refused counts no longer.
    for (let n = 0; n < 3; n++) await placed(prankster, order())
    const { entries } = await shop.ask('log.list', {}, { as: amira })
    expect(entries.map(({ act }) => act).slice(0, 2)).toEqual(['guard.lift', 'orders.block'])
  })

  test('[SAFE-5] a known customer is not blocked by a telephone number that somebody else typed', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const regular = await browser(shop)
    const phone = phoneOf(42)
    const { id } = await placed(regular, order({ phone }))
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    const honest = await placed(regular, order({ phone }))
    const fake = await placed(await browser(shop, '192.0.2.9'), order({ phone }))
    const { ended } = await shop.ask('orders.block', { key: newKey(), id: fake.id }, { as: jef })
    // Nor is what they have open refused.
    expect(ended).toEqual([fake.id])
    expect(await shop.ask('orders.read', { id: honest.id }, { as: jef })).toMatchObject({ endReason: null })
    await placed(regular, order({ phone }))
  })

  test('[SAFE-5] an order that staff entered is refused, and nobody is blocked for it', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const { id } = await shop.ask(
      'orders.enter',
      {
        key: newKey(),
        branch: 'antwerpen',
        form: 'pick-up',
        name: 'Noor',
        lines: [{ item: 'cappuccino', quantity: 1 }],
      },
      { as: jef },
    )
    expect(await shop.ask('orders.block', { key: newKey(), id }, { as: jef })).toEqual({ ended: [id], blocked: false })
    expect((await shop.ask('guard.read', {}, { as: jef })).blocks).toEqual([])
  })

  test('[SAFE-5] a block ends by itself; telephone, connection and kind are hashes, and forgotten after two days', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const prankster = await browser(shop)
    const phone = phoneOf(3)
    const { id } = await placed(prankster, order({ phone }))
    await shop.ask('orders.block', { key: newKey(), id }, { as: jef })
    const kept = JSON.stringify([
      await shop.store.db.selectFrom('order_origin').selectAll().execute(),
      await shop.store.db.selectFrom('order_block').selectAll().execute(),
    ])
    expect(kept).not.toMatch(/100003|203\.0\.113|Phone/)
    shop.clock.pass(25 * hour)
    await placed(prankster, order({ phone, day: '2026-03-05' }))
    shop.clock.pass(48 * hour)
    await tidy(shop.store, shop.clock.now())
    expect(await shop.store.db.selectFrom('order_block').selectAll().execute()).toEqual([])
    const [row] = await shop.store.db.selectFrom('order_origin').selectAll().where('order_id', '=', id).execute()
    expect(row).toMatchObject({ phone: '', asked_from: '', kind: '', device: expect.stringMatching(/^.{22}$/) })
  })

  test('[SAFE-5] the owner sets the limits, also to none, and only the owner', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const rules = { on: true, newOpen: 0, openOrders: 1, openValue: 500, blockHours: 2 }
    expect(await shop.refused('guard.setRules', rules, { as: jef })).toMatchObject({ status: 403 })
    await shop.ask('guard.setRules', rules, { as: amira })
    expect((await shop.ask('guard.read', {}, { as: jef })).rules).toEqual(rules)
    const guest = await browser(shop)
    expect(await problemOf(guest, order())).toMatchObject({ problem: 'ask_crowd' })
    expect(await problemOf(guest, order({ lines: [{ item: 'cappuccino', quantity: 2 }] }))).toMatchObject({
      problem: 'ask_value',
    })
    await shop.ask('guard.setRules', { ...rules, on: false }, { as: amira })
    for (let n = 0; n < 5; n++) await placed(guest, order({ lines: [{ item: 'cappuccino', quantity: 40 }] }))
  })

  test('[SAFE-5] what a customer cancels again and again counts for an hour, and what was not collected for a day', async () => {
    const shop = await open()
    const one = await browser(shop)
    for (let n = 0; n < 3; n++) {
      const { token } = await placed(one, order())
      await one.ask('orders.ownStep', { token, step: 'withdraw' })
    }
    expect(await problemOf(one, order())).toMatchObject({ problem: 'ask_open' })
    shop.clock.pass(hour + minute)
    await placed(one, order())
  })

  describe('several servers', () => {
    test('[SAFE-5] count and block together', async () => {
      const shop = await open()
      const { jef } = await shop.staff()
      const second = await shop.beside({ config })
      const ids: number[] = []
      for (let n = 0; n < 3; n++) ids.push((await placed(await browser(n % 2 ? second : shop), order())).id)
      expect(await problemOf(await browser(second), order())).toMatchObject({ problem: 'ask_crowd' })
      await second.ask('orders.block', { key: newKey(), id: ids[0] ?? 0 }, { as: jef })
      expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    })
  })
})
