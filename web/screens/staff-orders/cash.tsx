// The cash line of the order list: the total of all orders, and apart from it what was taken and what is not paid (F-50).
import type { ReactNode } from 'react'
import type { Output } from '../../../contract/index.ts'
import { paymentWays } from '../../../domain/counter/payment.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useTillText } from '../../i18n/till/index.ts'

export function Cash({ cash }: { cash: Output<'orders.list'>['cash'] | undefined }) {
  const { t } = useStaffText()
  const { t: till, money } = useTillText()
  // The owner does not let this member see the takings.
  if (cash === null) return null
  const sum = (amount: number | undefined) => (amount === undefined ? '…' : money(amount))
  const { taken, open, later, toGiveBack = 0 } = cash?.takings ?? {}
  const ways = paymentWays.filter((way) => taken && taken[way] !== 0)
  return (
    <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-card px-4 py-2.5 shade-card sm:flex sm:w-auto sm:flex-wrap sm:items-start">
      <Figure name={t.list.cash} amount={sum(cash?.total)}>
        {cash && t.list.count(cash.orders)}
      </Figure>
      <Figure name={till.money.taken} amount={sum(taken && taken.cash + taken.card + taken.other)} apart>
        {ways.map((way, at) => (
          <span key={way}>
            {at > 0 && ' · '}
            <span className="whitespace-nowrap">
              {till.money.ways[way]} {money(taken?.[way] ?? 0)}
            </span>
          </span>
        ))}
      </Figure>
      <Figure name={till.money.open} amount={sum(open)} />
      <Figure name={till.money.later} amount={sum(later)} />
      {toGiveBack > 0 && <Figure name={till.money.toGiveBack} amount={money(toGiveBack)} alarming />}
    </dl>
  )
}

type FigureProps = {
  name: string
  amount: string
  /** What the amount consists of. */
  children?: ReactNode
  /** A line before it. */
  apart?: boolean
  alarming?: boolean
}

function Figure({ name, amount, children, apart = false, alarming = false }: FigureProps) {
  return (
    <div className={`min-w-0 leading-tight ${apart ? 'sm:border-s sm:border-line sm:ps-6' : ''}`}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className={`text-lg font-semibold ${alarming ? 'text-cherry' : ''}`}>{amount}</dd>
      {children && <dd className="text-sm text-ink-2">{children}</dd>}
    </div>
  )
}
