import { expect, test } from 'vitest'
import { hourGrid } from './hour-grid.ts'

const nine = [{ from: 9 * 60, to: 10 * 60 + 30 }]
const antwerpen = {
  hours: { 1: nine, 2: nine, 3: nine, 4: nine, 5: nine, 6: nine, 7: [] },
  exceptions: [{ date: '2026-11-24', periods: [] }],
}
const week = { from: '2026-11-23', to: '2026-11-29' }

test('[OFF-6] an open hour without orders is a zero, a closed one is left out unless something was promised in it', () => {
  const grid = hourGrid(week, [{ day: '2026-11-23', hour: 9, orders: 4 }], [antwerpen])
  expect(grid).toHaveLength(7)
  const open = [
    { hour: 9, orders: 4 },
    { hour: 10, orders: 0 },
  ]
  expect(grid[0]).toEqual({ weekday: 1, day: '2026-11-23', days: 1, hours: open })
  expect(grid[1]?.hours).toEqual([])
  expect(grid[6]?.hours).toEqual([])
  const late = hourGrid(week, [{ day: '2026-11-29', hour: 20, orders: 1 }], [antwerpen])
  expect(late[6]?.hours).toEqual([{ hour: 20, orders: 1 }])
})

test('[OFF-6] several branches are open when one of them is', () => {
  const early = { hours: { ...antwerpen.hours, 7: [{ from: 7 * 60, to: 8 * 60 }] }, exceptions: [] }
  expect(hourGrid(week, [], [antwerpen, early])[6]?.hours).toEqual([{ hour: 7, orders: 0 }])
})

test('[OFF-6] more than two weeks are summed by weekday, which says of how many days', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' }
  const orders = ['2026-11-02', '2026-11-09', '2026-11-30'].map((day) => ({ day, hour: 9, orders: 2 }))
  const grid = hourGrid(november, orders, [antwerpen])
  expect(grid.map(({ weekday, day, days }) => [weekday, day, days])).toEqual([
    [1, null, 5],
    [2, null, 4],
    [3, null, 4],
    [4, null, 4],
    [5, null, 4],
    [6, null, 4],
    [7, null, 5],
  ])
  expect(grid[0]?.hours).toEqual([
    { hour: 9, orders: 6 },
    { hour: 10, orders: 0 },
  ])
})
