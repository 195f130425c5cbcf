// What is shown at the fields of an entry while it is corrected.
import { expect, test } from 'vitest'
import { contentLimits } from '../../../domain/content.ts'
import { siteEdit as en } from '../../i18n/editor/en.ts'
import { blank } from './drafts.ts'
import { inForm, isMended, sentencesOf } from './problems.ts'

const guest = { ...blank('testimonial', ''), kind: 'testimonial', name: 'Noor', branch: 'gent', text: {} } as const
const textMissing = { problem: 'text_missing', field: 'text' }

test('a marked field says what is wrong with it by now', () => {
  expect(sentencesOf([textMissing], guest, en)).toEqual({ text: en.problems.text_missing })
  const long = { ...guest, text: { en: 'x'.repeat(contentLimits.text + 1) } }
  expect(sentencesOf([textMissing], long, en)).toEqual({ text: en.problems.text_too_long })
})

test('what only the server finds wrong has its own words, or general ones', () => {
  const told = [
    { problem: 'branch_missing', field: 'branch' },
    { problem: 'bad_input', field: 'name' },
  ]
  expect(sentencesOf(told, { ...guest, text: { en: 'Good' } }, en)).toEqual({
    branch: en.problems.branch_missing,
    name: en.notRight,
  })
})

test('a field is mended once the rule finds nothing wrong with it', () => {
  expect(isMended(guest)(textMissing)).toBe(false)
  expect(isMended({ ...guest, text: { en: 'Good' } })(textMissing)).toBe(true)
})

test('the server’s path of a field is its name in the form', () => {
  const fields = ['entry.title.en', 'entry.image.ref', 'details.2', 'branch'].map((field) => ({ problem: 'x', field }))
  expect(inForm({ refusal: 'bad_input', problems: fields }).problems.map(({ field }) => field)).toEqual([
    'title',
    'image',
    'details.2',
    'branch',
  ])
})
