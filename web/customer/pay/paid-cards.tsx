// What was paid online for an order, and what comes back of it (PAY-6).
import { useEffect } from 'react'
import type { TrackedOrder } from '#contract/index.ts'
import { isInShop } from '#domain/order/course.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { undoIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { usePayText } from '#web/words/pay/index.ts'
import { forgetOrdered } from './awaiting-order.ts'
import { goAndPay } from './pay-api.ts'

type PaidProps = {
  order: TrackedOrder
  online: NonNullable<TrackedOrder['online']>
  timeZone: string
}

/** For an order that has reached the shop. */
export function PaidOnline(props: PaidProps) {
  const { order, online, timeZone } = props
  const { t, money, locale, time } = usePayText()
  const isPlaced = isInShop(order.course)
  useEffect(() => {
    if (isPlaced) forgetOrdered(order.token)
  }, [isPlaced, order.token])
  if (online.state !== 'paid') return null
  const { back, people } = online
  const backs = [...(back ? [back] : []), ...(people?.backs ?? [])]
  const left = online.paid - backs.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      {online.movedFrom !== null && order.wantedAt !== null && order.overAt === null && (
        <Notice kind="warning">{t.moved(time(order.wantedAt, timeZone), time(online.movedFrom, timeZone))}</Notice>
      )}
      {left > 0 && (
        <Notice kind="success">
          <b>{people && people.paid > 1 ? t.paidBy(people.paid, money(left)) : t.paid(money(left))}</b>
        </Notice>
      )}
      {order.due > 0 && order.overAt === null && (
        <Button variant="quiet" wide onClick={() => void goAndPay({ token: order.token, method: '', lang: locale })}>
          {t.payRest(money(order.due))}
        </Button>
      )}
      <BackCard {...props} />
    </>
  )
}

/** In an office basket where each pays, what goes back to one of the others is said by name. */
function OthersBack({ online: { people } }: Pick<PaidProps, 'online'>) {
  const { t, money } = usePayText()
  return people?.backs.map(({ name, amount, at, done }) => {
    const who = name || t.somebody
    return (
      <Notice key={`${at} ${name}`} kind="info">
        {done ? t.wentBackTo(who, money(amount)) : t.backTo(who, money(amount))}
      </Notice>
    )
  })
}

export function BackCard(props: PaidProps) {
  return (
    <>
      <OwnBack {...props} />
      <OthersBack {...props} />
    </>
  )
}

function OwnBack({ online: { back, unplaced }, timeZone }: PaidProps) {
  const { t, money, locale } = usePayText()
  if (!back) return null
  const amount = money(back.amount)
  if (back.stuck)
    return (
      <Notice kind="warning" title={t.stuck(amount)}>
        {t.stuckText}
      </Notice>
    )
  return (
    <Card className="grid justify-items-center gap-2 text-center" role="status">
      <Icon of={undoIcon} className="mx-auto size-14 rounded-full bg-leaf-soft p-3.5 text-leaf" />
      <h2 className="text-2xl">{back.done ? t.backDone(amount) : t.back(amount)}</h2>
      {unplaced === 'twice' && <p>{t.unplaced.twice}</p>}
      <p className="text-ink-2">{back.done ? t.backAt(formatMoment(back.at, locale, timeZone)) : t.backOnItsWay}</p>
      {!back.done && <p className="text-ink-2">{t.backSoon}</p>}
    </Card>
  )
}
