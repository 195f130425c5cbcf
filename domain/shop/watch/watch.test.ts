// When the shop is told that nobody watches, or that an order was not seen.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { antwerpen, clockAt, nine, wednesday } from '#domain/testing/fixtures.ts'
import { hoursAround, isLive, unheardSince, type WatchedBranch, watch, watchedFrom } from './alerts.ts'
import { watchTimes } from './watch-times.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const midnight = clockAt(wednesday, 0)
const watching = midnight

const quiet: WatchedBranch = {
  branch: antwerpen,
  boardSeen: null,
  openSince: null,
  waiting: [],
  open: [],
  told: new Set(),
  tillSince: null,
  isLinked: false,
}

/** Noor's order, placed at nine for as soon as possible. */
const making = 8 * minute
const noors = { id: 7, placedAt: nine, wantedAt: nine + making, making }

describe('[WATCH-1] an order that nobody has seen', () => {
  test('is told after three minutes, not earlier', () => {
    expect(unheardSince(noors, antwerpen, nine + 3 * minute - 1)).toBeNull()
    expect(unheardSince(noors, antwerpen, nine + 3 * minute)).toBe(nine)
  })

  test('counts from when it was placed, even if its promise is rounded up or stands behind a short queue', () => {
    const queued = { placedAt: nine, wantedAt: nine + 25 * minute, making }
    expect(watchedFrom(queued)).toBe(nine)
  })

  test('for later counts from when it is due to be begun', () => {
    const three = { placedAt: nine, wantedAt: clockAt(wednesday, 15), making }
    expect(watchedFrom(three)).toBe(clockAt(wednesday, 14, 52))
    expect(unheardSince(three, antwerpen, clockAt(wednesday, 14, 54))).toBeNull()
    expect(unheardSince(three, antwerpen, clockAt(wednesday, 14, 55))).toBe(clockAt(wednesday, 14, 52))
  })

  test('placed in the night for the opening counts from the opening', () => {
    const early = { placedAt: clockAt(wednesday, 5), wantedAt: clockAt(wednesday, 7), making }
    expect(unheardSince(early, antwerpen, clockAt(wednesday, 6, 59))).toBeNull()
    expect(unheardSince(early, antwerpen, clockAt(wednesday, 7, 3))).toBe(clockAt(wednesday, 7))
  })

  test('is one alert, and never a second one', () => {
    const { opens } = watch({ ...quiet, boardSeen: nine + 4 * minute, waiting: [noors] }, nine + 4 * minute, watching)
    expect(opens).toEqual([{ kind: 'unheard', order: 7, since: nine }])
    const told = { ...quiet, waiting: [noors], told: new Set([7]) }
    expect(watch(told, nine + 30 * minute, watching).opens).toEqual([])
  })

  test('is over when somebody begins it, or with its day, but not with closing time', () => {
    const open = [{ id: 1, kind: 'unheard' as const, order: 7, at: clockAt(wednesday, 18, 55) }]
    const still = { ...quiet, waiting: [noors], open, told: new Set([7]) }
    expect(watch(still, clockAt(wednesday, 20), watching).closes).toEqual([])
    expect(watch({ ...quiet, open }, clockAt(wednesday, 20), watching).closes).toEqual([{ id: 1, end: 'heard' }])
    expect(watch({ ...quiet, open }, clockAt('2026-03-05', 1), watching).closes).toEqual([{ id: 1, end: 'heard' }])
    expect(watch({ ...quiet, open }, clockAt('2026-03-05', 4), watching).closes).toEqual([{ id: 1, end: 'day-over' }])
  })
})

describe('[WATCH-1] a branch without a live board', () => {
  const alone = (change: Partial<WatchedBranch>): WatchedBranch => ({ ...quiet, openSince: nine, ...change })
  const opened = (watched: WatchedBranch, now: number, since = watching) => watch(watched, now, since).opens

  test('is told after two minutes with an order and no board', () => {
    expect(opened(alone({}), nine + 2 * minute - 1)).toEqual([])
    expect(opened(alone({}), nine + 2 * minute)).toEqual([{ kind: 'no-board', order: null, since: nine }])
  })

  test('counts from the last sign of a board', () => {
    const boardSeen = nine + 10 * minute
    expect(opened(alone({ boardSeen }), boardSeen + 119 * second)).toEqual([])
    expect(opened(alone({ boardSeen }), boardSeen + 2 * minute)).toMatchObject([{ since: boardSeen }])
  })

  test('counts from the opening for orders of the evening before', () => {
    const evening = alone({ openSince: clockAt('2026-03-03', 20) })
    expect(opened(evening, clockAt(wednesday, 7, 1))).toEqual([])
    expect(opened(evening, clockAt(wednesday, 7, 2))).toMatchObject([{ since: clockAt(wednesday, 7) }])
  })

  test('is no reason without orders of today', () => {
    expect(opened(alone({ openSince: null }), nine + 60 * minute)).toEqual([])
  })

  test('is no reason while the server that should have heard the boards was itself away', () => {
    const back = nine + 30 * minute
    expect(opened(alone({ boardSeen: nine }), back + minute, back)).toEqual([])
    expect(opened(alone({ boardSeen: nine }), back + 2 * minute, back)).toMatchObject([{ since: back }])
  })

  test('is over when a board is there, no order is left, or the branch closes, and says which', () => {
    const open = [{ id: 3, kind: 'no-board' as const, order: null, at: nine + 2 * minute }]
    const now = nine + 5 * minute
    expect(watch(alone({ open }), now, now).closes).toEqual([])
    expect(watch(alone({ open, boardSeen: now }), now, watching).closes).toEqual([{ id: 3, end: 'board-open' }])
    expect(watch(alone({ open, openSince: null }), now, watching).closes).toEqual([{ id: 3, end: 'no-orders' }])
    expect(watch(alone({ open }), clockAt(wednesday, 19), watching).closes).toEqual([{ id: 3, end: 'closing-time' }])
  })
})

describe('[REG-3] a till that does not acknowledge a sale', () => {
  const linked = { ...quiet, isLinked: true, tillSince: nine }
  const open = [{ id: 4, kind: 'till' as const, order: null, at: nine + minute }]

  test('is told after a minute, once, at night too', () => {
    expect(watch(linked, nine + minute - 1, watching).opens).toEqual([])
    const told = { kind: 'till', order: null, since: nine }
    expect(watch(linked, nine + minute, watching).opens).toEqual([told])
    expect(watch(linked, clockAt(wednesday, 23), watching).opens).toEqual([told])
    expect(watch({ ...linked, open }, nine + 2 * minute, watching)).toEqual({ opens: [], closes: [] })
  })

  test('is over once it has everything, or once the branch is no longer linked', () => {
    const now = nine + 5 * minute
    expect(watch({ ...linked, open, tillSince: null }, now, watching).closes).toEqual([{ id: 4, end: 'till-again' }])
    expect(watch({ ...linked, open, tillSince: now }, now, watching).closes).toEqual([{ id: 4, end: 'till-again' }])
    expect(watch({ ...linked, open, isLinked: false }, now, watching).closes).toEqual([{ id: 4, end: 'not-linked' }])
  })
})

const instant = fc.integer({ min: midnight, max: midnight + 2 * 24 * 60 * minute })
const orders = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 40 }), placedAt: instant, wantedAt: instant, making: fc.nat(hour) }),
  { maxLength: 6, selector: ({ id }) => id },
)
const watchedOnes = fc.record({
  branch: fc.constant(antwerpen),
  boardSeen: fc.option(instant),
  openSince: fc.option(instant),
  waiting: orders,
  told: fc.array(fc.integer({ min: 1, max: 40 })).map((ids) => new Set(ids)),
  tillSince: fc.constant(null),
  isLinked: fc.constant(false),
  open: fc.constantFrom<WatchedBranch['open']>([], [{ id: 1, kind: 'no-board', order: null, at: nine }]),
})

describe('[WATCH-1] whatever happens', () => {
  test('outside opening hours no alert opens', () => {
    fc.assert(
      fc.property(watchedOnes, instant, (watched, now) => {
        if (!hoursAround(antwerpen, now)) expect(watch(watched, now, watching).opens).toEqual([])
      }),
    )
  })

  test('no alert opens before its time, and none that is open already', () => {
    fc.assert(
      fc.property(watchedOnes, instant, (watched, now) => {
        const { opens } = watch(watched, now, watching)
        for (const { kind, order, since } of opens) {
          expect(now - since).toBeGreaterThanOrEqual(kind === 'unheard' ? watchTimes.unheardMs : watchTimes.noBoardMs)
          if (order !== null) expect(watched.told.has(order)).toBe(false)
          else expect(watched.open).toEqual([])
        }
        expect(new Set(opens.map(({ kind, order }) => `${kind} ${order}`)).size).toBe(opens.length)
      }),
    )
  })

  test('an alert that opens would not close at the same moment', () => {
    fc.assert(
      fc.property(watchedOnes, instant, (watched, now) => {
        const { opens } = watch(watched, now, watching)
        const open = opens.map(({ kind, order }, id) => ({ id, kind, order, at: now }))
        expect(watch({ ...watched, open }, now, watching).closes).toEqual([])
      }),
    )
  })

  test('with a live board nobody is told that there is none', () => {
    fc.assert(
      fc.property(watchedOnes, instant, (watched, now) => {
        const { opens, closes } = watch(watched, now, watching)
        if (!isLive(watched.boardSeen, now)) return
        expect(opens.filter(({ kind }) => kind === 'no-board')).toEqual([])
        expect(closes).toHaveLength(watched.open.length)
      }),
    )
  })
})
