// When a picture's description belongs to an earlier picture.
import { expect, test } from 'vitest'
import { keepsEarlierWords } from './picture.ts'

const waffle = { kind: 'bundled', ref: 'liege-waffle' } as const
const street = { kind: 'url', ref: 'https://noisette.example/street.jpg' } as const
const before = { image: waffle, imageWords: { en: 'A waffle', nl: 'Een wafel' } }

test('words that stayed while the picture went are to be looked at again', () => {
  expect(keepsEarlierWords(before, { ...before, image: street })).toBe(true)
  expect(keepsEarlierWords(before, { image: street, imageWords: { en: 'Our street', nl: 'Een wafel' } })).toBe(true)
  expect(keepsEarlierWords(before, { image: street, imageWords: { en: 'Our street', nl: '' } })).toBe(false)
  expect(keepsEarlierWords(before, before)).toBe(false)
})

test('there are none where there was no picture, no words, or is no picture now', () => {
  expect(keepsEarlierWords({ ...before, image: null }, { ...before, image: street })).toBe(false)
  expect(
    keepsEarlierWords({ image: waffle, imageWords: { en: ' ' } }, { image: street, imageWords: { en: ' ' } }),
  ).toBe(false)
  expect(keepsEarlierWords(before, { ...before, image: null })).toBe(false)
})
