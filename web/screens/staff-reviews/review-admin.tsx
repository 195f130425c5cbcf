// All reviews for staff, live: the same summary that guests see, and each review, newest first (REVIEW-4).
import { useState } from 'react'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { type StaffReview, useReviews } from '../../api/staff/reviews.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Card } from '../../components/display/card.tsx'
import { RatingSummary } from '../../components/display/rating-summary.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { starIcon } from '../../components/icons/icons-more.ts'
import { useReviewText } from '../../i18n/review/index.ts'
import { summaryWords } from '../../i18n/review/summary-words.ts'
import { LivePill } from '../../staff/alerts/live-tools.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { MoreButton } from '../../staff/more-button.tsx'
import { useBranches } from '../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { ReviewCard } from './review-card.tsx'

export function ReviewAdmin() {
  const { t } = useReviewText()
  return (
    <StaffPage title={t.staff.title} act="reviews" tools={(member) => <Tools member={member} />}>
      {(member) => <Reviews member={member} />}
    </StaffPage>
  )
}

function Tools({ member }: { member: Member }) {
  const branches = useBranches(member, 'reviews') ?? []
  const live = useStaffUpdates(branches.map(({ id }) => id))
  const list = useReviews()
  return <LivePill state={live} failing={refusalOf(list.failureReason) === 'unreachable'} />
}

function Reviews({ member }: { member: Member }) {
  const words = useReviewText()
  const list = useReviews()
  const [removing, setRemoving] = useState<StaffReview>()
  const { t } = words

  if (list.isPending) return <Waiting />
  const first = list.data?.pages[0]
  if (!list.data || !first) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  const reviews = list.data.pages.flatMap((page) => page.reviews)
  const mayRemove = may(member, 'removeReviews')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)]">
      <Card className="p-5! lg:order-last">
        <RatingSummary {...summaryWords(first.summary, words)} />
      </Card>
      <section aria-labelledby="reviews" className="grid gap-3">
        <h2 id="reviews" className="sr-only">
          {t.staff.list}
        </h2>
        {reviews.length === 0 && (
          <EmptyState icon={starIcon} title={t.staff.empty}>
            {t.staff.emptyHint}
          </EmptyState>
        )}
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} onRemove={mayRemove ? () => setRemoving(review) : undefined} />
          ))}
        </ul>
        <MoreButton list={list}>{t.staff.more}</MoreButton>
      </section>
      <RemoveDialog review={removing} onClose={() => setRemoving(undefined)} />
    </div>
  )
}
