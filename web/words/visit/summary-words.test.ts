// The summary of reviews: without any, guests are invited to write the first one, and staff are not.
import { expect, test } from 'vitest'
import { summaryOf } from '#domain/guests/review.ts'
import { review as en } from './en.ts'
import { summaryWords } from './summary-words.ts'

test('[H-96] staff of a shop without reviews are not told that theirs will be the first', () => {
  const words = { t: en, number: String }
  const none = summaryOf([])
  expect(summaryWords(none, words).facts).toEqual(['No reviews yet. Yours will be the first.'])
  expect(summaryWords(none, words, en.staff.empty).facts).toEqual(['No reviews yet'])
})
