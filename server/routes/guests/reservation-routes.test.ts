// Reservations over HTTP: the rules are enforced, no table is given twice, and nobody reads another guest's name.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usualRules } from '#domain/guests/reservation-rules.ts'
import { changeReservation } from '#server/store/guests/reservation-store.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { newKey, noorsTable } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const usual = usualRules('2026-03-04')
const rules = { ...usual, guestShare: 100, closedWeekdays: [...usual.closedWeekdays], holidays: [...usual.holidays] }

onBothEngines((openShop, engine) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  beforeEach(async () => {
    await shop.store.write((trx) => trx.deleteFrom('reservation').execute())
    await shop.ask('reservations.setRules', rules, { as: staff.amira })
  })
  let guests = 0
  /** Each guest has a different number, unless the test gives one. */
  let numbers = 0
  const from = () => {
    guests += 1
    return `10.6.${Math.floor(guests / 250)}.${(guests % 250) + 1}`
  }
  const reserve = (change: Parameters<typeof noorsTable>[0] = {}, at = shop) =>
    at.reply('reservations.place', noorsTable({ phone: `047012${1000 + ++numbers}`, ...change }), { from: from() })
  const problemsOf = async (change: Parameters<typeof noorsTable>[0]) => {
    const reply = await reserve(change)
    return reply.ok ? [] : reply.refusal.problems
  }
  const timesOn = async (date: string, persons = 2) => {
    const { days } = await shop.ask('reservations.days', { branch: 'antwerpen', persons })
    return days.find((day) => day.date === date)
  }
  const upcoming = (as = staff.jef) => shop.ask('reservations.list', {}, { as })

  test('[RES-2] a reservation has its id, name, phone, persons, date and time, and staff see it', async () => {
    const reply = await reserve({ name: ' Noor ', persons: 3, phone: '0470 12 34 56' })
    expect(reply).toMatchObject({ ok: true })
    const [reservation] = (await upcoming()).reservations
    expect(reservation).toEqual({
      id: expect.any(Number),
      branch: 'antwerpen',
      name: 'Noor',
      phone: '+32470123456',
      persons: 3,
      date: '2026-03-05',
      time: 720,
      stay: 135,
    })
    expect(reply.ok && reply.value).toEqual(reservation)
  })

  test('[RES-1] no table on a Monday, in the summer holiday, in the past, too far ahead or across closing time', async () => {
    expect(await problemsOf({ date: '2026-03-09' })).toEqual([{ problem: 'weekday_closed', field: 'date' }])
    expect(await problemsOf({ date: '2026-03-03' })).toEqual([{ problem: 'date_past', field: 'date' }])
    expect(await problemsOf({ date: '2026-07-15' })).toEqual([{ problem: 'date_too_far', field: 'date' }])
    expect(await problemsOf({ date: '2026-03-32' })).toEqual([{ problem: 'bad_input', field: 'date' }])
    expect(await problemsOf({ time: 17 * 60 })).toEqual([{ problem: 'time_not_offered', field: 'time' }])
    expect(await problemsOf({ date: '2026-03-04', time: 9 * 60 + 15 })).toEqual([
      { problem: 'time_too_soon', field: 'time' },
    ])
    const holidays = [{ from: '2026-03-05', to: '2026-03-06' }]
    await shop.ask('reservations.setRules', { ...rules, holidays }, { as: staff.amira })
    expect(await problemsOf({})).toEqual([{ problem: 'holiday', field: 'date' }])
    expect(await timesOn('2026-03-06')).toEqual({ date: '2026-03-06', times: [], reason: 'holiday' })
    expect((await upcoming()).reservations).toEqual([])
  })

  test('[RES-1] a wrong name, phone and number of persons are each refused at their field', async () => {
    expect(await problemsOf({ persons: 9, name: '', phone: '12' })).toEqual([
      { problem: 'persons_invalid', field: 'persons' },
      { problem: 'name_missing', field: 'name' },
      { problem: 'phone_invalid', field: 'phone' },
    ])
    expect(await reserve({ branch: 'atlantis' })).toMatchObject({ status: 422, refusal: { refusal: 'branch_unknown' } })
    expect(await reserve({ date: 'tomorrow' })).toMatchObject({
      status: 400,
      refusal: { problems: [{ field: 'date' }] },
    })
  })

  test('[RES-1] a time is offered while enough tables are free, and again once one is cancelled', async () => {
    await changeBranch(shop, { tables: 2 })
    const first = await reserve({ persons: 5 })
    expect((await timesOn('2026-03-05'))?.times).not.toContain(720)
    expect((await timesOn('2026-03-05'))?.times).toContain(720 + 135)
    expect(await problemsOf({ time: 720 + 120 })).toEqual([{ problem: 'time_full', field: 'time' }])
    const merksem = await reserve({ branch: 'merksem' })
    expect(merksem.ok).toBe(true)
    await shop.ask('reservations.cancel', { id: first.ok ? first.value.id : 0 }, { as: staff.jef })
    expect((await timesOn('2026-03-05'))?.times).toContain(720)
    expect((await upcoming()).reservations).toEqual([])
    await changeBranch(shop, { tables: 14 })
  })

  test('[RES-1] a reservation that another server cancels meanwhile is not changed: the guest gets a new one', async () => {
    const first = await reserve({ time: 13 * 60 })
    if (!first.ok) throw new Error('refused')
    const { id, ...reservation } = first.value
    await shop.ask('reservations.cancel', { id }, { as: staff.jef })
    const changed = await shop.store.write((trx) => changeReservation(trx, id, { ...reservation, persons: 3 }))
    expect(changed).toBe(false)
  })

  test('[RES-1] of twelve guests at once for the last three tables three get one, on two servers as on one', async () => {
    await changeBranch(shop, { tables: 3 })
    const servers = engine === 'postgres' ? [shop, await shop.beside()] : [shop]
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, guest) =>
        reserve({ time: 720 + (guest % 3) * 15 }, servers[guest % servers.length]),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(9)
    expect((await upcoming()).reservations).toHaveLength(3)
    await changeBranch(shop, { tables: 14 })
  })

  describe('under one key', () => {
    test('[RES-1] a double tap and a retry give one reservation, on two servers too, and later as well', async () => {
      const wish = noorsTable()
      const servers = engine === 'postgres' ? [shop, await shop.beside()] : [shop, shop]
      const placed = await Promise.all(servers.map((one) => one.ask('reservations.place', wish, { from: from() })))
      expect(placed[0]).toEqual(placed[1])
      shop.clock.set('2026-03-05 12:10')
      expect(await shop.ask('reservations.place', wish, { from: from() })).toEqual(placed[0])
      shop.clock.set('2026-03-04 09:00')
      expect((await upcoming()).reservations).toHaveLength(1)
    })

    test('another wish is refused; in its place it moves that reservation, whose own table does not stand in its way', async () => {
      await changeBranch(shop, { tables: 1 })
      const key = newKey()
      const first = await reserve({ key })
      const another = { time: 735, persons: 4 }
      expect(await reserve({ key, ...another })).toMatchObject({ status: 409, refusal: { refusal: 'key_reused' } })
      const moved = await reserve({ key: newKey(), replaces: key, ...another })
      expect(moved).toMatchObject({ ok: true, value: { time: 735, persons: 4 } })
      expect(moved.ok && first.ok && moved.value.id === first.value.id).toBe(true)
      expect((await upcoming()).reservations).toHaveLength(1)
      await changeBranch(shop, { tables: 14 })
    })

    test('what was cancelled at the counter is not promised again: the same wish gets a new reservation', async () => {
      const wish = noorsTable({ phone: '0470129999' })
      const first = await shop.ask('reservations.place', wish, { from: from() })
      await shop.ask('reservations.cancel', { id: first.id }, { as: staff.jef })
      const second = await shop.ask('reservations.place', wish, { from: from() })
      expect(second.id).not.toBe(first.id)
      expect((await upcoming()).reservations.map(({ id }) => id)).toEqual([second.id])
      await shop.ask('reservations.cancel', { id: second.id }, { as: staff.jef })
      const third = await shop.ask('reservations.place', noorsTable({ ...wish, key: newKey(), replaces: wish.key }), {
        from: from(),
      })
      expect((await upcoming()).reservations.map(({ id }) => id)).toEqual([third.id])
    })
  })

  test('free times name nobody, and the list is closed to customers and to other branches', async () => {
    await reserve()
    const { days } = await shop.ask('reservations.days', { branch: 'antwerpen', persons: 2 })
    expect(days).toHaveLength(91)
    expect(JSON.stringify(days)).not.toMatch(/Noor|470/)
    expect((await shop.refused('reservations.list', {})).status).toBe(401)
    expect((await upcoming(staff.lotte)).reservations).toEqual([])
    expect((await shop.refused('reservations.list', { branch: 'antwerpen' }, { as: staff.lotte })).status).toBe(403)
    const [{ id } = { id: 0 }] = (await upcoming()).reservations
    expect((await shop.refused('reservations.cancel', { id }, { as: staff.lotte })).status).toBe(403)
    expect((await shop.refused('reservations.cancel', { id: 999_999 }, { as: staff.jef })).refusal).toBe('not_found')
  })

  test('[RES-2] those to come stand in the order in which they come, those past go to their own list', async () => {
    await reserve({ name: 'Zoë', date: '2026-03-06' })
    await reserve({ name: 'Noor', time: 13 * 60 })
    await reserve({ name: 'Ali', time: 8 * 60 })
    const names = async (when: 'upcoming' | 'past') =>
      (await shop.ask('reservations.list', { when }, { as: staff.amira })).reservations.map(({ name }) => name)
    expect(await names('upcoming')).toEqual(['Ali', 'Noor', 'Zoë'])
    shop.clock.set('2026-03-05 10:14')
    expect(await names('upcoming')).toEqual(['Ali', 'Noor', 'Zoë'])
    shop.clock.set('2026-03-05 10:15')
    expect([await names('upcoming'), await names('past')]).toEqual([['Noor', 'Zoë'], ['Ali']])
    shop.clock.set('2026-03-07 09:00')
    expect([await names('upcoming'), await names('past')]).toEqual([[], ['Zoë', 'Noor', 'Ali']])
    const few = await shop.ask('reservations.list', { when: 'past', limit: 2 }, { as: staff.amira })
    expect([few.reservations.length, few.more]).toEqual([2, true])
    shop.clock.set('2026-03-04 09:00')
  })

  test('[J-45] a stay through midnight is taken once, and is among those to come until it is over', async () => {
    const nights = [
      { date: '2026-03-05', periods: [{ from: 18 * 60, to: 24 * 60 }] },
      { date: '2026-03-06', periods: [{ from: 0, to: 2 * 60 }] },
    ]
    const { exceptions, tables } = await shop.store.db
      .selectFrom('branch')
      .select(['exceptions', 'tables'])
      .where('id', '=', 'antwerpen')
      .executeTakeFirstOrThrow()
    await changeBranch(shop, { exceptions: JSON.stringify(nights), tables: 1 })
    await shop.ask('reservations.setRules', { ...rules, stayMinutes: 90 }, { as: staff.amira })
    expect((await timesOn('2026-03-06'))?.times).toEqual([0, 15, 30])
    expect((await reserve({ name: 'Noor', time: 23 * 60 })).ok).toBe(true)
    expect((await timesOn('2026-03-05'))?.times.at(-1)).toBe(21 * 60 + 30)
    expect((await timesOn('2026-03-06'))?.times).toEqual([30])
    expect(await problemsOf({ date: '2026-03-06', time: 15 })).toEqual([{ problem: 'time_full', field: 'time' }])
    expect((await reserve({ date: '2026-03-06', time: 30 })).ok).toBe(true)

    const names = async (when: 'upcoming' | 'past') =>
      (await shop.ask('reservations.list', { when }, { as: staff.amira })).reservations.map(({ time }) => time)
    shop.clock.set('2026-03-06 00:29')
    expect([await names('upcoming'), await names('past')]).toEqual([[1380, 30], []])
    shop.clock.set('2026-03-06 00:30')
    expect([await names('upcoming'), await names('past')]).toEqual([[30], [1380]])
    shop.clock.set('2026-03-04 09:00')
    await changeBranch(shop, { exceptions, tables })
  })

  test('[RES-2] the staff of the branch hear of a reservation as it comes, others do not', async () => {
    const address = await shop.listen()
    const jef = await listenTo(address, { branches: ['antwerpen'], as: staff.jef })
    const lotte = await listenTo(address, { branches: ['merksem'], as: staff.lotte })
    await jef.live()
    await lotte.live()
    const before = [jef, lotte].map(({ heard }) => heard.length)
    await reserve()
    await jef.until((before[0] ?? 0) + 1)
    expect(jef.heard.at(-1)).toMatchObject({ name: 'reservations.changed', data: { branch: 'antwerpen' } })
    expect(lotte.heard).toHaveLength(before[1] ?? 0)
    jef.close()
    lotte.close()
  })

  test('[RES-1] the owner sets the rules, within reason, and everybody reads them', async () => {
    const set = { ...rules, closedWeekdays: [2 as const], stayMinutes: 90, mostPersons: 4, holidays: [] }
    await shop.ask('reservations.setRules', set, { as: staff.amira })
    const { version, ...read } = await shop.ask('reservations.rules', {})
    expect(read).toEqual(set)
    const later = { ...set, stayMinutes: 60 }
    await shop.ask('reservations.setRules', { ...later, version }, { as: staff.amira })
    const stale = await shop.refused('reservations.setRules', { ...set, version }, { as: staff.amira })
    expect(stale.refusal).toBe('changed_meanwhile')
    // The same again is a retry, and changes nothing.
    await shop.ask('reservations.setRules', { ...later, version }, { as: staff.amira })
    await shop.ask('reservations.setRules', set, { as: staff.amira })
    expect(await problemsOf({ date: '2026-03-09', time: 17 * 60 + 30 })).toEqual([])
    expect(await problemsOf({ date: '2026-03-10' })).toEqual([{ problem: 'weekday_closed', field: 'date' }])
    const wrong = { ...rules, stayMinutes: 240, calendar: 'http://calendar.example' }
    expect((await shop.refused('reservations.setRules', wrong, { as: staff.amira })).problems).toEqual([
      { problem: 'stay_invalid', field: 'stayMinutes' },
      { problem: 'calendar_invalid', field: 'calendar' },
    ])
    await shop.ask(
      'reservations.setRules',
      { ...rules, calendar: 'https://calendar.example/a', accepts: 1 },
      { as: staff.amira },
    )
    expect(await problemsOf({})).toEqual([{ problem: 'calendar_elsewhere', field: 'date' }])
  })

  test('an address that asks one after the other has to wait', async () => {
    const at = { from: '10.5.0.1' }
    const replies = []
    for (let time = 0; time < 21; time++) replies.push(await shop.reply('reservations.place', noorsTable(), at))
    expect(replies.at(-1)).toMatchObject({ status: 429, refusal: { refusal: 'too_many' } })
  })
})
