// Pressing the headers of the order list.
import { expect, test } from 'vitest'
import { pressedHeader } from './data-table.tsx'

test('a column starts ascending', () => {
  expect(pressedHeader(undefined, 'id')).toEqual({ by: 'id', direction: 'ascending' })
  expect(pressedHeader({ by: 'id', direction: 'ascending' }, 'name')).toEqual({ by: 'name', direction: 'ascending' })
})

test('the same column again turns the direction', () => {
  expect(pressedHeader({ by: 'id', direction: 'ascending' }, 'id').direction).toBe('descending')
  expect(pressedHeader({ by: 'id', direction: 'descending' }, 'id').direction).toBe('ascending')
})
