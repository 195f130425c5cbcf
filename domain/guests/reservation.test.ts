// Which tables can be reserved when: the rules of RES-1 at their limits.
import { describe, expect, test } from 'vitest'
import { antwerpen, clockAt, nine, wednesday } from '../testing/fixtures.ts'
import {
  placeReservation,
  type ReservationBook,
  type ReservationDraft,
  roomOn,
  type TakenTable,
  timesFor,
} from './reservation.ts'
import { type ReservationRules, readRules, usualRules } from './reservation-rules.ts'

const thursday = '2026-03-05'
const usual = usualRules(wednesday)
const book = (differs: Partial<ReservationBook> = {}): ReservationBook => ({
  branch: antwerpen,
  rules: usual,
  now: nine,
  taken: [],
  ...differs,
})
const noor: ReservationDraft = {
  persons: 2,
  date: thursday,
  time: 12 * 60,
  name: 'Noor',
  phone: { typed: '0470 12 34 56', number: '+32470123456' },
}
const problemsOf = (change: Partial<ReservationDraft>, differs: Partial<ReservationBook> = {}) => {
  const placed = placeReservation({ ...noor, ...change }, book(differs))
  return placed.ok ? [] : placed.refusal
}
const reasonFor = (date: string, differs: Partial<ReservationBook> = {}) => {
  const times = timesFor(roomOn(book(differs), date), 2)
  return times.ok ? 'free' : times.refusal
}

describe('the days', () => {
  test('[RES-1] there is no table on Mondays and in the summer holiday', () => {
    expect(reasonFor('2026-03-09')).toBe('weekday_closed')
    const june = { now: clockAt('2026-06-10', 9) }
    expect(reasonFor('2026-06-30', june)).toBe('free')
    for (const date of ['2026-07-01', '2026-07-31']) expect(reasonFor(date, june)).toBe('holiday')
    expect(reasonFor('2026-08-01', june)).toBe('free')
    expect(usual.holidays.map(({ from }) => from)).toEqual(['2026-07-01', '2027-07-01'])
    expect(problemsOf({ date: '2026-03-09' })).toEqual([{ problem: 'weekday_closed', field: 'date' }])
    expect(problemsOf({ date: '2026-07-15' }, june)).toEqual([{ problem: 'holiday', field: 'date' }])
  })

  test('[RES-1] from today to 90 days ahead, on days that exist and on which the branch opens', () => {
    expect(reasonFor('2026-03-03')).toBe('date_past')
    expect(reasonFor(wednesday)).toBe('free')
    expect(reasonFor('2026-06-02')).toBe('free')
    expect(reasonFor('2026-06-03')).toBe('date_too_far')
    for (const date of ['2026-03-32', '2026-04-31']) expect(reasonFor(date)).toBe('date_invalid')
    const branch = { ...antwerpen, exceptions: [{ date: thursday, periods: [] }] }
    expect(reasonFor(thursday, { branch })).toBe('day_closed')
    expect(
      reasonFor(thursday, { branch: { ...antwerpen, shop: { open: false, date: '', desc: {}, until: null } } }),
    ).toBe('shop_closed')
  })
})

describe('the guest', () => {
  test('[F-47] a number has two tables to come at most, a network asks for ten a day; staff are not limited', () => {
    const among = (ofPhone: number, ofNetwork: number) =>
      problemsOf({}, { guest: { ofPhone, ofNetwork, near: [], changes: 0 } })
    expect(among(1, 9)).toEqual([])
    expect(among(2, 0)).toEqual([{ problem: 'phone_has_enough', field: 'phone' }])
    expect(among(0, 10)).toEqual([{ problem: 'network_has_enough', field: 'phone' }])
    expect(problemsOf({})).toEqual([])
    const unread = { phone: { typed: '12', number: null } }
    expect(problemsOf(unread, { guest: { ofPhone: 9, ofNetwork: 99, near: [], changes: 0 } })).toEqual([
      { problem: 'phone_invalid', field: 'phone' },
    ])
  })
})

describe('the times', () => {
  const timesOf = (differs: Partial<ReservationBook> = {}, date = thursday, persons = 2) => {
    const times = timesFor(roomOn(book(differs), date), persons)
    return times.ok ? times.value : []
  }

  test('[RES-1] the whole 2 hours 15 minutes lie within the opening hours', () => {
    const times = timesOf()
    expect([times[0], times[1], times.at(-1)]).toEqual([7 * 60, 7 * 60 + 15, 16 * 60 + 45])
    expect(problemsOf({ time: 16 * 60 + 45 })).toEqual([])
    expect(problemsOf({ time: 17 * 60 })).toEqual([{ problem: 'time_not_offered', field: 'time' }])
    expect(problemsOf({ time: 12 * 60 + 10 })).toEqual([{ problem: 'time_not_offered', field: 'time' }])
  })

  test('[RES-1] never longer than 2 hours 15 minutes, whatever is set', () => {
    const placed = placeReservation(noor, book({ rules: { ...usual, stayMinutes: 500 } }))
    expect(placed).toMatchObject({ ok: true, value: { stay: 135 } })
    expect(timesOf({ rules: { ...usual, stayMinutes: 60 } }).at(-1)).toBe(18 * 60)
  })

  test('a day with a break has times before and after it, none across it', () => {
    const periods = [
      { from: 9 * 60, to: 11 * 60 + 30 },
      { from: 17 * 60, to: 19 * 60 + 20 },
    ]
    const branch = { ...antwerpen, exceptions: [{ date: thursday, periods }] }
    expect(timesOf({ branch })).toEqual([540, 555, 1020])
    const short = { ...antwerpen, exceptions: [{ date: thursday, periods: [{ from: 540, to: 600 }] }] }
    expect(reasonFor(thursday, { branch: short })).toBe('day_closed')
  })

  test('[RES-1] today at least half an hour ahead, and no more once it is too late', () => {
    expect(timesOf({}, wednesday)[0]).toBe(9 * 60 + 30)
    expect(timesOf({ now: clockAt(wednesday, 9, 0, 1) }, wednesday)[0]).toBe(9 * 60 + 45)
    expect(problemsOf({ date: wednesday, time: 9 * 60 + 15 })).toEqual([{ problem: 'time_too_soon', field: 'time' }])
    expect(reasonFor(wednesday, { now: clockAt(wednesday, 16, 16) })).toBe('day_over')
  })

  test('on the night the clocks change a time is the one on the wall', () => {
    const sunday = '2026-03-29'
    expect(timesOf({ now: clockAt(sunday, 8, 45) }, sunday)[0]).toBe(9 * 60 + 15)
  })
})

describe('the tables', () => {
  const small = { ...antwerpen, tables: 3 }
  const party = (time: number, persons: number, stay = 135, date = thursday): TakenTable => ({
    date,
    time,
    persons,
    stay,
  })
  const freeAt = (time: number, persons: number, taken: readonly TakenTable[]) =>
    problemsOf({ time, persons }, { branch: small, taken }).length === 0

  test('[RES-1] a party takes a table for every four of them', () => {
    expect(freeAt(720, 4, [party(720, 8)])).toBe(true)
    expect(freeAt(720, 5, [party(720, 8)])).toBe(false)
    expect(problemsOf({ persons: 5 }, { branch: small, taken: [party(720, 8)] })).toEqual([
      { problem: 'time_full', field: 'time' },
    ])
  })

  test('a table is free again when the time of the party before is over, not sooner', () => {
    const taken = [party(600, 8), party(600, 4)]
    expect(freeAt(735, 2, taken)).toBe(true)
    expect(freeAt(720, 2, taken)).toBe(false)
    expect(freeAt(465, 2, taken)).toBe(true)
    expect(freeAt(480, 2, taken)).toBe(false)
  })

  test('parties that never sit at the same time do not count together', () => {
    const taken = [party(600, 8), party(735, 8)]
    expect(freeAt(660, 4, taken)).toBe(true)
    expect(freeAt(660, 5, taken)).toBe(false)
  })

  test('a day without a free table says so', () => {
    const taken = [party(420, 12, 720)]
    expect(reasonFor(thursday, { branch: small, taken })).toBe('day_full')
    expect(reasonFor(thursday, { branch: { ...antwerpen, tables: 0 } })).toBe('day_full')
  })
})

describe('the guest', () => {
  test('[RES-2] leaves a name, a phone number and how many they are', () => {
    expect(placeReservation({ ...noor, name: ' Noor ' }, book())).toEqual({
      ok: true,
      value: {
        branch: 'antwerpen',
        name: 'Noor',
        phone: '+32470123456',
        persons: 2,
        date: thursday,
        time: 720,
        stay: 135,
      },
    })
  })

  test('reads at each field what is wrong, all at once', () => {
    const phone = { typed: '12', number: null }
    expect(problemsOf({ persons: 9, name: ' ', phone: { typed: '', number: null } })).toEqual([
      { problem: 'persons_invalid', field: 'persons' },
      { problem: 'name_missing', field: 'name' },
      { problem: 'phone_missing', field: 'phone' },
    ])
    expect(problemsOf({ name: 'x'.repeat(81), phone })).toEqual([
      { problem: 'name_too_long', field: 'name' },
      { problem: 'phone_invalid', field: 'phone' },
    ])
    for (const persons of [0, 1.5, Number.NaN]) expect(problemsOf({ persons })[0]?.field).toBe('persons')
  })

  test('[RES-1] reserves elsewhere when the owner has another calendar', () => {
    const rules = { ...usual, calendar: 'https://calendar.example/noisette' }
    expect(problemsOf({}, { rules })).toEqual([{ problem: 'calendar_elsewhere', field: 'date' }])
  })
})

describe('the rules that the owner sets', () => {
  const read = (change: Partial<ReservationRules>) => readRules({ ...usual, ...change })

  test('are kept in order', () => {
    const holidays = [
      { from: '2027-07-01', to: '2027-07-31' },
      { from: '2026-12-25', to: '2026-12-25' },
    ]
    expect(read({ holidays, closedWeekdays: [7, 1, 1], calendar: ' https://calendar.example ' })).toMatchObject({
      ok: true,
      value: { holidays: [holidays[1], holidays[0]], closedWeekdays: [1, 7], calendar: 'https://calendar.example' },
    })
  })

  test('are refused where they make no sense, each at its field', () => {
    const refused = read({
      stayMinutes: 136,
      mostPersons: 0,
      guestShare: 101,
      holidays: [
        { from: '2026-07-01', to: '2026-07-31' },
        { from: '2026-08-02', to: '2026-08-01' },
      ],
      calendar: 'http://calendar.example',
    })
    expect(refused).toEqual({
      ok: false,
      refusal: [
        { problem: 'stay_invalid', field: 'stayMinutes' },
        { problem: 'persons_invalid', field: 'mostPersons' },
        { problem: 'share_invalid', field: 'guestShare' },
        { problem: 'holiday_invalid', field: 'holidays', line: 1 },
        { problem: 'calendar_invalid', field: 'calendar' },
      ],
    })
    for (const calendar of ['javascript:alert(1)', 'https://x', 'https://user@evil.example', 'https://a.b c'])
      expect(read({ calendar }).ok, calendar).toBe(false)
  })
})

describe('a branch that stays open through midnight', () => {
  const late = [{ from: 18 * 60, to: 24 * 60 }]
  const early = [{ from: 0, to: 2 * 60 }]
  const friday = '2026-03-06'
  const bar = {
    ...antwerpen,
    tables: 1,
    exceptions: [
      { date: thursday, periods: late },
      { date: friday, periods: [...early, ...late] },
      { date: '2026-03-07', periods: early },
    ],
  }
  const timesOn = (date: string, taken: readonly TakenTable[] = [], shop = antwerpen.shop) => {
    const times = timesFor(roomOn(book({ branch: { ...bar, shop }, taken }), date), 2)
    return times.ok ? times.value : []
  }
  const stay = { persons: 2, stay: 135 }

  test('[J-45] a stay may go on through midnight, until the branch closes', () => {
    expect(timesOn(thursday).at(-1)).toBe(23 * 60 + 45)
    expect(timesOn(friday)[0]).toBe(18 * 60)
    expect(timesOn('2026-03-07')).toEqual([])
    expect(problemsOf({ time: 23 * 60 }, { branch: bar })).toEqual([])
    const closed = { ...antwerpen.shop, open: false, until: thursday }
    expect(timesOn(friday, [], closed).at(-1)).toBe(23 * 60 + 45)
  })

  test('[J-45] a party of the evening before holds its table after midnight, and one of the night theirs before it', () => {
    const atMidnight = [{ ...stay, date: friday, time: 0 }]
    expect(timesOn(thursday, atMidnight).at(-1)).toBe(21 * 60 + 45)
    const short = { ...usual, stayMinutes: 60 }
    const shortTimes = (taken: readonly TakenTable[]) => {
      const times = timesFor(roomOn(book({ branch: bar, rules: short, taken }), friday), 2)
      return times.ok ? times.value : []
    }
    expect(shortTimes([])[0]).toBe(0)
    expect(shortTimes([{ persons: 2, stay: 90, date: thursday, time: 23 * 60 }])[0]).toBe(30)
  })
})

test('[J-115] the room of a day, found once, tells parties of every size what they could reserve', () => {
  const taken = [
    { date: thursday, time: 12 * 60, stay: 135, persons: 9 },
    { date: thursday, time: 13 * 60, stay: 135, persons: 4 },
    { date: thursday, time: 14 * 60 + 15, stay: 60, persons: 2 },
  ]
  const day = book({ branch: { ...antwerpen, tables: 6 }, taken })
  const room = roomOn(day, thursday)
  for (let persons = 1; persons <= usual.mostPersons; persons++) {
    const times = timesFor(room, persons)
    for (let time = 0; time < 24 * 60; time += 15) {
      const isReserved = placeReservation({ ...noor, persons, time }, day).ok
      expect(times.ok && times.value.includes(time), `${persons} at ${time}`).toBe(isReserved)
    }
  }
})

test('[J-118] a guest changes a reservation ten times, staff as often as they like', () => {
  const changed = (changes: number) => problemsOf({}, { guest: { ofPhone: 0, ofNetwork: 0, near: [], changes } })
  expect(changed(9)).toEqual([])
  expect(changed(10)).toEqual([{ problem: 'changed_enough', field: 'date' }])
  expect(problemsOf({}, {})).toEqual([])
})
