// Notes that an order was rung up in the till, with the number of its ticket if somebody types it, and undoes that
// (REG-2).
import { useState } from 'react'
import type { StaffOrder } from '#contract/index.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { randomKey } from '#web/data/http/new-key.ts'
import { useRingUp, useRingUpNot } from '#web/data/staff/ring-up-api.ts'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useRingUpText } from '#web/words/ring-up/index.ts'

type RingUpActsProps = { order: StaffOrder }

export function RingUpActs({ order }: RingUpActsProps) {
  const { t } = useRingUpText()
  const { note, undo, busy } = useNoting(order)
  const [ticket, type] = useState('')
  const code = calledCode(order)
  const state = order.ringUp?.state ?? 'nothing'
  if (state === 'nothing') return null
  if (state === 'rung-up')
    return (
      <Button variant="quiet" size="staff" busy={busy} aria-label={t.actOf(t.undo, code)} onClick={undo}>
        {t.undo}
      </Button>
    )
  if (state === 'to-take-back')
    return (
      <div className="grid gap-2">
        <p className="text-cherry">{t.takeBackHint}</p>
        <Button size="staff" busy={busy} aria-label={t.actOf(t.takeBack, code)} onClick={() => note('')}>
          {t.takeBack}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className="flex min-w-0 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) note(ticket.trim())
      }}
    >
      <input
        aria-label={t.ticketOf(code)}
        placeholder={t.ticket}
        autoComplete="off"
        maxLength={40}
        value={ticket}
        onChange={(event) => type(event.target.value)}
        className="min-h-control w-0 min-w-24 flex-[1_1_8rem] rounded-control border-2 border-edge bg-card px-3 placeholder:text-ink-2"
      />
      <Button
        type="submit"
        variant="dark"
        size="staff"
        busy={busy}
        className="flex-auto px-4!"
        aria-label={t.actOf(t.act, code)}
      >
        {t.act}
      </Button>
    </form>
  )
}

function useNoting({ id, version }: StaffOrder) {
  const ringUp = useRingUp()
  const ringUpNot = useRingUpNot()
  const tellRefusal = useTellRefusal()

  function note(ticket: string, key = randomKey()): void {
    ringUp.mutate({ key, id, version, ticket }, { onError: (error) => tellRefusal(error, () => note(ticket, key)) })
  }

  function undo(key = randomKey()): void {
    ringUpNot.mutate({ key, id, version }, { onError: (error) => tellRefusal(error, () => undo(key)) })
  }

  return { note, undo: () => undo(), busy: ringUp.isPending || ringUpNot.isPending }
}
