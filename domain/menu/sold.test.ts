// Where and when things are sold: the soup from October to March until 15:00, breakfast, and what costs more in
// Merksem.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantOf, localTime, weekdayOf } from '../branch/hours.ts'
import { placeOrder } from '../order/place-order.ts'
import {
  antwerpen,
  clockAt,
  inSizes,
  noorsContext,
  noorsDraft,
  salmonBagel,
  sized,
  wednesday,
} from '../testing/fixtures.ts'
import { choicePrice } from './choice-price.ts'
import type { Item } from './menu.ts'
import { sizePricesOf } from './sizes.ts'
import {
  isOnMenuAt,
  isOnSale,
  itemAt,
  itemAtLowest,
  type SaleRules,
  type SaleTime,
  saleHours,
  saleStateAt,
  soldLike,
} from './sold.ts'

const winter = { from: '10-01', to: '03-31' }
const soup: SaleRules = { branches: ['antwerpen', 'merksem'], times: [{ until: 15 * 60, season: winter }] }
const of = (...times: SaleTime[]): { sold: SaleRules } => ({ sold: { times } })
const clock = (date: string, hours: number, minutes = 0) => ({ date, minutes: hours * 60 + minutes })

describe('[CATG-2] in which branches, for how much', () => {
  test('an item is sold where both it and its category are', () => {
    const item = { within: soup, sold: { branches: ['merksem', 'gent'] } }
    expect(['antwerpen', 'merksem', 'gent'].map((branch) => isOnMenuAt(item, branch))).toEqual([false, true, false])
    expect(isOnMenuAt({}, 'gent')).toBe(true)
    expect(isOnMenuAt({ sold: { branches: [] } }, 'gent')).toBe(false)
  })

  test('[J-83] a branch that says itself that it does not sell an item has it not, whatever the menu of all says', () => {
    const notAt = ['merksem']
    expect(['antwerpen', 'merksem'].map((branch) => isOnMenuAt({ notAt }, branch))).toEqual([true, false])
    expect(isOnMenuAt({ notAt, sold: soup, within: soup }, 'merksem')).toBe(false)
    expect(isOnMenuAt({ notAt: [], sold: soup }, 'merksem')).toBe(true)
    const item = { price: 600, sold: { prices: { merksem: 500 } }, notAt }
    expect(itemAtLowest(item, ['antwerpen', 'merksem']).item.price).toBe(600)
  })

  test('[OFFICE-10] a branch like another one sells the same for the same, and no other branch changes', () => {
    const dear: SaleRules = { ...soup, prices: { merksem: 650 }, sizes: { merksem: { LARGE: 800 } } }
    expect(soldLike(dear, 'merksem', 'gent')).toEqual({
      ...dear,
      branches: ['antwerpen', 'merksem', 'gent'],
      prices: { merksem: 650, gent: 650 },
      sizes: { merksem: { LARGE: 800 }, gent: { LARGE: 800 } },
    })
    expect(soldLike(dear, 'leuven', 'gent')).toEqual(dear)
  })

  test('the price of a branch counts there alone', () => {
    const item = { price: 600, sold: { prices: { merksem: 650, gent: 500 } } }
    expect(['antwerpen', 'merksem'].map((branch) => itemAt(item, branch).price)).toEqual([600, 650])
    expect(itemAt(item, 'antwerpen')).toBe(item)
    const lowest = itemAtLowest(item, ['antwerpen', 'merksem', 'gent'])
    expect([lowest.item.price, lowest.dearer]).toEqual([500, true])
    // What a branch that does not sell it would ask is no price.
    expect(itemAtLowest({ ...item, within: soup }, ['antwerpen', 'merksem', 'gent']).item.price).toBe(600)
    expect(itemAtLowest(item, ['gent'])).toMatchObject({ item: { price: 500 }, dearer: false })
  })

  test('[OPT-2] each size has its own price there, and what is not said costs as elsewhere', () => {
    const item = {
      ...inSizes(300, [
        { size: 'AS-IT-COMES', price: 300 },
        { size: 'GLASS', price: 400 },
        { size: 'BOTTLE', price: 2000 },
      ]),
      sold: { prices: { gent: 350 }, sizes: { gent: { GLASS: 390 }, mol: { BOTTLE: 1900 } } },
    }
    const at = (branch: string) =>
      ['AS-IT-COMES', 'GLASS', 'BOTTLE'].map((size) => choicePrice(itemAt(item, branch), sized(size)))
    expect([at('gent'), at('mol'), at('aalst')]).toEqual([
      [350, 390, 2000],
      [300, 400, 1900],
      [300, 400, 2000],
    ])
    const { item: lowest, dearer } = itemAtLowest(item, ['gent', 'mol'])
    expect(sizePricesOf(lowest)).toEqual({ 'AS-IT-COMES': 300, GLASS: 390, BOTTLE: 1900 })
    expect(dearer).toBe(true)
    expect(itemAtLowest(item, ['gent']).dearer).toBe(false)
  })
})

describe('[CATG-2] in which parts of the day, the week and the year', () => {
  test.each([
    [
      'a season that passes the new year',
      winter,
      ['2026-09-30', '2026-04-01', '2026-07-15'],
      ['2026-10-01', '2026-12-31', '2027-01-01', '2026-03-31'],
    ],
    [
      'a season within a year',
      { from: '06-01', to: '08-31' },
      ['2026-05-31', '2026-09-01', '2026-01-01'],
      ['2026-06-01', '2026-08-31'],
    ],
    [
      'a season until the end of February',
      { from: '12-01', to: '02-29' },
      ['2026-03-01', '2028-03-01', '2026-11-30'],
      ['2026-02-28', '2028-02-29', '2026-12-01'],
    ],
    [
      'a season from 29 February on',
      { from: '02-29', to: '03-31' },
      ['2026-02-28', '2028-02-28'],
      ['2026-03-01', '2028-02-29'],
    ],
    ['one day', { from: '12-06', to: '12-06' }, ['2026-12-05', '2026-12-07'], ['2026-12-06']],
  ])('%s', (_, season, away, there) => {
    const isSold = (date: string) => isOnSale(of({ season }), clock(date, 12))
    expect(away.map(isSold)).toEqual(away.map(() => false))
    expect(there.map(isSold)).toEqual(there.map(() => true))
  })

  test('until 11:00 is sold at 10:59 and not at 11:00', () => {
    const breakfast = of({ until: 11 * 60 })
    expect([clock(wednesday, 0), clock(wednesday, 10, 59)].map((time) => isOnSale(breakfast, time))).toEqual([
      true,
      true,
    ])
    expect([clock(wednesday, 11), clock(wednesday, 23, 59)].map((time) => isOnSale(breakfast, time))).toEqual([
      false,
      false,
    ])
  })

  test('several parts: any of them; an item narrows its category', () => {
    const brunch = of(
      { weekdays: [1, 2, 3, 4, 5], until: 660 },
      { weekdays: [6, 7], until: 840 },
      { from: 600, until: 720 },
    )
    expect(saleHours(brunch, '2026-03-04')).toEqual([{ from: 0, to: 720 }])
    expect(saleHours(brunch, '2026-03-07')).toEqual([{ from: 0, to: 840 }])
    expect(
      saleHours({ ...brunch, within: { times: [{ from: 480, until: 540 }, { from: 700 }] } }, '2026-03-04'),
    ).toEqual([
      { from: 480, to: 540 },
      { from: 700, to: 720 },
    ])
    expect(saleHours({ ...brunch, within: { times: [{ weekdays: [7] }] } }, '2026-03-04')).toEqual([])
  })

  test('what a menu says of it, minute by minute and day by day', () => {
    const lunch = { within: soup, sold: { times: [{ weekdays: [3 as const], from: 11 * 60 }] } }
    expect(saleStateAt(lunch, clock(wednesday, 10, 59))).toEqual({ state: 'later', from: 660 })
    expect(saleStateAt(lunch, clock(wednesday, 11))).toEqual({ state: 'now', until: 900 })
    expect(saleStateAt(lunch, clock(wednesday, 15))).toEqual({ state: 'over', until: 900 })
    expect(saleStateAt(lunch, clock('2026-03-05', 9))).toEqual({ state: 'soon', date: '2026-03-11' })
    expect(saleStateAt(lunch, clock('2026-09-30', 9))).toEqual({ state: 'soon', date: '2026-10-07' })
    expect(saleStateAt(lunch, clock('2026-06-03', 12))).toEqual({ state: 'away' })
    expect(saleStateAt({}, clock(wednesday, 12))).toEqual({ state: 'always' })
    expect(saleStateAt(of({ from: 660 }), clock(wednesday, 12))).toEqual({ state: 'always' })
  })

  test('on the nights of a clock change it is the clock on the wall that counts', () => {
    const night = of({ from: 2 * 60, until: 3 * 60 })
    const sold = (utc: string) => isOnSale(night, localTime(Date.parse(utc), 'Europe/Brussels'))
    // In spring the clock goes from 02:00 to 03:00: that hour is not there.
    expect(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'].map(sold)).toEqual([false, false])
    // In autumn it is there twice.
    expect(['2026-10-25T00:00:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'].map(sold)).toEqual([
      true,
      true,
      false,
    ])
  })
})

const weekday = fc.constantFrom(1, 2, 3, 4, 5, 6, 7) as fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6 | 7>
const yearDay = fc.nat(365).map((days) => addDays('2024-01-01', days).slice(5))
const saleTime: fc.Arbitrary<SaleTime> = fc.record(
  {
    weekdays: fc.uniqueArray(weekday, { minLength: 1 }),
    from: fc.integer({ min: 0, max: 700 }),
    until: fc.integer({ min: 701, max: 1440 }),
    season: fc.record({ from: yearDay, to: yearDay }),
  },
  { requiredKeys: [] },
)
const part: fc.Arbitrary<SaleRules> = fc.record(
  { times: fc.array(saleTime, { minLength: 1, maxLength: 3 }) },
  { requiredKeys: [] },
)
const date = fc.nat(2000).map((days) => addDays('2025-01-01', days))

/** The rule once more, in the plainest words: which minutes of the day a part allows. */
function minutesOf({ times }: SaleRules, day: string): (minutes: number) => boolean {
  if (!times) return () => true
  const inSeason = ({ season }: SaleTime) => {
    for (let one = season?.from ?? day.slice(5); ; one = addDays(`2024-${one}`, 1).slice(5)) {
      if (one === day.slice(5)) return true
      if (one === season?.to) return false
    }
  }
  const onDay = times.filter((time) => (time.weekdays ?? [weekdayOf(day)]).includes(weekdayOf(day)) && inSeason(time))
  return (minutes) => onDay.some(({ from = 0, until = 1440 }) => from <= minutes && minutes < until)
}

test('[CATG-2] every minute of a day is in exactly the right state', () => {
  fc.assert(
    fc.property(part, part, date, (within, sold, day) => {
      const item = { within, sold }
      const hours = saleHours(item, day)
      const byCategory = minutesOf(within, day)
      const byItem = minutesOf(sold, day)
      // In order, and apart from each other.
      expect(hours.every(({ from, to }, place) => from < to && (hours[place - 1]?.to ?? -1) < from)).toBe(true)
      for (let minutes = 0; minutes < 1440; minutes++) {
        const is = byCategory(minutes) && byItem(minutes)
        const { state, ...said } = saleStateAt(item, { date: day, minutes })
        const isNow = state === 'now' || state === 'always'
        if (isOnSale(item, { date: day, minutes }) !== is || isNow !== is)
          throw new Error(`${day} ${minutes}: ${state}`)
        if ('from' in said && said.from <= minutes) throw new Error(`from ${said.from} at ${minutes}`)
      }
    }),
    { numRuns: 40 },
  )
})

describe('[CATG-2] what is ordered', () => {
  const breakfast = { ...salmonBagel, sold: { times: [{ until: 11 * 60 }] } }
  const order = (differs: object, draft: object = {}) =>
    placeOrder(
      { ...noorsDraft, lines: [{ item: 'salmon-bagel', quantity: 1, note: '' }], ...draft },
      noorsContext(differs),
    )
  const problems = (...given: Parameters<typeof order>) => {
    const placed = order(...given)
    return placed.ok ? [] : placed.refusal
  }

  test('it is the time of pick-up that counts, not that of ordering', () => {
    const items = [breakfast]
    expect(problems({ items }, { at: clockAt(wednesday, 10, 30) })).toEqual([])
    expect(problems({ items }, { at: clockAt(wednesday, 11) })).toEqual([
      { problem: 'item_not_then', line: 0, hours: [{ from: 0, to: 660 }] },
    ])
    // As soon as possible is eight minutes later.
    expect(problems({ items, now: clockAt(wednesday, 10, 45) })).toEqual([])
    expect(problems({ items, now: clockAt(wednesday, 10, 55) }).map(({ problem }) => problem)).toEqual([
      'item_not_then',
    ])
  })

  test('[OPT-7] what is chosen for a part of a deal is sold where and when it says', () => {
    const deal: Item = {
      ...salmonBagel,
      id: 'lunch',
      parts: [{ id: 'dish', name: { en: 'Dish' }, choose: [{ item: 'salmon-bagel', extra: 0 }] }],
    }
    const parts = [{ part: 'dish', item: 'salmon-bagel', options: [] }]
    const lines = [{ item: 'lunch', quantity: 1, note: '', parts }]
    const of = (dish: Item, hour: number) => problems({ items: [deal, dish] }, { lines, at: clockAt(wednesday, hour) })
    expect(of(breakfast, 10)).toEqual([])
    expect(of(breakfast, 12)).toEqual([{ problem: 'item_not_then', line: 0, hours: [{ from: 0, to: 660 }] }])
    expect(of({ ...breakfast, sold: { branches: ['merksem'] } }, 10)).toMatchObject([
      { problem: 'part_item_out', line: 0 },
    ])
  })

  test('guests at a table have it when they ask for it', () => {
    const items = [breakfast]
    const table = { form: 'table', table: 4 }
    expect(problems({ items, now: clockAt(wednesday, 10, 59) }, table)).toEqual([])
    expect(problems({ items, now: clockAt(wednesday, 11) }, table).map(({ problem }) => problem)).toEqual([
      'item_not_then',
    ])
  })

  test('what the branch does not sell is said of its line, and nothing else of that line', () => {
    const items = [{ ...breakfast, sold: { ...breakfast.sold, branches: ['merksem'] } }]
    expect(problems({ items, branch: antwerpen, now: clockAt(wednesday, 11) })).toEqual([
      { problem: 'item_not_here', line: 0 },
    ])
  })
})

test('the zone is the branch’s own: the same instant is on sale in one and not in another', () => {
  const instant = instantOf(wednesday, 10 * 60 + 30, 'Europe/Brussels')
  const breakfast = of({ until: 11 * 60 })
  expect(isOnSale(breakfast, localTime(instant, 'Europe/Brussels'))).toBe(true)
  expect(isOnSale(breakfast, localTime(instant, 'Europe/Athens'))).toBe(false)
})
