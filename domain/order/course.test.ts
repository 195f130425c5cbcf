// The course of an order: the table of steps, walked through from every phase.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  type Course,
  type CourseAndLines,
  courses,
  isOver,
  isSold,
  mayWithdraw,
  phaseOf,
  phases,
  type Step,
  stepOutcome,
  steps,
  stepsFor,
  transitions,
} from './course.ts'
import { type LineStatus, lineStatuses } from './line-status.ts'

const standing = (course: Course, ...statuses: LineStatus[]): CourseAndLines => ({
  course,
  lines: statuses.map((status) => ({ status })),
})
const placed = standing('placed', 'received', 'received')
const accepted = standing('accepted', 'received', 'received')
const making = standing('accepted', 'ready', 'received')
const ready = standing('accepted', 'ready', 'served')
const out = standing('accepted', 'served', 'served')

const anyStanding = fc
  .tuple(fc.constantFrom(...courses), fc.array(fc.constantFrom(...lineStatuses), { minLength: 1, maxLength: 5 }))
  .map(([course, statuses]) => standing(course, ...statuses))
const actors: readonly Actor[] = ['customer', 'staff']

test('[LIFE-1] the phase is the course, and once accepted what the lines say', () => {
  expect([placed, accepted, making, ready, out].map(phaseOf)).toEqual(['placed', 'accepted', 'making', 'ready', 'out'])
  expect(phaseOf(standing('placed', 'ready', 'received'))).toBe('making')
  for (const end of ['refused', 'cancelled', 'not-collected'] as const)
    expect(phaseOf(standing(end, 'ready'))).toBe(end)
})

test('[LIFE-1] a step is taken exactly where the table has it, and nothing else follows than what the table says', () => {
  fc.assert(
    fc.property(anyStanding, fc.constantFrom(...steps), fc.constantFrom(...actors), (where, step, by) => {
      const row = transitions[step]
      const allowed = row.by.includes(by) && row.from.includes(phaseOf(where))
      const taken = stepOutcome(where, { step, by, reason: 'sold-out' })
      expect(taken.ok).toBe(allowed)
      expect(stepsFor(where, by).includes(step)).toBe(allowed)
      if (!taken.ok) {
        expect(taken.refusal).toBe('step_not_allowed')
        return
      }
      expect(taken.value.course).toBe(row.to ?? where.course)
    }),
  )
})

test('[LIFE-1] what is over stays over, but for staff who bring it back or correct a tap', () => {
  for (const where of [
    standing('refused', 'received'),
    standing('cancelled', 'ready'),
    standing('not-collected', 'ready'),
  ]) {
    expect(isOver(phaseOf(where))).toBe(true)
    const kept = where.course === 'not-collected' ? ['goodwill'] : []
    expect(stepsFor(where, 'staff')).toEqual(['bringBack', 'unpay', 'giveBack', ...kept, 'see'])
    expect(stepsFor(where, 'customer')).toEqual([])
  }
  expect(stepsFor(out, 'staff')).toEqual(['setLines', 'setForm', 'pay', 'unpay', 'giveBack', 'goodwill', 'see'])
})

describe('[LIFE-2] refusing and cancelling', () => {
  const taken = (where: CourseAndLines, step: Step, more: object = { reason: 'sold-out' }) =>
    stepOutcome(where, { step, by: 'staff', ...more })

  test('need a reason, and words where the reason is another', () => {
    expect(taken(placed, 'refuse', {})).toEqual({ ok: false, refusal: 'reason_missing' })
    expect(taken(placed, 'refuse', { reason: 'other', words: '  ' })).toEqual({ ok: false, refusal: 'reason_missing' })
    expect(taken(placed, 'refuse', { reason: 'other', words: 'The mill broke.' }).ok).toBe(true)
  })

  test('end the order', () => {
    expect(taken(placed, 'refuse')).toMatchObject({ value: { course: 'refused' } })
    expect(taken(making, 'cancel')).toMatchObject({
      value: { course: 'cancelled', shows: 'cancelled' },
    })
  })

  test('cannot meet an order that was handed over, nor one that is over', () => {
    expect(taken(out, 'refuse').ok).toBe(false)
    expect(taken(out, 'cancel').ok).toBe(false)
    expect(taken(standing('cancelled', 'received'), 'cancel').ok).toBe(false)
    expect(taken(ready, 'refuse').ok).toBe(false)
  })
})

test('[LIFE-3] the customer cancels until somebody begins: while it is not accepted, or before its making is due', () => {
  expect(mayWithdraw(placed, 100, 200)).toBe(true)
  expect(mayWithdraw(accepted, 100, 99)).toBe(true)
  expect(mayWithdraw(accepted, 100, 100)).toBe(false)
  expect(mayWithdraw(making, 100, 0)).toBe(false)
  expect(stepOutcome(standing('accepted', 'received'), { step: 'withdraw', by: 'staff' }).ok).toBe(false)
})

test('[LIFE-6] what was refused, cancelled or not collected does not count as sold', () => {
  expect(courses.filter(isSold)).toEqual(['placed', 'accepted'])
})

test('[LIFE-1] every phase is one that some order can be in', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(anyStanding, (where) => void met.add(phaseOf(where))),
    { numRuns: 500 },
  )
  expect([...met].sort()).toEqual([...phases].sort())
})
