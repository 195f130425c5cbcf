// What an offer, a post and a testimonial must contain, and which languages they still lack.
import { expect, test } from 'vitest'
import { contentProblems, missingLocales, type OfferEntry, type PostEntry, sameEntry, tidyEntry } from './content.ts'

const offer: OfferEntry = {
  kind: 'offer',
  image: { kind: 'bundled', ref: 'liege-waffle' },
  imageWords: {},
  title: { en: 'A free waffle', nl: 'Een gratis wafel' },
  subTitle: {},
  details: [{ en: 'Still warm' }],
}
const post: PostEntry = {
  kind: 'post',
  image: { kind: 'bundled', ref: 'noisette' },
  imageWords: {},
  date: '2028-02-29',
  name: { en: 'Jef' },
  question: { en: 'What is a noisette?' },
  answer: { en: 'Coffee with a dash of milk.' },
}

test('[HOME-5] an offer needs a picture and a title in one language at least; the rest may be empty', () => {
  expect(contentProblems(offer)).toEqual([])
  expect(
    contentProblems({ ...offer, image: { kind: 'url', ref: ' ' }, title: { en: ' \u00a0' }, details: [] }),
  ).toEqual([
    { problem: 'image_missing', field: 'image' },
    { problem: 'text_missing', field: 'title' },
  ])
  const insecure = { kind: 'url', ref: 'ftp://noisette.example/soup.jpg' } as const
  expect(contentProblems({ ...offer, image: insecure })).toEqual([{ problem: 'image_wrong', field: 'image' }])
  const nine = Array.from({ length: 9 }, () => ({ en: 'x' }))
  expect(contentProblems({ ...offer, details: nine })).toEqual([{ problem: 'too_many_details', field: 'details' }])
  expect(contentProblems({ ...offer, details: [{}, { fr: 'x'.repeat(501) }] })).toEqual([
    { problem: 'text_too_long', field: 'details.1' },
  ])
})

test('[HOME-5] the words for a picture may be empty; written in one language they are missing in the others', () => {
  const described = { ...offer, title: {}, details: [], imageWords: { en: ' A waffle on a plate', fr: ' ' } }
  expect(contentProblems({ ...described, title: offer.title })).toEqual([])
  expect(tidyEntry(described)).toMatchObject({ imageWords: { en: 'A waffle on a plate' } })
  expect(missingLocales(described)).toEqual(['nl', 'fr', 'ar'])
  expect(sameEntry(offer, { ...offer, imageWords: described.imageWords })).toBe(false)
  for (const entry of [offer, post]) {
    expect(contentProblems({ ...entry, imageWords: { nl: ` ${'é'.repeat(160)} ` } })).toEqual([])
    expect(contentProblems({ ...entry, imageWords: { nl: 'x'.repeat(161) } })).toEqual([
      { problem: 'image_words_too_long', field: 'imageWords' },
    ])
  }
})

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '26-01-01', '', 'tomorrow', '2026-04-31'])(
  '[HOME-6] a post of the day %j is refused at its date',
  (date) => {
    expect(contentProblems({ ...post, date })).toEqual([{ problem: 'date_wrong', field: 'date' }])
  },
)

test('[HOME-6] a post needs who answers, a question and an answer', () => {
  expect(contentProblems(post)).toEqual([])
  expect(contentProblems({ ...post, name: {}, question: {}, answer: { ar: '' } }).map(({ field }) => field)).toEqual([
    'name',
    'question',
    'answer',
  ])
})

test('[HOME-3] a guest’s words need a name, a branch and a text', () => {
  expect(contentProblems({ kind: 'testimonial', name: '\u200b', branch: '', text: {} })).toEqual([
    { problem: 'name_missing', field: 'name' },
    { problem: 'branch_missing', field: 'branch' },
    { problem: 'text_missing', field: 'text' },
  ])
  expect(contentProblems({ kind: 'testimonial', name: 'N'.repeat(61), branch: 'merksem', text: { en: 'x' } })).toEqual([
    { problem: 'name_too_long', field: 'name' },
  ])
})

test('a language is missing when a text that exists elsewhere is not there in it', () => {
  expect(missingLocales(offer)).toEqual(['nl', 'fr', 'ar'])
  expect(missingLocales({ ...offer, details: [] })).toEqual(['fr', 'ar'])
  const all = { en: 'a', nl: 'b', fr: 'c', ar: 'd' }
  expect(missingLocales({ ...offer, title: all, details: [all, {}] })).toEqual([])
})

test('blanks, empty languages, empty details and another order of languages change nothing', () => {
  const same = {
    ...offer,
    title: { nl: 'Een gratis wafel ', en: ' A free waffle', fr: ' ' },
    details: [{}, ...offer.details],
  }
  expect(sameEntry(offer, same)).toBe(true)
  expect(tidyEntry(same)).toEqual(offer)
  expect(sameEntry(offer, { ...offer, details: [{ en: 'Cold' }] })).toBe(false)
})
