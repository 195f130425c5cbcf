// Printers that do what they should not, at the worst moment: no slip is lost, and none comes twice without a mark
// (PAPER-3).
import { expect, test } from 'vitest'
import { colleague, openBasket } from '#server/testing/office-basket.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { addEpson, addStar, greet } from '#server/testing/paper/printers-of-shop.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'

const ready = '{"statusCode":"200%20OK"}'

onBothEngines((openShop) => {
  async function opened() {
    const shop = await openShop()
    const staff = await shop.staff()
    const star = async (wish: Parameters<typeof addStar>[2] = {}) => {
      const added = await addStar(shop, staff.amira, wish)
      await greet(added)
      return added
    }
    const accepted = async (change: Parameters<typeof noorsOrder>[0] = {}) => {
      const { id } = await shop.ask('orders.place', noorsOrder({ key: newKey(), ...change }))
      await shop.ask('orders.step', { id, step: 'accept', key: newKey() }, { as: staff.amira })
      return id
    }
    const slips = async (id: number) => (await shop.ask('slips.list', { id }, { as: staff.amira })).slips
    const poll = async (path: string, payload = ready, at: TestShop = shop) =>
      (await at.inject({ method: 'POST', url: path, payload })).json<{ jobReady: boolean; jobToken: string }>()
    const get = (path: string, token: string) => shop.inject({ method: 'GET', url: `${path}?token=${token}` })
    const done = (path: string, code: string, token = '') =>
      shop.inject({ method: 'DELETE', url: `${path}?code=${encodeURIComponent(code)}${token && `&token=${token}`}` })
    return { shop, ...staff, star, accepted, slips, poll, get, done }
  }

  test('[PAPER-3] one that asks two servers at once gets one slip at a time, and each once', async () => {
    const { shop, star, accepted, slips, poll, get, done } = await opened()
    const beside = await shop.beside()
    const { path } = await star()
    const ids = [await accepted(), await accepted(), await accepted()]
    for (const _ of ids) {
      const offers = await Promise.all([shop, beside, shop, beside].map((at) => poll(path, ready, at)))
      const tokens = new Set(offers.flatMap(({ jobReady, jobToken }) => (jobReady ? [jobToken] : [])))
      expect(tokens.size).toBe(1)
      const [token = ''] = tokens
      expect((await get(path, token)).statusCode).toBe(200)
      await Promise.all([done(path, '200 OK', token), done(path, '200 OK', token)])
    }
    expect((await poll(path)).jobReady).toBe(false)
    for (const id of ids) expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
    await beside.close()
  })

  test.each(['printers.withdraw', 'printers.renew'] as const)(
    '[PAPER-3] what it had taken over goes back to its own printer: %s',
    async (call) => {
      const { shop, amira, star, accepted, slips, poll } = await opened()
      const second = await star({ name: 'Counter', mac: '00:11:62:00:00:03', prints: [] })
      const first = await star({ coveredBy: second.id })
      first.state.paper = 'out'
      await first.poll()
      shop.clock.pass(5000)
      const id = await accepted()
      expect((await poll(second.path)).jobReady).toBe(true)
      await shop.ask(call, { id: second.id }, { as: amira })
      first.state.paper = 'enough'
      expect(await first.poll()).toBe('printed')
      expect(await slips(id)).toMatchObject([{ state: 'printed', by: null, reprint: false }])
    },
  )

  test('[PAPER-2] one that is withdrawn while it prints is refused, and its slip is given up', async () => {
    const { shop, amira, star, accepted, slips, poll, get, done } = await opened()
    const { id: printer, path } = await star()
    const id = await accepted()
    const { jobToken } = await poll(path)
    await shop.ask('printers.withdraw', { id: printer }, { as: amira })
    for (const reply of [await get(path, jobToken), await done(path, '200 OK', jobToken)])
      expect([reply.statusCode, reply.body]).toEqual([403, ''])
    expect(await slips(id)).toMatchObject([{ state: 'failed', why: 'withdrawn' }])
  })

  test('[PAPER-2] of two devices that call first at once, one is the printer and the other is refused', async () => {
    const { shop, amira } = await opened()
    const { path } = await addStar(shop, amira)
    const beside = await shop.beside()
    const call = (at: TestShop, mac: string) =>
      at.inject({ method: 'POST', url: path, payload: JSON.stringify({ printerMAC: mac }) })
    const both = await Promise.all([call(shop, '00:11:62:00:00:0a'), call(beside, '00:11:62:00:00:0b')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    await beside.close()
  })

  test('[PAPER-3] bodies that break where they are read, or are nested ten thousand deep, break nothing', async () => {
    const { shop, amira, star, poll } = await opened()
    const { id, path } = await star()
    const broken = '{"toString":1,"valueOf":null}'
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    for (const odd of [broken, deep])
      for (const body of [
        odd,
        `{"printerMAC":${odd}}`,
        `{"statusCode":${odd}}`,
        `{"clientAction":[{"request":${odd},"result":${odd}}]}`,
        `{"clientAction":[{"request":"ClientType","result":${odd}},{"request":"PageInfo","result":{"printWidth":${odd}}}]}`,
        `{"clientAction":[{"request":"GetPollInterval","result":${odd}}]}`,
        `{"__proto__":{"statusCode":"410"},"printingInProgress":${odd}}`,
      ])
        expect(await poll(path, body), body.slice(0, 60)).toEqual({ jobReady: false })
    const { printer } = await shop.ask('printers.read', { id }, { as: amira })
    expect(printer).toMatchObject({ condition: 'ready', width: 576, intervalS: 5 })
  })

  test('[PAPER-3] a confirmation without a token, sent twice, is not taken for the next slip', async () => {
    const { star, accepted, slips, poll, get, done } = await opened()
    const { path } = await star()
    const first = await accepted()
    const second = await accepted()
    await get(path, (await poll(path)).jobToken)
    await done(path, 'OK')
    expect(await slips(first)).toMatchObject([{ state: 'printed' }])
    const next = await poll(path)
    for (const token of ['', next.jobToken]) await done(path, 'OK', token)
    expect(await slips(second)).toMatchObject([{ state: 'offered' }])
    await get(path, next.jobToken)
    await done(path, 'OK', next.jobToken)
    expect(await slips(second)).toMatchObject([{ state: 'printed', reprint: false }])
  })

  test('[PAPER-3] one that fetches again and again, and each time says that it could not, gives the slip up', async () => {
    const { star, accepted, slips, poll, get, done } = await opened()
    const { path } = await star()
    const id = await accepted()
    for (let time = 0; time < 3; time++) {
      const { jobToken } = await poll(path)
      await get(path, jobToken)
      await done(path, '520 Download Timeout', jobToken)
    }
    expect(await slips(id)).toMatchObject([{ state: 'failed', why: '520 Download Timeout' }])
    expect((await poll(path)).jobReady).toBe(false)
  })

  test('[PAPER-3] a server that ends between drawing and sending: the next one sends the same bytes, marked', async () => {
    const { shop, star, accepted, slips, poll } = await opened()
    const { path } = await star()
    const id = await accepted()
    const ending = await shop.beside()
    const { jobToken } = await poll(path, ready, ending)
    await ending.inject({ method: 'GET', url: `${path}?token=${jobToken}` })
    const before = await shop.store.db.selectFrom('print_job').select('image').executeTakeFirst()
    await ending.close()
    expect((await poll(path)).jobReady).toBe(false)
    shop.clock.pass(minute)
    expect(await poll(path)).toMatchObject({ jobReady: true, jobToken })
    const after = await shop.store.db.selectFrom('print_job').select('image').executeTakeFirst()
    expect(after).toEqual(before)
    expect(await slips(id)).toMatchObject([{ state: 'offered', reprint: true }])
  })

  test('[PAPER-3] labels that are printed again, or taken over on other paper, are marked one and all', async () => {
    const { shop, jef, star, accepted, slips } = await opened()
    const wide = { mac: '00:11:62:00:00:03', prints: [] }
    const second = await star({ name: 'Wide', ...wide })
    const first = await star({ prints: ['label'], coveredBy: second.id })
    await shop.store.db.updateTable('printer').set({ width: 832 }).where('id', '=', second.id).execute()
    const id = await accepted({ lines: [{ item: 'cappuccino', quantity: 3 }] })
    for (let cup = 0; cup < 2; cup++) expect(await first.poll()).toBe('printed')
    first.state.cover = 'open'
    await first.poll()
    shop.clock.pass(5000)
    for (let cup = 0; cup < 3; cup++) expect(await second.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{ state: 'printed', by: 'Wide', reprint: true }])
    const heights = (prints: typeof second.prints) => prints.map(({ picture }) => picture.height)
    const [strip = 0] = heights(second.prints)
    expect(heights(second.prints)).toEqual([strip, strip, strip])

    first.state.cover = 'closed'
    await first.poll()
    const [label] = await slips(id)
    await shop.ask('slips.again', { id: label?.id ?? 0 }, { as: jef })
    for (let cup = 0; cup < 3; cup++) expect(await first.poll()).toBe('printed')
    const [once = 0, ...rest] = heights(first.prints)
    expect(rest.filter((height) => height > once)).toHaveLength(3)
  })

  test('[J-75] a device that is set up twice is said at both printers', async () => {
    const { shop, amira, star } = await opened()
    const device = { mac: '00:11:62:00:00:09' }
    const bar = await star({ name: 'Bar', ...device })
    const grill = await star({ name: 'Grill', ...device })
    await star({ name: 'Counter', mac: '00:11:62:00:00:03' })
    const { printers } = await shop.ask('printers.list', { branch: 'antwerpen' }, { as: amira })
    expect(printers.map(({ name, sameDevice }) => [name, sameDevice])).toEqual([
      ['Bar', 'Grill'],
      ['Grill', 'Bar'],
      ['Counter', null],
    ])
    await shop.ask('printers.withdraw', { id: grill.id }, { as: amira })
    expect((await shop.ask('printers.read', { id: bar.id }, { as: amira })).printer.sameDevice).toBeNull()
  })

  test('[J-76] what waits for one that is withdrawn is said on the board, and printed by another, unmarked', async () => {
    const { shop, amira, star, accepted, slips } = await opened()
    const bar = await star()
    const counter = await star({ name: 'Counter', mac: '00:11:62:00:00:03', prints: [] })
    const id = await accepted()
    await shop.ask('printers.withdraw', { id: bar.id }, { as: amira })
    const { failed } = await shop.ask('printers.troubles', { branch: 'antwerpen' }, { as: amira })
    expect(failed).toMatchObject([{ order: id, state: 'failed', why: 'withdrawn' }])
    const again = () => shop.ask('slips.again', { id: failed[0]?.id ?? 0 }, { as: amira })
    await expect(again()).rejects.toThrow('no_printer')
    const { printer } = await shop.ask('printers.read', { id: counter.id }, { as: amira })
    const { name, leavesOut, station, width, lang, coveredBy, version } = printer
    const wish = { name, leavesOut, station, width, lang, coveredBy, prints: ['kitchen' as const] }
    await shop.ask('printers.save', { id: counter.id, version, ...wish }, { as: amira })
    await again()
    expect(await counter.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false, printer: { name: 'Counter' } }])
  })

  test('[J-76] what is printed now although it was for later comes once, and unmarked', async () => {
    const { shop, amira, star, accepted, slips } = await opened()
    const bar = await star()
    const wantedAt = (Math.ceil(shop.clock.now() / (15 * minute)) + 8) * 15 * minute
    const id = await accepted({ at: wantedAt })
    expect(await bar.poll()).toBe('idle')
    await shop.ask('slips.print', { id, what: 'kitchen' }, { as: amira })
    const [waits] = await slips(id)
    await shop.ask('slips.again', { id: waits?.id ?? 0 }, { as: amira })
    expect(await bar.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
    await shop.ask('slips.print', { id, what: 'kitchen' }, { as: amira })
    expect(await bar.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{}, { state: 'printed', reprint: true }])
    shop.clock.pass(wantedAt - shop.clock.now())
    expect(await bar.poll()).toBe('idle')
  })

  test('[J-72] one that prints for long says so, and loses nothing', async () => {
    const { shop, star, accepted, slips, poll, get, done } = await opened()
    const { path } = await star()
    const id = await accepted()
    const { jobToken } = await poll(path)
    await get(path, jobToken)
    for (let time = 0; time < 6; time++) {
      shop.clock.pass(5000)
      const busy = '{"statusCode":"200%20OK","printingInProgress":true}'
      expect((await poll(path, busy)).jobReady).toBe(false)
    }
    await done(path, '200 OK', jobToken)
    expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: false }])
  })

  test('[J-72] what one loses twice is for the printer that covers it, and open pages are told', async () => {
    const { shop, star, accepted, slips } = await opened()
    const counter = await star({ name: 'Counter', mac: '00:11:62:00:00:03', prints: [] })
    const bar = await star({ coveredBy: counter.id })
    Object.assign(bar.state, { losesConfirmations: 2, confirmsAgain: false })
    const id = await accepted()
    const told = async () => {
      const events = await shop.store.db.selectFrom('event').select('name').execute()
      return events.filter(({ name }) => name === 'printers.changed').length
    }
    expect(await bar.poll()).toBe('unconfirmed')
    const before = await told()
    shop.clock.pass(10_000)
    expect(await counter.poll()).toBe('idle')
    expect(await bar.poll()).toBe('unconfirmed')
    expect(await told()).toBe(before + 1)
    shop.clock.pass(10_000)
    expect(await bar.poll()).toBe('idle')
    expect(await counter.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true, by: 'Counter' }])
  })

  test('[J-73] all labels of an order come out before those of the next, and what is put back keeps its place', async () => {
    const { shop, star, accepted } = await opened()
    const bar = await star({ prints: ['label'] })
    const cups = { lines: [{ item: 'cappuccino', quantity: 3 }] }
    const ids: number[] = []
    for (let order = 0; order < 4; order++) {
      ids.push(await accepted(cups))
      shop.clock.pass(1000)
    }
    const jobs = await shop.store.db.selectFrom('print_job').select(['id', 'order_id']).orderBy('id').execute()
    const printing = async () => {
      const { order_id } = await shop.store.db
        .selectFrom('print_job')
        .select('order_id')
        .where('state', '=', 'offered')
        .executeTakeFirstOrThrow()
      return order_id
    }
    expect(jobs.map(({ order_id }) => order_id)).toEqual(ids)
    const came: (number | null)[] = []
    for (let cup = 0; cup < 12; cup++) {
      // The second label of the second order comes out torn.
      if (cup === 4) {
        bar.state.runsOutNext = true
        expect(await bar.poll()).toBe('torn')
        came.push(await printing())
        expect(await bar.poll()).toBe('idle')
        bar.state.paper = 'enough'
      }
      const last = await shop.store.db.selectFrom('print_job').select(['order_id', 'page', 'state']).execute()
      expect(await bar.poll()).toBe('printed')
      const now = await shop.store.db.selectFrom('print_job').select(['order_id', 'page', 'state']).execute()
      const moved = now.find((job) => {
        const was = last.find(({ order_id }) => order_id === job.order_id)
        return was?.page !== job.page || (was.state !== 'printed' && job.state === 'printed')
      })
      came.push(moved?.order_id ?? null)
    }
    expect(came).toEqual(ids.flatMap((id, order) => Array.from({ length: order === 1 ? 4 : 3 }, () => id)))
  })

  test('[PAPER-2] an Epson that names a job by an entity, or sends a document with entities, settles nothing', async () => {
    const { shop, amira, accepted, slips } = await opened()
    const { path } = await addEpson(shop, amira)
    const send = (payload: string) =>
      shop.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const id = await accepted()
    expect((await send('ConnectionType=GetRequest')).body).toContain('<printjobid>')
    const doc = '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;&b;&b;">]>'
    const result = (name: string) =>
      `${doc}<printjobid>${name}</printjobid><response success="true" code="" status="&c;"/>`
    for (const name of ['&b;', '&#65;', 'a'.repeat(300), '../x'])
      for (const xml of [result(name), encodeURIComponent(result(name))]) {
        const reply = await send(`ConnectionType=SetResponse&ResponseFile=${xml}`)
        expect([reply.statusCode, reply.body]).toEqual([200, ''])
      }
    expect(await slips(id)).toMatchObject([{ state: 'offered' }])
  })

  test('[PAPER-3] an Epson without paper tries at each call, and gives nothing up', async () => {
    const { shop, amira, accepted, slips } = await opened()
    const epson = await addEpson(shop, amira)
    epson.state.paper = 'out'
    const id = await accepted()
    for (let time = 0; time < 6; time++) expect(await epson.poll()).toBe('failed')
    epson.state.paper = 'enough'
    expect(await epson.poll()).toBe('printed')
    expect(await slips(id)).toMatchObject([{ state: 'printed', reprint: true }])
  })

  test('[PAPER-3] [GROUP-1] an office basket has its ticket once it is accepted, however many servers place it', async () => {
    const { shop, amira, star, slips } = await opened()
    const bar = await star()
    const basket = await openBasket(shop)
    const { until } = await basket.add(colleague('Tom'))
    shop.clock.pass(until - shop.clock.now())
    const beside = await shop.beside()
    await Promise.all([shop, beside, shop].map(({ app }) => sweepPayments(app.payments)))
    await beside.close()
    const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: amira })
    const [{ id } = { id: 0 }] = orders
    expect(await slips(id)).toEqual([])
    const step = { id, key: newKey() }
    await shop.ask('orders.step', { ...step, step: 'accept' }, { as: amira })
    await shop.ask('orders.step', { ...step, key: newKey(), step: 'pay', paidWay: 'card' }, { as: amira })
    expect(await slips(id)).toMatchObject([{ what: 'kitchen', state: 'queued', mark: '' }])
    shop.clock.pass(30 * minute)
    expect(await bar.poll()).toBe('printed')
    expect(await bar.poll()).toBe('idle')
    expect(bar.prints).toHaveLength(1)
  })
})
