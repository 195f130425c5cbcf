// The summary of all reviews in words, for guests and staff alike.
import { dimensions, type ReviewSummary } from '#domain/guests/review.ts'
import type { Words } from '../dictionary.ts'
import type { ReviewText } from './en.ts'

/** The content of the summary card; without reviews it says so in `none` instead of showing 0. */
export function summaryWords(
  summary: ReviewSummary,
  { t, number }: Pick<Words<ReviewText>, 't' | 'number'>,
  none = t.summary.none,
) {
  const { count, medians, overall, positive } = summary
  return {
    title: t.summary.title,
    ...(overall !== null && { overall: { value: overall, text: number(overall), unit: t.summary.outOf } }),
    facts:
      count === 0 ? [none] : [t.summary.count(count), ...(positive === null ? [] : [t.summary.positive(positive)])],
    parts: dimensions.flatMap((id) => {
      const value = medians[id]
      return value === null ? [] : [{ id, text: t.dimensions[id], value, shown: number(value) }]
    }),
  }
}
