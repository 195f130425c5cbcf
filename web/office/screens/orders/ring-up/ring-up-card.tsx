// Beside an order, where each is rung up by hand: how far that is, in the place of its money (REG-2).
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { tillIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { RingUpActs } from './ring-up-acts.tsx'

type RingUpCardProps = { order: ShownOrder; branch: StaffBranch | undefined }

export function RingUpCard({ order, branch }: RingUpCardProps) {
  const { t } = useRingUpText()
  const { ringUp } = order
  if (!ringUp || ringUp.state === 'nothing') return null
  const done = ringUp.state === 'rung-up'
  return (
    <Card className="no-print grid gap-3 p-5! @max-[50rem]:order-3">
      <h2
        className={`flex items-center gap-2.5 font-text font-bold tracking-normal ${done ? 'text-leaf' : ringUp.state === 'to-take-back' ? 'text-cherry' : 'text-ink'}`}
      >
        <Icon of={done ? checkIcon : tillIcon} />
        <span className="ltr:uppercase">{t.states[ringUp.state]}</span>
      </h2>
      <RingUpFacts order={order} branch={branch} />
      <AllowedOnly act="orders.handle" branch={order.branch}>
        <RingUpActs key={order.version} order={order} />
      </AllowedOnly>
    </Card>
  )
}

/** When it was rung up, and the till's ticket. */
export function RingUpFacts({ order: { ringUp }, branch }: RingUpCardProps) {
  const { t, locale } = useRingUpText()
  if (ringUp?.state !== 'rung-up') return null
  const facts = [
    ringUp.at === null ? '' : formatMoment(ringUp.at, locale, branch?.timeZone),
    ringUp.ticket && t.ticketIs(ringUp.ticket),
  ].filter(Boolean)
  return (
    <p className="text-ink-2">
      <bdi>{facts.join(' · ')}</bdi>
    </p>
  )
}
