// Promises an order for a later time: by some minutes, or to a time of its day.
import { useRef, useState } from 'react'
import { instantOf, localTime } from '../../../../domain/branch/hours.ts'
import { dueAt } from '../../../../domain/order/order.ts'
import { serverNow } from '../../../api/http/clock.ts'
import { newKey } from '../../../api/http/new-key.ts'
import { usePostpone } from '../../../api/staff/orders/counter.ts'
import type { ShownOrder } from '../../../api/staff/orders/line-statuses.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Dialog } from '../../../components/feedback/dialog.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { useTillText } from '../../../i18n/till/index.ts'
import { useTellRefusal } from '../../../staff/tell-refusal.ts'
import { showToast } from '../../../staff/toasts.tsx'

type PostponeDialogProps = { order: ShownOrder; timeZone: string | undefined; onClose: () => void }

export function PostponeDialog({ order, timeZone = 'Europe/Brussels', onClose }: PostponeDialogProps) {
  const { t, time } = useTillText()
  const { t: staff } = useStaffText()
  const postpone = usePostpone()
  const tellRefusal = useTellRefusal()
  const key = useRef({ of: '', key: newKey() })
  const [typed, setTyped] = useState('')
  const promise = dueAt(order)

  function send(wish: { minutes: number } | { to: number }) {
    if (postpone.isPending) return
    const of = JSON.stringify(wish)
    if (key.current.of !== of) key.current = { of, key: newKey() }
    postpone.mutate(
      { id: order.id, version: order.version, key: key.current.key, ...wish },
      {
        onSuccess: (moved) => {
          onClose()
          showToast(t.change.postponed(time(dueAt(moved), timeZone)))
        },
        onError: (error) => tellRefusal(error, () => send(wish)),
      },
    )
  }

  function sendTime() {
    const [hours, minutes] = typed.split(':').map(Number)
    if (hours === undefined || minutes === undefined) return
    const { date } = localTime(Math.max(promise, serverNow()), timeZone)
    send({ to: instantOf(date, hours * 60 + minutes, timeZone) })
  }

  return (
    <Dialog open onClose={onClose} title={t.change.postponeTitle} closeLabel={staff.frame.close}>
      <div className="grid grid-cols-3 gap-2">
        {[5, 10, 15].map((minutes) => (
          <Button
            key={minutes}
            variant="quiet"
            size="staff"
            busy={postpone.isPending}
            onClick={() => send({ minutes })}
          >
            {t.change.plus(minutes)}
          </Button>
        ))}
      </div>
      <form
        className="mt-4 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          sendTime()
        }}
      >
        <div className="flex-1">
          <TextField
            label={t.enter.time}
            type="time"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="dark" size="staff" busy={postpone.isPending}>
          {t.change.atTime}
        </Button>
      </form>
    </Dialog>
  )
}
