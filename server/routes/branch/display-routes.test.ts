// Displays over HTTP: added with a key that is shown once, reading their list, hearing that it changed, withdrawn.
import { expect, test, vi } from 'vitest'
import { delayOf, listenTo } from '#server/testing/live-stream.ts'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const staff = await shop.staff()
    const add = (branch = 'antwerpen') =>
      shop.ask('displays.add', { branch, name: 'By the door', languages: ['nl', 'fr', 'nl'] }, { as: staff.amira })
    const place = async (change = {}) => {
      const order = await shop.ask('orders.place', noorsOrder(change))
      await shop.ask('orders.step', { key: newKey(), id: order.id, step: 'accept' }, { as: staff.amira })
      return order
    }
    const set = (id: number, status: 'received' | 'ready' | 'served') =>
      shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: staff.amira })
    const read = (key: string) => shop.ask('display.read', { key })
    const codes = async (key: string) => {
      const { making, ready } = await read(key)
      return { making: making.map(({ code }) => code), ready: ready.map(({ code }) => code) }
    }
    /** The moment at which the making of the order must begin (J-108). */
    const untilMaking = async (token: string) => {
      const { beginsAt } = await shop.ask('orders.track', { token })
      shop.clock.pass((beginsAt ?? 0) - shop.clock.now())
    }
    return { shop, staff, add, place, set, read, codes, untilMaking }
  }

  test('[CALL-2] a display has a long key that is shown once and stored nowhere', async () => {
    const { shop, staff, add } = await opened()
    const { display, key } = await add()
    expect(key).toMatch(/^[\w-]{43}$/)
    expect((await add()).key).not.toBe(key)
    expect(display).toEqual({
      id: display.id,
      branch: 'antwerpen',
      name: 'By the door',
      languages: ['nl', 'fr'],
      at: shop.clock.now(),
      withdrawnAt: null,
    })
    const { displays } = await shop.ask('displays.list', { branch: 'antwerpen' }, { as: staff.amira })
    expect(displays).toHaveLength(2)
    expect(displays.at(-1)).toEqual(display)
    const tables = ['display', 'event', 'setting'] as const
    for (const table of tables)
      expect(JSON.stringify(await shop.store.db.selectFrom(table).selectAll().execute())).not.toContain(key)
  })

  test('[J-120] a branch has twenty at once, and another one once one is withdrawn', async () => {
    const { shop, staff, add } = await opened()
    for (let place = 0; place < 20; place++) await add()
    const wish = { branch: 'antwerpen', name: 'One more', languages: ['nl' as const] }
    expect((await shop.refused('displays.add', wish, { as: staff.amira })).refusal).toBe('displays_full')
    const { displays } = await shop.ask('displays.list', { branch: 'antwerpen' }, { as: staff.amira })
    await shop.ask('displays.withdraw', { id: displays[0]?.id ?? 0 }, { as: staff.amira })
    await add()
  })

  test('[CALL-2] it shows what is being made and what is ready, newest first, until it is handed over', async () => {
    const { shop, add, place, set, read, codes, untilMaking } = await opened()
    const { key } = await add()
    const first = await place()
    const second = await place()
    expect(await codes(key)).toEqual({ making: [], ready: [] })
    await untilMaking(second.token)
    expect(await codes(key)).toEqual({ making: [first.code, second.code], ready: [] })
    await set(first.id, 'ready')
    shop.clock.pass(minute)
    await set(second.id, 'ready')
    expect(await read(key)).toMatchObject({
      branch: { nl: 'Antwerpen' },
      timeZone: 'Europe/Brussels',
      languages: ['nl', 'fr'],
      making: [],
      ready: [
        { code: second.code, cupName: '', readyAt: shop.clock.now() },
        { code: first.code, cupName: '', readyAt: shop.clock.now() - minute },
      ],
    })
    await set(second.id, 'served')
    expect((await codes(key)).ready).toEqual([first.code])
    await set(first.id, 'received')
    expect(await codes(key)).toEqual({ making: [first.code], ready: [] })
  })

  test('[CALL-2] not accepted, refused, at a table, at another branch, of another day: none of them is called', async () => {
    const { shop, staff, add, place, codes, untilMaking } = await opened()
    const { key } = await add()
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('shop.setState', { branches: ['antwerpen'], open: true }, { as: staff.amira })
    const table = await shop.ask('orders.place', tableOrder())
    await shop.ask('orders.step', { key: newKey(), id: table.id, step: 'accept' }, { as: staff.amira })
    await place({ branch: 'merksem' })
    const refused = await place()
    const refuse = { key: newKey(), id: refused.id, step: 'refuse', reason: 'sold-out' } as const
    await shop.ask('orders.step', refuse, { as: staff.amira })
    await place({ day: '2026-03-05' })
    const mine = await place()
    await untilMaking(mine.token)
    expect((await codes(key)).making).toEqual([mine.code])
    shop.clock.pass(24 * hour)
    expect((await codes(key)).making).not.toContain(mine.code)
  })

  test('[CALL-2] a ready order leaves after half an hour', async () => {
    const { shop, add, place, set, codes } = await opened()
    const { key } = await add()
    const { id, code } = await place()
    await set(id, 'ready')
    shop.clock.pass(30 * minute - 1)
    expect((await codes(key)).ready).toEqual([code])
    shop.clock.pass(1)
    expect(await codes(key)).toEqual({ making: [], ready: [] })
  })

  test('[CALL-2] [H-46] a withdrawn display is told so, a wrong key is unknown, and many wrong ones stop no right one', async () => {
    const { shop, staff, add, read } = await opened()
    const { display, key } = await add()
    const other = await add()
    for (let turn = 0; turn < 40; turn++) await read(key)
    const withdraw = () => shop.ask('displays.withdraw', { id: display.id }, { as: staff.amira })
    const withdrawn = await withdraw()
    expect(withdrawn.withdrawnAt).toBe(shop.clock.now())
    shop.clock.pass(minute)
    expect(await withdraw()).toEqual(withdrawn)
    for (let turn = 0; turn < 40; turn++)
      expect(await shop.refused('display.read', { key })).toMatchObject({ status: 410, refusal: 'display_withdrawn' })
    for (let turn = 0; turn < 40; turn++)
      expect(await shop.refused('display.read', { key: `wrong ${turn}` })).toMatchObject({ status: 404 })
    expect(await read(other.key)).toMatchObject({ ready: [] })
  })

  test('[CALL-2] [LIFE-7] the log says who added and withdrew a display, once each and without its key', async () => {
    const { shop, staff, add } = await opened()
    const { display, key } = await add()
    for (let turn = 0; turn < 2; turn++) await shop.ask('displays.withdraw', { id: display.id }, { as: staff.amira })
    const { entries } = await shop.ask('log.list', {}, { as: staff.amira })
    const said = entries.filter(({ act }) => act.startsWith('displays.'))
    expect(said.map(({ act, branch, data }) => [act, branch, data])).toEqual([
      ['displays.withdraw', 'antwerpen', { display: 'By the door' }],
      ['displays.add', 'antwerpen', { display: 'By the door' }],
    ])
    expect(JSON.stringify(entries)).not.toContain(key)
  })

  test('[CALL-2] wrong tokens that guests type in the same shop do not stop its display', async () => {
    const { shop, add, read } = await opened()
    const { key } = await add()
    for (let turn = 0; turn < 31; turn++)
      await shop.reply('orders.track', { token: `AAAA2${String(turn).padStart(3, '0')}` })
    expect(await shop.refused('orders.track', { token: 'BBBB2222' })).toMatchObject({ status: 429 })
    expect(await read(key)).toMatchObject({ making: [], ready: [] })
  })

  test('[CALL-2] an open page hears within a second that its list changed, and that it was withdrawn', async () => {
    const { shop, staff, add, place, set, read } = await opened()
    const { display, key } = await add()
    const { pass } = await read(key)
    const mine = await place()
    const elsewhere = await place({ branch: 'merksem' })
    const address = await shop.listen()
    const stream = await listenTo(address, { display: pass })
    await stream.live()
    await set(elsewhere.id, 'ready')
    const taps = (['ready', 'received', 'ready'] as const).map((status) => () => set(mine.id, status))
    expect(await delayOf(stream, taps)).toBeLessThan(1000)
    const begun = performance.now()
    await shop.ask('displays.withdraw', { id: display.id }, { as: staff.amira })
    await stream.over()
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(new Set(stream.names)).toEqual(new Set(['display.changed']))
    expect(stream.heard.map(({ data }) => data)).toEqual([{}, {}, {}, {}])
    const again = await listenTo(address, { display: pass })
    expect(again.status).toBe(410)
    again.close()
  })

  test('[CALL-2] withdrawn on one server, it ends on the other', async () => {
    const { shop, staff, add, read } = await opened()
    const { display, key } = await add()
    const { pass } = await read(key)
    const second = await shop.beside()
    const stream = await listenTo(await second.listen(), { display: pass })
    await stream.live()
    await shop.ask('displays.withdraw', { id: display.id }, { as: staff.amira })
    await stream.over()
    expect(stream.names).toEqual(['display.changed'])
    expect(await second.refused('display.read', { key })).toMatchObject({ refusal: 'display_withdrawn' })
  })

  test('[CALL-2] nothing that a display fetches or hears contains a token, a name, a number or an item', async () => {
    const { shop, add, place, set, read } = await opened()
    const { key } = await add()
    const address = await shop.listen()
    const { pass } = await read(key)
    const passes = [{ display: pass }, { display: pass, branches: ['antwerpen'] }, { display: pass, last: '0' }]
    const before = await Promise.all(passes.map((wish) => listenTo(address, wish)))
    for (const stream of before.slice(0, 2)) await stream.live()
    const noor = { name: 'Noor Peeters', phone: '0470 98 76 54', address: 'Meir 1' }
    const orders = [await place({ ...noor, cupName: 'Queen' }), await place(noor), await place(noor)]
    await set(orders[0]?.id ?? 0, 'ready')
    await set(orders[1]?.id ?? 0, 'ready')
    await set(orders[1]?.id ?? 0, 'served')
    const begun = await vi.waitFor(() => {
      expect(before[0]?.heard.length).toBeGreaterThan(8)
      return before[0]?.lastId ?? ''
    })
    // Other ways to ask with what a display has: its key or pass as a token, an id to resume from, a branch beside it.
    const token = orders[0]?.token ?? ''
    const more = await Promise.all([
      listenTo(address, { display: pass, lastEventId: begun }),
      listenTo(address, { display: pass, token }),
      listenTo(address, { display: key }),
      listenTo(address, { token: pass }),
      listenTo(address, { token: key }),
    ])
    await set(orders[2]?.id ?? 0, 'ready')
    await shop.quiet()
    const fetched = [
      await shop.inject({ method: 'POST', url: '/api/display', payload: { key } }),
      await shop.inject({ method: 'POST', url: '/api/display', payload: { key: pass } }),
      await shop.inject({ url: `/api/orders/${key}` }),
      await shop.inject({ url: `/api/orders/${pass}` }),
      await shop.inject({ url: `/api/display?key=${key}` }),
    ]
    const streams = [...before, ...more]
    const dump = [...fetched.map(({ body }) => body), ...streams.map(({ text }) => text)].join('\n')
    for (const stream of streams) stream.close()
    expect(fetched[0]?.json().ready.map(({ cupName }: { cupName: string }) => cupName)).toContain('Queen')
    expect(dump).toContain('display.changed')
    const secrets = [...orders.map((order) => order.token), 'Noor', 'Peeters', '0470', '47098', 'Meir', 'appuccino']
    expect(secrets.filter((secret) => dump.includes(secret))).toEqual([])
    expect(dump).not.toMatch(/"(token|id|name|phone|address|lines)":/)
    // The key itself is in nothing that is sent back, and so in no log of answers.
    expect(dump).not.toContain(key)
  })
})
