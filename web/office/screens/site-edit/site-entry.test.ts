// An entry as this tab kept it is read with care, and each mistake has its sentence.
import { expect, test } from 'vitest'
import { siteEdit as en } from '#web/words/editor/en.ts'
import { blankEntry, inForm, revivedEntry, sentencesOf } from './site-entry.ts'

const post = { ...blankEntry('post', '2026-03-04'), name: { en: 'Noor' } }

test('an entry that was begun is there again', () => {
  expect(revivedEntry({ entry: post })).toEqual({ entry: post })
})

test('one of an earlier version of the site gets the fields that came since', () => {
  const { imageWords: _, ...earlier } = post as typeof post & { imageWords?: unknown }
  expect(revivedEntry({ entry: earlier })).toEqual({ entry: { ...post, imageWords: {} } })
})

test('what can be no entry is left out, and breaks nothing', () => {
  const odd = [7, { key: 'b' }, { entry: { kind: 'other' } }, null, 'x', undefined]
  for (const kept of odd) expect(revivedEntry(kept)).toBeUndefined()
})

test('what the rule or only the server finds wrong has its own words, or general ones', () => {
  const told = [
    { problem: 'text_missing', field: 'text' },
    { problem: 'branch_missing', field: 'branch' },
    { problem: 'bad_input', field: 'name' },
  ]
  expect(sentencesOf(told, en)).toEqual({
    text: en.problems.text_missing,
    branch: en.problems.branch_missing,
    name: en.notRight,
  })
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
