// What people type and paste as a token.
import { describe, expect, test } from 'vitest'
import { readToken, readTypedToken, tokenFrom } from './token.ts'

const tokens = (text: string) => {
  const read = readTypedToken(text)
  return read.ok ? read.value : read.refusal
}

describe('[F-27] a typed token', () => {
  test.each([
    'K7QM2A9X',
    ' k7qm 2a9x ',
    'k7qm-2a9x',
    'K7QM–2A9X',
    'K7QM.2A9X',
    'https://noisette.example/#/track/K7QM2A9X',
    'Follow it here: http://192.168.1.20:3000/?lang=fr#/confirm/k7qm2a9x?x=1 and come',
  ])('%s is K7QM2A9X', (text) => {
    expect(tokens(text)).toEqual(['K7QM2A9X'])
  })

  test('O may stand for 0, I and L for 1; one of the old site may really hold them', () => {
    expect(tokens('KOQM-2AIL')).toEqual(['KOQM2AIL', 'K0QM2A11'])
  })

  test('what is missing or too much is said', () => {
    expect(tokens(' - ')).toEqual({ problem: 'missing', length: 0 })
    expect(tokens('K7QM2A9')).toEqual({ problem: 'length', length: 7 })
    expect(tokens('K7QM2A9X4')).toEqual({ problem: 'length', length: 9 })
    expect(tokens('K7QM2A9é')).toEqual({ problem: 'signs', length: 8 })
  })
})

test('[F-13] a token is eight signs of base 32, without I, L, O and U', () => {
  const every = Array.from({ length: 32 }, (_, byte) => tokenFrom(new Uint8Array(8).fill(byte))[0])
  expect(every.join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
  expect(tokenFrom(new Uint8Array([0, 31, 32, 255, 10, 64, 9, 200]))).toHaveLength(8)
})

test('[TRACK-1] blanks, dashes and case do not matter; what cannot be a token is none', () => {
  expect(readToken(' k7qm-2a9x ')).toBe('K7QM2A9X')
  expect(readToken('K7QM')).toBeNull()
})
