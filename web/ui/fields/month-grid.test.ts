// Moving through a month by keyboard.
import { expect, test } from 'vitest'
import { gridStepOf } from './month-grid.tsx'

// March 2026 begins on a Sunday, the last column.
const march = { offset: 6, count: 31, mirrored: false }
const from = (place: number, key: string, mirrored = false) => gridStepOf(key, { ...march, place, mirrored })

test('arrows go by a day or a week, the other way round in Arabic', () => {
  expect(from(4, 'ArrowRight')).toEqual({ to: 5 })
  expect(from(4, 'ArrowRight', true)).toEqual({ to: 3 })
  expect(from(4, 'ArrowDown')).toEqual({ to: 11 })
  expect(from(11, 'ArrowUp')).toEqual({ to: 4 })
})

test('beyond the edge they go on in the month beside it', () => {
  expect(from(0, 'ArrowLeft')).toEqual({ month: -1, to: -1 })
  expect(from(3, 'ArrowUp')).toEqual({ month: -1, to: -4 })
  expect(from(30, 'ArrowRight')).toEqual({ month: 1, to: 0 })
  expect(from(28, 'ArrowDown')).toEqual({ month: 1, to: 4 })
})

test('Home and End stay within the week and the month, Page keys turn it', () => {
  expect([from(4, 'Home'), from(4, 'End')]).toEqual([{ to: 1 }, { to: 7 }])
  expect([from(0, 'Home'), from(30, 'End')]).toEqual([{ to: 0 }, { to: 30 }])
  expect([from(4, 'PageUp'), from(4, 'PageDown')]).toEqual([
    { month: -1, to: 4 },
    { month: 1, to: 4 },
  ])
  expect(from(4, 'a')).toBeUndefined()
})
