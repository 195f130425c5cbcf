// What a table's link contains.
import { expect, test } from 'vitest'
import { isSeatAt, tableOf } from './seat.ts'
import { seatIn } from './seat-link.ts'

const antwerpen = { id: 'antwerpen', forms: ['pick-up' as const, 'table' as const], tables: 14 }

test('[F-33] the table is found before and behind the #', () => {
  const seat = { branch: 'antwerpen', table: '8' }
  expect(seatIn('https://shop.example/#/foods?branch=antwerpen&table=8')).toEqual(seat)
  expect(seatIn('https://shop.example/?branch=antwerpen&table=8#/foods')).toEqual(seat)
  expect(seatIn('https://shop.example/?lang=nl#/foods')).toBeNull()
  expect(seatIn('https://shop.example/?table=8')).toEqual({ branch: '', table: '8' })
})

test('[F-33] a table that the branch does not have is no seat', () => {
  const seat = (table: string) => ({ branch: 'antwerpen', table })
  expect(['1', '14', '', '0', '15', 'terrace', '-1', '1e1'].map((table) => tableOf(seat(table), antwerpen))).toEqual([
    1,
    14,
    null,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(isSeatAt(seat('8'), antwerpen)).toBe(true)
  expect(isSeatAt(seat('15'), antwerpen)).toBe(false)
  expect(isSeatAt(seat('8'), { ...antwerpen, id: 'merksem' })).toBe(false)
  expect(isSeatAt(seat('8'), { ...antwerpen, forms: ['pick-up'] })).toBe(false)
  expect(isSeatAt(null, antwerpen)).toBe(false)
})
