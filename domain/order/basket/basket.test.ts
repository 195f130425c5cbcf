// What an office basket takes in, until when, and who drops out (GROUP-1, GROUP-2).
import { describe, expect, test } from 'vitest'
import type { OrderingSettings } from '#domain/branch/branch.ts'
import { owedBack, refundShares, tooMuchBy } from '#domain/money/online-payment.ts'
import { antwerpen, clockAt, nine, noorsContext, noorsDraft, wednesday } from '#domain/testing/fixtures.ts'
import { changedOrder, type LineWish } from '../change.ts'
import { promiseInTime } from '../late-place.ts'
import type { OrderLine } from '../order.ts'
import { placeOrder } from '../place-order.ts'
import { byPerson, openerName, paidPeople, personName, sharesOf, withPersonsLines } from './basket.ts'
import { basketLimits } from './basket-limits.ts'
import { latestTimes, timesWith } from './basket-times.ts'

const minute = 60_000
const elevenThirty = clockAt(wednesday, 11, 30)
const wish = { item: 'cappuccino', quantity: 1, note: '' }
const hanne = { number: 1, name: 'Hanne' }

function hannesOrder() {
  const placed = placeOrder({ ...noorsDraft, at: elevenThirty }, noorsContext())
  if (!placed.ok) throw new Error('refused')
  const lines = placed.value.lines.map((line) => ({ ...line, person: hanne }))
  return { ...placed.value, lines }
}

const asked = { branch: antwerpen, quote: noorsContext().pace.quote, wantedAt: elevenThirty, lines: [], now: nine }

describe('until when', () => {
  test('[GROUP-1] it takes lines as long as its order could still be placed, less seven minutes where somebody pays online', () => {
    const last = elevenThirty - antwerpen.prepMinutes * minute
    expect(latestTimes({ ...asked, payer: 'counter' })).toEqual({ ok: true, value: { until: last, payUntil: last } })
    const payUntil = last - 2 * minute
    expect(latestTimes({ ...asked, payer: 'each' })).toEqual({
      ok: true,
      value: { until: payUntil - 5 * minute, payUntil },
    })
    // An order at that moment is placed, and one a minute later is not.
    const order = (now: number) => placeOrder({ ...noorsDraft, at: elevenThirty }, noorsContext({ now })).ok
    expect([order(last), order(last + minute)]).toEqual([true, false])
  })

  test('[GROUP-1] the cut-off of the day ends it earlier', () => {
    const late = { ...asked, wantedAt: clockAt(wednesday, 15), payer: 'counter' as const }
    expect(latestTimes(late)).toMatchObject({ value: { until: clockAt(wednesday, 11, 59) } })
  })

  test('[GROUP-1] its opener may end it earlier, but not before anybody could add', () => {
    const latest = { until: nine + 60 * minute, payUntil: nine + 65 * minute }
    const until = (wished: number | null) => timesWith(latest, wished, nine)
    expect(until(null)).toEqual(latest)
    expect(until(nine + 90 * minute)).toEqual(latest)
    expect(until(nine + 30 * minute)).toEqual({ until: nine + 30 * minute, payUntil: nine + 35 * minute })
    expect(until(nine)).toEqual({ until: nine + 5 * minute, payUntil: nine + 10 * minute })
    expect(latestTimes({ ...asked, now: elevenThirty - 15 * minute, payer: 'each' })).toEqual({
      ok: false,
      refusal: 'basket_too_soon',
    })
  })

  test('[J-98] where the cut-off leaves others too little time, no later time is advised', () => {
    const late = { ...asked, now: clockAt(wednesday, 11, 50), wantedAt: clockAt(wednesday, 15), payer: 'each' as const }
    expect(latestTimes(late)).toEqual({ ok: false, refusal: 'basket_day_ends' })
    expect(latestTimes({ ...late, payer: 'counter' })).toMatchObject({ ok: true })
  })
})

test('[GROUP-2] it is made at most a quarter of an hour late, and not if the branch has closed for that day', () => {
  const made = (after: number, branch: OrderingSettings = antwerpen) =>
    promiseInTime(
      { wantedAt: elevenThirty, making: antwerpen.prepMinutes * minute, quoted: null, lines: [] },
      { branch, pace: noorsContext().pace, now: elevenThirty + after * minute },
    ).ok
  expect([made(-10), made(7), made(8)]).toEqual([true, true, false])
  expect(made(-10, { ...antwerpen, shop: { ...antwerpen.shop, open: false } })).toBe(false)
  const holiday = { date: wednesday, periods: [] }
  expect(made(-10, { ...antwerpen, exceptions: [holiday] })).toBe(false)
})

describe('who joins', () => {
  test('[GROUP-1] its opener is called as they wish, or by their first name', () => {
    const called = (cupName: string) => openerName({ cupName, customerName: ' Hanne\nVos ' })
    expect([called(''), called('Boss')]).toEqual(['Hanne', 'Boss'])
  })

  test('[GROUP-1] two of the same name are told apart, and names for cups are short', () => {
    expect(personName(' tom ', [{ number: 1, name: 'Tom' }])).toMatchObject({ value: 'tom 2' })
    expect(personName('🥐'.repeat(300), [])).toMatchObject({ refusal: 'basket_name_long' })
    expect(personName('🥐'.repeat(20), [])).toMatchObject({ ok: true })
    expect(personName(' \u200b ', [])).toMatchObject({ refusal: 'name_missing' })
    const many = Array.from({ length: basketLimits.people }, (_, place) => ({ number: place + 1, name: `${place}` }))
    expect(personName('Tom', many)).toMatchObject({ refusal: 'basket_full' })
  })
})

describe('what they add', () => {
  const counterAt = (payUntil: number) => ({ ...noorsContext(), payUntil })

  test('[GROUP-1] lines get the server’s price and the name of their person; the others stay as they are', () => {
    const order = hannesOrder()
    const changed = withPersonsLines(
      order,
      { number: 2, name: 'Tom' },
      [wish, { ...wish, quantity: 2 }],
      counterAt(nine),
    )
    expect(changed).toMatchObject({ ok: true, value: { total: 5 * 320 } })
    if (!changed.ok) return
    expect(changed.value.lines.map(({ id, person }) => [id, person?.name])).toEqual([
      [1, 'Hanne'],
      [2, 'Tom'],
      [3, 'Tom'],
    ])
    expect(changed.value.lines[0]).toBe(order.lines[0])
    expect([...sharesOf(changed.value.lines)]).toEqual([
      [1, 640],
      [2, 960],
    ])
    expect(byPerson([...changed.value.lines].reverse()).map(({ id, person }) => [id, person?.name])).toEqual([
      [1, 'Hanne'],
      [2, 'Tom'],
      [3, 'Tom'],
    ])
  })

  test('[GROUP-1] more than a person’s lines, and what is not sold, is refused, and named by its line', () => {
    const problems = (lines: readonly (typeof wish)[]) => {
      const changed = withPersonsLines(hannesOrder(), { number: 2, name: 'Tom' }, lines, counterAt(nine))
      return changed.ok ? [] : changed.refusal
    }
    expect(problems(Array.from({ length: 11 }, () => wish))).toEqual([{ problem: 'basket_full', field: 'lines' }])
    expect(problems([wish, { ...wish, item: 'unicorn' }])).toEqual([{ problem: 'item_unknown', line: 1 }])
  })

  test('[GROUP-1] what takes longer than is left after the deadline is refused', () => {
    const slow = noorsContext().itemOf('cappuccino')
    if (!slow) throw new Error('no cappuccino')
    const items = [{ ...slow, making: [{ station: 'bar', seconds: 30 * 60 }] }]
    const slowCounter = { ...noorsContext({ items }), payUntil: elevenThirty - 10 * minute }
    expect(withPersonsLines(hannesOrder(), hanne, [wish], slowCounter)).toEqual({
      ok: false,
      refusal: [{ problem: 'basket_takes_longer', field: 'lines' }],
    })
  })
})

test('[GROUP-1] what staff put in the place of somebody’s line is for them', () => {
  const order = withPersonsLines(hannesOrder(), { number: 2, name: 'Tom' }, [wish, wish], {
    ...noorsContext(),
    payUntil: nine,
  })
  if (!order.ok) throw new Error('refused')
  const kept = ({ id, item, quantity, notes }: OrderLine) => ({ line: id, item, quantity, note: notes })
  const namesIn = (wishes: readonly LineWish[]) => {
    const changed = changedOrder({ ...hannesOrder(), lines: order.value.lines }, wishes, noorsContext())
    return changed.ok ? changed.value.lines.map(({ person }) => person?.name) : []
  }
  const [hannes, ...toms] = order.value.lines.map(kept)
  if (!hannes || !toms[0]) throw new Error('no lines')
  const fresh = { ...wish, item: 'salmon-bagel' }
  expect(namesIn([hannes, toms[0], fresh])).toEqual(['Hanne', 'Tom', 'Tom'])
  expect(namesIn([{ ...hannes, quantity: 1 }, toms[0], fresh, fresh])).toEqual(['Hanne', 'Tom', 'Hanne', 'Tom'])
  // More than was ordered is nobody's.
  expect(namesIn([hannes, ...toms, fresh])).toEqual(['Hanne', 'Tom', 'Tom', undefined])
})

test('[J-70] what staff put in the place of a line keeps the allergy that the line spoke of', () => {
  const allergic = { ...wish, note: 'allergic to walnuts, pecans' }
  const order = withPersonsLines(hannesOrder(), { number: 2, name: 'Tom' }, [allergic], {
    ...noorsContext(),
    payUntil: nine,
  })
  if (!order.ok) throw new Error('refused')
  const [hannes, toms] = order.value.lines.map(({ id, item, quantity, notes }) => ({
    line: id,
    item,
    quantity,
    note: notes,
  }))
  if (!hannes || !toms) throw new Error('no lines')
  const notesIn = (wishes: readonly LineWish[]) => {
    const changed = changedOrder({ ...hannesOrder(), lines: order.value.lines }, wishes, noorsContext())
    return changed.ok ? changed.value.lines.map(({ notes }) => notes) : []
  }
  const fresh = { ...wish, item: 'salmon-bagel', note: 'no onion' }
  expect(notesIn([hannes, fresh]).at(-1)).toBe('allergic to walnuts, pecans\nno onion')
  expect(notesIn([hannes, toms, fresh]).at(-1)).toBe('no onion')
  // What staff take out of a line that stays is their decision.
  expect(notesIn([hannes, { ...toms, note: '' }]).at(-1)).toBe('')
})

describe('who has paid', () => {
  /** Random, but the same in each run. */
  function* chances(): Generator<number> {
    for (let seed = 7; ; ) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      yield seed / 2 ** 31
    }
  }

  test('[GROUP-2] whatever is paid, when and how often: paid equals made, and each gets back what was too much', () => {
    const luck = chances()
    const below = (most: number) => Math.floor((luck.next().value ?? 0) * most)
    for (let round = 0; round < 2000; round++) {
      const people = 1 + below(8)
      const lines = Array.from({ length: people }, (_, place) => ({
        person: { number: place + 1, name: `${place}` },
        price: 100 + below(900),
        quantity: 1 + below(3),
      }))
      const shares = sharesOf(lines)
      // Payments of a share: none, one, two, or of less than it, as it was before something was added.
      const payments = [...shares].flatMap(([payer, share]) =>
        Array.from({ length: below(3) }, (_, place) => ({
          id: `${payer} ${place}`,
          payer,
          remaining: below(4) === 0 ? 1 + below(share) : share,
          inTime: below(3) > 0,
        })),
      )
      const paidBefore = new Map<number, number>()
      for (const { payer, remaining, inTime } of payments)
        if (inTime) paidBefore.set(payer, (paidBefore.get(payer) ?? 0) + remaining)
      const made = paidPeople(shares, paidBefore)
      const total = [...shares].reduce((sum, [payer, share]) => sum + (made.has(payer) ? share : 0), 0)
      const all = new Map<number, number>()
      for (const { payer, remaining } of payments) all.set(payer, (all.get(payer) ?? 0) + remaining)
      const online = [...all.values()].reduce((sum, one) => sum + one, 0)
      const course = made.size > 0 ? 'placed' : 'lapsed'
      const owed = owedBack({ costs: made.size > 0 ? total : 0, online, otherwise: 0 })
      const placed = new Map([...shares].filter(([payer]) => made.has(payer)))
      const back = refundShares(owed, payments, tooMuchBy({ paid: all, shares: placed }, { course }))
      expect(online - back.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      for (const payer of shares.keys()) {
        const returned = back
          .filter(({ payment }) => payment.startsWith(`${payer} `))
          .reduce((sum, { amount }) => sum + amount, 0)
        expect((all.get(payer) ?? 0) - returned).toBe(made.has(payer) ? (shares.get(payer) ?? 0) : 0)
      }
      for (const { payment, amount } of back)
        expect(amount).toBeLessThanOrEqual(payments.find(({ id }) => id === payment)?.remaining ?? 0)
    }
  })
})
