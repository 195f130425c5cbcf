// The live events over real streams: who hears what, resuming without a gap, heartbeats, and streams that end.
import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tidyShop } from '#server/housekeeping.ts'
import { delayOf, type ListenWish, type LiveStream, listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { hour } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { openStream } from './stream.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let address: string
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    address = await shop.listen()
  })

  const place = (change: Partial<PlaceWish> = {}) => shop.ask('orders.place', noorsOrder(change))
  const listen = async (wish: ListenWish = {}): Promise<LiveStream> => {
    if (!wish.lastEventId && !wish.last) await shop.quiet()
    const stream = await listenTo(address, wish)
    if (stream.status === 200) await stream.live()
    return stream
  }
  const serve = (id: number, status: 'ready' | 'served' | 'received') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: staff.amira })

  test('who left before the stream began is kept by nobody', async () => {
    const before = shop.app.hub.size
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    response.destroy()
    const { store, app, clock } = shop
    await openStream(response, { branches: [] }, { store, hub: app.hub, now: clock.now })
    expect(app.hub.size).toBe(before)
  })

  describe('who hears what', () => {
    test('a stream begins with the clock of the server and may be kept by nobody', async () => {
      const stream = await listen()
      expect(stream.signals).toEqual(['hello'])
      expect(stream.headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      })
      stream.close()
    })

    test('[CHAIN-3] a stream says how soon to come back: within two seconds, and not all pages at once', async () => {
      const waits = new Set<number>()
      for (let page = 0; page < 8; page++) {
        const stream = await listen()
        waits.add(Number(/^retry: (\d+)$/m.exec(stream.text)?.[1]))
        stream.close()
      }
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(300)
      expect(Math.max(...waits)).toBeLessThan(2000)
      expect(waits.size).toBeGreaterThan(1)
    })

    test('[TRACK-3] who follows a token hears of its order within a second, and of no other', async () => {
      const mine = await place()
      const other = await place()
      const stream = await listen({ token: mine.token.toLowerCase() })
      await serve(other.id, 'ready')
      const taps = (['ready', 'served', 'received'] as const).map((status) => () => serve(mine.id, status))
      expect(await delayOf(stream, taps)).toBeLessThan(1000)
      const event = { branch: 'antwerpen', token: mine.token }
      expect(stream.heard.map(({ name, data }) => [name, data])).toEqual([
        ['orders.lineStatusSet', { ...event, lines: [{ id: 1, status: 'ready' }] }],
        ['orders.lineStatusSet', { ...event, lines: [{ id: 1, status: 'served' }] }],
        ['orders.lineStatusSet', { ...event, lines: [{ id: 1, status: 'received' }] }],
      ])
      stream.close()
    })

    test('[H-50] a stream tells strangers neither ids of orders nor how many events there were, and resumes all the same', async () => {
      const mine = await place()
      const stream = await listen({ token: mine.token })
      await serve(mine.id, 'ready')
      await stream.until(1)
      stream.close()
      expect(stream.text).not.toMatch(/"id":\d+,"branch"/)
      expect(stream.text).not.toMatch(/^id: [\d-]+$/m)
      const plain = String(shop.app.hub.cursor)
      await serve(mine.id, 'served')
      const second = await listenTo(await (await shop.beside()).listen(), {
        token: mine.token,
        lastEventId: stream.lastId,
      })
      await second.until(1)
      expect([second.signals, second.heard.map(({ data }) => data.lines)]).toEqual([
        ['hello'],
        [[{ id: 1, status: 'served' }]],
      ])
      second.close()
      const guessed = await listen({ token: mine.token, lastEventId: plain })
      expect(guessed.signals).toEqual(['hello', 'reset'])
      guessed.close()
    })

    test('[STAFF-2] staff hear of the orders of the branches that they name, and of no other', async () => {
      const [both, antwerpen] = await Promise.all([
        listen({ branches: ['antwerpen', 'merksem'], as: staff.amira }),
        listen({ branches: ['antwerpen'], as: staff.jef }),
      ])
      const orders = [await place({ branch: 'merksem' }), await place({ branch: 'etterbeek' }), await place()]
      await Promise.all([both.until(2), antwerpen.until(1)])
      expect(both.heard.map(({ data }) => data.id)).toEqual([orders[0]?.id, orders[2]?.id])
      expect(antwerpen.heard.map(({ data }) => data.id)).toEqual([orders[2]?.id])
      both.close()
      antwerpen.close()
    })

    test('[MENU-7] everybody hears that stock, message or shop changed, and nobody hears of orders unasked', async () => {
      const streams = await Promise.all([listen(), listen({ token: (await place()).token })])
      await place()
      await shop.ask('stock.set', { item: 'egg-bagel', branches: ['merksem'], stock: 'out' }, { as: staff.lotte })
      await shop.ask('shop.setMessage', { message: { en: 'Pick-up only' } }, { as: staff.lotte })
      await shop.ask('shop.setState', { branches: ['merksem'], open: true }, { as: staff.lotte })
      for (const stream of streams) {
        await stream.until(3)
        expect(stream.heard.map(({ name, data }) => [name, data])).toEqual([
          ['menu.changed', { item: 'egg-bagel' }],
          ['menu.changed', {}],
          ['shop.changed', { branches: ['merksem'] }],
        ])
        stream.close()
      }
    })

    test('staff hear that orders went to the archive', async () => {
      await place({ branch: 'merksem' })
      const stream = await listen({ branches: ['merksem'], as: staff.lotte })
      await shop.ask('orders.clear', { branches: ['merksem'], alsoOpen: true }, { as: staff.lotte })
      await stream.until(1)
      expect(stream.heard[0]).toMatchObject({ name: 'orders.archived', data: { branches: ['merksem'] } })
      stream.close()
    })

    test('[F-51] boards, lists and those who follow an order hear that it was archived while it was open', async () => {
      const open = await place({ branch: 'merksem' })
      const out = await place({ branch: 'merksem' })
      await serve(out.id, 'served')
      const board = await listen({ branches: ['merksem'], as: staff.lotte })
      const elsewhere = await listen({ branches: ['antwerpen'], as: staff.jef })
      const followed = await listen({ token: open.token })
      const served = await listen({ token: out.token })
      await shop.ask('orders.clear', { branches: ['merksem'], alsoOpen: true }, { as: staff.lotte })
      await followed.until(1)
      await board.until(1)
      expect(followed.heard.map(({ name, data }) => [name, data])).toEqual([
        ['orders.archived', { branches: ['merksem'], token: open.token }],
      ])
      expect(board.heard.map(({ data }) => data)).toEqual([{ branches: ['merksem'] }])
      await shop.quiet()
      expect([elsewhere.names, served.names]).toEqual([[], []])
      expect((await shop.refused('orders.track', { token: open.token })).refusal).toBe('order_archived')
      for (const stream of [board, elsewhere, followed, served]) stream.close()
    })

    test('a status that was set already is no news', async () => {
      const { id, token } = await place()
      const stream = await listen({ token })
      await serve(id, 'received')
      await serve(id, 'ready')
      await stream.until(1)
      expect(stream.heard[0]?.data.lines).toEqual([{ id: 1, status: 'ready' }])
      stream.close()
    })

    test('branches are for their staff, tokens must be right', async () => {
      const refusals = await Promise.all([
        listen({ branches: ['antwerpen'] }),
        listen({ branches: ['antwerpen', 'merksem'], as: staff.jef }),
        listen({ token: 'WRONGONE' }),
        listen({ token: 'short' }),
      ])
      expect(refusals.map(({ status }) => status)).toEqual([401, 403, 404, 404])
    })
  })

  describe('resuming', () => {
    test('[TRACK-3] who comes back hears exactly what was missed, in order', async () => {
      const { id, token } = await place()
      const stream = await listen({ token })
      await serve(id, 'ready')
      await stream.until(1)
      stream.close()
      await place()
      await serve(id, 'served')
      await serve(id, 'received')
      const again = await listen({ token, lastEventId: stream.lastId })
      await again.until(2)
      expect(again.heard.map(({ data }) => data.lines)).toEqual([
        [{ id: 1, status: 'served' }],
        [{ id: 1, status: 'received' }],
      ])
      expect(again.signals).toEqual(['hello'])
      again.close()
    })

    test('[TRACK-3] the place to resume from may stand in the address; a header is newer', async () => {
      const { id, token } = await place()
      const stream = await listen({ token })
      await serve(id, 'ready')
      await stream.until(1)
      stream.close()
      await serve(id, 'served')
      const statuses = ({ heard }: LiveStream) => heard.flatMap(({ data }) => data.lines)
      const byAddress = await listen({ token, last: stream.lastId })
      await byAddress.until(1)
      expect([byAddress.signals, statuses(byAddress)]).toEqual([['hello'], [{ id: 1, status: 'served' }]])
      await serve(id, 'received')
      await byAddress.until(2)
      byAddress.close()
      await serve(id, 'ready')
      const byHeader = await listen({ token, last: stream.lastId, lastEventId: byAddress.lastId })
      await byHeader.until(1)
      expect(statuses(byHeader)).toEqual([{ id: 1, status: 'ready' }])
      byHeader.close()
      expect((await listen({ token, last: 'nonsense' })).signals).toEqual(['hello', 'reset'])
    })

    test('[TRACK-3] of 300 events during 30 reconnections none is lost and none comes twice', {
      timeout: 60_000,
    }, async () => {
      const wish = { branches: ['etterbeek'], as: staff.amira }
      const placed: number[] = []
      let stream = await listen(wish)
      const first = stream.lastId
      const writing = (async () => {
        for (let round = 0; round < 60; round++) {
          const orders = await Promise.all(Array.from({ length: 5 }, () => place({ branch: 'etterbeek' })))
          placed.push(...orders.map(({ id }) => id))
        }
      })()
      const heard: unknown[] = []
      for (let cut = 0; cut < 30; cut++) {
        const wanted = stream.heard.length + 1
        await Promise.race([stream.until(wanted, 15_000), writing])
        stream.close()
        heard.push(...stream.heard.map(({ data }) => data.id))
        stream = await listen({ ...wish, lastEventId: stream.lastId })
      }
      await writing
      const rest = placed.length - heard.length
      if (rest > stream.heard.length) await stream.until(rest)
      heard.push(...stream.heard.map(({ data }) => data.id))
      stream.close()

      const whole = await listen({ ...wish, lastEventId: first })
      await whole.until(300)
      const inOrder = whole.heard.map(({ data }) => data.id)
      expect(new Set(inOrder)).toEqual(new Set(placed))
      expect(inOrder).toHaveLength(300)
      expect(heard).toEqual(inOrder)
      whole.close()
    })

    test.each(['nonsense', '99999999999', '99999999999-1', '-1', '1 or 1=1'])(
      'a place that was never given, %s, resets',
      async (lastEventId) => {
        const stream = await listen({ lastEventId })
        expect(stream.signals).toEqual(['hello', 'reset'])
        await shop.ask('shop.setMessage', { message: {} }, { as: staff.amira })
        await stream.until(1)
        stream.close()
      },
    )

    test('[J-121] what one network reads again in a minute has an end; another network goes on', async () => {
      const here = await openShop({ config: { streamsPerAddress: 1000, trustProxy: 1 } })
      const first = await listenTo(await here.listen())
      await first.live()
      const lastEventId = first.lastId
      await here.store.write(async (trx) => {
        const event = { at: here.clock.now(), name: 'menu.changed', branch: null, token: null, data: '{}' }
        for (let part = 0; part < 9; part++)
          await trx
            .insertInto('event')
            .values(Array.from({ length: 100 }, () => event))
            .execute()
      })
      await here.quiet()
      const again = async () => {
        const stream = await listenTo(await here.listen(), { lastEventId })
        await stream.live()
        const isReset = stream.signals.includes('reset')
        if (!isReset) await stream.until(900)
        stream.close()
        return isReset ? 'reset' : stream.heard.length
      }
      const heard: (number | string)[] = []
      for (let time = 0; time < 40; time++) heard.push(await again())
      expect(heard.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 900))
      expect(heard.at(-1)).toBe('reset')
      here.clock.pass(61_000)
      expect(await again()).toBe(900)
      first.close()
    })

    test('a place that is kept no more resets, one that is kept goes on', async () => {
      const stream = await listen()
      const old = stream.lastId
      await shop.ask('shop.setMessage', { message: {} }, { as: staff.amira })
      await stream.until(1)
      shop.clock.pass(25 * hour)
      await tidyShop(shop.store, shop.clock.now())
      await shop.ask('shop.setMessage', { message: {} }, { as: staff.amira })
      await stream.until(2)
      expect((await listen({ lastEventId: old })).signals).toEqual(['hello', 'reset'])
      const goingOn = await listen({ lastEventId: stream.heard[0]?.id ?? '' })
      expect([goingOn.signals, goingOn.names]).toEqual([['hello'], ['menu.changed']])
      shop.clock.pass(-25 * hour)
    })
  })

  describe('streams that end', () => {
    const size = () => shop.app.hub.size
    const sizeBecomes = (wanted: number) => vi.waitFor(() => expect(size()).toBe(wanted))

    test('a client that goes leaves nothing behind', async () => {
      const before = size()
      const streams = await Promise.all(Array.from({ length: 20 }, () => listen()))
      expect(size()).toBe(before + 20)
      for (const stream of streams) stream.close()
      await sizeBecomes(before)
    })

    test('a client that does not read is dropped, the others go on', { timeout: 60_000 }, async () => {
      const before = size()
      const { id, token } = await place()
      const good = await listen({ token })
      const slow = await neverReading(address, token)
      await sizeBecomes(before + 2)
      const data = JSON.stringify({
        id,
        branch: 'antwerpen',
        token,
        lines: [{ id: 1, status: 'ready', pad: 'x'.repeat(200_000) }],
      })
      let events = 0
      while (size() > before + 1 && events < 500) {
        await shop.store.write((trx) =>
          trx
            .insertInto('event')
            .values({ at: 0, name: 'orders.lineStatusSet', branch: 'antwerpen', token, data })
            .execute(),
        )
        await good.until(++events)
      }
      expect(size()).toBe(before + 1)
      slow.destroy()
      good.close()
      await sizeBecomes(before)
    })

    test('signing out ends the streams of that account and no other', async () => {
      const nadia = await shop.hire('Nadia', { antwerpen: 'barista' })
      const [hers, jefs] = await Promise.all([
        listen({ branches: ['antwerpen'], as: nadia }),
        listen({ branches: ['antwerpen'], as: staff.jef }),
      ])
      await shop.ask('account.signOut', {}, { as: nadia })
      await hers.over()
      await place()
      await jefs.until(1)
      expect(jefs.ended).toBe(false)
      expect((await listen({ branches: ['antwerpen'], as: nadia })).status).toBe(401)
      jefs.close()
    })

    test('locking an account ends its streams', async () => {
      const bram = await shop.hire('Bram', { antwerpen: 'barista' })
      const stream = await listen({ branches: ['antwerpen'], as: bram })
      await shop.ask('staff.appoint', { id: bram.id, state: 'locked' }, { as: staff.amira })
      await stream.over()
      expect((await listen({ branches: ['antwerpen'], as: bram })).status).toBe(401)
    })

    test('a stream cannot be asked for its head alone', async () => {
      const response = await fetch(`${address}/api/live`, { method: 'HEAD' })
      expect(response.status).toBe(404)
    })
  })

  test('[F-57] staff get a beat every five seconds, so that their screens know of a dead line within ten', async () => {
    const { jef } = staff
    const own = await listenTo(await shop.listen(), { branches: ['antwerpen'], as: jef })
    await own.live()
    const before = own.heartbeats
    await new Promise((resolve) => setTimeout(resolve, 5600))
    expect(own.heartbeats).toBeGreaterThan(before)
    own.close()
  })

  test('[TRACK-3] a quiet stream beats so that a page can hear it, and a closing server ends it', async () => {
    const lively = await openShop({ heartbeatMs: 20 })
    const stream = await listenTo(await lively.listen())
    await stream.live()
    const place = stream.lastId
    await vi.waitFor(() => expect(stream.heartbeats).toBeGreaterThan(3))
    expect([stream.signals, stream.heard, stream.lastId]).toEqual([['hello'], [], place])
    await lively.close()
    await stream.over()
  })
})

/** Opens a stream and then reads nothing from it. */
async function neverReading(address: string, token: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET /api/live?token=${token} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  return socket
}
