// Asks before a reservation is cancelled.
import { clockText } from '../../../domain/branch/hours.ts'
import { phoneText } from '../../../domain/shared/phone.ts'
import { type StaffReservation, useCancelReservation } from '../../api/staff/reservations.ts'
import { ConfirmDialog } from '../../components/feedback/confirm-dialog.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReservationText } from '../../i18n/visit/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'

type CancelDialogProps = { reservation: StaffReservation | undefined; onClose: () => void }

export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const { t, date } = useReservationText()
  const { frame } = useStaffText().t
  const cancel = useCancelReservation()

  function run({ id, name }: StaffReservation) {
    cancel.mutate(id, {
      onSuccess: () => showToast(t.staff.cancelled(name)),
      onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: () => reservation && run(reservation) }),
    })
    onClose()
  }

  return (
    <ConfirmDialog
      open={reservation !== undefined}
      title={t.staff.cancelTitle}
      labels={{ cancel: t.staff.keep, confirm: t.staff.cancel, close: frame.close }}
      danger
      onCancel={onClose}
      onConfirm={() => reservation && run(reservation)}
    >
      {reservation && (
        <p className="mb-2 text-ink">
          <bdi className="font-semibold wrap-anywhere">{reservation.name}</bdi>, {date(reservation.date)},{' '}
          {clockText(reservation.time)},{' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {phoneText(reservation.phone)}
          </bdi>
        </p>
      )}
      <p>{t.staff.cancelText}</p>
    </ConfirmDialog>
  )
}
