// After an order was entered: its code to call out, when it is ready, and the way to the next one.
import { useEffect, useRef } from 'react'
import type { Output } from '../../../contract/index.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { useTillText } from '../../i18n/till/index.ts'
import { linkTo } from '../../location.ts'

type DoneProps = { order: Output<'orders.enter'>; place: BranchName; onNext: () => void }

export function Done({ order, place, onNext }: DoneProps) {
  const { t, money, time } = useTillText()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus()
  }, [])
  return (
    <Card className="mx-auto grid w-full max-w-md justify-items-center gap-4 p-8! text-center">
      <div role="status">
        <h2>{t.enter.done}</h2>
      </div>
      <p>
        <span className="block text-ink-2">{t.enter.code}</span>
        <bdi className="font-brand text-6xl font-semibold">{order.code}</bdi>
      </p>
      <p className="text-lg">
        {t.enter.readyAt(time(order.wantedAt, place.timeZone))} · <b>{money(order.total)}</b>
      </p>
      <Button ref={next} size="staff" wide onClick={onNext}>
        {t.enter.next}
      </Button>
      <LinkButton href={linkTo(`/all-orders/${order.token}/${order.id}`)} variant="quiet" size="staff" wide>
        {t.enter.open}
      </LinkButton>
    </Card>
  )
}
