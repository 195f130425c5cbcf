// Formats that later screens share.
import { expect, test } from 'vitest'
import { formatLabelled } from './format-more.ts'

test('French sets a space before a colon, at which no line ends; the others set none', () => {
  expect(formatLabelled('À payer au comptoir', '27,50 €', 'fr')).toBe('À payer au comptoir\u00a0: 27,50 €')
  expect(formatLabelled('To pay', '€27.50', 'en')).toBe('To pay: €27.50')
})
