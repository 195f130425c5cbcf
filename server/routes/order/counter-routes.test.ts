// Orders that staff enter and change: at the counter, on the telephone, and with the customer's yes where it gets
// dearer.
import { expect, test } from 'vitest'
import type { Input, Output } from '#contract/index.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { at, minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const { amira, jef, lotte } = await shop.staff()
    const place = (more = {}) => shop.ask('orders.place', noorsOrder(more))
    const enter = (more: Partial<Input<'orders.enter'>> = {}, as = jef) =>
      shop.reply(
        'orders.enter',
        { key: newKey(), branch: 'antwerpen', lines: [{ item: 'cappuccino', quantity: 2 }], ...more },
        { as },
      )
    const change = (id: number, lines: Input<'orders.change'>['lines'], more = {}) =>
      shop.reply('orders.change', { key: newKey(), id, lines, ...more }, { as: jef })
    const postpone = (id: number, more: object) =>
      shop.reply('orders.postpone', { key: newKey(), id, ...more }, { as: jef })
    const own = (token: string, step: 'agree' | 'decline', more = {}) =>
      shop.reply('orders.ownStep', { token, step, ...more })
    const step = (id: number, name: 'agree' | 'decline' | 'pay' | 'refuse', more = {}) =>
      shop.reply('orders.step', { key: newKey(), id, step: name, ...more }, { as: jef })
    const read = (id: number) => shop.ask('orders.read', { id }, { as: jef })
    const track = (token: string) => shop.ask('orders.track', { token })
    const history = async (id: number) => (await shop.ask('orders.history', { id }, { as: jef })).steps
    return { shop, amira, jef, lotte, place, enter, change, postpone, own, step, read, track, history }
  }
  const refusal = (answer: { ok: boolean; refusal?: { refusal: string } }) => answer.refusal?.refusal
  const given = <Value>(answer: { ok: true; value: Value } | { ok: false; refusal: unknown }): Value => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    return answer.value
  }
  const seen = ({ proposal }: Output<'orders.change'>) => ({ proposal: proposal?.number })
  const one = { line: 1, item: 'cappuccino', quantity: 1 }

  test('[LIFE-5] an order is entered with nothing but its lines, at the prices of the server, and is accepted', async () => {
    const { shop, enter, read, track, history } = await opened()
    const { id, token, code, total, wantedAt } = given(await enter())
    expect(total).toBe(640)
    expect(code).toMatch(/^A-\d\d$/)
    expect(wantedAt).toBeGreaterThan(shop.clock.now())
    expect(await read(id)).toMatchObject({ source: 'counter', course: 'accepted', customerName: '', phone: '' })
    expect(await track(token)).toMatchObject({ phase: 'accepted', code })
    expect(await history(id)).toMatchObject([{ step: 'accept', actor: 'staff', staffName: 'Jef' }])
  })

  test('[OFF-1] what a branch sold most of the last four weeks, without what it no longer sells and what others sold', async () => {
    const { shop, enter, jef, lotte } = await opened()
    const most = async () => (await shop.ask('orders.mostSold', { branch: 'antwerpen' }, { as: jef })).items
    expect(await most()).toEqual([])
    const espresso = given(await enter({ lines: [{ item: 'espresso', quantity: 5 }] }))
    given(await enter({ lines: [{ item: 'cappuccino', quantity: 2 }] }))
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem', lines: [{ item: 'espresso', quantity: 9 }] }))
    expect(await most()).toEqual(['espresso', 'cappuccino'])
    await shop.ask('orders.step', { key: newKey(), id: espresso.id, step: 'cancel', reason: 'asked' }, { as: jef })
    expect(await most()).toEqual(['cappuccino'])
    expect((await shop.reply('orders.mostSold', { branch: 'antwerpen' }, { as: lotte })).status).toBe(403)
    // 28 days with today are from the fifth of February on.
    const soldOn = (day: string) =>
      shop.store.write((trx) => trx.updateTable('figure').set({ day }).where('kind', '=', 'item').execute())
    await soldOn('2026-02-05')
    expect(await most()).toEqual(['cappuccino'])
    await soldOn('2026-02-04')
    expect(await most()).toEqual([])
  })

  test('[LIFE-5] one key is one order; another branch is refused; what is wrong is said of each field and line', async () => {
    const { enter, lotte } = await opened()
    const key = newKey()
    const first = given(await enter({ key }))
    const again = given(await enter({ key }))
    expect(again).toEqual(first)
    expect(refusal(await enter({ key, name: 'Zoë' }))).toBe('key_reused')
    expect(refusal(await enter({}, lotte))).toBe('not_allowed')
    const wrong = await enter({
      form: 'table',
      table: 400,
      phone: '12',
      at: at('2026-03-03 10:00'),
      lines: [{ item: 'no-such-thing', quantity: 1 }],
    })
    expect(wrong).toMatchObject({
      refusal: {
        refusal: 'order_refused',
        problems: [
          { problem: 'phone_invalid', field: 'phone' },
          { problem: 'table_unknown', field: 'table' },
          { problem: 'time_past', field: 'at' },
          { problem: 'item_unknown', line: 0 },
        ],
      },
    })
    // What is no time of this century is refused before anything else is looked at.
    expect(await enter({ at: 5 })).toMatchObject({ refusal: { problems: [{ problem: 'bad_input', field: 'at' }] } })
  })

  test('[LIFE-5] a closed or full shop does not stop staff, who know that they can make one more', async () => {
    const { shop, enter, amira } = await opened()
    await shop.ask('shop.setState', { branches: ['antwerpen'], open: false }, { as: amira })
    expect((await enter({ form: 'table', table: 2, name: 'Noor' })).ok).toBe(true)
    shop.clock.set('2026-03-04 23:30')
    const jef = await shop.signIn('Jef')
    const { wantedAt } = given(await enter({}, jef))
    expect(wantedAt - shop.clock.now()).toBeLessThan(30 * minute)
  })

  test('[LIFE-4] fewer of a line counts at once, and the customer reads old and new', async () => {
    const { place, change, read, track, history } = await opened()
    const { id, token } = await place({ lines: [{ item: 'cappuccino', quantity: 3, note: 'oat milk' }] })
    const changed = given(await change(id, [{ ...one, quantity: 2, note: 'oat milk' }]))
    expect(changed).toMatchObject({ total: 640, toSee: 'changed', proposal: null })
    expect(await read(id)).toEqual(changed)
    expect(await track(token)).toMatchObject({
      total: 640,
      lines: [{ quantity: 2 }],
      changedFrom: { total: 960, lines: [{ quantity: 3, price: 320 }] },
    })
    expect(await history(id)).toMatchObject([
      { step: 'change', staffName: 'Jef', data: { before: { total: 960 }, after: { total: 640 } } },
    ])
  })

  test('[BOARD-3] a change that nobody marked as seen is seen by who hands the order over or refuses it', async () => {
    const { shop, jef, place, change, step, read } = await opened()
    const out = await place({ lines: [{ item: 'cappuccino', quantity: 2 }] })
    given(await change(out.id, [{ ...one, quantity: 1 }]))
    expect((await read(out.id)).toSee).toBe('changed')
    await shop.ask('orders.setLineStatus', { id: out.id, changes: [{ line: 1, status: 'served' }] }, { as: jef })
    const refused = await place({ lines: [{ item: 'cappuccino', quantity: 2 }] })
    given(await change(refused.id, [{ ...one, quantity: 1 }]))
    expect((await step(refused.id, 'refuse', { reason: 'too-busy' })).ok).toBe(true)
    const { toSee } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
    expect(toSee).toEqual([])
  })

  test('[LIFE-4] a line goes and another item takes its place; no price comes from the browser', async () => {
    const { place, change, step } = await opened()
    const { id } = await place({
      lines: [
        { item: 'cappuccino', quantity: 1 },
        { item: 'salmon-bagel', quantity: 1 },
      ],
    })
    given(
      await change(id, [
        { ...one, quantity: 1 },
        { item: 'espresso', quantity: 1 },
      ]),
    )
    const changed = given(await step(id, 'agree'))
    expect(changed.lines.map((line) => [line.id, line.item, line.price])).toEqual([
      [1, 'cappuccino', 320],
      [3, 'espresso', 260],
    ])
    expect(changed.total).toBe(580)
    expect(refusal(await change(id, []))).toBe('order_refused')
    expect(refusal(await change(id, [{ line: 9, item: 'espresso', quantity: 1 }]))).toBe('order_refused')
  })

  test('[LIFE-4] dearer waits for the customer: nothing changes before the yes, and the yes is to what they saw', async () => {
    const { place, change, own, read, track, history } = await opened()
    const { id, token } = await place()
    const asked = given(await change(id, [{ ...one, quantity: 2 }]))
    expect(asked).toMatchObject({ total: 320, toSee: null, proposal: { total: 640 } })
    expect(await track(token)).toMatchObject({ total: 320, proposal: { total: 640, lines: [{ quantity: 2 }] } })
    expect(refusal(await own(token, 'agree'))).toBe('changed_meanwhile')
    const newer = given(await change(id, [{ ...one, quantity: 3 }]))
    expect(refusal(await own(token, 'agree', seen(asked)))).toBe('changed_meanwhile')
    const agreed = given(await own(token, 'agree', seen(newer)))
    expect(agreed).toMatchObject({ total: 960, proposal: null, changedFrom: { total: 320 } })
    expect(await read(id)).toMatchObject({ total: 960, toSee: 'changed', lines: [{ quantity: 3 }] })
    expect(refusal(await own(token, 'agree', seen(newer)))).toBe('step_not_allowed')
    expect((await history(id)).map(({ step, actor }) => [step, actor])).toEqual([
      ['change', 'staff'],
      ['change', 'staff'],
      ['agree', 'customer'],
    ])
  })

  test('[LIFE-4] the customer declines, or staff note a yes that was given by telephone', async () => {
    const { place, change, own, step, read, track } = await opened()
    const { id, token } = await place()
    const asked = given(await change(id, [{ ...one, quantity: 2 }]))
    given(await own(token, 'decline', seen(asked)))
    expect(await track(token)).toMatchObject({ total: 320, proposal: null, changedFrom: null })
    await change(id, [{ ...one, quantity: 2 }])
    given(await step(id, 'agree'))
    expect(await read(id)).toMatchObject({ total: 640, proposal: null })
    expect(refusal(await step(id, 'agree'))).toBe('step_not_allowed')
  })

  test('[LIFE-4] what was made before the customer agreed stays made; only what there is more of is to be made anew', async () => {
    const { shop, jef, place, change, own, read } = await opened()
    const { id, token } = await place({
      lines: [
        { item: 'cappuccino', quantity: 1 },
        { item: 'espresso', quantity: 1 },
        { item: 'salmon-bagel', quantity: 1 },
      ],
    })
    const kept = [
      { line: 1, item: 'cappuccino', quantity: 1 },
      { line: 2, item: 'espresso', quantity: 3 },
      { line: 3, item: 'salmon-bagel', quantity: 1 },
    ]
    const asked = given(await change(id, [...kept, { item: 'cappuccino', quantity: 1 }]))
    const ready = [1, 2].map((line) => ({ line, status: 'ready' as const }))
    await shop.ask('orders.setLineStatus', { id, changes: ready }, { as: jef })
    expect((await own(token, 'agree', seen(asked))).ok).toBe(true)
    expect((await read(id)).lines.map((line) => [line.id, line.quantity, line.status])).toEqual([
      [1, 1, 'ready'],
      [2, 3, 'received'],
      [3, 1, 'received'],
      [4, 1, 'received'],
    ])
  })

  test('[LIFE-6] what is paid stays what it is: nobody agrees afterwards to a change that costs more', async () => {
    const { shop, amira, place, change, own, step, read, track } = await opened()
    const { id, token } = await place()
    const asked = given(await change(id, [{ ...one, quantity: 2 }]))
    await step(id, 'pay', { paidWay: 'card' })
    expect((await track(token)).proposal).toBeNull()
    const { steps } = await shop.ask('orders.history', { id }, { as: amira })
    expect(steps.at(-1)).toMatchObject({ step: 'pay', data: { dropped: 640 } })
    expect(refusal(await own(token, 'agree', seen(asked)))).toBe('step_not_allowed')
    expect(refusal(await step(id, 'agree'))).toBe('step_not_allowed')
    expect(await read(id)).toMatchObject({ total: 320, paidAmount: 320 })
    const { cash } = await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })
    expect(cash).toMatchObject({ total: 320, takings: { taken: { card: 320 }, rounding: 0, open: 0 } })
  })

  test('[LIFE-4] neither a ready nor a paid order is changed, nor one that somebody else changed meanwhile', async () => {
    const { shop, jef, place, change, postpone, step } = await opened()
    const { id } = await place()
    await step(id, 'pay', { paidWay: 'card' })
    expect(refusal(await change(id, [{ ...one, note: 'hot' }]))).toBe('paid_already')
    const other = await place()
    expect(refusal(await change(other.id, [one], { version: 7 }))).toBe('changed_meanwhile')
    const lines = { id: other.id, changes: [{ line: 1, status: 'ready' as const }] }
    await shop.ask('orders.setLineStatus', lines, { as: jef })
    expect(refusal(await change(other.id, [{ ...one, note: 'hot' }]))).toBe('step_not_allowed')
    expect(refusal(await postpone(other.id, { minutes: 5 }))).toBe('step_not_allowed')
  })

  test('[LIFE-4] the promise moves later, by minutes or to a time, never earlier, and the first one is kept', async () => {
    const { place, postpone, track, history } = await opened()
    const { id, token, wantedAt } = await place()
    expect(given(await postpone(id, { minutes: 10 }))).toMatchObject({ wantedAt: wantedAt + 10 * minute })
    given(await postpone(id, { to: wantedAt + 60 * minute }))
    expect(await track(token)).toMatchObject({ wantedAt: wantedAt + 60 * minute, firstPromisedAt: wantedAt })
    expect(refusal(await postpone(id, { to: wantedAt }))).toBe('bad_input')
    expect(refusal(await postpone(id, { minutes: 5, to: wantedAt + 90 * minute }))).toBe('bad_input')
    expect((await history(id))[1]?.data).toEqual({ from: wantedAt + 10 * minute, to: wantedAt + 60 * minute })
  })

  test('[LIFE-4] an order whose promise nobody knows has one once it is postponed', async () => {
    const { shop, place, postpone, read } = await opened()
    const { id } = await place()
    await shop.store.db.updateTable('orders').set({ wanted_known: 0 }).where('id', '=', id).execute()
    expect((await read(id)).wantedAt).toBeNull()
    const { wantedAt } = given(await postpone(id, { minutes: 20 }))
    expect(await read(id)).toMatchObject({ wantedAt })
  })

  test('[LIFE-4] the cash follows a change', async () => {
    const { shop, amira, place, change } = await opened()
    const { id } = await place({ lines: [{ item: 'cappuccino', quantity: 3 }] })
    const cash = async () => (await shop.ask('orders.list', { branch: 'antwerpen' }, { as: amira })).cash
    expect(await cash()).toMatchObject({ total: 960, takings: { open: 960 } })
    await shop.quiet()
    await cash()
    await change(id, [one])
    expect(await cash()).toMatchObject({ total: 320, takings: { open: 320 } })
  })

  test('[LIFE-4] one tap that was sent twice is one change', async () => {
    const { place, change, history } = await opened()
    const { id } = await place({ lines: [{ item: 'cappuccino', quantity: 3 }] })
    const key = newKey()
    const answers = [await change(id, [one], { key }), await change(id, [one], { key })]
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(await history(id)).toHaveLength(1)
  })

  test('[H-2] a yes is to the proposal that was seen, and not to a newer one at the same price', async () => {
    const { place, change, own, read } = await opened()
    const { id, token } = await place()
    const seenFirst = given(await change(id, [{ item: 'salmon-bagel', quantity: 1 }]))
    const newer = given(await change(id, [{ item: 'salmon-bagel', quantity: 1, note: 'toasted' }]))
    expect(newer.proposal?.total).toBe(seenFirst.proposal?.total)
    expect(refusal(await own(token, 'agree', seen(seenFirst)))).toBe('changed_meanwhile')
    expect(refusal(await own(token, 'decline', seen(seenFirst)))).toBe('changed_meanwhile')
    expect(await read(id)).toMatchObject({ total: 320, proposal: { number: newer.proposal?.number } })
    given(await own(token, 'agree', seen(newer)))
    expect((await read(id)).lines).toMatchObject([{ item: 'salmon-bagel', notes: 'toasted' }])
  })

  test('[H-24] what somebody eats changes with their yes alone, also where it gets no dearer; less of it is told', async () => {
    const { place, change, own, read, track } = await opened()
    const bagel = { item: 'salmon-bagel', quantity: 1, note: 'no onions' }
    const { id, token } = await place({ lines: [{ item: 'cappuccino', quantity: 2 }, bagel] })
    const kept = [one, { ...bagel, line: 2 }]
    for (const [what, lines] of Object.entries({
      'another item, cheaper': [one, { item: 'espresso', quantity: 1 }],
      'the same item without its note': [one, { ...bagel, line: 2, note: '' }],
      'more of one and less of another': [{ ...one, quantity: 3 }],
    }))
      expect(given(await change(id, lines)), what).toMatchObject({ total: 1590, lines: [{}, {}], proposal: {} })
    expect(given(await change(id, kept)), 'fewer').toMatchObject({ total: 1270, proposal: null })
    expect(given(await change(id, [one])), 'none').toMatchObject({ total: 320, proposal: null })

    const asked = given(await change(id, [{ item: 'espresso', quantity: 1 }]))
    expect(await track(token)).toMatchObject({
      lines: [{ item: 'cappuccino' }],
      proposal: { lines: [{ item: 'espresso', declaration: { contains: expect.any(Array) } }] },
    })
    given(await own(token, 'agree', seen(asked)))
    const [line] = (await read(id)).lines
    expect([line?.item, line?.replaced]).toEqual(['espresso', undefined])
  })

  test('[H-24] who allowed replacements reads which line is one, and still says yes to what is dearer', async () => {
    const { place, change, read, track } = await opened()
    const { id, token } = await place({ ifSoldOut: 'replace', lines: [{ item: 'cappuccino', quantity: 2 }] })
    expect(await read(id)).toMatchObject({ ifSoldOut: 'replace' })
    given(await change(id, [one, { item: 'espresso', quantity: 1 }]))
    const { lines, proposal, ifSoldOut } = await track(token)
    expect([proposal, ifSoldOut]).toEqual([null, 'replace'])
    expect(lines.map(({ item, replaced }) => [item, replaced])).toEqual([
      ['cappuccino', undefined],
      ['espresso', true],
    ])
    expect(given(await change(id, [{ item: 'salmon-bagel', quantity: 1 }]))).toMatchObject({ proposal: { total: 950 } })
    const other = await place({ ifSoldOut: 'leave-out' })
    expect(given(await change(other.id, [{ item: 'espresso', quantity: 1 }]))).toMatchObject({
      total: 320,
      proposal: {},
    })
  })
})
