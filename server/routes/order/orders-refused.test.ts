// Orders that are refused: each refusal by its name, at its field or line, and nothing stored.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CallName, callNames } from '#contract/addresses.ts'
import { noorsOrder, type PlaceWish, tableOrder } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import { at, wednesdayMorning } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
    const { jef } = await shop.staff()
    await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' }, { as: jef })
  })
  beforeEach(() => shop.clock.set(wednesdayMorning))

  const ordersStored = async () =>
    (
      await shop.store.db
        .selectFrom('orders')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  /** As staff read them. */
  const notesOf = async (token: string) => {
    const { jef } = await shop.staff()
    const { orders } = await shop.ask('orders.find', { text: token, branch: 'antwerpen' }, { as: jef })
    return orders[0]?.lines.map(({ notes }) => notes)
  }
  const refusalOf = async (change: Partial<PlaceWish> | object) => {
    const before = await ordersStored()
    const refused = await shop.refused('orders.place', { ...noorsOrder(), ...change })
    expect(await ordersStored()).toBe(before)
    return refused
  }

  describe('what stands in the cart', () => {
    const cappuccino = { item: 'cappuccino', quantity: 1 }

    test('[ORDER-4] an item that is not on the menu is refused at its line', async () => {
      const refused = await refusalOf({ lines: [cappuccino, { item: 'unicorn', quantity: 1 }] })
      expect(refused).toMatchObject({ status: 422, refusal: 'order_refused' })
      expect(refused.problems).toEqual([{ problem: 'item_unknown', line: 1 }])
    })

    test('[ORDER-4] the sold-out salmon bagel is refused at its line', async () => {
      const refused = await refusalOf({ lines: [cappuccino, { item: 'salmon-bagel', quantity: 1 }] })
      expect(refused.problems).toEqual([{ problem: 'item_out_of_stock', line: 1 }])
    })

    test('the salmon bagel is sold where it is not sold out', async () => {
      await shop.ask('orders.place', noorsOrder({ branch: 'merksem', lines: [{ item: 'salmon-bagel', quantity: 1 }] }))
    })

    test.each([0, -1, 1.5, 100, 10_000, 1e300])(
      '[ORDER-4] a quantity of %s is refused at its line',
      async (quantity) => {
        const refused = await refusalOf({ lines: [{ item: 'cappuccino', quantity }] })
        expect(refused.problems).toEqual([{ problem: 'quantity_invalid', line: 0 }])
      },
    )

    test.each(['1', null, true, {}])('a quantity that is no number, %j, is refused at its line', async (quantity) => {
      const refused = await refusalOf({ lines: [cappuccino, { item: 'cappuccino', quantity }] })
      expect(refused).toMatchObject({ status: 400, refusal: 'bad_input' })
      expect(refused.problems).toEqual([{ problem: 'bad_input', field: 'lines.1.quantity', line: 1 }])
    })

    test('[ORDER-4] a note of 10,000 characters is refused at its line', async () => {
      const refused = await refusalOf({ lines: [cappuccino, { ...cappuccino, note: 'x'.repeat(10_000) }] })
      expect(refused.problems).toEqual([{ problem: 'note_too_long', line: 1 }])
    })

    test('a note of 500 emoji is kept exactly', async () => {
      const note = '🥐'.repeat(500)
      const { token } = await shop.ask('orders.place', noorsOrder({ lines: [{ ...cappuccino, note }] }))
      expect(await notesOf(token)).toEqual([note])
    })

    test.each([
      ['HTML', '<script>alert(1)</script> & "more"'],
      ['SQL', `'); drop table orders; --`],
      ['Arabic', 'بدون سكر من فضلك'],
      ['a family of emoji', '👩‍👩‍👧‍👦 for four'],
      ['lines', 'first\nsecond'],
    ])('a note with %s is kept as the text that it is', async (_, note) => {
      const { token } = await shop.ask('orders.place', noorsOrder({ lines: [{ ...cappuccino, note }] }))
      expect(await notesOf(token)).toEqual([note])
    })

    test('what no database can keep is taken out of texts, the same on both engines', async () => {
      const order = noorsOrder({ name: 'No\u0000or\ud800', lines: [{ ...cappuccino, note: '\udc00no\u0000 sugar' }] })
      const { id } = await shop.ask('orders.place', order)
      const kept = await shop.ask('orders.read', { id }, { as: (await shop.staff()).amira })
      expect([kept.customerName, kept.lines[0]?.notes]).toEqual(['Noor\ufffd', '\ufffdno sugar'])
    })

    test('an item or key of NUL characters finds nothing and breaks nothing', async () => {
      expect((await refusalOf({ lines: [{ item: '\u0000', quantity: 1 }] })).problems[0]?.problem).toBe('item_unknown')
      expect((await refusalOf({ key: '\u0000'.repeat(20) })).problems).toEqual([{ problem: 'bad_input', field: 'key' }])
      expect((await refusalOf({ branch: 'antwerpen\ud800' })).refusal).toBe('branch_unknown')
    })

    test('an empty cart, and one of 51 lines, are refused', async () => {
      expect((await refusalOf({ lines: [] })).problems).toEqual([{ problem: 'cart_empty', field: 'lines' }])
      const many = await refusalOf({ lines: Array.from({ length: 51 }, () => cappuccino) })
      expect(many.problems).toEqual([{ problem: 'too_many_lines', field: 'lines' }])
    })

    test('[F-70] an order of a size that no coffee bar makes is refused with a sentence; staff may enter it', async () => {
      const lines = (quantity: number, note = '') =>
        Array.from({ length: 50 }, () => ({ item: 'cappuccino', quantity, note }))
      expect((await refusalOf({ lines: lines(99) })).problems).toEqual([{ problem: 'too_many_pieces', field: 'lines' }])
      expect((await refusalOf({ lines: lines(1, 'x'.repeat(101)) })).problems).toEqual([
        { problem: 'notes_too_long', field: 'lines' },
      ])
      expect((await shop.reply('orders.place', noorsOrder({ lines: lines(4, 'x'.repeat(100)) }))).ok).toBe(true)
      const { amira } = await shop.staff()
      const entered = { ...noorsOrder({ lines: lines(5) }), form: 'pick-up' as const }
      expect((await shop.reply('orders.enter', entered, { as: amira })).ok).toBe(true)
    })

    test('everything that is wrong is said at once', async () => {
      const refused = await refusalOf({ name: '', phone: '', lines: [{ item: 'unicorn', quantity: 1 }] })
      expect(refused.problems).toEqual([
        { problem: 'name_missing', field: 'name' },
        { problem: 'phone_missing', field: 'phone' },
        { problem: 'item_unknown', line: 0 },
      ])
    })
  })

  describe('who orders and where', () => {
    test.each(['', '   ', '\u00a0\t\n'])('[ORDER-4] a name of blanks %j is refused', async (name) => {
      expect((await refusalOf({ name })).problems).toEqual([{ problem: 'name_missing', field: 'name' }])
    })

    test('a name of 81 characters and an address of 201 are refused', async () => {
      const refused = await refusalOf({ name: 'N'.repeat(81), address: 'A'.repeat(201) })
      expect(refused.problems).toEqual([
        { problem: 'name_too_long', field: 'name' },
        { problem: 'address_too_long', field: 'address' },
      ])
    })

    test.each([0, -1, 15, 2.5, 1e30])('[ORDER-4] the table %s does not exist', async (table) => {
      const refused = await refusalOf(tableOrder({ table }))
      expect(refused.problems).toEqual([{ problem: 'table_unknown', field: 'table' }])
    })

    test('a table must be chosen', async () => {
      const refused = await refusalOf(tableOrder({ table: null }))
      expect(refused.problems).toEqual([{ problem: 'table_missing', field: 'table' }])
    })

    test('[ORDER-4] a branch that does not exist is refused', async () => {
      const refused = await refusalOf({ branch: 'atlantis' })
      expect(refused).toMatchObject({ status: 422, refusal: 'branch_unknown' })
      expect(refused.problems).toEqual([{ problem: 'branch_unknown', field: 'branch' }])
    })
  })

  describe('when orders are taken', () => {
    test('[ORDER-4] [SHOP-1] a branch that staff closed takes no order, for no day', async () => {
      const { jef } = await shop.staff()
      await shop.ask('shop.setState', { branches: ['antwerpen'], open: false }, { as: jef })
      for (const day of ['2026-03-04', '2026-03-05'])
        expect((await refusalOf({ day })).problems).toEqual([{ problem: 'shop_closed', field: 'day' }])
      await shop.ask('shop.setState', { branches: ['antwerpen'], open: true }, { as: jef })
      await shop.ask('orders.place', noorsOrder())
    })

    test.each([
      ['an ordinary Wednesday', '2026-03-04'],
      ['the Sunday when clocks go forward', '2026-03-29'],
      ['the Sunday when clocks go back', '2026-10-25'],
      ['a day in winter', '2026-01-14'],
      ['a day in summer', '2026-07-15'],
    ])('[ORDER-4] on %s orders are taken until 11:59:59 and not at 12:00:00', async (_, day) => {
      shop.clock.set(`${day} 11:59:59`)
      await shop.ask('orders.place', noorsOrder({ day }))
      shop.clock.set(`${day} 12:00:00`)
      expect((await refusalOf({ day })).problems).toEqual([{ problem: 'cut_off_passed', field: 'day' }])
    })

    test('after the cut-off the next opening day is still taken', async () => {
      shop.clock.set('2026-03-04 15:00')
      const { wantedAt } = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
      expect(wantedAt).toBe(at('2026-03-05 07:00'))
    })

    test('without a cut-off orders are taken until the branch closes', async () => {
      await changeBranch(shop, { cut_off: null }, 'merksem')
      shop.clock.set('2026-03-04 18:59:59')
      await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
      shop.clock.set('2026-03-04 19:00:00')
      expect((await refusalOf({ branch: 'merksem' })).problems).toEqual([{ problem: 'day_closed', field: 'day' }])
    })

    test('[ORDER-4] a day that an exception closes is refused', async () => {
      await changeBranch(shop, { exceptions: '[{"date":"2026-03-04","periods":[]}]' }, 'etterbeek')
      const refused = await refusalOf({ branch: 'etterbeek' })
      expect(refused.problems).toEqual([{ problem: 'day_closed', field: 'day' }])
    })
  })

  describe('bodies that are none', () => {
    const post = (payload: string, type = 'application/json') =>
      shop.inject({ method: 'POST', url: '/api/orders', payload, headers: { 'content-type': type } })
    const bodyProblem = { refusal: 'bad_input', problems: [{ problem: 'bad_input', field: 'body' }] }

    test.each(['no json', '{"key":', '', '"text"', '[]', '17', '{"__proto__":{"a":1}}'])(
      '%j is refused',
      async (payload) => {
        const response = await post(payload)
        expect(response.statusCode).toBe(400)
        expect(response.json()).toMatchObject(bodyProblem)
      },
    )

    test('null is refused for the fields that it lacks', async () => {
      const response = await post('null')
      expect(response.statusCode).toBe(400)
      expect(response.json().problems).toContainEqual({ problem: 'bad_input', field: 'lines' })
    })

    test('a body of 10 MB is refused as too large', async () => {
      const response = await post(JSON.stringify(noorsOrder({ name: 'N'.repeat(10 * 1024 * 1024) })))
      expect(response.statusCode).toBe(413)
      expect(response.json()).toMatchObject({ refusal: 'too_large' })
    })

    test('a body as plain text or as a form is refused', async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const response = await post(JSON.stringify(noorsOrder()), type)
        expect(response.statusCode, type).toBe(400)
        expect(response.json()).toMatchObject(bodyProblem)
      }
    })

    test('a body of 15,000 nested lists is refused like any other nonsense', async () => {
      const response = await post(`{"lines":${'['.repeat(15_000)}${']'.repeat(15_000)}}`)
      expect(response.statusCode).toBe(400)
    })

    test('a path that is no path is refused by name', async () => {
      const response = await shop.inject({ url: '/api/orders/%E0%A4%A' })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        refusal: 'bad_input',
        problems: [{ problem: 'bad_input', field: 'path' }],
      })
    })

    test('an address that does not exist is refused by name', async () => {
      for (const [method, url] of [
        ['GET', '/api/nothing'],
        ['POST', '/api/menu'],
        ['DELETE', '/api/orders/1'],
      ] as const) {
        const response = await shop.inject({ method, url })
        expect(response.statusCode, url).toBe(404)
        expect(response.json().refusal).toBe('not_found')
      }
    })
  })

  describe('absurd numbers', () => {
    const byId: CallName[] = callNames.filter((name) =>
      ['orders.read', 'orders.setLineStatus', 'archives.restore', 'staff.appoint'].includes(name),
    )
    const rest = { changes: [{ line: 1, status: 'ready' }], state: 'active' }

    test.each(
      byId.flatMap((name) => ['0', '1e30', 'abc', '-1', '1.5', '9'.repeat(30), ' '].map((id) => [name, id] as const)),
    )('%s with the id %s is refused', async (name, id) => {
      const refused = await shop.refused(name, { id, ...rest }, { as: (await shop.staff()).amira })
      expect(refused).toMatchObject({ status: 400, problems: [{ problem: 'bad_input', field: 'id' }] })
    })

    test.each(byId)('%s with an id that nobody has is not found', async (name) => {
      const id = Number.MAX_SAFE_INTEGER
      const refused = await shop.refused(name, { id, ...rest }, { as: (await shop.staff()).amira })
      expect(refused).toMatchObject({ status: 404, refusal: 'not_found' })
    })

    test('pages of absurd sizes or places are refused', async () => {
      const { amira } = await shop.staff()
      for (const wish of [
        { limit: 0 },
        { limit: 501 },
        { limit: 'x' },
        { afterKey: '1', afterId: 0 },
        { afterKey: '1', afterId: 'x' },
        { afterKey: '1', afterId: 1e30 },
        { afterKey: 'x', afterId: 1 },
        { afterKey: '', afterId: 1 },
        { afterId: 1 },
        { sort: 'customerName', afterKey: 'noor' },
        { sort: 'weather' },
        { direction: 'sideways' },
      ])
        expect(await shop.refused('orders.list', wish, { as: amira }), JSON.stringify(wish)).toMatchObject({
          status: 400,
        })
    })
  })
})
