// What Noor is told of her order at each moment, and what she can do.
import { describe, expect, test } from 'vitest'
import {
  momentOf,
  mostTimesLate,
  type OwnOrder,
  ownStep,
  ownSteps,
  type PromisedOrder,
  promiseWords,
  whereAgain,
} from './following.ts'

const minute = 60_000
const promised = 11 * 60 * minute + 21 * minute
const order: OwnOrder = {
  course: 'placed',
  lines: [{ status: 'received' }, { status: 'received' }],
  form: 'pick-up',
  wantedAt: promised,
  firstPromisedAt: promised,
  beginsAt: promised - 8 * minute,
  endReason: null,
  hereAt: null,
  lateBy: null,
}
const accepted: OwnOrder = { ...order, course: 'accepted' }
const ahead = (minutes: number) => promised - minutes * minute

describe('[F-58] what is said is so', () => {
  test('one second after placing nobody is on it yet, and for tomorrow nobody is before it is due', () => {
    expect(momentOf(order, ahead(8))).toBe('sent')
    expect(momentOf(accepted, ahead(24 * 60))).toBe('planned')
    expect(promiseWords(accepted, ahead(24 * 60))).toMatchObject({ begins: order.beginsAt })
    expect(momentOf(accepted, ahead(8))).toBe('queued')
    expect(promiseWords(accepted, ahead(8))?.begins).toBeNull()
  })

  test('a promise that has passed is not repeated as if it could still be kept', () => {
    expect(promiseWords(accepted, promised)?.standing).toBe('kept')
    expect(promiseWords(accepted, promised + 17 * minute)?.standing).toBe('veryLate')
    expect(promiseWords(accepted, promised + 5 * minute)?.standing).toBe('late')
  })

  test('nothing is promised any more of what is ready or over', () => {
    const ready: PromisedOrder = { ...accepted, lines: [{ status: 'ready' }] }
    expect(momentOf(ready, ahead(1))).toBe('ready')
    expect(promiseWords(ready, promised + minute)).toBeNull()
    expect(promiseWords({ ...order, course: 'refused', endReason: 'sold-out' }, ahead(5))).toBeNull()
  })
})

test('[QUOTE-5] an order that nobody tapped as ready is not said to be made for ever, and a new promise counts', () => {
  expect(momentOf(accepted, ahead(-5))).toBe('queued')
  expect(momentOf(accepted, ahead(-6))).toBe('due')
  expect(momentOf(accepted, ahead(-12 * 60))).toBe('past')
  const half: PromisedOrder = { ...accepted, lines: [{ status: 'ready' }, { status: 'received' }] }
  expect([momentOf(half, ahead(-5)), momentOf(half, ahead(-6))]).toEqual(['making', 'due'])
  const later: PromisedOrder = { ...accepted, wantedAt: promised + 10 * minute }
  expect([momentOf(later, ahead(-15)), momentOf(later, ahead(-16))]).toEqual(['queued', 'due'])
  expect(momentOf(order, ahead(-60))).toBe('sent')
  expect(momentOf({ ...accepted, lines: [{ status: 'ready' }] }, ahead(-60))).toBe('ready')
})

test('[TIME-3] a promise that was moved is told with the one before', () => {
  const later: PromisedOrder = { ...accepted, wantedAt: promised + 10 * minute }
  expect(promiseWords(later, ahead(5))).toMatchObject({ at: promised + 10 * minute, was: promised, standing: 'kept' })
  expect(promiseWords(accepted, ahead(5))?.was).toBeNull()
})

test('[LIFE-2] what the customer cancelled is told apart from what the shop did', () => {
  expect(momentOf({ ...order, course: 'cancelled' }, ahead(5))).toBe('withdrawn')
  expect(momentOf({ ...order, course: 'cancelled', endReason: 'closing' }, ahead(5))).toBe('cancelled')
})

describe('[LIFE-3] the customer’s own steps', () => {
  test('cancels until making is due, or while nobody accepted', () => {
    expect(ownSteps(accepted, ahead(9)).withdraw).toBe(true)
    expect(ownSteps(accepted, ahead(8)).withdraw).toBe(false)
    expect(ownSteps(order, ahead(8)).withdraw).toBe(true)
    expect(ownSteps({ ...accepted, lines: [{ status: 'ready' }, { status: 'received' }] }, ahead(20)).withdraw).toBe(
      false,
    )
  })

  test('says to be here or late near the time, and not at a table', () => {
    expect(ownSteps(accepted, ahead(24 * 60))).toMatchObject({ arrive: false, runLate: false })
    expect(ownSteps(accepted, ahead(60))).toMatchObject({ arrive: false, runLate: true })
    expect(ownSteps(accepted, ahead(10))).toMatchObject({ arrive: true, runLate: true })
    expect(ownSteps({ ...accepted, form: 'table' }, ahead(10))).toMatchObject({ arrive: false, runLate: false })
  })

  test('nothing once it is over', () => {
    const steps = { arrive: false, runLate: false, withdraw: false }
    expect(ownSteps({ ...order, course: 'cancelled' }, ahead(5))).toEqual(steps)
    expect(ownSteps({ ...accepted, lines: [{ status: 'served' }] }, ahead(5))).toEqual(steps)
  })
})

test('[H-1] saying the same again is nothing new, and a customer says how late they are a few times only', () => {
  const late = (minutes: number, timesLate = 0, own = accepted) =>
    ownStep(own, { step: 'runLate', minutes, timesLate }, ahead(60))
  expect(late(20)).toEqual({ ok: true, value: 'new' })
  expect(late(20, 1, { ...accepted, lateBy: 20 })).toEqual({ ok: true, value: 'said' })
  expect(late(30, mostTimesLate, { ...accepted, lateBy: 20 }).ok).toBe(false)
  expect(late(20, 0, { ...accepted, hereAt: ahead(61) }).ok).toBe(false)
})

test('[J-99] the same again is offered at branches that would make it, and not to a customer who did not want it', () => {
  expect(whereAgain('refused', 'sold-out')).toBe('everywhere')
  expect(whereAgain('refused', 'too-busy')).toBe('elsewhere')
  expect(whereAgain('cancelled', 'closing')).toBe('elsewhere')
  expect(whereAgain('cancelled', 'asked')).toBe('nowhere')
  expect(whereAgain('withdrawn', null)).toBe('nowhere')
  expect(whereAgain('not-collected', null)).toBe('nowhere')
})
