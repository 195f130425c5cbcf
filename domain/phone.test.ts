// Phone numbers as they stand on the page.
import { expect, test } from 'vitest'
import { phoneText } from './phone.ts'

test.each([
  ['+3232000014', '+32 3 200 00 14'],
  ['+3222000031', '+32 2 200 00 31'],
  ['+3214123456', '+32 14 12 34 56'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+31201234567', '+31201234567'],
  ['03 200 00 14', '03 200 00 14'],
  ['', ''],
])('%s reads %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text)
})
