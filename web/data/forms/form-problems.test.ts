// Each problem is shown at its field, in the words of the form.
import { describe, expect, test } from 'vitest'
import { problemsByField, sentencesAt } from './form-problems.ts'

const found = [
  { problem: 'name_missing', field: 'name' },
  { problem: 'name_too_long', field: 'name' },
  { problem: 'holiday_invalid', field: 'holidays', line: 2 },
  { problem: 'shop_closed' },
]

test('each field has its first problem, a line of it under its number', () => {
  expect(problemsByField(found)).toEqual({
    name: 'name_missing',
    'holidays.2': 'holiday_invalid',
    '': 'shop_closed',
  })
})

describe('the sentence at a field', () => {
  const at = sentencesAt(found, { name_missing: 'Please enter your name.' }, 'Please look again.')

  test('is that of its problem', () => {
    expect(at('name')).toBe('Please enter your name.')
  })

  test('is a general one where the form has no words for the problem', () => {
    expect(at('holidays', 2)).toBe('Please look again.')
  })

  test('is none where nothing is wrong', () => {
    expect(at('phone')).toBeUndefined()
    expect(at('holidays', 0)).toBeUndefined()
  })
})
