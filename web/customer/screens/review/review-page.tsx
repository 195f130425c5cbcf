// Reviewing the shop, beside the summary of all reviews (REVIEW-1, REVIEW-2).

import type { FormEvent } from 'react'
import type { Output } from '#contract/index.ts'
import {
  type Dimension,
  dimensions,
  type Ratings,
  type ReviewDraft,
  type ReviewProblem,
  readReview,
  reviewLimits,
} from '#domain/guests/review.ts'
import type { Result } from '#domain/shared/result.ts'
import { go } from '#web/data/address/location.ts'
import { type CallAnswer, useAnswer } from '#web/data/answer.ts'
import { type Keyed, keptIn, keptText, numberIn, tabDraft, useDraft } from '#web/data/forms/draft.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { sendOnce } from '#web/data/forms/send-once.ts'
import { useSubmission } from '#web/data/forms/submission.ts'
import { ask } from '#web/data/http/client.ts'
import { useTitle } from '#web/data/page/title.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { RatingSummary } from '#web/ui/display/stars.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextArea, TextField } from '#web/ui/fields/field.tsx'
import { StarRating } from '#web/ui/fields/star-rating.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useReviewText } from '#web/words/visit/index.ts'
import { summaryWords } from '#web/words/visit/summary-words.ts'

/** `token`: of the order that it is about. */
export function Review({ token = '' }: { token?: string }) {
  const { t } = useReviewText()
  useTitle(t.title)
  const review = useReview(token, (waiting) => {
    pushToast(`${t.thanks}. ${waiting ? t.thanksWaiting : t.thanksText}`)
    go('/')
  })
  const summary = useAnswer('reviews.summary', {})
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 lg:px-6 lg:pt-8">
      <h1>{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-2">{t.lead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <ReviewForm review={review} waits={summary.value?.waits !== false} />
        <Summary summary={summary} />
      </div>
    </div>
  )
}

function Summary({ summary }: { summary: CallAnswer<Output<'reviews.summary'>> }) {
  const words = useReviewText()
  const refusals = useRefusalText().t.refusals
  const { t } = words
  if (summary.value)
    return (
      <Card className="p-5!">
        <RatingSummary {...summaryWords(summary.value, words)} />
        <p className="mt-4 text-sm text-ink-2">{summary.value.waits ? t.checked : t.unchecked}</p>
      </Card>
    )
  return (
    <Card className="min-h-80 p-5!">
      <h2>{t.summary.title}</h2>
      {summary.refused ? (
        <div role="alert" className="mt-3 grid justify-items-start gap-3">
          <p>{refusals[summary.refused.refusal]}</p>
          <Button variant="quiet" onClick={summary.again}>
            {t.tryAgain}
          </Button>
        </div>
      ) : (
        <>
          <p className="sr-only">{t.loading}</p>
          <Skeleton className="mt-4 h-10 w-48" />
        </>
      )}
    </Card>
  )
}

/** `waits`: whether a review that is of no order waits for staff. */
function ReviewForm({ review, waits }: { review: ReviewState; waits: boolean }) {
  const { t } = useReviewText()
  const refusals = useRefusalText().t
  const { tooLong } = useMoreText().t.note
  const { draft, refused } = review
  const errorAt = sentencesAt(review.problems, t.problems, refusals.badInput)

  function submit(event: FormEvent) {
    event.preventDefault()
    void review.submit()
  }

  return (
    <Card className="p-5!">
      <h2 className="mb-4">{t.formTitle}</h2>
      <form data-kept noValidate onSubmit={submit} className="grid gap-4">
        {dimensions.map((dimension) => (
          <StarRating
            key={dimension}
            label={t.dimensions[dimension]}
            name={dimension}
            value={draft.ratings[dimension]}
            onChange={(stars) => review.rate(dimension, stars)}
            labels={{ stars: t.stars, clear: t.clear, clearAloud: t.clearOf(t.dimensions[dimension]) }}
            error={errorAt(dimension)}
          />
        ))}
        <TextField
          label={t.nameLabel}
          placeholder={t.name}
          name="name"
          autoComplete="name"
          most={reviewLimits.name}
          value={draft.name}
          error={errorAt('name')}
          onChange={(event) => review.setName(event.target.value)}
        />
        <TextArea
          label={t.text}
          name="text"
          lines="3-6"
          most={reviewLimits.text}
          tooLong={tooLong}
          value={draft.text}
          error={errorAt('text')}
          onChange={(event) => review.setText(event.target.value)}
        />
        {refused && refused.refusal !== 'review_refused' && (
          <Notice kind="error" urgent>
            {`${
              refused.refusal === 'too_many' && refused.retryAfter
                ? t.tooMany(refused.retryAfter)
                : refusals.refusals[refused.refusal]
            } ${t.keptInput}`}
          </Notice>
        )}
        <p className="text-sm text-ink-2">{waits ? t.checked : t.unchecked}</p>
        <Button type="submit" value="send" size="staff" busy={review.busy} className="justify-self-start max-sm:w-full">
          {t.submit}
        </Button>
      </form>
    </Card>
  )
}

type Draft = Keyed<ReviewDraft>

/** `sent` is called once, when the shop has the review, and says whether it waits for staff. */
function useReview(token: string, sent: (waiting: boolean) => void) {
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

type ReviewState = ReturnType<typeof useReview>

function read(draft: Draft): Result<Draft, readonly ReviewProblem[]> {
  const review = readReview(draft)
  return review.ok ? { ok: true, value: { ...draft, ...review.value } } : review
}

export const reviewDraft = tabDraft<ReviewDraft>('review', (kept) => ({
  ratings: ratingsIn(kept.ratings),
  name: keptText(kept, 'name'),
  text: keptText(kept, 'text'),
}))

const ratingsIn = (value: unknown): Ratings =>
  Object.fromEntries(dimensions.map((dimension) => [dimension, numberIn(keptIn(value), dimension)])) as Ratings
