// When a document is made anew.
import { expect, test } from 'vitest'
import type { DocumentParts } from '../page/document.ts'
import { documentShelf } from './document-shelf.ts'

const noisette = 'https://noisette.example'
const parts = (change: Partial<DocumentParts> = {}) =>
  ({ locale: 'nl', asked: false, origin: noisette, menuText: '{}', today: '2026-03-04', ...change }) as DocumentParts

test('[COST-7] a document is made once for a language, an address, a day and what it shows', async () => {
  const made: string[] = []
  const shelf = documentShelf(({ locale, today }) => made.push(`${locale} ${today}`).toString(), { onForget: () => {} })
  for (let visit = 0; visit < 3; visit++) await Promise.all([shelf(parts()), shelf(parts())])
  expect(made).toEqual(['nl 2026-03-04'])
  await shelf(parts({ locale: 'fr' }))
  await shelf(parts({ today: '2026-03-05' }))
  await shelf(parts({ today: '2026-03-05', menuText: '{"message":"Happy Easter"}' }))
  expect(made.slice(1)).toEqual(['fr 2026-03-04', 'nl 2026-03-05', 'nl 2026-03-05'])
})
