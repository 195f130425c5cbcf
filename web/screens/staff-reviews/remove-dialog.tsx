// Asks before a review is removed for good.

import { type StaffReview, useRemoveReview } from '../../api/staff/review-calls.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReviewText } from '../../i18n/visit/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'

export function RemoveDialog({ review, onClose }: { review: StaffReview | undefined; onClose: () => void }) {
  const { t } = useReviewText()
  const { frame } = useStaffText().t
  const remove = useRemoveReview()

  function run(id: number) {
    remove.mutate(
      { id },
      {
        onSuccess: () => showToast(t.staff.removed),
        onError: (error) => {
          // Somebody else was quicker: it is gone, as wanted.
          if (refusalOf(error) === 'not_found') showToast(t.staff.removed)
          else showWarning(frame.failed, { label: frame.tryAgain, run: () => run(id) })
        },
      },
    )
    onClose()
  }

  return (
    <ConfirmDialog
      open={review !== undefined}
      title={t.staff.removeTitle}
      labels={{ cancel: frame.cancel, confirm: t.staff.remove, close: frame.close }}
      danger
      onCancel={onClose}
      onConfirm={() => review && run(review.id)}
    >
      <p>{t.staff.removeText}</p>
      {review?.text && (
        <p className="mt-3 line-clamp-4 wrap-anywhere border-s-4 border-line ps-3">
          <bdi>{review.text}</bdi>
        </p>
      )}
    </ConfirmDialog>
  )
}
