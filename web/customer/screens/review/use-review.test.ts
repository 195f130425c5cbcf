// What this tab stored of a review is read with care.
import { expect, test, vi } from 'vitest'
import { reviewDraft } from './review-page.tsx'

const kept = (value: unknown) =>
  vi.stubGlobal('sessionStorage', { getItem: () => (value === undefined ? null : JSON.stringify(value)) })

const noRatings = { food: null, service: null, value: null, atmosphere: null }

test('a review that was begun is there again, stars and key and all', () => {
  kept({ key: 'k', ratings: { ...noRatings, food: 4 }, name: 'Noor', text: 'Good' })
  expect(reviewDraft.read()).toEqual({ key: 'k', ratings: { ...noRatings, food: 4 }, name: 'Noor', text: 'Good' })
})

test.each([undefined, 'Good', { ratings: 5 }, { key: 1, ratings: { food: '4', other: 3 }, name: {}, text: null }])(
  'of %j comes a blank review',
  (value) => {
    kept(value)
    expect(reviewDraft.read()).toEqual({ key: expect.any(String), ratings: noRatings, name: '', text: '' })
  },
)
