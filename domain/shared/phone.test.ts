// Phone numbers as they are typed and as they are shown.
import parsePhone from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { phoneText, readPhone } from './phone.ts'

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

test.each([
  ['0470 12 34 56', '+32470123456'],
  ['+31 20 123 4567', '+31201234567'],
  ['9876543210', '9876543210'],
  ['12', null],
  ['0470 12', null],
  ['call me', null],
  ['  ', null],
])('[F-18] %s is read as %s, on the server and on leaving the field', (typed, number) => {
  expect(readPhone(typed, (text) => parsePhone(text, 'BE'))).toBe(number)
})
