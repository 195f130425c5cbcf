// A guest's review: kept in this tab until it is sent.
import { dimensions, type Ratings, type ReviewDraft } from '../../../domain/review.ts'
import { keptIn, numberIn, tabDraft, textIn } from '../../forms/draft.ts'

export const reviewDraft = tabDraft<ReviewDraft>('review', (kept) => ({
  ratings: ratingsIn(kept.ratings),
  name: textIn(kept, 'name'),
  text: textIn(kept, 'text'),
}))

const ratingsIn = (value: unknown): Ratings =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, numberIn(keptIn(value), dimension)])) as Ratings
