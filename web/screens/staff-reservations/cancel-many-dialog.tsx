// Asks once before several reservations are cancelled together.
import { clockText } from '../../../domain/branch/hours.ts'
import { type StaffReservation, useCancelMany } from '../../api/staff/reservations.ts'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReservationText } from '../../i18n/visit/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'

type CancelManyDialogProps = {
  /** Undefined while the dialog is closed. */
  chosen: readonly StaffReservation[] | undefined
  onClose: () => void
  onCancelled: () => void
}

/** At most this many are named in the question; for more, it gives their number. */
const mostNamed = 8

export function CancelManyDialog({ chosen, onClose, onCancelled }: CancelManyDialogProps) {
  const { t, date } = useReservationText()
  const { frame } = useStaffText().t
  const cancel = useCancelMany()

  function run(ids: number[]) {
    cancel.mutate(ids, {
      onSuccess: ({ cancelled }) => {
        showToast(t.staff.cancelledMany(cancelled))
        onCancelled()
      },
      onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: () => run(ids) }),
    })
    onClose()
  }

  return (
    <ConfirmDialog
      open={chosen !== undefined}
      title={t.staff.cancelManyTitle(chosen?.length ?? 0)}
      labels={{ cancel: t.staff.keepAll, confirm: t.staff.cancelChosen, close: frame.close }}
      danger
      onCancel={onClose}
      onConfirm={() => chosen && run(chosen.map(({ id }) => id))}
    >
      <ul className="mb-2 text-ink">
        {chosen?.slice(0, mostNamed).map((one) => (
          <li key={one.id}>
            <bdi className="font-semibold wrap-anywhere">{one.name}</bdi>, {date(one.date)}, {clockText(one.time)}
          </li>
        ))}
        {chosen && chosen.length > mostNamed && <li aria-hidden="true">…</li>}
      </ul>
      <p>{t.staff.cancelManyText}</p>
    </ConfirmDialog>
  )
}
