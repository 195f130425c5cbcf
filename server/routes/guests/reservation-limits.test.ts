// Nobody can fill a branch with reservations, and staff can clear a prank at once.
import { beforeEach, expect, test } from 'vitest'
import { tidyShop } from '#server/housekeeping.ts'
import { writeSetting } from '#server/store/shop/setting-store.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { newKey, noorsTable } from '#server/testing/order-drafts.ts'
import { hour } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Wish = Parameters<typeof noorsTable>[0]

onBothEngines((openShop, engine) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  /** Ten days on which tables can be reserved. */
  const days = ['05', '06', '07', '08', '10', '11', '12', '13', '14', '15'].map((day) => `2026-03-${day}`)
  let guests = 0
  const place = (change: Wish, { from = `10.4.0.${++guests % 250}`, at = shop } = {}) =>
    at.reply('reservations.place', noorsTable(change), { from })
  const problemOf = async (reply: ReturnType<typeof place>) => {
    const { ok, ...rest } = await reply
    return ok ? undefined : 'refusal' in rest && rest.refusal.problems[0]?.problem
  }
  const number = (place: number) => `047012${1000 + place}`
  const upcoming = async () => (await shop.ask('reservations.list', {}, { as: staff.amira })).reservations

  test('[F-47] a number has two tables to come, at all branches and however it is written', async () => {
    expect((await place({ time: 8 * 60 })).ok).toBe(true)
    expect((await place({ branch: 'merksem', phone: '+32 470/12.34.56' })).ok).toBe(true)
    expect(await problemOf(place({ time: 15 * 60, phone: '0032470123456' }))).toBe('phone_has_enough')
    shop.clock.set('2026-03-05 10:15')
    expect((await place({ time: 15 * 60 })).ok).toBe(true)
    const [{ id } = { id: 0 }] = await upcoming()
    await shop.ask('reservations.cancel', { id }, { as: staff.amira })
    expect((await place({ date: '2026-03-06' })).ok).toBe(true)
  })

  test('[J-118] moved back and forth between branches, a reservation is changed ten times and mailed no more', async () => {
    const here = await openShop({
      config: { mail: { smtp: 'smtp://127.0.0.1:9', from: 'hello@noisette.example', to: ['amira@noisette.example'] } },
    })
    const { amira } = await here.staff()
    let replaces: string | undefined
    const move = async (time: number, as?: typeof amira) => {
      const key = newKey()
      const branch = time % 2 ? 'merksem' : 'antwerpen'
      const wish = noorsTable({ branch, key, time: 12 * 60 + 15 * (time % 4), ...(replaces && { replaces }) })
      const reply = await here.reply('reservations.place', wish, { from: `10.4.9.${time}`, ...(as && { as }) })
      if (reply.ok) replaces = key
      return reply
    }
    for (let time = 0; time <= 10; time++) expect((await move(time)).ok).toBe(true)
    const refused = await move(11)
    expect(refused).toMatchObject({ refusal: { problems: [{ problem: 'changed_enough', field: 'date' }] } })
    expect((await move(11, amira)).ok).toBe(true)
    expect(await here.store.db.selectFrom('reservation_mail').select('branch').execute()).toHaveLength(2)
  })

  test('[F-47] of eight at once under one number two are taken, on two servers as on one', async () => {
    const servers = engine === 'postgres' ? [shop, await shop.beside()] : [shop]
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, guest) =>
        place(
          { branch: ['antwerpen', 'merksem', 'etterbeek'][guest % 3] ?? '' },
          { at: servers[guest % servers.length] ?? shop },
        ),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
  })

  test('[F-47] a network asks for ten within a day, cancelled ones too; another network goes on', async () => {
    const from = '10.5.0.1'
    for (let time = 0; time < 10; time++) {
      expect((await place({ phone: number(time), date: days[time % 5] ?? '' }, { from })).ok).toBe(true)
    }
    const ids = (await upcoming()).map(({ id }) => id)
    await shop.ask('reservations.cancelMany', { ids }, { as: staff.amira })
    shop.clock.pass(hour)
    expect(await problemOf(place({ phone: number(11) }, { from }))).toBe('network_has_enough')
    expect((await place({ phone: number(12) }, { from: '10.5.0.2' })).ok).toBe(true)
    shop.clock.pass(23 * hour + 1000)
    await tidyShop(shop.store, shop.clock.now())
    const kept = await shop.store.db.selectFrom('reservation').select('asked_from').execute()
    expect(kept.filter(({ asked_from }) => asked_from !== null)).toHaveLength(1)
    expect((await place({ phone: number(11), date: '2026-03-06' }, { from })).ok).toBe(true)
  })

  test('[F-78] the networks of one /56 ask for forty within a day', async () => {
    const from = (place: number) => `2001:db8:1:1${(place + 16).toString(16)}::1`
    const wish = (place: number) => ({
      phone: number(place),
      date: days[place % 10] ?? '',
      time: place % 20 < 10 ? 12 * 60 : 15 * 60,
    })
    for (let time = 0; time < 40; time++) expect((await place(wish(time), { from: from(time) })).ok).toBe(true)
    expect(await problemOf(place(wish(40), { from: from(40) }))).toBe('network_has_enough')
    expect((await place(wish(41), { from: '2001:db8:1:200::1' })).ok).toBe(true)
  })

  test('[H-43] a network takes a quarter of the guests’ tables of a time, or one party; others and later times go on', async () => {
    const from = '10.5.0.20'
    const table = (change: Wish, asked = {}) => place({ phone: number(++guests), ...change }, { from, ...asked })
    for (let taken = 0; taken < 2; taken++) expect((await table({})).ok).toBe(true)
    expect(await problemOf(table({}))).toBe('network_has_share')
    expect(await problemOf(table({ time: 13 * 60 }))).toBe('network_has_share')
    expect((await table({ time: 15 * 60 })).ok).toBe(true)
    expect((await table({}, { from: '10.5.0.21' })).ok).toBe(true)
    expect((await table({ persons: 8 }, { from: '2001:db8:9:100::1' })).ok).toBe(true)
    expect(await problemOf(table({}, { from: '2001:db8:9:1ff::1' }))).toBe('network_has_share')
    await shop.ask('reservations.place', noorsTable({ phone: number(++guests) }), { as: staff.jef, from })
  })

  test('[F-71] what was asked for before the clock was set back counts no longer than the day itself', async () => {
    const from = '10.5.0.9'
    for (let time = 0; time < 10; time++)
      expect((await place({ phone: number(time), date: days[time % 5] ?? '' }, { from })).ok).toBe(true)
    expect(await problemOf(place({ phone: number(10), date: '2026-03-12' }, { from }))).toBe('network_has_enough')
    shop.clock.pass(-24 * hour)
    expect((await place({ phone: number(11), date: '2026-03-12' }, { from })).ok).toBe(true)
  })

  test('[F-47] staff reserve for callers without these limits, at their own branch', async () => {
    for (let time = 0; time < 11; time++)
      await shop.ask('reservations.place', noorsTable({ time: 450 + time * 15 }), { as: staff.jef, from: '10.5.0.3' })
    const elsewhere = await shop.refused('reservations.place', noorsTable({ branch: 'merksem' }), { as: staff.jef })
    expect(elsewhere.problems).toEqual([{ problem: 'phone_has_enough', field: 'phone' }])
  })

  test('[F-47] guests book a share of the tables themselves; staff give the rest, and older rules leave guests all of them', async () => {
    const party = (guest: number, asked = {}) => place({ phone: number(guest), persons: 8, ...asked })
    for (let guest = 0; guest < 5; guest++) expect((await party(guest)).ok).toBe(true)
    expect(await problemOf(party(5))).toBe('time_full')
    const timesFor = async (as?: Staff['amira']) => {
      const { days } = await shop.ask('reservations.days', { branch: 'antwerpen', persons: 8 }, as ? { as } : {})
      return days.find(({ date }) => date === '2026-03-05')?.times ?? []
    }
    expect(await timesFor()).not.toContain(720)
    expect(await timesFor(staff.jef)).toContain(720)
    const called = noorsTable({ phone: number(6), persons: 8 })
    expect((await shop.reply('reservations.place', called, { as: staff.jef })).ok).toBe(true)
    const { guestShare: _, ...before } = await shop.ask('reservations.rules', {})
    await shop.store.write((trx) => writeSetting(trx, 'reservation.rules', JSON.stringify(before)))
    expect((await shop.ask('reservations.rules', {})).guestShare).toBe(100)
    expect((await party(7)).ok).toBe(true)
  })

  test('[F-47] many are cancelled at once, all or none, and each branch hears of it once', async () => {
    for (let time = 0; time < 6; time++)
      await place({ phone: number(20 + time), branch: time < 4 ? 'antwerpen' : 'merksem' })
    const ids = (await upcoming()).map(({ id }) => id)
    expect((await shop.refused('reservations.cancelMany', { ids }, { as: staff.jef })).refusal).toBe('not_allowed')
    expect(await upcoming()).toHaveLength(6)
    const stream = await listenTo(await shop.listen(), { branches: ['antwerpen'], as: staff.jef })
    await stream.live()
    const heard = stream.heard.length
    const all = await shop.ask('reservations.cancelMany', { ids: [...ids, ...ids, 999_999] }, { as: staff.amira })
    expect(all).toEqual({ cancelled: 6 })
    expect(await upcoming()).toEqual([])
    await stream.until(heard + 1)
    await shop.quiet()
    expect(stream.heard).toHaveLength(heard + 1)
    stream.close()
    expect(await shop.ask('reservations.cancelMany', { ids }, { as: staff.amira })).toEqual({ cancelled: 0 })
  })
})
