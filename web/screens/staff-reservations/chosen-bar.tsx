// What can be done with the selected reservations; it stays in view while the list scrolls.
import { Button } from '../../components/controls/button.tsx'
import { useReservationText } from '../../i18n/visit/index.ts'

type ChosenBarProps = {
  count: number
  /** Undefined if all reservations of their numbers are selected already. */
  onSameNumber: (() => void) | undefined
  onNone: () => void
  onCancel: () => void
}

export function ChosenBar({ count, onSameNumber, onNone, onCancel }: ChosenBarProps) {
  const { t } = useReservationText()
  if (count === 0) return null
  return (
    <div className="foot-bar sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-card p-3 shade-bar">
      <p className="me-auto ps-1 font-semibold" aria-live="polite">
        {t.staff.chosen(count)}
      </p>
      <Button variant="text" onClick={onNone}>
        {t.staff.unchoose}
      </Button>
      {onSameNumber && (
        <Button variant="quiet" size="staff" className="max-md:w-full" onClick={onSameNumber}>
          {t.staff.sameNumber}
        </Button>
      )}
      <Button variant="danger" size="staff" className="max-md:w-full" onClick={onCancel}>
        {t.staff.cancelChosen}
      </Button>
    </div>
  )
}
