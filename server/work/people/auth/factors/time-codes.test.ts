// Time codes against the vectors of RFC 6238 and RFC 4648, and which steps are taken.
import { expect, test } from 'vitest'
import { fromBase32, setUpAddress, timeCode, timeStepOf, timeWindowAt, toBase32 } from './time-codes.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('[SAFE-6] RFC 6238, appendix B: at second %d the code is %s', (second, code) => {
  expect(timeCode(secret, timeWindowAt(second * 1000), 8)).toBe(code)
  expect(timeCode(secret, timeWindowAt(second * 1000))).toBe(code.slice(2))
})

test('[SAFE-6] a clock may be a step off, and no more', () => {
  const now = 1_111_111_111_000
  const taken = [-2, -1, 0, 1, 2].map((off) => timeStepOf(secret, timeCode(secret, timeWindowAt(now) + off), now))
  expect(taken).toEqual([undefined, timeWindowAt(now) - 1, timeWindowAt(now), timeWindowAt(now) + 1, undefined])
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %j in base 32 is %j', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32)
  expect(Buffer.from(fromBase32(base32)).toString()).toBe(text)
})

test('[SAFE-6] the address for the app names the shop and the member, whatever they are called', () => {
  expect(setUpAddress('MZXW6YTB', { shop: 'Noisette: Café', name: 'Jef & Noor' })).toBe(
    'otpauth://totp/Noisette%20%20Caf%C3%A9:Jef%20%26%20Noor?secret=MZXW6YTB&issuer=Noisette%20%20Caf%C3%A9',
  )
})
