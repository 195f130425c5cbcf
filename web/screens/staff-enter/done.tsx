// After an order was entered: its code to call out, when it is ready, its payment, and the way to the next one.
import { useEffect, useRef } from 'react'
import type { Output } from '../../../contract/index.ts'
import { isDue } from '../../../domain/counter/payment.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { useOrder } from '../../api/staff/orders/orders.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { useTillText } from '../../i18n/board/index.ts'
import { linkTo } from '../../location.ts'
import { Payment } from '../../staff/pay/payment.tsx'

type DoneProps = { order: Output<'orders.enter'>; place: BranchName; onNext: () => void }

export function Done({ order, place, onNext }: DoneProps) {
  const { t, money, time } = useTillText()
  const entered = useOrder(order.id).data
  const due = entered !== undefined && isDue(entered)
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
        <bdi className="font-brand text-5xl leading-tight font-semibold">{order.code}</bdi>
      </p>
      <p className="text-lg">
        {t.enter.readyAt(time(order.wantedAt, place.timeZone))} · <b>{money(order.total)}</b>
      </p>
      {entered && order.total > 0 && (
        <div className="w-full text-start">
          <Payment order={entered} />
        </div>
      )}
      <Button ref={next} variant={due ? 'quiet' : 'primary'} size="staff" wide onClick={onNext}>
        {due ? t.enter.later : t.enter.next}
      </Button>
      <LinkButton href={linkTo(`/all-orders/${order.token}/${order.id}`)} variant="quiet" size="staff" wide>
        {t.enter.open}
      </LinkButton>
    </Card>
  )
}
