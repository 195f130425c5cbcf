// Reviews: which ones are accepted, and the summary of all of them (D-11, REVIEW-3).
import { isWithin } from '../shared/range.ts'
import { recordOf } from '../shared/record.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { lengthOf, tidyWords } from '../shared/text.ts'

export const dimensions = ['food', 'service', 'value', 'atmosphere'] as const
export type Dimension = (typeof dimensions)[number]

/** 1 to 5 stars for each dimension; null if the guest gave none. */
export type Ratings = Readonly<Record<Dimension, number | null>>

export const mostStars = 5
export const reviewLimits = { name: 80, text: 1000 } as const

export interface ReviewDraft {
  readonly ratings: Ratings
  /** '' if the guest gave no name. */
  readonly name: string
  readonly text: string
}

export const reviewProblems = ['review_empty', 'stars_invalid', 'name_too_long', 'text_too_long'] as const
export type ReviewProblemName = (typeof reviewProblems)[number]

/** Why a review is refused, and which field of the form is wrong. */
export interface ReviewProblem {
  readonly problem: ReviewProblemName
  readonly field: Dimension | 'name' | 'text'
}

/** The review as stored, or what is wrong with it. Ratings are optional, but it needs one, or words. */
export function readReview(draft: ReviewDraft): Result<ReviewDraft, readonly ReviewProblem[]> {
  const name = tidyWords(draft.name)
  const text = tidyWords(draft.text)
  const problems: ReviewProblem[] = []
  for (const dimension of dimensions)
    if (!areStars(draft.ratings[dimension])) problems.push({ problem: 'stars_invalid', field: dimension })
  if (lengthOf(name) > reviewLimits.name) problems.push({ problem: 'name_too_long', field: 'name' })
  if (lengthOf(text) > reviewLimits.text) problems.push({ problem: 'text_too_long', field: 'text' })
  if (text === '' && starsOf(draft.ratings).length === 0) problems.push({ problem: 'review_empty', field: 'text' })
  return problems.length > 0 ? refuse(problems) : accept({ ratings: draft.ratings, name, text })
}

const areStars = (stars: number | null): boolean => stars === null || isWithin(stars, 1, mostStars)

/** How many reviews have exactly these ratings: all that the summary needs. */
export interface RatingTally {
  readonly ratings: Ratings
  readonly times: number
}

export interface ReviewSummary {
  /** All reviews, including those without a rating. */
  readonly count: number
  /** The median per dimension, to one decimal; null if nobody rated it. */
  readonly medians: Ratings
  /** The median of those medians, to one decimal; null if there is no rating. */
  readonly overall: number | null
  /** Of the reviews with a rating, the whole percentage whose own rating is 4 or more; null if there is no rating. */
  readonly positive: number | null
}

/** A review's own rating is the median of its stars; without stars it counts in no rating. */
export function summaryOf(tallies: readonly RatingTally[]): ReviewSummary {
  const medians = recordOf(dimensions, (dimension) => tenths(medianOf(starsFor(tallies, dimension))))
  const rated = tallies.filter(({ ratings }) => starsOf(ratings).length > 0)
  const happy = rated.filter(({ ratings }) => (ownRating(ratings) ?? 0) >= 4)
  return {
    count: timesOf(tallies),
    medians,
    overall: tenths(medianOf(starsOf(medians).map((value) => ({ value, times: 1 })))),
    positive: rated.length === 0 ? null : Math.round((100 * timesOf(happy)) / timesOf(rated)),
  }
}

/** The median of the stars that this one review gives; null if it gives none. */
export const ownRating = (ratings: Ratings): number | null =>
  medianOf(starsOf(ratings).map((value) => ({ value, times: 1 })))

const starsOf = (ratings: Ratings): number[] =>
  dimensions.map((dimension) => ratings[dimension]).filter((stars) => stars !== null)

interface Value {
  readonly value: number
  readonly times: number
}

const starsFor = (tallies: readonly RatingTally[], dimension: Dimension): Value[] =>
  tallies.flatMap(({ ratings, times }) => {
    const value = ratings[dimension]
    return value === null ? [] : [{ value, times }]
  })

/** Half-way between the two middle values if their number is even. */
function medianOf(values: readonly Value[]): number | null {
  const total = timesOf(values)
  if (total === 0) return null
  const sorted = [...values].sort((one, other) => one.value - other.value)
  const at = (place: number): number => {
    let passed = 0
    for (const { value, times } of sorted) {
      passed += times
      if (place < passed) return value
    }
    return 0
  }
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2
}

const timesOf = (values: readonly { readonly times: number }[]): number =>
  values.reduce((sum, { times }) => sum + times, 0)

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10)
