// How far an order is and whether it is paid, as words with a colour.
import type { PaymentState } from '#domain/money/payment.ts'
import type { RingUpState } from '#domain/money/ring-up.ts'
import { isOver, type Phase } from '#domain/order/course.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

const grounds: Readonly<Record<Phase, string>> = {
  placed: 'bg-honey-soft text-honey-ink',
  accepted: 'bg-latte-soft text-ink',
  making: 'bg-latte-soft text-ink',
  ready: 'bg-leaf-soft text-leaf',
  out: 'bg-leaf-soft text-ink',
  refused: 'bg-latte-soft text-ink-2',
  cancelled: 'bg-latte-soft text-ink-2',
  'not-collected': 'bg-latte-soft text-ink-2',
  awaiting: 'bg-latte-soft text-ink-2',
  lapsed: 'bg-latte-soft text-ink-2',
}

/** `later`: its making begins later. */
type PhaseMarkProps = { phase: Phase; later?: true | undefined; archived?: true | undefined }

export function PhaseMark({ phase, later, archived }: PhaseMarkProps) {
  const { list } = useStaffText().t
  const isPutAway = archived && !isOver(phase)
  return (
    <span
      className={`inline-block rounded-small px-2 py-1 text-sm leading-tight font-semibold md:max-xl:whitespace-nowrap xl:whitespace-normal ${later || isPutAway ? 'bg-latte-soft text-ink-2' : grounds[phase]}`}
    >
      {isPutAway ? list.putAway : later ? list.later : list.phases[phase]}
    </span>
  )
}

type PaymentMarkProps = { payment: PaymentState; due: number }

export function PaymentMark({ payment, due }: PaymentMarkProps) {
  const { t, money } = useStaffText()
  const { list } = t
  const paid = payment === 'paid'
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-1 align-middle text-sm font-semibold max-xl:whitespace-nowrap xl:leading-tight xl:whitespace-normal ${paid ? 'text-leaf' : payment === 'owed' ? 'text-cherry' : 'text-honey-ink'}`}
    >
      {paid && <Icon of={checkIcon} className="size-4" />}
      <span>{list.payments[payment]}</span>
      {(payment === 'part' || payment === 'owed') && <bdi>{money(Math.abs(due))}</bdi>}
    </span>
  )
}

/** The same where each order is rung up by hand. */
export function RingUpMark({ state }: { state: RingUpState }) {
  const { t } = useRingUpText()
  const done = state === 'rung-up'
  return (
    <span
      className={`inline-flex items-center gap-x-1 align-middle text-sm font-semibold max-xl:whitespace-nowrap xl:leading-tight ${done ? 'text-leaf' : state === 'to-take-back' ? 'text-cherry' : state === 'nothing' ? 'text-ink-2' : 'text-honey-ink'}`}
    >
      {done && <Icon of={checkIcon} className="size-4" />}
      <span>{t.states[state]}</span>
    </span>
  )
}
