// Who may order by themselves, who has a word with staff first, and whom staff block (SAFE-5).
import { describe, expect, test } from 'vitest'
import { usualGuard } from '#domain/order/guard/guard.ts'
import { newBrowser, type PrankBrowser } from '#proofs/prank/prank-day.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { newKey, noorsOrder, type PlaceWish, wrongOrder } from '#server/testing/order-drafts.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const config = { ordersPerMinute: 120, trustProxy: 1 }
const phoneOf = (number: number): string => `0470 ${100_000 + number}`
const coffees = (quantity: number) => ({ lines: [{ item: 'cappuccino', quantity }] })

onBothEngines((openShop) => {
  const open = () => openShop({ config })

  /** A browser that was never here. */
  const browser = async (shop: TestShop, address = '203.0.113.5', agent = 'Phone'): Promise<PrankBrowser> =>
    newBrowser(await shop.listen(), { store: shop.store, address, agent, language: 'nl-BE' })

  let number = 0
  const order = (change: Partial<PlaceWish> = {}) => noorsOrder({ phone: phoneOf(++number), ...change })

  async function placed(one: PrankBrowser, wish: PlaceWish) {
    const answer = await one.ask('orders.place', wish)
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
    return answer.value
  }

  async function problemOf(one: PrankBrowser, wish: PlaceWish) {
    const answer = await one.ask('orders.place', wish)
    if (answer.ok) throw new Error('placed')
    expect(answer.refusal.refusal).toBe('order_refused')
    return answer.refusal.problems[0]
  }

  const accept = (shop: TestShop, id: number, as: Person) =>
    shop.ask('orders.step', { key: newKey(), id, step: 'accept' }, { as })
  const collect = (shop: TestShop, id: number, as: Person) =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as })

  /** So many first orders of as many browsers. */
  async function newOnes(shop: TestShop, count: number, address?: string, change: Partial<PlaceWish> = {}) {
    const ids: number[] = []
    for (let n = 0; n < count; n++)
      ids.push((await placed(await browser(shop, address, `Agent ${n}`), order(change))).id)
    return ids
  }

  test('[SAFE-5] 25 coffees for a meeting: asked once, let in by staff, and placed under the same key', async () => {
    const shop = await open()
    const { jef, lotte } = await shop.staff()
    const office = await browser(shop)
    const meeting = order(coffees(25))

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

    const ids = [asks[0]?.id ?? 0]
    expect(await shop.refused('guard.answer', { ids, letIn: true }, { as: lotte })).toMatchObject({ status: 403 })
    await shop.ask('guard.answer', { ids, letIn: true }, { as: jef })
    expect(await office.ask('guard.readAsk', { key: meeting.key })).toMatchObject({ value: { state: 'let-in' } })
    // More than was let in is asked for anew.
    expect(await problemOf(office, { ...meeting, key: newKey(), ...coffees(60) })).toMatchObject({
      problem: 'ask_value',
    })
  })

  async function letIn(shop: TestShop, as: Person, isLetIn = true) {
    const { asks } = await shop.ask('guard.read', {}, { as })
    await shop.ask('guard.answer', { ids: asks.map(({ id }) => id), letIn: isLetIn }, { as })
  }

  test('[SAFE-5] let in, the order is placed once, however often it is sent', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const office = await browser(shop)
    const meeting = order(coffees(25))
    await problemOf(office, meeting)
    await letIn(shop, jef)
    const first = await placed(office, meeting)
    expect(await placed(office, meeting)).toEqual(first)
    expect(await shop.ask('guard.read', {}, { as: jef })).toMatchObject({ asks: [] })
    // The yes was for that order.
    expect(await problemOf(office, order(coffees(25)))).toMatchObject({ problem: 'ask_value' })
  })

  test('[SAFE-5] a yes is for one order, also of several that are sent at once, and for the branch that said it', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const office = await browser(shop)
    const meeting = (change: Partial<PlaceWish> = {}) => order({ ...coffees(25), ...change })
    await problemOf(office, meeting())
    await letIn(shop, jef)
    expect(await problemOf(office, meeting({ branch: 'merksem' }))).toMatchObject({ problem: 'ask_value' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => office.ask('orders.place', meeting())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('[SAFE-5] who asks at two branches by turns has one code at each, and waits once', async () => {
    const shop = await open()
    const { amira } = await shop.staff()
    const office = await browser(shop)
    const first = order(coffees(25))
    const then = order({ ...coffees(25), branch: 'merksem' })
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
    const meeting = order(coffees(25))
    await problemOf(office, meeting)
    await letIn(shop, jef, false)
    expect(await problemOf(office, meeting)).toEqual({ problem: 'order_at_counter', phone: '+3232000014' })
  })

  test('[H-48] a browser has three open orders, the same one sent again is no other, and a telephone number says nothing', async () => {
    const shop = await open()
    const one = await browser(shop)
    const phone = phoneOf(7)
    const first = order({ phone })
    for (let again = 0; again < 5; again++) await placed(one, first)
    await placed(one, order({ phone }))
    await placed(one, order({ phone, branch: 'merksem' }))
    expect(await problemOf(one, order())).toMatchObject({ problem: 'ask_open' })
    await placed(await browser(shop, '203.0.113.6'), order({ phone }))
  })

  test('[H-47] trust grows with what was collected, wherever its browser is; a member is never asked', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const regular = await browser(shop)
    await collect(shop, (await placed(regular, order())).id, jef)
    // Three and one that was collected; € 75 and € 3,20.
    expect(await problemOf(regular, order(coffees(25)))).toMatchObject({ problem: 'ask_value' })
    for (let more = 0; more < 4; more++) {
      regular.moveTo(`198.51.100.${more}`)
      await placed(regular, order())
    }
    regular.moveTo('198.51.100.99')
    expect(await problemOf(regular, order())).toMatchObject({ problem: 'ask_open' })
    for (let more = 0; more < 5; more++) await shop.ask('orders.place', order(coffees(40)), { as: jef })
  })

  test('[H-21] new customers of a connection have eight orders at a branch that nobody accepted, whatever they say of themselves', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const ids = await newOnes(shop, 8)
    const ninth = await browser(shop)
    const asked = order()
    expect(await problemOf(ninth, asked)).toMatchObject({ problem: 'ask_crowd' })
    await placed(await browser(shop), order({ branch: 'merksem' }))
    await placed(await browser(shop, '203.0.113.99'), order())
    await accept(shop, ids[0] ?? 0, jef)
    await placed(ninth, asked)
    for (const id of ids.slice(1)) await accept(shop, id, jef)
    // Nine are open; those that staff accepted count until they are collected.
    for (let n = 0; n < 11; n++) await accept(shop, (await newOnes(shop, 1))[0] ?? 0, jef)
    expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    await collect(shop, ids[0] ?? 0, jef)
    await newOnes(shop, 1)
  })

  test('[H-40] what nobody accepted of a connection costs at most five times what one browser may have open', async () => {
    const shop = await open()
    for (let n = 0; n < 5; n++) await placed(await browser(shop), order(coffees(21)))
    expect(await problemOf(await browser(shop), order(coffees(13)))).toMatchObject({ problem: 'ask_crowd' })
    await placed(await browser(shop), order(coffees(12)))
  })

  test('[H-41] a cookie earns nothing by its age, and there are no more of them than orders', async () => {
    const shop = await open()
    const early = await browser(shop)
    const { token } = await placed(early, order())
    await early.ask('orders.ownStep', { token, step: 'withdraw' })
    shop.clock.pass(2 * hour)
    await newOnes(shop, 8)
    expect(await problemOf(early, order())).toMatchObject({ problem: 'ask_crowd' })
    const { headers } = await shop.inject({ method: 'GET', url: '/api/times' })
    expect(headers['set-cookie']).toBeUndefined()
    // Sent again from a browser that lost the answer, an order brings the same cookie.
    const wish = order()
    const one = await browser(shop, '192.0.2.1')
    const again = await browser(shop, '192.0.2.1')
    await placed(one, wish)
    await placed(again, wish)
    expect(again.cookies()).toContain(one.cookies().find((cookie) => cookie.startsWith('visitor=')))
  })

  test('[SAFE-5] a subscriber of IPv6 counts once, and a /48 four times', async () => {
    const shop = await open()
    const from = (network: string) => `2001:db8:5:${network}::1`
    for (let n = 0; n < 8; n++) await newOnes(shop, 1, from(n.toString(16)))
    expect(await problemOf(await browser(shop, from('99')), order())).toMatchObject({ problem: 'ask_crowd' })
    for (let n = 1; n < 4; n++) await newOnes(shop, 8, from(`${n}00`))
    expect(await problemOf(await browser(shop, from('400')), order())).toMatchObject({ problem: 'ask_crowd' })
  })

  test('[H-45] a subscriber of IPv6 has twenty codes to say, whatever /64 each order comes from; the oldest makes room', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const meeting = () => order(coffees(25))
    const from = (network: string) => browser(shop, `2001:db8:5:${network}::1`)
    for (let n = 0; n < 25; n++)
      expect(await problemOf(await from(n.toString(16)), meeting())).toMatchObject({ problem: 'ask_value' })
    expect((await shop.ask('guard.read', {}, { as: jef })).asks).toHaveLength(20)
    expect(await problemOf(await from('100'), meeting())).toMatchObject({ problem: 'ask_value' })
    expect((await shop.ask('guard.read', {}, { as: jef })).asks).toHaveLength(21)
  })

  test('[H-45] staff see the newest ask first, with what was ordered, find it by the number, and let several in at once', async () => {
    const shop = await open()
    const { jef } = await shop.staff()
    const codes: (string | undefined)[] = []
    const guests: [PrankBrowser, PlaceWish][] = []
    for (let n = 0; n < 3; n++) {
      shop.clock.pass(minute)
      const guest = await browser(shop, `198.51.100.${n}`)
      const wish = order(coffees(25 + n))
      guests.push([guest, wish])
      codes.push((await problemOf(guest, wish))?.code)
    }
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    expect(asks.map(({ code }) => code)).toEqual(codes.toReversed())
    expect(asks[0]?.lines).toMatchObject([{ quantity: 27, name: { en: 'Cappuccino' } }])
    const found = await shop.ask('guard.read', { code: codes[0] }, { as: jef })
    expect(found.asks.map(({ code }) => code)).toEqual([codes[0]])
    await letIn(shop, jef)
    for (const [guest, wish] of guests) await placed(guest, wish)
    const { entries } = await shop.ask('log.list', {}, { as: (await shop.staff()).amira })
    expect(entries[0]).toMatchObject({ act: 'guard.answer' })
  })

  test('[SAFE-5] one tap refuses all of a browser and blocks it; the list says who and until when', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const prankster = await browser(shop)
    const first = await placed(prankster, order({ name: 'Jan' }))
    const second = await placed(prankster, order({ name: 'Piet' }))
    const bystander = await placed(await browser(shop), order())
    await accept(shop, second.id, jef)

    const wish = { key: newKey(), id: first.id }
    const { ended, blocked } = await shop.ask('orders.block', wish, { as: jef })
    expect(blocked).toBe(true)
    expect([...ended].sort()).toEqual([first.id, second.id].sort())
    expect(await shop.ask('orders.block', wish, { as: jef })).toEqual({ ended: [], blocked: true })
    const board = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    expect(board.orders.map(({ id }) => id)).toEqual([bystander.id])
    expect(board.toSee).toEqual([])
    expect(await shop.ask('orders.read', { id: first.id }, { as: jef })).toMatchObject({
      course: 'refused',
      endReason: 'not-serious',
    })

    const atCounter = { problem: 'order_at_counter', phone: '+3232000014' }
    expect(await problemOf(prankster, order())).toMatchObject(atCounter)
    // Two pranks of a connection, and its new customers have a word first.
    expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })

    const { blocks } = await shop.ask('guard.read', {}, { as: amira })
    const until = shop.clock.now() + 24 * hour
    expect(blocks).toMatchObject([
      { branch: 'antwerpen', order: first.id, code: first.code, name: 'Jan', wide: false, by: 'Jef', until },
    ])
    await shop.ask('guard.lift', { id: blocks[0]?.id ?? 0 }, { as: amira })
    // What was refused counts no longer.
    for (let n = 0; n < 3; n++) await placed(prankster, order())
    const { entries } = await shop.ask('log.list', {}, { as: amira })
    expect(entries.map(({ act }) => act).slice(0, 2)).toEqual(['guard.lift', 'orders.block'])
  })

  test('[H-6] who lost a branch learns nothing of a block by the key with which they made it', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const { id } = await placed(await browser(shop), order())
    const wish = { key: newKey(), id }
    await shop.ask('orders.block', wish, { as: jef })
    const branches = [{ branch: 'merksem', role: 'barista' as const }]
    await shop.ask('staff.appoint', { id: jef.id, state: 'active', branches }, { as: amira })
    const again = await shop.refused('orders.block', wish, { as: await shop.signIn('Jef') })
    expect(again.refusal).toBe('not_allowed')
    const { entries } = await shop.ask('log.list', {}, { as: amira })
    expect(entries.find(({ act }) => act === 'orders.block')).toMatchObject({ branch: 'antwerpen' })
  })

  test('[H-40] one tap refuses all that new customers of a connection have open at the branch, and keeps them asking', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const regular = await browser(shop)
    await collect(shop, (await placed(regular, order())).id, jef)
    const { id: honest } = await placed(regular, order())
    const fakes = await newOnes(shop, 8)
    const [elsewhere] = await newOnes(shop, 1, '203.0.113.77')
    await accept(shop, fakes[3] ?? 0, jef)
    const wish = { key: newKey(), id: fakes[5] ?? 0, wide: true }
    const { ended } = await shop.ask('orders.block', wish, { as: jef })
    expect([...ended].sort()).toEqual([...fakes].sort())
    const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    expect(orders.map(({ id }) => id).sort()).toEqual([honest, elsewhere].sort())
    expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    await placed(regular, order())
    const { blocks } = await shop.ask('guard.read', {}, { as: amira })
    expect(blocks).toMatchObject([{ order: fakes[5], wide: true }])
    await shop.ask('guard.lift', { id: blocks[0]?.id ?? 0 }, { as: amira })
    expect((await shop.ask('guard.read', {}, { as: amira })).blocks).toEqual([])
    await newOnes(shop, 8)
  })

  test('[H-76] from an ask, one tap declines all that its connection asks for and refuses what it has open, there alone', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const fakes = await newOnes(shop, usualGuard.waiting)
    const [elsewhere] = await newOnes(shop, 1, '203.0.113.77')
    for (let n = 0; n < 2; n++)
      expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    expect(await problemOf(await browser(shop, '203.0.113.77'), order(coffees(25)))).toMatchObject({
      problem: 'ask_value',
    })
    const { asks } = await shop.ask('guard.read', {}, { as: jef })
    const [honest, one] = asks
    await shop.ask('guard.answer', { ids: [one?.id ?? 0], letIn: false, wide: true }, { as: jef })
    expect((await shop.ask('guard.read', {}, { as: jef })).asks).toEqual([honest])
    const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    expect(orders.map(({ id }) => id)).toEqual([elsewhere])
    expect(fakes).not.toContain(elsewhere)
    const { blocks } = await shop.ask('guard.read', {}, { as: amira })
    expect(blocks).toMatchObject([{ code: one?.code, wide: true, by: 'Jef' }])
    expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    await shop.ask('guard.lift', { id: blocks[0]?.id ?? 0 }, { as: amira })
    expect((await shop.ask('guard.read', {}, { as: amira })).blocks).toEqual([])
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
    const wish = { key: newKey(), id, wide: true }
    expect(await shop.ask('orders.block', wish, { as: jef })).toEqual({ ended: [id], blocked: false })
    expect((await shop.ask('guard.read', {}, { as: jef })).blocks).toEqual([])
  })

  test('[SAFE-5] a block ends by itself; browser and connection are hashes, and the connection is forgotten after two days', async () => {
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
    await tidyShop(shop.store, shop.clock.now())
    expect(await shop.store.db.selectFrom('order_block').selectAll().execute()).toEqual([])
    const [row] = await shop.store.db.selectFrom('order_origin').selectAll().where('order_id', '=', id).execute()
    expect(row).toMatchObject({ asked_from: '', device: expect.stringMatching(/^.{22}$/) })
  })

  test('[SAFE-5] the owner sets the limits, also to none, and only the owner', async () => {
    const shop = await open()
    const { amira, jef } = await shop.staff()
    const rules = { ...usualGuard, waiting: 0, holdMinutes: 20 }
    const { version } = await shop.ask('guard.read', {}, { as: jef })
    expect(await shop.refused('guard.setRules', { rules, version }, { as: jef })).toMatchObject({ status: 403 })
    const saved = await shop.ask('guard.setRules', { rules, version }, { as: amira })
    expect(await shop.ask('guard.read', {}, { as: jef })).toMatchObject(saved)
    const guest = await browser(shop)
    expect(await problemOf(guest, order())).toMatchObject({ problem: 'ask_crowd' })
    await shop.ask('guard.setRules', { ...saved, rules: { ...rules, on: false } }, { as: amira })
    for (let n = 0; n < 5; n++) await placed(guest, order(coffees(40)))
  })

  test('[H-7] of two who set the limits at once the second is told, and loses nothing of the first', async () => {
    const shop = await open()
    const { amira } = await shop.staff()
    const { version } = await shop.ask('guard.read', {}, { as: amira })
    const first = { ...usualGuard, waiting: 5 }
    const second = { ...usualGuard, holdMinutes: 30 }
    const saved = await shop.ask('guard.setRules', { rules: first, version }, { as: amira })
    const late = await shop.refused('guard.setRules', { rules: second, version }, { as: amira })
    expect(late).toMatchObject({ refusal: 'changed_meanwhile' })
    // The answer was lost, and it is sent again.
    expect(await shop.ask('guard.setRules', { rules: first, version }, { as: amira })).toEqual(saved)
    expect((await shop.ask('guard.read', {}, { as: amira })).rules).toEqual(first)
  })

  test('[SAFE-5] what a customer cancels again and again counts for an hour', async () => {
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

  test('[H-44] however much of one connection is refused, its right orders, known customers and members go on', async () => {
    const shop = await openShop({ config: { ...config, ordersPerMinute: 3 } })
    const { jef } = await shop.staff()
    const regular = await browser(shop)
    const flooder = await browser(shop)
    await collect(shop, (await placed(regular, order())).id, jef)
    const refusalOf = async (one: PrankBrowser) => {
      const answer = await one.ask('orders.place', wrongOrder())
      return answer.ok || answer.refusal.refusal
    }
    for (let n = 0; n < 3; n++) expect(await refusalOf(flooder)).toBe('order_refused')
    expect(await refusalOf(flooder)).toBe('too_many')
    await placed(await browser(shop), order())
    expect(await refusalOf(regular)).toBe('order_refused')
    for (let n = 0; n < 600; n += 60) await Promise.all(Array.from({ length: 60 }, () => refusalOf(flooder)))
    // Now nothing of a stranger is read there for a minute.
    expect(await (await browser(shop)).ask('orders.place', order())).toMatchObject({ ok: false })
    await placed(regular, order())
    await shop.ask('orders.place', order(), { as: jef, headers: { 'x-forwarded-for': '203.0.113.5' } })
  })

  describe('several servers', () => {
    test('[SAFE-5] count and block together', async () => {
      const shop = await open()
      const { jef } = await shop.staff()
      const second = await shop.beside({ config })
      const ids: number[] = []
      for (let n = 0; n < 8; n++) ids.push((await placed(await browser(n % 2 ? second : shop), order())).id)
      expect(await problemOf(await browser(second), order())).toMatchObject({ problem: 'ask_crowd' })
      await second.ask('orders.block', { key: newKey(), id: ids[0] ?? 0, wide: true }, { as: jef })
      expect(await problemOf(await browser(shop), order())).toMatchObject({ problem: 'ask_crowd' })
    })
  })
})
