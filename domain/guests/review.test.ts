// Which reviews are accepted, and how they are summarized.
import { describe, expect, test } from 'vitest'
import { ownRating, type Ratings, readReview, summaryOf } from './review.ts'

const none: Ratings = { food: null, service: null, value: null, atmosphere: null }
const rated = (food: number | null, service: number | null, value: number | null, atmosphere: number | null) => ({
  ratings: { food, service, value, atmosphere },
  times: 1,
})

describe('the summary', () => {
  test('[REVIEW-3] is the median per dimension, then the median of the four, to one decimal', () => {
    const summary = summaryOf([rated(5, 4, 1, 5), rated(5, 2, 3, 4), rated(1, 3, 3, 5)])
    expect(summary.medians).toEqual({ food: 5, service: 3, value: 3, atmosphere: 5 })
    expect(summary.overall).toBe(4)
    expect(summaryOf([rated(5, 4, 4, 5), rated(4, 4, 3, 5)])).toMatchObject({
      medians: { food: 4.5, service: 4, value: 3.5, atmosphere: 5 },
      overall: 4.3,
    })
  })

  test('[REVIEW-3] leaves out what nobody rated', () => {
    const summary = summaryOf([rated(5, null, 2, null), rated(null, null, 4, null)])
    expect(summary.medians).toEqual({ food: 5, service: null, value: 3, atmosphere: null })
    expect(summary.overall).toBe(4)
  })

  test('[REVIEW-2] counts every review, and as positive those whose own rating is 4 or more', () => {
    const words = { ratings: none, times: 3 }
    expect(summaryOf([rated(5, 5, 4, 4), rated(4, 3, null, null), words])).toMatchObject({ count: 5, positive: 50 })
    expect(summaryOf([{ ...rated(4, null, null, null), times: 2 }, rated(3, null, null, null)]).positive).toBe(67)
    expect(ownRating({ ...none, food: 5, value: 3 })).toBe(4)
    expect(ownRating(none)).toBeNull()
  })

  test('[REVIEW-2] of no review says nothing rather than 0', () => {
    expect(summaryOf([])).toEqual({ count: 0, medians: none, overall: null, positive: null })
    expect(summaryOf([{ ratings: none, times: 1 }])).toMatchObject({ count: 1, overall: null, positive: null })
  })

  test('many reviews of one kind count as often as they are', () => {
    const one = summaryOf([rated(5, 4, 3, 2), rated(5, 4, 3, 2), rated(1, 1, 1, 1)])
    expect(summaryOf([{ ...rated(5, 4, 3, 2), times: 2 }, rated(1, 1, 1, 1)])).toEqual(one)
  })
})

describe('a review', () => {
  test('[REVIEW-3] may leave out any rating, the name, and either the stars or the words', () => {
    expect(readReview({ ratings: none, name: '', text: ' Nice. ' })).toMatchObject({
      ok: true,
      value: { text: 'Nice.' },
    })
    expect(readReview({ ratings: { ...none, value: 1 }, name: ' Noor ', text: '\u200b ' })).toMatchObject({
      ok: true,
      value: { name: 'Noor', text: '' },
    })
  })

  test('[REVIEW-3] of nothing at all is refused', () => {
    expect(readReview({ ratings: none, name: 'Noor', text: ' \n\u2800' })).toEqual({
      ok: false,
      refusal: [{ problem: 'review_empty', field: 'text' }],
    })
  })

  test('says everything that is wrong at once, each at its field', () => {
    const draft = { ratings: { ...none, food: 6, service: 2.5 }, name: 'x'.repeat(81), text: '☕'.repeat(1001) }
    expect(readReview(draft)).toEqual({
      ok: false,
      refusal: [
        { problem: 'stars_invalid', field: 'food' },
        { problem: 'stars_invalid', field: 'service' },
        { problem: 'name_too_long', field: 'name' },
        { problem: 'text_too_long', field: 'text' },
      ],
    })
    expect(readReview({ ratings: none, name: 'x'.repeat(80), text: '☕'.repeat(1000) }).ok).toBe(true)
  })
})
