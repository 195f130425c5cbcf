// The course of an order over HTTP: staff's steps, the customer's, two people at once, and what each of them sees.
import { expect, test } from 'vitest'
import type { Output } from '#contract/index.ts'
import { mostTimesLate } from '#domain/order/following.ts'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { withoutGuard } from '#server/testing/test-branch-settings.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const staff = await shop.staff()
    const place = () => shop.ask('orders.place', noorsOrder())
    const step = (id: number, name: 'accept' | 'refuse' | 'cancel' | 'collectNot' | 'bringBack', more = {}) =>
      shop.reply('orders.step', { key: newKey(), id, step: name, ...more }, { as: staff.jef })
    const lines = (id: number, status: 'received' | 'ready' | 'served') =>
      shop.reply('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: staff.jef })
    const track = (token: string) => shop.ask('orders.track', { token })
    return { shop, staff, place, step, lines, track }
  }
  const refusal = (answer: { ok: boolean; refusal?: { refusal: string } }) => answer.refusal?.refusal

  test('[LIFE-1] every step is kept with who took it and when', async () => {
    const { shop, staff, place, step, lines, track } = await opened()
    const { id, token } = await place()
    expect(await track(token)).toMatchObject({ course: 'placed', phase: 'placed', acceptedAt: null })
    await step(id, 'accept')
    shop.clock.pass(minute)
    await lines(id, 'ready')
    expect(await track(token)).toMatchObject({ phase: 'ready', readyAt: shop.clock.now() })
    await lines(id, 'received')
    expect(await track(token)).toMatchObject({ phase: 'accepted', readyAt: null })
    const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
    expect(steps.map(({ step: name, actor, staffName, at }) => [name, actor, staffName, at])).toEqual([
      ['accept', 'staff', staff.jef.name, shop.clock.now() - minute],
      ['setLines', 'staff', staff.jef.name, shop.clock.now()],
      ['setLines', 'staff', staff.jef.name, shop.clock.now()],
    ])
    expect((await shop.reply('orders.history', { id }, { as: staff.lotte })).ok).toBe(false)
  })

  test('[LIFE-1] two members at once: one accepts, the other is told; the same tap again changes nothing', async () => {
    const { shop, staff, place } = await opened()
    const { id } = await place()
    const key = newKey()
    const accept = (as: typeof staff.jef, own: string) =>
      shop.reply('orders.step', { key: own, id, step: 'accept' }, { as })
    const answers = await Promise.all([accept(staff.jef, key), accept(staff.amira, newKey()), accept(staff.jef, key)])
    expect(answers.map((answer) => (answer.ok ? 'yes' : refusal(answer))).sort()).toEqual(
      expect.arrayContaining(['step_not_allowed']),
    )
    expect((await shop.ask('orders.history', { id }, { as: staff.jef })).steps).toHaveLength(1)
  })

  test('[LIFE-2] a refused order says why at once, counts no more, is off the board, and can be brought back', async () => {
    const { shop, staff, place, step, lines, track } = await opened()
    const first = await place()
    const other = await place()
    expect(refusal(await step(first.id, 'refuse'))).toBe('bad_input')
    expect(refusal(await step(first.id, 'refuse', { reason: 'other', words: ' ' }))).toBe('bad_input')
    await step(first.id, 'refuse', { reason: 'sold-out', words: 'No more croissants.' })
    expect(await track(first.token)).toMatchObject({
      phase: 'refused',
      endReason: 'sold-out',
      endWords: 'No more croissants.',
      overAt: shop.clock.now(),
    })
    const board = () => shop.ask('orders.board', { branch: 'antwerpen' }, { as: staff.jef })
    const cash = async () => (await shop.ask('orders.list', {}, { as: staff.amira })).cash?.total
    expect((await board()).orders.map(({ id }) => id)).toEqual([other.id])
    expect(await cash()).toBe(320)
    expect(refusal(await lines(first.id, 'ready'))).toBe('step_not_allowed')
    await step(first.id, 'bringBack')
    expect(await track(first.token)).toMatchObject({ phase: 'accepted', endReason: null, endWords: '' })
    expect((await board()).orders).toHaveLength(2)
    expect(await cash()).toBe(640)
  })

  test('[LIFE-2] what was handed over is neither refused nor cancelled', async () => {
    const { place, step, lines } = await opened()
    const { id } = await place()
    await lines(id, 'served')
    expect(refusal(await step(id, 'cancel', { reason: 'asked' }))).toBe('step_not_allowed')
  })

  test('[LIFE-3] the customer cancels while nothing is made, twice without harm, and not afterwards', async () => {
    const { shop, place, step, lines, track } = await opened()
    const own = (token: string, name: 'withdraw' | 'arrive' | 'runLate', more = {}) =>
      shop.reply('orders.ownStep', { token, step: name, ...more })
    const { id, token } = await place()
    await own(token, 'withdraw')
    expect(await own(token, 'withdraw')).toMatchObject({ ok: true, value: { phase: 'cancelled' } })
    expect(refusal(await step(id, 'accept'))).toBe('step_not_allowed')
    expect(refusal(await step(id, 'bringBack'))).toBe('step_not_allowed')
    const begun = await place()
    await lines(begun.id, 'ready')
    expect(refusal(await own(begun.token, 'withdraw'))).toBe('begun_already')
    await own(begun.token, 'runLate', { minutes: 20 })
    expect(await track(begun.token)).toMatchObject({ lateBy: 20 })
    await own(begun.token, 'arrive')
    expect(await track(begun.token)).toMatchObject({ hereAt: shop.clock.now() })
    const hereAt = shop.clock.now()
    shop.clock.pass(minute)
    expect(await own(begun.token, 'arrive')).toMatchObject({ ok: true, value: { hereAt } })
    expect(refusal(await own('00000000', 'withdraw'))).toBe('token_unknown')
  })

  test('[LIFE-3] the customer cancels while staff accept, on two servers: one of them wins, and both are told the same', async () => {
    const { shop, staff, place, track } = await opened()
    const other = await shop.beside()
    for (let round = 0; round < 4; round++) {
      const { id, token } = await place()
      const [accepted, withdrawn] = await Promise.all([
        shop.reply('orders.step', { key: newKey(), id, step: 'accept' }, { as: staff.jef }),
        other.reply('orders.ownStep', { token, step: 'withdraw' }),
      ])
      const { phase } = await track(token)
      if (phase === 'cancelled') expect(withdrawn.ok).toBe(true)
      else expect([phase, accepted.ok, refusal(withdrawn)]).toEqual(['accepted', true, 'begun_already'])
      const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
      expect(steps.map(({ step }) => step)).toEqual(
        phase === 'accepted' ? ['accept'] : accepted.ok ? ['accept', 'withdraw'] : ['withdraw'],
      )
    }
  })

  test('[LIFE-1] one member hands over what another refuses, on two servers: the order ends one way', async () => {
    const { shop, staff, place, track } = await opened()
    const other = await shop.beside()
    for (let round = 0; round < 4; round++) {
      const { id, token } = await place()
      const [served, refused] = await Promise.all([
        shop.reply('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: staff.jef }),
        other.reply('orders.step', { key: newKey(), id, step: 'refuse', reason: 'too-busy' }, { as: staff.amira }),
      ])
      const { phase } = await track(token)
      expect([served.ok, refused.ok]).toEqual([phase === 'out', phase === 'refused'])
    }
  })

  test('[LIFE-1] a tap that was made on an older state is refused, and changes nothing', async () => {
    const { shop, staff, place, step, track } = await opened()
    const { id, token } = await place()
    await step(id, 'accept')
    expect(refusal(await step(id, 'cancel', { reason: 'asked', version: 0 }))).toBe('changed_meanwhile')
    expect(await track(token)).toMatchObject({ phase: 'accepted' })
    const { version } = await shop.ask('orders.read', { id }, { as: staff.jef })
    expect((await step(id, 'cancel', { reason: 'asked', version })).ok).toBe(true)
  })

  test('[LIFE-6] cash is rounded to five cents, and what was taken is kept and taken back', async () => {
    const { shop, staff } = await opened()
    const bun = {
      category: 'CAKEANDSWEETS',
      name: { en: 'Bun' },
      desc: {},
      image: { kind: 'bundled', ref: 'mocha' },
    } as const
    const { id: item } = await shop.ask('items.add', { ...bun, price: 322 }, { as: staff.amira })
    const { id, total } = await shop.ask('orders.place', noorsOrder({ lines: [{ item, quantity: 1 }] }))
    const pay = (more: object) =>
      shop.reply('orders.step', { key: newKey(), id, step: 'pay', ...more }, { as: staff.jef })
    expect(refusal(await pay({}))).toBe('bad_input')
    const paid = (await pay({ paidWay: 'cash' })) as { value: Output<'orders.step'> }
    expect(paid.value).toMatchObject({ paidWay: 'cash', paidAmount: Math.round(total / 5) * 5 })
    await shop.ask('orders.step', { key: newKey(), id, step: 'unpay' }, { as: staff.jef })
    expect(await shop.ask('orders.read', { id }, { as: staff.jef })).toMatchObject({ paidWay: null, paidAmount: null })
  })

  test('[J-34] a code rests for two hours after its order is over', async () => {
    const { shop, place, step } = await opened()
    await withoutGuard(shop)
    const { id, code } = await place()
    expect((await step(id, 'refuse', { reason: 'sold-out' })).ok).toBe(true)
    // A server that has just started knows only what is kept.
    const next = async (count: number) => {
      const { ask } = await shop.beside()
      const placed = await Promise.all(Array.from({ length: count }, () => ask('orders.place', noorsOrder())))
      return placed.map((one) => one.code)
    }
    const meanwhile = await next(100)
    expect(meanwhile).not.toContain(code)
    expect(meanwhile.filter((one) => /^A-\d{3}$/.test(one))).toHaveLength(1)
    shop.clock.pass(2 * hour + 1)
    expect(await next(1)).toEqual([code])
  })

  test('[CALL-1] no two open orders of a branch are called alike', async () => {
    const { shop, staff } = await opened()
    const placed = await Promise.all(Array.from({ length: 120 }, () => shop.ask('orders.place', noorsOrder())))
    const codes = placed.map(({ code }) => code)
    expect(new Set(codes).size).toBe(120)
    expect(codes.filter((code) => /^A-\d\d$/.test(code))).toHaveLength(100)
    const found = await shop.ask('orders.list', { search: codes[0] ?? '' }, { as: staff.jef })
    expect(found.orders.map(({ code }) => code)).toContain(codes[0])
  })

  test('[H-1] who only has the token cannot fill the boards: the same again is no step, and being late has an end', async () => {
    const { shop, staff, place, step } = await opened()
    const { id, token } = await place()
    await step(id, 'accept')
    const late = (minutes: number) => shop.reply('orders.ownStep', { token, step: 'runLate', minutes })
    for (let again = 0; again < 10; again++) expect((await late(20)).ok).toBe(true)
    const answers = []
    for (let minutes = 1; minutes <= 10; minutes++) answers.push(await late(minutes))
    expect(answers.map((answer) => refusal(answer) ?? 'ok')).toEqual([
      ...Array.from({ length: mostTimesLate - 1 }, () => 'ok'),
      ...Array.from({ length: 11 - mostTimesLate }, () => 'step_not_allowed'),
    ])
    const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
    expect(steps.filter(({ actor }) => actor === 'customer')).toHaveLength(mostTimesLate)
    const events = await shop.store.db.selectFrom('event').select('name').where('token', '=', token).execute()
    expect(events.filter(({ name }) => name === 'orders.stepped')).toHaveLength(1 + mostTimesLate)
  })

  test('[H-4] who says to be late says by how much', async () => {
    const { shop, place, step, track } = await opened()
    const { id, token } = await place()
    await step(id, 'accept')
    expect(await shop.refused('orders.ownStep', { token, step: 'runLate' })).toMatchObject({
      status: 400,
      problems: [{ problem: 'bad_input', field: 'minutes' }],
    })
    expect((await track(token)).lateBy).toBeNull()
  })

  test('[H-5] nobody arrives at a table where they sit, nor today for next week; the server says so too', async () => {
    const { shop, track } = await opened()
    const table = await shop.ask('orders.place', tableOrder())
    const later = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
    for (const { token } of [table, later]) {
      const said = [
        await shop.reply('orders.ownStep', { token, step: 'arrive' }),
        await shop.reply('orders.ownStep', { token, step: 'runLate', minutes: 10 }),
      ]
      expect(said.map(refusal)).toEqual(['step_not_allowed', 'step_not_allowed'])
      expect(await track(token)).toMatchObject({ hereAt: null, lateBy: null })
    }
  })

  test('[H-6] who lost a branch reads none of its orders by a key that was used before', async () => {
    const { shop, staff, place } = await opened()
    const { id } = await place()
    const accept = { key: newKey(), id, step: 'accept' } as const
    const change = { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity: 1, note: 'hot' }] }
    const later = { key: newKey(), id, minutes: 10 }
    const again = async (as: Person) => [
      refusal(await shop.reply('orders.step', accept, { as })),
      refusal(await shop.reply('orders.change', change, { as })),
      refusal(await shop.reply('orders.postpone', later, { as })),
    ]
    expect(await again(staff.jef)).toEqual([undefined, undefined, undefined])
    expect(await again(staff.jef)).toEqual([undefined, undefined, undefined])
    const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
    expect(steps).toHaveLength(3)
    const branches = [{ branch: 'merksem', role: 'barista' as const }]
    await shop.ask('staff.appoint', { id: staff.jef.id, state: 'active', branches }, { as: staff.amira })
    expect(await again(await shop.signIn('Jef'))).toEqual(['not_allowed', 'not_allowed', 'not_allowed'])
  })

  test('[H-49] of many payments at once one counts, and the way never flips', async () => {
    const shop = await openShop()
    const staff = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    const ways = Array.from({ length: 12 }, (_, n) => (n % 2 ? ('cash' as const) : ('card' as const)))
    const replies = await Promise.all(
      ways.map((paidWay) => shop.reply('orders.step', { key: newKey(), id, step: 'pay', paidWay }, { as: staff.jef })),
    )
    const { paidWay } = await shop.ask('orders.read', { id }, { as: staff.jef })
    replies.forEach((reply, n) => {
      expect(reply.ok).toBe(ways[n] === paidWay)
    })
    const { steps } = await shop.ask('orders.history', { id }, { as: staff.jef })
    expect(steps.filter(({ step }) => step === 'pay')).toHaveLength(1)
  })
})
