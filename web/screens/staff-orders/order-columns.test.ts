// How the order list is sorted.
import { expect, test } from 'vitest'
import type { OrderRow } from '../../../contract/index.ts'
import { sorted } from './order-columns.tsx'

const row = (id: number, customerName: string, total: number, out = false): OrderRow => ({
  id,
  branch: 'antwerpen',
  form: 'pick-up',
  customerName,
  address: '',
  phone: '',
  table: null,
  total,
  token: 'K7QM4TXA',
  placedAt: 0,
  wantedAt: 0,
  out,
})

const rows = [row(1, 'Noor', 1240), row(2, 'jef', 320, true), row(3, 'Émile', 320)]
const ids = (by: string, direction: 'ascending' | 'descending') => sorted(rows, { by, direction }).map(({ id }) => id)

test('[STAFF-1] orders stand newest first', () => {
  expect(ids('id', 'descending')).toEqual([3, 2, 1])
})

test('names are sorted as people sort them, without regard to accents and capitals', () => {
  expect(ids('customerName', 'ascending')).toEqual([3, 2, 1])
})

test('totals are sorted as numbers, equal ones newest first', () => {
  expect(ids('totalPrice', 'ascending')).toEqual([3, 2, 1])
  expect(ids('totalPrice', 'descending')).toEqual([1, 3, 2])
})

test('what is out can be brought together', () => {
  expect(ids('order', 'descending')[0]).toBe(2)
})
