// The days to which one day's hours are copied.
import { useState } from 'react'
import { type Weekday, weekdays } from '../../../../domain/shared/date.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { Tick } from './form-parts.tsx'

type CopyDialogProps = {
  /** The day that is copied; without one the dialog is closed. */
  day: Weekday | undefined
  nameOf: (day: Weekday) => string
  onCopy: (days: readonly Weekday[]) => void
  onClose: () => void
}

/** Give it the day as key, so that every other day is ticked at first. */
export function CopyDialog({ day, nameOf, onCopy, onClose }: CopyDialogProps) {
  const { t } = useBranchText()
  const frame = useStaffText().t.frame
  const others = weekdays.filter((one) => one !== day)
  const [chosen, setChosen] = useState<readonly Weekday[]>(others)
  return (
    <Dialog
      open={day !== undefined}
      onClose={onClose}
      title={t.copyTitle(day ? nameOf(day) : '')}
      closeLabel={frame.close}
      actions={
        <>
          <Button variant="quiet" size="staff" onClick={onClose}>
            {frame.cancel}
          </Button>
          <Button size="staff" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            {t.copyDone}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {others.map((one) => (
          <Tick
            key={one}
            text={nameOf(one)}
            checked={chosen.includes(one)}
            onChange={(checked) => setChosen(checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
          />
        ))}
      </div>
    </Dialog>
  )
}
