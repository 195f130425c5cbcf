// What can be done with the selected reviews at once.
import { useState } from 'react'
import { useRemoveReviews, useShowReviews } from '../../api/staff/guest-api.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReviewText } from '../../i18n/visit/index.ts'
import { ChosenBar } from '../../staff/chosen-bar.tsx'
import { showToast, showWarning } from '../../staff/toasts.tsx'

type ChosenReviewsProps = {
  ids: readonly number[]
  /** Those of them that wait for a yes. */
  waiting: readonly number[]
  onNone: () => void
}

export function ChosenReviews({ ids, waiting, onNone }: ChosenReviewsProps) {
  const words = useReviewText().t.staff
  const { frame } = useStaffText().t
  const show = useShowReviews()
  const remove = useRemoveReviews()
  const [asking, setAsking] = useState(false)
  if (ids.length === 0) return null

  function run(act: typeof show, wanted: readonly number[], done: (count: number) => string) {
    setAsking(false)
    act.mutate(
      { ids: wanted },
      {
        onSuccess: ({ count }) => {
          showToast(done(count))
          onNone()
        },
        onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: () => run(act, wanted, done) }),
      },
    )
  }

  return (
    <ChosenBar words={{ chosen: words.chosen(ids.length), unchoose: words.unchoose }} onNone={onNone}>
      {waiting.length > 0 && (
        <Button size="staff" className="max-md:w-full" onClick={() => run(show, waiting, words.yesDone)}>
          {words.yes}
        </Button>
      )}
      <Button variant="danger" size="staff" className="max-md:w-full" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.removeManyTitle(ids.length)}
        labels={{ cancel: frame.cancel, confirm: words.remove, close: frame.close }}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => run(remove, ids, words.removedMany)}
      >
        <p>{words.removeManyText}</p>
      </ConfirmDialog>
    </ChosenBar>
  )
}
