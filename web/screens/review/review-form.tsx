// The form of a review: stars for four dimensions, a name, some words (REVIEW-1).
import type { FormEvent } from 'react'
import { dimensions, reviewLimits } from '../../../domain/review.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextArea, TextField } from '../../components/fields/field.tsx'
import { StarRating } from '../../components/fields/star-rating.tsx'
import { sentencesAt } from '../../forms/problems.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useReviewText } from '../../i18n/visit/index.ts'
import type { ReviewState } from './use-review.ts'

export function ReviewForm({ review }: { review: ReviewState }) {
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
            {t.kept}
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
