// What is typed finds what is meant, however it is written.
import { expect, test } from 'vitest'
import { foldForSearch, hasSearched } from './fold-for-search.ts'

test.each([
  ['oeufs', 'Œufs brouillés'],
  ['ŒUFS', 'oeufs'],
  ['creme', 'Crème brûlée'],
  ['smorrebrod', 'Smørrebrød'],
  ['strasse', 'Straße'],
  ['قهوه', 'قَهْوَة'],
  ['', 'Soup'],
])('[J-111] %j finds %s', (typed, text) => {
  expect(hasSearched(text, typed)).toBe(true)
})

test('[J-111] another word finds nothing', () => {
  expect(hasSearched('Œufs', 'ufo')).toBe(false)
  expect(foldForSearch('  Thé  ')).toBe('the')
})
