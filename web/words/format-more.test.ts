// Formats that later screens share.
import { expect, test } from 'vitest'
import { formatDistance, formatLabelled } from './format-more.ts'

test('French sets a space before a colon, at which no line ends; the others set none', () => {
  expect(formatLabelled('À payer au comptoir', '27,50 €', 'fr')).toBe('À payer au comptoir\u00a0: 27,50 €')
  expect(formatLabelled('To pay', '€27.50', 'en')).toBe('To pay: €27.50')
})

test('[J-84] a distance is as exact as somebody needs who walks or drives, in every language', () => {
  const said = (metres: number) => formatDistance(metres, 'en').replace('\u00a0', ' ')
  expect([0, 374, 960, 980, 9940, 9960, 104_400].map(said)).toEqual([
    '50 m',
    '350 m',
    '950 m',
    '1 km',
    '9.9 km',
    '10 km',
    '104 km',
  ])
  expect(formatDistance(1234, 'nl')).toBe('1,2\u00a0km')
  expect(formatDistance(1234, 'fr')).toBe('1,2\u00a0km')
  expect(formatDistance(1234, 'ar')).toBe('1.2\u00a0كم')
})
