// Which open orders the list shows first, and in which states it finds them.
import { expect, test } from 'vitest'
import { byPlace, isInState, type ListState, listStates, type OpenStanding, workPlace } from './list-states.ts'

const minute = 60_000
const noon = Date.UTC(2026, 2, 4, 11)
const at = (minutes: number) => noon + minutes * minute

const order = (id: number, wanted: number, more: Partial<OpenStanding> = {}): OpenStanding => ({
  id,
  course: 'accepted',
  promisedAt: at(wanted),
  placedAt: at(-30),
  readyAt: null,
  making: 5 * minute,
  due: 0,
  ...more,
})
const worked = (orders: readonly OpenStanding[]) =>
  [...orders].sort((one, other) => byPlace(workPlace(one, noon), workPlace(other, noon))).map(({ id }) => id)

test('[OFF-2] what must be made stands first by when it is wanted, then what is ready, then what is for later', () => {
  const late = order(1, -3)
  const soon = order(2, 8)
  const asSoon = order(3, 8)
  const isNew = order(4, 12, { course: 'placed' })
  const readyFirst = order(5, -20, { readyAt: at(-15) })
  const ready = order(6, 4, { readyAt: at(-1) })
  const later = order(7, 90)
  const tomorrow = order(8, 24 * 60)
  // Somebody still has to accept it, so there is something to do now.
  const newForTomorrow = order(9, 24 * 60, { course: 'placed' })
  const all = [tomorrow, ready, newForTomorrow, asSoon, later, isNew, readyFirst, soon, late]
  expect(worked(all)).toEqual([1, 2, 3, 4, 9, 5, 6, 7, 8])
})

test('[OFF-2] an order without a known time stands where it was placed, and is never late', () => {
  const untimed = order(1, 0, { promisedAt: null })
  expect(worked([order(2, -3), untimed])).toEqual([1, 2])
  expect(isInState(untimed, 'late', at(600))).toBe(false)
})

test('[OFF-2] an order is new, being made or ready, and beside that late or to be paid; what is for later is none of the first', () => {
  const statesOf = (one: OpenStanding): ListState[] => listStates.filter((state) => isInState(one, state, noon))
  expect(statesOf(order(1, 8, { course: 'placed', due: 320 }))).toEqual(['new', 'due'])
  expect(statesOf(order(2, -2))).toEqual(['making', 'late'])
  // A promise is kept within its minute.
  expect(statesOf(order(3, -1))).toEqual(['making'])
  expect(statesOf(order(4, -20, { readyAt: at(-2), due: 320 }))).toEqual(['ready', 'due'])
  expect(statesOf(order(5, 90))).toEqual([])
  expect(statesOf(order(6, 8, { due: -320 }))).toEqual(['making'])
})
