// Printers that call: an order's ticket on paper once, whatever happens between a printer and the shop (PAPER-2,
// PAPER-3).
import { beforeAll, describe, expect, test } from 'vitest'
import { eraseOrders } from '#server/store/guests/erase-orders.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { addEpson, addStar, greet } from '#server/testing/paper/printers-of-shop.ts'
import { minute } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  const place = () => shop.ask('orders.place', noorsOrder())
  const accept = (id: number) => shop.ask('orders.step', { id, step: 'accept', key: key() }, { as: staff.amira })
  let keys = 0
  const key = () => `a-key-of-printers-${keys++}`
  const accepted = async () => {
    const { id } = await place()
    await accept(id)
    return id
  }
  const slips = async (id: number) => (await shop.ask('slips.list', { id }, { as: staff.amira })).slips
  const read = async (id: number) => (await shop.ask('printers.read', { id }, { as: staff.amira })).printer
  /** Another star each time, alone at its branch, that is ready for jobs. */
  const starAlone = async (wish: Parameters<typeof addStar>[2] = {}) => {
    const star = await addStar(shop, staff.amira, wish)
    await greet(star)
    return star
  }
  const alone = async (work: (star: Awaited<ReturnType<typeof addStar>>) => Promise<void>, wish = {}) => {
    const star = await starAlone(wish)
    try {
      await work(star)
    } finally {
      await shop.ask('printers.withdraw', { id: star.id }, { as: staff.amira })
    }
  }

  describe('a Star', () => {
    test('[PAPER-2] is known by its address from its first call on, and says what it is', () =>
      alone(async (star) => {
        expect(await read(star.id)).toMatchObject({
          condition: 'ready',
          model: 'Star mC-Print3',
          width: 576,
          hardware: '0011620a0b0c',
          intervalS: 5,
          seenAt: shop.clock.now(),
        })
        await shop.ask('printers.test', { id: star.id }, { as: staff.amira })
        expect(await star.poll()).toBe('printed')
        expect(await star.poll()).toBe('idle')
        expect(star.prints).toHaveLength(1)
      }))

    test('[PAPER-3] prints an order once it is accepted: offered, fetched, confirmed', () =>
      alone(async (star) => {
        const { id } = await place()
        expect(await star.poll()).toBe('idle')
        await accept(id)
        expect((await slips(id)).map(({ state }) => state)).toEqual(['queued'])
        expect(await star.poll()).toBe('printed')
        expect(await slips(id)).toMatchObject([{ what: 'kitchen', state: 'printed', reprint: false, mark: '' }])
        expect(await star.poll()).toBe('idle')
      }))

    test('[PAPER-3] that asks twice for a job gets the same bytes; a second confirmation changes nothing', () =>
      alone(async (star) => {
        star.state.fetchesTwice = true
        const id = await accepted()
        expect(await star.poll()).toBe('printed')
        expect(star.sameTwice).toBe(true)
        const [print] = star.prints
        const again = await shop.inject({ method: 'DELETE', url: `${star.path}?code=200%20OK&token=${print?.token}` })
        expect([again.statusCode, again.body]).toEqual([200, ''])
        expect(await slips(id)).toHaveLength(1)
      }))

    test('[PAPER-3] whose confirmation is lost confirms late, and nothing prints twice', () =>
      alone(async (star) => {
        star.state.losesConfirmations = 1
        const id = await accepted()
        expect(await star.poll()).toBe('unconfirmed')
        expect(await star.poll()).toBe('idle')
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
        expect(star.prints).toHaveLength(1)
      }))

    test('[PAPER-3] [J-72] that never confirms prints the slip once more at its second call after it, under a strip', () =>
      alone(async (star) => {
        Object.assign(star.state, { losesConfirmations: 1, confirmsAgain: false })
        const id = await accepted()
        expect(await star.poll()).toBe('unconfirmed')
        shop.clock.pass(5000)
        expect(await star.poll()).toBe('idle')
        shop.clock.pass(5000)
        expect(await star.poll()).toBe('printed')
        const [first, second] = star.prints.map(({ picture }) => picture)
        if (!first || !second) throw new Error('two prints were expected')
        expect(second.height).toBeGreaterThan(first.height)
        const below = Buffer.from(second.bits).subarray(second.bits.length - first.bits.length)
        expect(below.equals(Buffer.from(first.bits))).toBe(true)
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true }])
      }))

    test('[PAPER-3] that fetches three times in vain gives the slip up: the board says so, and it is printed again', () =>
      alone(async (star) => {
        Object.assign(star.state, { losesConfirmations: 3, confirmsAgain: false })
        const id = await accepted()
        for (let time = 0; time < 3; time++) {
          expect(await star.poll()).toBe('unconfirmed')
          shop.clock.pass(minute)
        }
        expect(await star.poll()).toBe('idle')
        const { failed } = await shop.ask('printers.troubles', { branch: 'antwerpen' }, { as: staff.jef })
        expect(failed).toMatchObject([{ order: id, state: 'failed', why: 'no confirmation' }])
        await shop.ask('slips.again', { id: failed[0]?.id ?? 0 }, { as: staff.jef })
        expect(await star.poll()).toBe('printed')
        const after = await shop.ask('printers.troubles', { branch: 'antwerpen' }, { as: staff.jef })
        expect(after.failed).toEqual([])
      }))

    test('[PAPER-3] whose roll ends within a job keeps it, says so, and prints it marked once there is paper', () =>
      alone(async (star) => {
        star.state.runsOutNext = true
        const id = await accepted()
        expect(await star.poll()).toBe('torn')
        expect(await star.poll()).toBe('idle')
        const { printers } = await shop.ask('printers.troubles', { branch: 'antwerpen' }, { as: staff.jef })
        expect(printers).toMatchObject([{ id: star.id, condition: 'no-paper', waiting: 1, by: null }])
        star.state.paper = 'enough'
        expect(await star.poll()).toBe('printed')
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true }])
        expect((await read(star.id)).condition).toBe('ready')
      }))

    test('[PAPER-3] with an open cover gets nothing, and the slip is unmarked when it closes', () =>
      alone(async (star) => {
        star.state.cover = 'open'
        expect(await star.poll()).toBe('idle')
        const id = await accepted()
        expect(await star.poll()).toBe('idle')
        star.state.cover = 'closed'
        expect(await star.poll()).toBe('printed')
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
      }))

    test('[PAPER-3] with another body, none or nulls breaks nothing, and still prints', () =>
      alone(async (star) => {
        for (const body of ['nulls', 'odd', 'empty'] as const) {
          star.state.body = body
          await accepted()
          expect(await star.poll(), body).toBe('printed')
        }
        for (const payload of [
          '[]',
          'null',
          '"x"',
          '{"statusCode":5}',
          '{"statusCode":"%E0%A4%A"}',
          '\u0000',
          '{"clientAction":[null,7,{}]}',
        ]) {
          const reply = await shop.inject({
            method: 'POST',
            url: star.path,
            payload,
            headers: { 'content-type': 'x/y' },
          })
          expect([reply.statusCode, reply.json()], payload).toEqual([200, { jobReady: false }])
        }
      }))

    test('[PAPER-3] a change prints CHANGED with what differs, several at once as one slip; a cancellation is told', () =>
      alone(async (star) => {
        const { id } = await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cappuccino', quantity: 4 }] }))
        await accept(id)
        expect(await star.poll()).toBe('printed')
        const change = async (quantity: number) =>
          await shop.ask(
            'orders.change',
            { key: key(), id, lines: [{ line: 1, item: 'cappuccino', quantity }] },
            { as: staff.amira },
          )
        await change(3)
        await change(2)
        expect(await star.poll()).toBe('printed')
        expect(await star.poll()).toBe('idle')
        await shop.ask('orders.step', { id, step: 'cancel', reason: 'asked', key: key() }, { as: staff.amira })
        expect(await star.poll()).toBe('printed')
        expect((await slips(id)).map(({ mark }) => mark)).toEqual(['', 'changed', 'cancelled'])
      }))

    test('[PAPER-3] an order that is cancelled before its slip was fetched prints nothing', () =>
      alone(async (star) => {
        const id = await accepted()
        await shop.ask('orders.step', { id, step: 'cancel', reason: 'asked', key: key() }, { as: staff.amira })
        expect(await star.poll()).toBe('idle')
        expect(await slips(id)).toEqual([])
      }))

    test('[PAPER-3] what is for later prints when it is to be begun', () =>
      alone(async (star) => {
        const later = (Math.ceil(shop.clock.now() / (15 * minute)) + 8) * 15 * minute
        const { id } = await shop.ask('orders.place', noorsOrder({ at: later }))
        await accept(id)
        expect(await star.poll()).toBe('idle')
        shop.clock.pass(later - shop.clock.now() - 15 * minute)
        expect(['told', 'printed']).toContain(await star.poll())
      }))
  })

  describe('bad input', () => {
    test('[PAPER-2] a wrong secret, and one that was withdrawn or replaced, gets an empty refusal', async () => {
      const star = await addStar(shop, staff.amira)
      const { path } = await shop.ask('printers.renew', { id: star.id }, { as: staff.amira })
      const wrong = `/print/star/${'x'.repeat(32)}`
      await shop.ask('printers.withdraw', { id: star.id }, { as: staff.amira })
      for (const url of [wrong, star.path, path, '/print/star/a', path.replace('star', 'epson')])
        for (const method of url.includes('epson') ? (['POST'] as const) : (['POST', 'GET', 'DELETE'] as const)) {
          const reply = await shop.inject({ method, url, ...(method === 'POST' && { payload: '{}' }) })
          expect([403, 404], `${method} ${url}`).toContain(reply.statusCode)
          if (reply.statusCode === 403) expect(reply.body).toBe('')
        }
    })

    test('[PAPER-2] another device with the address is refused, and the page says so', () =>
      alone(async (star) => {
        const body = JSON.stringify({ statusCode: '200%20OK', printerMAC: '00:11:62:ff:ff:ff' })
        const headers = { 'content-type': 'application/json' }
        const reply = await shop.inject({ method: 'POST', url: star.path, payload: body, headers })
        expect([reply.statusCode, reply.body]).toEqual([403, ''])
        expect((await read(star.id)).strangerAt).toBe(shop.clock.now())
        // The same address in another notation is the same printer.
        const same = body.replace('00:11:62:ff:ff:ff', '00-11-62-0A-0B-0C')
        expect((await shop.inject({ method: 'POST', url: star.path, payload: same, headers })).statusCode).toBe(200)
      }))

    test('[PAPER-2] the job of another printer, and a type that is not offered', () =>
      alone(async (star) => {
        const other = await addStar(shop, staff.amira, { branch: 'merksem', mac: '00:11:62:00:00:02' })
        await greet(other)
        await accepted()
        const poll = await shop.inject({ method: 'POST', url: star.path, payload: '{"statusCode":"200%20OK"}' })
        const { jobToken: token } = poll.json<{ jobToken: string }>()
        const get = (path: string, type: string) =>
          shop.inject({ method: 'GET', url: `${path}?type=${encodeURIComponent(type)}&token=${token}` })
        expect((await get(other.path, 'image/png')).statusCode).toBe(404)
        expect((await get(star.path, 'text/plain')).statusCode).toBe(415)
        await shop.inject({ method: 'DELETE', url: `${other.path}?code=200%20OK&token=${token}` })
        expect((await get(star.path, 'image/png')).headers).toMatchObject({ 'x-star-cut': 'full; feed=true' })
      }))

    test('[PAPER-2] a body of 10 MB is refused, and no secret is in the log', async () => {
      const lines: string[] = []
      const loud = await openShop({ config: { logLevel: 'info' }, logTo: { write: (line) => void lines.push(line) } })
      const owner = (await loud.staff()).amira
      const star = await addStar(loud, owner)
      await greet(star)
      const payload = 'x'.repeat(10_000_000)
      for (const url of [star.path, star.path.replace('star', 'epson')]) {
        const reply = await loud.inject({ method: 'POST', url, payload, headers: { 'content-type': 'text/plain' } })
        expect([413, 403]).toContain(reply.statusCode)
        expect(reply.body).toBe('')
      }
      await loud.inject({ method: 'POST', url: `/print/star/${'y'.repeat(32)}`, payload: '{}' })
      const secret = star.path.split('/').at(-1) ?? ''
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.join('\n')).not.toContain(secret)
      expect(lines.join('\n')).not.toContain('yyyyyyyy')
    })

    test('[PAPER-2] a device that tries secrets has to wait, and the printers of the same network do not', async () => {
      const limited = await openShop({ config: { ordersPerMinute: 120 } })
      const star = await addStar(limited, (await limited.staff()).amira)
      const wrong = () => limited.inject({ method: 'POST', url: `/print/star/${'z'.repeat(32)}`, payload: '{}' })
      const statuses = new Set<number>()
      for (let time = 0; time < 100; time++) statuses.add((await wrong()).statusCode)
      expect([...statuses]).toEqual([403, 429])
      await greet(star)
      expect(star.status).toBe(200)
    })

    test('[PAPER-3] a slip that cannot be drawn is tried twice, then given up; the printer goes on', () =>
      alone(async (star) => {
        const { drawing } = shop.app.printing
        const draw = drawing.draw
        const id = await accepted()
        Object.assign(drawing, { draw: () => Promise.reject(new Error('broken')) })
        expect(await star.poll()).toBe('away')
        shop.clock.pass(5_000)
        expect(await star.poll()).toBe('away')
        Object.assign(drawing, { draw })
        expect(await slips(id)).toMatchObject([{ state: 'failed', why: 'drawing' }])
        await accepted()
        expect(await star.poll()).toBe('printed')
      }))
  })

  test('[PAPER-3] a second printer takes over within 5 seconds, and nothing is lost or printed twice', async () => {
    const second = await starAlone({ name: 'Counter', mac: '00:11:62:00:00:03', prints: ['receipt'] })
    const first = await starAlone({ name: 'Kitchen', coveredBy: second.id })
    first.state.paper = 'out'
    await first.poll()
    const ids = [await accepted(), await accepted()]
    expect(await second.poll()).toBe('idle')
    shop.clock.pass(5_000)
    for (const _ of ids) expect(await second.poll()).toBe('printed')
    const { printers } = await shop.ask('printers.troubles', { branch: 'antwerpen' }, { as: staff.jef })
    expect(printers).toMatchObject([{ id: first.id, by: 'Counter', waiting: 0 }])
    first.state.paper = 'enough'
    expect(await first.poll()).toBe('idle')
    for (const id of ids) expect(await slips(id)).toMatchObject([{ state: 'printed', by: 'Counter', reprint: false }])
    for (const { id } of [first, second]) await shop.ask('printers.withdraw', { id }, { as: staff.amira })
  })

  test('[PAPER-3] what a printer was offered when it fell silent is printed by the second one', async () => {
    const second = await starAlone({ name: 'Counter', mac: '00:11:62:00:00:03', prints: [] })
    const first = await starAlone({ name: 'Kitchen', coveredBy: second.id })
    const id = await accepted()
    const poll = await shop.inject({ method: 'POST', url: first.path, payload: '{"statusCode":"200%20OK"}' })
    expect(poll.json()).toMatchObject({ jobReady: true })
    await shop.app.printers.look()
    shop.clock.pass(12_001)
    expect(await second.poll()).toBe('idle')
    await shop.app.printers.look()
    shop.clock.pass(5000)
    expect(await second.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{ state: 'printed', by: 'Counter', reprint: false }])
    for (const printer of [first, second]) await shop.ask('printers.withdraw', { id: printer.id }, { as: staff.amira })
  })

  test('[PAPER-3] a printer that is silent is in trouble within 15 seconds', () =>
    alone(async (star) => {
      await shop.app.printers.look()
      shop.clock.pass(12_001)
      await shop.app.printers.look()
      expect((await read(star.id)).condition).toBe('silent')
      expect(await star.poll()).toBe('idle')
      expect((await read(star.id)).condition).toBe('ready')
    }))

  test('[PAPER-3] of several servers one offers a job, and another gives the same bytes', async () => {
    const beside = await shop.beside()
    let turn = 0
    const star = await addStar(shop, staff.amira, { of: () => (turn++ % 2 === 0 ? shop : beside) })
    await greet(star)
    star.state.fetchesTwice = true
    for (let time = 0; time < 3; time++) {
      await accepted()
      expect(await star.poll()).toBe('printed')
    }
    expect(star.sameTwice).toBe(true)
    expect(star.prints).toHaveLength(3)
    await shop.ask('printers.withdraw', { id: star.id }, { as: staff.amira })
    await beside.close()
  })

  test('[J-119] a slip asked for again under its key is printed once, and an order has an end of slips in an hour', async () => {
    const star = await starAlone({ prints: ['receipt'] })
    const id = await accepted()
    const form = { id, what: 'receipt' as const, key: newKey() }
    const first = await shop.ask('slips.print', form, { as: staff.jef })
    expect(await shop.ask('slips.print', form, { as: staff.jef })).toEqual(first)
    expect(await star.poll()).toBe('printed')
    const [slip] = first.slips
    const again = { id: slip?.id ?? 0, key: newKey() }
    expect(await shop.ask('slips.again', again, { as: staff.jef })).toEqual(
      await shop.ask('slips.again', again, { as: staff.jef }),
    )
    expect(await star.poll()).toBe('printed')
    expect(await slips(id)).toHaveLength(2)
    const print = async () => (await shop.reply('slips.print', { id, what: 'receipt' }, { as: staff.jef })).ok
    // As if the printer had confirmed it: drawing so many takes long.
    const printed = () =>
      shop.store.write((trx) =>
        trx.updateTable('print_job').set({ state: 'printed' }).where('order_id', '=', id).execute(),
      )
    for (let count = 2; count < 40; count++) {
      await printed()
      expect(await print()).toBe(true)
    }
    // The last one waits: it is brought forward, which costs no paper.
    expect(await print()).toBe(true)
    expect(await slips(id)).toHaveLength(40)
    await printed()
    expect((await shop.refused('slips.print', { id, what: 'receipt' }, { as: staff.jef })).refusal).toBe('too_many')
    expect((await shop.refused('slips.again', { id: slip?.id ?? 0 }, { as: staff.jef })).refusal).toBe('too_many')
    await shop.ask('printers.withdraw', { id: star.id }, { as: staff.amira })
  })

  test('[PAPER-1] one tap prints a receipt; labels are pages of one job, each confirmed by itself', async () => {
    const star = await starAlone({ prints: ['receipt', 'label'] })
    const id = await accepted()
    const cups = noorsOrder().lines.reduce((sum, { quantity }) => sum + quantity, 0)
    for (let cup = 0; cup < cups; cup++) expect(await star.poll()).toBe('printed')
    expect(await star.poll()).toBe('idle')
    await shop.ask('slips.print', { id, what: 'receipt' }, { as: staff.jef })
    expect(await star.poll()).toBe('printed')
    expect((await slips(id)).map(({ what, state }) => [what, state])).toEqual([
      ['label', 'printed'],
      ['receipt', 'printed'],
    ])
    expect((await shop.refused('slips.print', { id, what: 'kitchen' }, { as: staff.jef })).refusal).toBe('no_printer')
    await shop.ask('printers.withdraw', { id: star.id }, { as: staff.amira })
  })

  test('[PAPER-3] when a customer is erased, what slips say of them goes too', () =>
    alone(async (star) => {
      const id = await accepted()
      expect(await star.poll()).toBe('printed')
      const waiting = await accepted()
      await shop.store.write((trx) => eraseOrders(trx, [id, waiting], shop.clock.now()))
      const rows = await shop.store.db
        .selectFrom('print_job')
        .select(['said', 'image'])
        .where('order_id', 'in', [id, waiting])
        .execute()
      expect(rows).toEqual(rows.map(() => ({ said: null, image: null })))
      expect(await star.poll()).toBe('idle')
    }))

  describe('an Epson', () => {
    const withEpson = async (work: (epson: Awaited<ReturnType<typeof addEpson>>) => Promise<void>) => {
      const epson = await addEpson(shop, staff.amira)
      expect(await epson.poll()).toBe('idle')
      try {
        await work(epson)
      } finally {
        await shop.ask('printers.withdraw', { id: epson.id }, { as: staff.amira })
      }
    }

    test('[PAPER-2] prints, and its result is read whether encoded or not, with broken tags, and without a job id', () =>
      withEpson(async (epson) => {
        for (const state of [{}, { encodes: false }, { version: '1.00' as const }]) {
          Object.assign(epson.state, { encodes: true, version: '2.00' }, state)
          const id = await accepted()
          expect(await epson.poll()).toBe('printed')
          expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
        }
        expect((await read(epson.id)).hardware).toBe('TM-M30')
        expect(await epson.poll()).toBe('idle')
      }))

    test('[PAPER-3] without paper keeps the slip, says so, and prints it marked', () =>
      withEpson(async (epson) => {
        epson.state.paper = 'out'
        const id = await accepted()
        expect(await epson.poll()).toBe('failed')
        expect((await read(epson.id)).condition).toBe('no-paper')
        epson.state.paper = 'enough'
        expect(await epson.poll()).toBe('printed')
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true }])
        expect((await read(epson.id)).condition).toBe('ready')
      }))

    test('[PAPER-3] whose result is lost prints the slip again after a minute, marked', () =>
      withEpson(async (epson) => {
        epson.state.losesResults = 1
        const id = await accepted()
        expect(await epson.poll()).toBe('unconfirmed')
        expect(await epson.poll()).toBe('idle')
        shop.clock.pass(minute)
        expect(await epson.poll()).toBe('printed')
        expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true }])
      }))

    test('[PAPER-2] odd bodies get an empty answer; another ID with the address is refused', () =>
      withEpson(async (epson) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const send = (payload: string) => shop.inject({ method: 'POST', url: epson.path, payload, headers })
        for (const odd of [
          '',
          'ConnectionType=',
          'ConnectionType=Nonsense',
          '%E0%A4%A',
          'ConnectionType=SetResponse',
          'ConnectionType=SetResponse&ResponseFile=%3Cx',
        ])
          expect([(await send(odd)).statusCode, (await send(odd)).body], odd).toEqual([200, ''])
        const stranger = await send('ConnectionType=GetRequest&ID=another')
        expect([stranger.statusCode, stranger.body]).toEqual([403, ''])
        expect((await read(epson.id)).strangerAt).toBe(shop.clock.now())
      }))
  })
})
