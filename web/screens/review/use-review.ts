// The state of one review: what is filled in, what is wrong with it, and whether it was sent.
import {
  type Dimension,
  dimensions,
  type Ratings,
  type ReviewDraft,
  type ReviewProblem,
  readReview,
} from '../../../domain/review.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { ask } from '../../api/http/client.ts'
import { type Keyed, keptIn, numberIn, tabDraft, textIn, useDraft } from '../../forms/draft.ts'
import { sendOnce } from '../../forms/send-once.ts'
import { useSubmission } from '../../forms/submission.ts'

type Draft = Keyed<ReviewDraft>

/** `sent` is called once, when the shop has the review, and says whether it waits for staff. */
export function useReview(token: string, sent: (waiting: boolean) => void) {
  const { fields: draft, change, forget } = useDraft(reviewDraft)
  const { submit, mend, busy, refused, found, problems } = useSubmission(read, send)

  function set(part: Partial<ReviewDraft>, field: string) {
    change(part)
    mend((problem) => problem.field === field || problem.problem === 'review_empty')
  }

  /** What was changed after a lost answer replaces the first review. */
  function send({ ratings, name, text, ...form }: Draft) {
    return sendOnce(form, change, (key) => ask('reviews.submit', { ...key, ...ratings, name, text, token }))
  }

  return {
    draft,
    busy,
    refused: found.length > 0 ? undefined : refused,
    problems,
    async submit() {
      const answer = await submit(draft)
      if (!answer?.ok) return
      forget()
      sent(answer.value.waiting)
    },
    rate: (dimension: Dimension, stars: number | null) =>
      set({ ratings: { ...draft.ratings, [dimension]: stars } }, dimension),
    setName: (name: string) => set({ name }, 'name'),
    setText: (text: string) => set({ text }, 'text'),
  }
}

export type ReviewState = ReturnType<typeof useReview>

function read(draft: Draft): Result<Draft, readonly ReviewProblem[]> {
  const review = readReview(draft)
  return review.ok ? { ok: true, value: { ...draft, ...review.value } } : review
}

export const reviewDraft = tabDraft<ReviewDraft>('review', (kept) => ({
  ratings: ratingsIn(kept.ratings),
  name: textIn(kept, 'name'),
  text: textIn(kept, 'text'),
}))

const ratingsIn = (value: unknown): Ratings =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, numberIn(keptIn(value), dimension)])) as Ratings
