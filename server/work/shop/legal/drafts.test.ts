// The drafts of the legal pages: complete in every language, and filled from the settings.
import { describe, expect, test } from 'vitest'
import { personalDays } from '#domain/guests/retention/personal-days.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { blankCompany, companyFields } from '#domain/shop/legal/company.ts'
import { legalBlocksOf, legalProblems } from '#domain/shop/legal/legal-text.ts'
import { type LegalPage, legalPages } from '#domain/shop/legal/pages.ts'
import { legalDraftOf } from './texts.ts'

const known = Object.fromEntries(companyFields.map((field) => [field, `<${field}>`])) as typeof blankCompany

const draft = (locale: Locale, page: LegalPage) =>
  legalDraftOf(locale, page, { days: personalDays.usual, languages: locales })
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const shape = (text: string) =>
  legalBlocksOf(text, known).map((block) => (block.kind === 'list' ? block.items.length : block.kind))

describe.each(legalPages)('the draft of the page %s', (page) => {
  test.each(locales)('[LAW-1] can be saved in %s as it is', (locale) => {
    expect(legalProblems(draft(locale, page))).toEqual([])
  })

  test.each(locales)('[LAW-1] has the parts and fields of the English one in %s', (locale) => {
    expect(slots(draft(locale, page))).toEqual(slots(draft('en', page)))
    expect(shape(draft(locale, page))).toEqual(shape(draft('en', page)))
  })

  test.each(locales)('[LAW-1] reads as a whole in %s before the shop has said who it is', (locale) => {
    const blocks = legalBlocksOf(draft(locale, page), blankCompany)
    expect(blocks.length).toBeGreaterThan(4)
    expect(JSON.stringify(blocks)).not.toMatch(/[{]\w+[}]|"missing"/)
  })
})

test('[LAW-1] the legal notice names the company, its seat, numbers, e-mail and host', () => {
  expect(slots(draft('nl', 'legal'))).toEqual(companyFields.filter((field) => field !== 'dataContact'))
})

test.each(locales)('[LAW-1] the terms in %s name the articles, the mediation service and the button', (locale) => {
  expect(draft(locale, 'terms')).toContain('VI.53')
  const button = {
    en: 'Order with obligation to pay',
    nl: 'Bestelling met betalingsverplichting',
    fr: 'Commande avec obligation de paiement',
    ar: 'طلب مع الالتزام بالدفع',
  }
  expect(draft(locale, 'terms')).toContain(button[locale])
  expect(draft(locale, 'terms')).toMatch(/consumerombudsman|consumentenombudsdienst|mediationconsommateur/)
})

test.each(locales)('[SAFE-4] the privacy statement in %s says the days that the shop has set', (locale) => {
  const privacy = legalDraftOf(locale, 'privacy', { days: 45, languages: locales })
  expect(privacy.match(/\b45\b/g)).toHaveLength(3)
  expect(privacy).not.toContain('[')
})

test.each([
  ['en', 'You can order in English, Dutch, French and Arabic.'],
  ['nl', 'Je kunt bestellen in het Nederlands, Engels, Frans en Arabisch.'],
  ['fr', 'Vous pouvez commander dans ces langues : français, anglais, néerlandais et arabe.'],
  ['ar', 'يمكنك الطلب بهذه اللغات: العربية والإنجليزية والهولندية والفرنسية.'],
] as const)('[LAW-1] the terms in %s name the languages in which one can order, and no other', (locale, sentence) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(draft(locale, 'terms'))).toContain(sentence)
  const two = legalDraftOf(locale, 'terms', { days: 30, languages: ['nl', 'fr'] })
  expect(two).not.toMatch(/English|anglais|Engels|العربية والإنجليزية|\[/)
})
