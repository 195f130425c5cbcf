// Says whether an order is eaten at a table or taken away: its VAT follows (VAT-3).
import { useState } from 'react'
import { useKeyOf } from '../../api/http/new-key.ts'
import { useSetForm } from '../../api/staff/order-api.ts'
import { refusalOf } from '../../api/staff/staff-api.ts'
import type { ShownOrder } from '../../api/staff/tap-queue.ts'
import { Button } from '../../components/controls/button.tsx'
import { Dialog } from '../../components/feedback/dialog.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useTillText } from '../../i18n/board/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast, useTellRefusal } from '../../staff/toasts.tsx'

export function SeatDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { t } = useTillText()
  const { frame } = useStaffText().t
  const setForm = useSetForm()
  const tellRefusal = useTellRefusal()
  const keyOf = useKeyOf()
  const [form, choose] = useState(order.form)
  const [typed, setTyped] = useState(order.table === null ? '' : String(order.table))
  const [wrong, setWrong] = useState(false)
  const table = form === 'table' ? Number(typed) : null

  function send() {
    if (setForm.isPending) return
    if (table !== null && !(Number.isInteger(table) && table > 0)) return setWrong(true)
    setForm.mutate(
      { id: order.id, version: order.version, key: keyOf({ table }), table },
      {
        onSuccess: () => {
          onClose()
          showToast(t.change.seated)
        },
        onError: (error) => (refusalOf(error) === 'bad_input' ? setWrong(true) : tellRefusal(error, send)),
      },
    )
  }

  return (
    <Dialog open onClose={onClose} title={t.change.seatTitle} closeLabel={frame.close}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <RadioGroup
          label={t.change.seatTitle}
          labelHidden
          name="seat"
          value={form}
          choices={[
            { value: 'pick-up', text: t.change.away },
            { value: 'table', text: t.enter.table },
          ]}
          onChange={choose}
        />
        {form === 'table' && (
          <TextField
            label={t.enter.tableNumber}
            inputMode="numeric"
            dir="ltr"
            maxLength={4}
            value={typed}
            error={wrong ? t.change.noTable : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        )}
        <Button type="submit" variant="dark" size="staff" busy={setForm.isPending}>
          {t.change.seatSave}
        </Button>
      </form>
    </Dialog>
  )
}
