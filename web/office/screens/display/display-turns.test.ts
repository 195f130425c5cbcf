// The turns of a display: pages of a long list, languages, and the shift that keeps a screen from burning in.
import { expect, test } from 'vitest'
import { displayTurnMs, languageAt, shiftAt, turnAt } from './display-turns.ts'

const list = Array.from({ length: 26 }, (_, index) => index + 1)

test('[CALL-2] twelve fit on a page; of more, each page has eight seconds', () => {
  expect(turnAt(list.slice(0, 12), 12, displayTurnMs.page)).toEqual({ shown: list.slice(0, 12), page: 1, pages: 1 })
  const pages = [0, 7_999, 8_000, 16_000, 24_000].map((now) => turnAt(list, 12, now))
  expect(pages.map(({ page, pages: all, shown }) => `${page} of ${all}: ${shown[0]} to ${shown.at(-1)}`)).toEqual([
    '1 of 3: 1 to 12',
    '1 of 3: 1 to 12',
    '2 of 3: 13 to 24',
    '3 of 3: 25 to 26',
    '1 of 3: 1 to 12',
  ])
  expect(turnAt([], 12, 8_000)).toEqual({ shown: [], page: 1, pages: 1 })
})

test('[CALL-2] the languages of a display take turns of ten seconds', () => {
  const at = (seconds: number) => languageAt(['nl', 'fr', 'ar'], seconds * 1000)
  expect([0, 9.9, 10, 20, 30].map(at)).toEqual(['nl', 'nl', 'fr', 'ar', 'nl'])
  expect(languageAt(['ar'], 12_345)).toBe('ar')
})

test('[CALL-2] every ten minutes the picture moves by 8 pixels, and returns', () => {
  const places = [0, 1, 2, 3, 4].map((step) => shiftAt(step * displayTurnMs.shift))
  for (const [index, place] of places.slice(1).entries()) {
    const before = places[index] ?? place
    expect(Math.abs(place.x - before.x) + Math.abs(place.y - before.y)).toBe(8)
  }
  expect(places[4]).toEqual(places[0])
  expect(shiftAt(displayTurnMs.shift - 1)).toEqual(places[0])
})
