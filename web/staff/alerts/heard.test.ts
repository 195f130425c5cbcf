// What a staff screen rings for: what arrived since it began to listen, each once.
import { expect, test } from 'vitest'
import { openEar } from './heard.ts'

const minute = 60_000
const at = (id: number, minutes: number) => ({ id, at: minutes * minute })

test('[F-3] what is there at the first reading is not new; what comes in after it is, once', () => {
  const ear = openEar()
  expect(ear('jef', 'orders', [at(1, 1), at(2, 9)], 10 * minute)).toEqual([])
  expect(ear('jef', 'orders', [at(1, 1), at(2, 9), at(3, 10)], 10 * minute)).toEqual([3])
  expect(ear('jef', 'orders', [at(2, 9), at(3, 10)], 11 * minute)).toEqual([])
})

test('[F-3] an old order that is to be made again does not ring', () => {
  const ear = openEar()
  ear('jef', 'orders', [], 10 * minute)
  expect(ear('jef', 'orders', [at(1, 2), at(2, 12)], 12 * minute)).toEqual([2])
})

test('[F-35] orders and reservations with the same number are two things, and another branch begins anew', () => {
  const ear = openEar()
  ear('antwerpen', 'orders', [], 0)
  ear('antwerpen', 'reservations', [], 0)
  expect(ear('antwerpen', 'orders', [at(7, 1)], minute)).toEqual([7])
  expect(ear('antwerpen', 'reservations', [at(7, 1)], minute)).toEqual([7])
  expect(ear('merksem', 'orders', [at(8, 1)], minute)).toEqual([])
})
