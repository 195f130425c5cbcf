// Reviewing the shop, beside the summary of all reviews (REVIEW-1, REVIEW-2).

import type { FormEvent } from 'react'
import { dimensions, reviewLimits } from '../../../domain/review.ts'
import { useAnswer } from '../../api/answer.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { RatingSummary } from '../../components/display/stars.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { TextArea, TextField } from '../../components/fields/field.tsx'
import { StarRating } from '../../components/fields/star-rating.tsx'
import { sentencesAt } from '../../forms/form-problems.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useReviewText } from '../../i18n/visit/index.ts'
import { summaryWords } from '../../i18n/visit/summary-words.ts'
import { go } from '../../location.ts'
import { useTitle } from '../../shell/title.ts'
import { pushToast } from '../../shell/toast-message.ts'
import { type ReviewState, useReview } from './use-review.ts'

/** `token`: of the order that it is about. */
export function Review({ token = '' }: { token?: string }) {
  const { t } = useReviewText()
  useTitle(t.title)
  const review = useReview(token, (waiting) => {
    pushToast(`${t.thanks}. ${waiting ? t.thanksWaiting : t.thanksText}`)
    go('/')
  })
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 lg:px-6 lg:pt-8">
      <h1>{t.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-2">{t.lead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <ReviewForm review={review} />
        <Summary />
      </div>
    </div>
  )
}

function Summary() {
  const words = useReviewText()
  const refusals = useRefusalText().t.refusals
  const summary = useAnswer('reviews.summary', {})
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

function ReviewForm({ review }: { review: ReviewState }) {
  const { t } = useReviewText()
  const refusals = useRefusalText().t
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
          value={draft.text}
          error={errorAt('text')}
          onChange={(event) => review.setText(event.target.value)}
        />
        {refused && refused.refusal !== 'review_refused' && (
          <Notice kind="error" urgent>
            {refused.refusal === 'too_many' && refused.retryAfter
              ? t.tooMany(refused.retryAfter)
              : refusals.refusals[refused.refusal]}{' '}
            {t.keptInput}
          </Notice>
        )}
        <p className="text-sm text-ink-2">{t.checked}</p>
        <Button type="submit" size="staff" busy={review.busy} className="justify-self-start max-sm:w-full">
          {t.submit}
        </Button>
      </form>
    </Card>
  )
}
