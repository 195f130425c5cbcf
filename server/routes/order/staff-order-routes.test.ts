// Staff's orders: the list and its search, the cash total, the board, and lines that two people serve at once.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Output } from '#contract/index.ts'
import type { TestTold } from '#server/testing/asking.ts'
import { noorsOrder, notYet, type PlaceWish } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { type OpenShop, onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Placed = TestTold<'orders.place'>

onBothEngines((openShop, engine) => {
  describe('the list', () => {
    let shop: TestShop
    let staff: Staff
    const orders: Record<string, Placed> = {}
    beforeAll(async () => {
      shop = await openShop()
      staff = await shop.staff()
      const wishes: Record<string, Partial<PlaceWish>> = {
        zoe: { name: 'Zoë Ångström', phone: '0470 12 34 56', address: 'Élysée-laan 5' },
        percent: { name: '100% Noor_', phone: '+31 6 12345678' },
        noor: { name: 'Noor', phone: '03 200 00 14' },
        arabic: { name: 'نور', phone: '0470 99 88 77' },
        merksem: { name: 'Zoë in Merksem', branch: 'merksem' },
      }
      for (const [who, wish] of Object.entries(wishes)) orders[who] = await shop.ask('orders.place', noorsOrder(wish))
    })

    const found = async (search: string, as = staff.jef) => {
      const { orders: rows } = await shop.ask('orders.list', { search }, { as })
      return rows.map(({ id }) => Object.keys(orders).find((who) => orders[who]?.id === id))
    }

    test('[STAFF-1] is newest first and holds what its columns show', async () => {
      const { orders: rows, next } = await shop.ask('orders.list', {}, { as: staff.jef })
      expect(rows.map(({ id }) => id)).toEqual(
        [orders.arabic, orders.noor, orders.percent, orders.zoe].map((order) => order?.id),
      )
      expect(rows.at(-1)).toEqual({
        id: orders.zoe?.id,
        ringUp: null,
        branch: 'antwerpen',
        customerName: 'Zoë Ångström',
        address: 'Élysée-laan 5',
        phone: '+32470123456',
        table: null,
        total: 320,
        token: orders.zoe?.token,
        wantedAt: orders.zoe?.wantedAt,
        code: expect.stringMatching(/^A-\d\d$/),
        phase: 'placed',
        payment: 'due',
        due: 320,
        items: [{ quantity: 1, name: 'Cappuccino' }],
        moreItems: 0,
        readyAt: null,
      })
      expect(next).toBeNull()
      expect(await shop.ask('orders.read', { id: orders.zoe?.id ?? 0 }, { as: staff.jef })).toMatchObject({
        form: 'pick-up',
        placedAt: shop.clock.now(),
        firstPromisedAt: orders.zoe?.wantedAt,
        making: 480_000,
        cupName: '',
        ifSoldOut: 'ask',
        source: 'web',
        ...notYet,
      })
    })

    test.each([
      ['zoe', ['zoe']],
      ['ZOË', ['zoe']],
      ['angstrom', ['zoe']],
      ['elysee', ['zoe']],
      ['+32470123456', ['zoe']],
      ['0470 12 34 56', ['zoe']],
      ['0470/12.34', ['zoe']],
      ['0470123456', ['zoe']],
      ['نور', ['arabic']],
      ['noor', ['noor', 'percent']],
      ['100%', ['percent']],
      ['%', ['percent']],
      ['_', ['percent']],
      ['\\', []],
      [`'; drop table orders; --`, []],
      ['unicorn', []],
      ['  ', ['arabic', 'noor', 'percent', 'zoe']],
    ])('[STAFF-1] a search for %j finds %j', async (search, who) => {
      expect(await found(search)).toEqual(who)
    })

    test('[STAFF-1] a search finds a token in any case, and an id', async () => {
      expect(await found(orders.noor?.token.toLowerCase() ?? '')).toEqual(['noor'])
      expect(await found(`#${orders.noor?.id}`)).toContain('noor')
      expect(await found(`${orders.percent?.id}`)).toContain('percent')
    })

    test('[CALL-1] a code without its letter finds its open order first, on whatever page it would stand', async () => {
      const digits = orders.zoe?.code.slice(2) ?? ''
      expect((await found(digits))[0]).toBe('zoe')
      expect((await found(`a ${digits}`))[0]).toBe('zoe')
      // Each branch calls with its own letter.
      expect((await found(orders.merksem?.code.slice(2) ?? '', staff.lotte))[0]).toBe('merksem')
    })

    test('[CALL-1] the order with the code stands on no later page again', async () => {
      const digits = orders.zoe?.code.slice(2) ?? ''
      const seen: number[] = []
      for (let next: Output<'orders.list'>['next'] | undefined; next !== null; ) {
        const page: Output<'orders.list'> = await shop.ask(
          'orders.list',
          { search: digits, limit: 1, ...next },
          { as: staff.amira },
        )
        seen.push(...page.orders.map(({ id }) => id))
        next = page.next
      }
      expect(seen[0]).toBe(orders.zoe?.id)
      expect(new Set(seen).size).toBe(seen.length)
    })

    test('pages follow one another without a gap or a repeat, across branches', async () => {
      const seen: number[] = []
      for (let next: Output<'orders.list'>['next'] | undefined; next !== null; ) {
        const page: Output<'orders.list'> = await shop.ask('orders.list', { limit: 2, ...next }, { as: staff.amira })
        seen.push(...page.orders.map(({ id }) => id))
        next = page.next
      }
      expect(seen).toEqual(
        Object.values(orders)
          .map(({ id }) => id)
          .sort((a, b) => b - a),
      )
    })

    test('branches are kept apart: each sees its own, the owner all or one', async () => {
      expect(await found('zoë', staff.lotte)).toEqual(['merksem'])
      expect(await found('zoë', staff.amira)).toEqual(['merksem', 'zoe'])
      const { orders: rows } = await shop.ask('orders.list', { branch: 'merksem' }, { as: staff.amira })
      expect(rows.map(({ id }) => id)).toEqual([orders.merksem?.id])
    })
  })

  describe('the cash total', () => {
    test('[STAFF-1] KASA is the sum of all orders and of today’s, of the member’s branches', async () => {
      const shop = await openShop({ at: '2026-03-03 09:00' })
      const staff = await shop.staff()
      const cash = async (as = staff.jef) => (await shop.ask('orders.list', {}, { as })).cash
      expect(await cash()).toMatchObject({ total: 0, today: 0, orders: 0 })
      await shop.ask('orders.place', noorsOrder({ day: '2026-03-03' }))
      await shop.ask('orders.place', noorsOrder({ day: '2026-03-03', branch: 'merksem' }))
      shop.clock.set('2026-03-04 00:00')
      await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'espresso', quantity: 2 }] }))
      shop.clock.set('2026-03-04 09:00')
      expect(await cash()).toMatchObject({ total: 320 + 520, today: 520, orders: 2 })
      expect(await cash(staff.amira)).toMatchObject({ total: 2 * 320 + 520, today: 520, orders: 3 })
      await shop.ask('orders.place', noorsOrder())
      expect(await cash()).toMatchObject({ total: 1160, today: 840, orders: 3 })

      const { archive } = await shop.ask(
        'orders.clear',
        { branches: ['antwerpen'], alsoOpen: true },
        { as: staff.amira },
      )
      expect(await cash()).toMatchObject({ total: 0, today: 0, orders: 0 })
      await shop.ask('archives.restore', { id: archive ?? 0 }, { as: staff.amira })
      expect(await cash()).toMatchObject({ total: 1160, today: 840, orders: 3 })
    })
  })

  describe('the status of lines', () => lineTests(openShop, engine))
})

function lineTests(openShop: OpenShop, engine: string): void {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const place = (lines: number) =>
    shop.ask(
      'orders.place',
      noorsOrder({ lines: Array.from({ length: lines }, () => ({ item: 'cappuccino', quantity: 1 })) }),
    )
  type Change = { line: number; status: 'received' | 'ready' | 'served'; from?: 'received' | 'ready' | 'served' }
  const set = (id: number, ...changes: Change[]) => shop.ask('orders.setLineStatus', { id, changes }, { as: staff.jef })
  const statusesOf = ({ lines }: Output<'orders.read'>) => lines.map(({ status }) => status)
  const isOut = async (id: number) =>
    (await shop.ask('orders.list', { limit: 500 }, { as: staff.jef })).orders.find((order) => order.id === id)
      ?.phase === 'out'

  test('[STAFF-4] one line is set, the others stay; any step is allowed, back as well', async () => {
    const { id, token } = await place(3)
    expect(statusesOf(await set(id, { line: 2, status: 'ready' }))).toEqual(['received', 'ready', 'received'])
    expect(statusesOf(await set(id, { line: 2, status: 'served' }, { line: 1, status: 'ready' }))).toEqual([
      'ready',
      'served',
      'received',
    ])
    expect(statusesOf(await set(id, { line: 2, status: 'received' }))).toEqual(['ready', 'received', 'received'])
    expect((await shop.ask('orders.track', { token })).lines.map(({ status }) => status)).toEqual([
      'ready',
      'received',
      'received',
    ])
  })

  test('an order is out exactly when all of its lines are served [D-8]', async () => {
    const { id } = await place(2)
    await set(id, { line: 1, status: 'served' })
    await set(id, { line: 1, status: 'served' })
    expect(await isOut(id)).toBe(false)
    await set(id, { line: 2, status: 'served' })
    expect(await isOut(id)).toBe(true)
    await set(id, { line: 1, status: 'ready' })
    expect(await isOut(id)).toBe(false)
    await set(id, { line: 1, status: 'served' })
    expect(await isOut(id)).toBe(true)
  })

  test('[STAFF-5] two staff who change different lines at once never overwrite each other', async () => {
    const other = engine === 'postgres' ? await shop.beside() : shop
    for (let round = 0; round < 10; round++) {
      const { id } = await place(8)
      await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          (place % 2 ? other : shop).ask(
            'orders.setLineStatus',
            { id, changes: [{ line: place + 1, status: 'served' }] },
            { as: place % 2 ? staff.amira : staff.jef },
          ),
        ),
      )
      expect(statusesOf(await shop.ask('orders.read', { id }, { as: staff.jef }))).toEqual(Array(8).fill('served'))
      expect(await isOut(id)).toBe(true)
    }
  })

  test('[STAFF-5] with `from`, of two who set one line at once the second is told', async () => {
    const { id } = await place(1)
    const replies = await Promise.all(
      (['ready', 'served'] as const).map((status) =>
        shop.reply('orders.setLineStatus', { id, changes: [{ line: 1, status, from: 'received' }] }, { as: staff.jef }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const [now] = statusesOf(await shop.ask('orders.read', { id }, { as: staff.jef }))
    const refused = await shop.refused(
      'orders.setLineStatus',
      { id, changes: [{ line: 1, status: 'received', from: now === 'ready' ? 'served' : 'ready' }] },
      { as: staff.jef },
    )
    expect(refused.refusal).toBe('changed_meanwhile')
  })

  test('a change whose answer was lost may be sent again', async () => {
    const { id } = await place(1)
    const change = { id, changes: [{ line: 1, status: 'ready' as const, from: 'received' as const }] }
    await shop.ask('orders.setLineStatus', change, { as: staff.jef })
    const again = await shop.ask('orders.setLineStatus', change, { as: staff.jef })
    expect(statusesOf(again)).toEqual(['ready'])
  })

  test('with `from`, the lines that still are so are set, the others left', async () => {
    const { id } = await place(2)
    await set(id, { line: 1, status: 'served' })
    const changed = await set(
      id,
      { line: 1, status: 'ready', from: 'received' },
      { line: 2, status: 'ready', from: 'received' },
    )
    expect(statusesOf(changed)).toEqual(['served', 'ready'])
  })

  test('a line that the order does not have is not found, and nothing is set', async () => {
    const { id } = await place(1)
    const refused = await shop.refused(
      'orders.setLineStatus',
      {
        id,
        changes: [
          { line: 1, status: 'ready' },
          { line: 2, status: 'ready' },
        ],
      },
      { as: staff.jef },
    )
    expect(refused).toMatchObject({ status: 404, refusal: 'not_found' })
    expect(statusesOf(await shop.ask('orders.read', { id }, { as: staff.jef }))).toEqual(['received'])
  })

  test.each([
    [[]],
    [[{ line: 0, status: 'ready' }]],
    [[{ line: 1, status: 'eaten' }]],
    [[{ line: 1, status: '2' }]],
    [Array(51).fill({ line: 1, status: 'ready' })],
    ['ready'],
  ])('%j is no change', async (changes) => {
    const { id } = await place(1)
    expect((await shop.refused('orders.setLineStatus', { id, changes }, { as: staff.jef })).refusal).toBe('bad_input')
  })
}
