// One person's data: staff find all of it, hand it out and erase it; nobody else's goes with it.
import { beforeAll, expect, test } from 'vitest'
import { fillArchive } from '#proofs/growth/busy-day.ts'
import { saveAsk } from '#server/store/order/asks.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const zoe = { name: 'Zoë Zonderland', phone: '0470 55 44 33' }
const lines = [{ item: 'cappuccino', quantity: 2, note: 'no sugar for Zoë' }]

const waitingAsk = {
  branch: 'antwerpen',
  askedFrom: '',
  name: zoe.name,
  total: 640,
  pieces: 2,
  lines: [],
  why: 'value' as const,
  code: '123',
}

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const find = async (search: string, as = staff.amira) =>
    (await shop.ask('persons.find', { search }, { as })).records.map(({ kind, id }) => ({ kind, id }))
  const place = (wish: Partial<Parameters<typeof noorsOrder>[0]> = {}) =>
    shop.ask('orders.place', noorsOrder({ ...zoe, lines, ...wish }))
  const end = (id: number) =>
    shop.ask(
      'orders.step',
      { key: crypto.randomUUID(), id, step: 'refuse', reason: 'other', words: 'Zoë did not answer' },
      { as: staff.amira },
    )

  test('[J-122] a search in long messages lets others have their turn, and finds the same', async () => {
    const here = await openShop()
    const { amira } = await here.staff()
    const long = 'é à ü '.repeat(600)
    const message = { name: 'Tom', email: 'tom@tom.example', at: 0, suspect: 0, seen: 0 }
    await here.store.write(async (trx) => {
      for (let part = 0; part < 20; part++)
        await trx
          .insertInto('contact_message')
          .values(Array.from({ length: 100 }, (_, at) => ({ ...message, message: `${long} ${part * 100 + at}` })))
          .execute()
      await trx
        .insertInto('contact_message')
        .values({ ...message, message: `${long} from Zonderland` })
        .execute()
    })
    let turns = 0
    const counting = setInterval(() => turns++, 1)
    const found = await here.ask('persons.find', { search: 'zonderland' }, { as: amira })
    clearInterval(counting)
    expect(found.records.map(({ kind }) => kind)).toEqual(['message'])
    expect(turns).toBeGreaterThan(10)
  })

  test('[J-68] who erases their order by its token has no name left in what their browser asked and waits for', async () => {
    const here = await openShop()
    const { token, id } = await here.ask('orders.place', noorsOrder(zoe))
    const { amira } = await here.staff()
    const key = crypto.randomUUID()
    await here.ask('orders.step', { key, id, step: 'refuse', reason: 'other', words: 'gone' }, { as: amira })
    await here.store.write(async (trx) => {
      const origin = { order_id: id, asked_from: 'network', standing: 'new' as const, total: 1, at: here.clock.now() }
      await trx
        .insertInto('order_origin')
        .values({ ...origin, device: 'zoe' })
        .execute()
      for (const device of ['zoe', 'another'])
        await saveAsk(trx, { ...waitingAsk, device, key: `${device} key`, at: here.clock.now() }, undefined)
    })
    await here.ask('orders.eraseOwn', { token, given: zoe.name })
    const asks = await here.store.db.selectFrom('order_ask').select(['device', 'name']).orderBy('id').execute()
    expect(asks).toEqual([
      { device: 'zoe', name: '' },
      { device: 'another', name: zoe.name },
    ])
  })

  test('[SAFE-4] staff find everything of a person by name, number, e-mail and token, archived orders too', async () => {
    const order = await place()
    await end(order.id)
    await shop.ask('orders.clear', { branches: ['antwerpen'] }, { as: staff.amira })
    const table = await shop.ask('reservations.place', noorsTable(zoe))
    const email = 'zoe@zonderland.example'
    await shop.ask('contact.send', { key: crypto.randomUUID(), name: 'Z.', email, message: 'Is it open?' })
    await shop.ask('reviews.submit', { key: crypto.randomUUID(), food: 5, name: 'zoe zonderland', text: '' })
    await place({ name: 'Noor', phone: '0470 12 34 56' })

    const all = await find('ZOE ZONDER')
    expect(all.map(({ kind }) => kind)).toEqual(['order', 'reservation', 'review'])
    expect(await find('+32 470 554433')).toEqual([
      { kind: 'order', id: order.id },
      { kind: 'reservation', id: table.id },
    ])
    expect(await find(order.token.toLowerCase())).toEqual([{ kind: 'order', id: order.id }])
    expect((await find(email)).map(({ kind }) => kind)).toEqual(['message'])
    expect(await find('100%')).toEqual([])
    // Accents by themselves are no letters.
    expect(await find('\u0301'.repeat(4))).toEqual([])

    const { records } = await shop.ask('persons.takeOut', { records: all }, { as: staff.amira })
    expect(records[0]).toMatchObject({
      name: zoe.name,
      phone: '+32470554433',
      total: 640,
      token: order.token,
      isOpen: false,
      words: ['Zoë did not answer', 'no sugar for Zoë'],
      lines: [{ quantity: 2, price: 320, name: { en: 'Cappuccino' } }],
    })
    expect((await shop.reply('persons.find', { search: 'zo' }, { as: staff.amira })).status).toBe(400)
  })

  test('[SAFE-4] [OFFICE-6] an order before the newest is found by how its name begins, by number and by token', async () => {
    const { id, token } = await place({ name: 'Anouk Avondster', phone: '0470 55 12 12' })
    await end(id)
    await shop.ask('orders.clear', { branches: ['antwerpen'] }, { as: staff.amira })
    expect(await find('avondster')).toEqual([{ kind: 'order', id }])
    await fillArchive(shop, 2000)
    for (const search of ['anouk av', '0470551212', token]) expect(await find(search)).toEqual([{ kind: 'order', id }])
    expect(await find('avondster')).toEqual([])
    expect(await find('anouk', staff.lotte)).toEqual([])
  })

  test('[SAFE-4] a manager finds and erases what belongs to their own branches, a barista nothing', async () => {
    const elsewhere = await place({ name: 'Wouter Elsewhere' })
    const here = await place({ name: 'Wouter Here', branch: 'merksem' })
    expect(await find('wouter', staff.lotte)).toEqual([{ kind: 'order', id: here.id }])
    await end(elsewhere.id)
    const records = [{ kind: 'order' as const, id: elsewhere.id }]
    const tried = await shop.ask('persons.erase', { records }, { as: staff.lotte })
    expect(tried).toEqual({ erased: 0, open: [] })
    expect((await find('wouter')).length).toBe(2)
    expect((await shop.reply('persons.find', { search: 'wouter' }, { as: staff.jef })).status).toBe(403)
  })

  test('[SAFE-4] a manager finds an own guest, however many of that name there are at other branches', async () => {
    const here = await place({ name: 'Quirijn Quist', branch: 'merksem' })
    for (let n = 0; n < 202; n += 20)
      await Promise.all(Array.from({ length: 20 }, () => place({ name: 'Quirijn Quist' })))
    expect(await find('quirijn', staff.lotte)).toEqual([{ kind: 'order', id: here.id }])
    expect(await shop.ask('persons.find', { search: 'quirijn' }, { as: staff.amira })).toMatchObject({ more: true })
  })

  test('[SAFE-4] erasing takes who it was, leaves the amounts, and waits for what is not over', async () => {
    const ended = await place({ name: 'Yara Yellow' })
    const open = await place({ name: 'Yara Yellow' })
    await end(ended.id)
    const { id: message } = await sent('Yara Yellow')
    const table = await shop.ask('reservations.place', noorsTable({ name: 'Yara Yellow', phone: '0470 55 44 34' }))
    const stream = await listenTo(await shop.listen(), { token: ended.token })
    await stream.live()
    const records = await find('yara yellow')
    const erased = await shop.ask('persons.erase', { records }, { as: staff.amira })
    expect(erased).toEqual({
      erased: 2,
      open: [
        { kind: 'order', id: open.id },
        { kind: 'reservation', id: table.id },
      ],
    })
    await stream.until(1)
    expect(stream.names).toContain('orders.erased')
    stream.close()
    expect(await find('yara yellow')).toEqual(erased.open)
    const track = await shop.ask('orders.track', { token: ended.token })
    expect(track).toMatchObject({ total: 640, lines: [{ notes: '' }] })
    const { db } = shop.store
    const kept = await db.selectFrom('erasure').select(['kind', 'record']).orderBy('kind', 'desc').execute()
    expect(kept).toEqual([
      { kind: 'order', record: ended.id },
      { kind: 'message', record: message },
    ])
    const hashes = db.selectFrom('idempotency_key').select('body_hash').where('made', '=', ended.id)
    expect(await hashes.where('call', '=', 'orders.place').execute()).toEqual([{ body_hash: '' }])
    const [entry] = (await shop.ask('log.list', { kind: 'guests' }, { as: staff.amira })).entries
    expect(entry).toMatchObject({
      act: 'persons.erase',
      data: { erased: 2, records: `order ${ended.id}, message ${message}` },
    })
    expect(JSON.stringify(entry)).not.toMatch(/yara|yellow/i)
    // Again: there is nothing left to erase, and no entry of it.
    expect((await shop.ask('persons.erase', { records: erased.open }, { as: staff.amira })).erased).toBe(0)
  })

  /** The newest message, from this sender. */
  async function sent(name: string): Promise<{ id: number }> {
    await shop.ask('contact.send', { key: crypto.randomUUID(), name, email: 'y@example.com', message: 'Hello there' })
    const ids = shop.store.db.selectFrom('contact_message').select('id').orderBy('id', 'desc')
    return await ids.executeTakeFirstOrThrow()
  }

  test('[SAFE-4] a review keeps its stars; one of words alone goes', async () => {
    const review = (wish: object) => shop.ask('reviews.submit', { key: crypto.randomUUID(), ...wish })
    await review({ food: 4, name: 'Xander', text: 'Xander was here' })
    await review({ name: 'Xander', text: 'Only words' })
    const { reviews } = await shop.ask('reviews.list', { show: 'waiting' }, { as: staff.amira })
    await shop.ask('reviews.show', { ids: reviews.map(({ id }) => id) }, { as: staff.amira })
    await review({ name: 'Xander', text: 'Only words' })
    const { count } = await shop.ask('reviews.summary', {})
    await shop.ask('persons.erase', { records: await find('xander') }, { as: staff.amira })
    expect((await shop.ask('reviews.summary', {})).count).toBe(count - 1)
    expect(await find('xander')).toEqual([])
  })

  test('[SAFE-4] the name of an order that had to ask first goes with the order', async () => {
    const { id, token } = await place({ name: 'Urbain Ulens' })
    const form = await shop.store.db
      .selectFrom('idempotency_key')
      .select('key')
      .where('call', '=', 'orders.place')
      .where('made', '=', id)
      .executeTakeFirstOrThrow()
    const ask = { branch: 'antwerpen', ...form, device: '', askedFrom: '', name: 'Urbain Ulens', total: 640 }
    await shop.store.write((trx) =>
      saveAsk(trx, { ...ask, pieces: 2, lines: [], why: 'value', at: 0, code: '123' }, undefined),
    )
    await end(id)
    await shop.ask('orders.eraseOwn', { token, given: 'Urbain Ulens' })
    expect(await shop.store.db.selectFrom('order_ask').select('name').execute()).toEqual([{ name: '' }])
  })

  test('[SAFE-4] the owner sets the days within limits, and the privacy statement follows', async () => {
    const { amira, lotte } = staff
    const { days: usual, version } = await shop.ask('persons.readDays', {}, { as: lotte })
    expect(usual).toBe(30)
    expect((await shop.reply('persons.setDays', { days: 45 }, { as: lotte })).status).toBe(403)
    for (const days of [6, 366, 30.5])
      expect((await shop.reply('persons.setDays', { days }, { as: amira })).status).toBe(400)
    await shop.ask('persons.setDays', { days: 45, version }, { as: amira })
    expect((await shop.refused('persons.setDays', { days: 60, version }, { as: amira })).refusal).toBe(
      'changed_meanwhile',
    )
    expect((await shop.ask('persons.readDays', {}, { as: lotte })).days).toBe(45)
    expect((await shop.ask('legal.read', { page: 'privacy', lang: 'en' })).text).toContain('45 days after collection')
    expect((await shop.ask('log.list', { kind: 'guests', limit: 1 }, { as: amira })).entries).toMatchObject([
      { act: 'persons.setDays', data: { days: 45 } },
    ])
    shop.clock.pass(day / 24)
  })
})
