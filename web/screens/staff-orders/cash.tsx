// The cash line of the order list: the total of all orders, and today's.
import type { Output } from '../../../contract/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

export function Cash({ cash }: { cash: Output<'orders.list'>['cash'] | undefined }) {
  const { t, money } = useStaffText()
  // The owner does not let this member see the takings.
  if (cash === null) return null
  return (
    <div className="flex min-h-14 items-center gap-4 rounded-control bg-card px-4 shade-card">
      <dl className="flex items-center gap-4">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-sm font-semibold text-ink-2">{t.list.cash}</dt>
          <dd className="text-lg font-semibold">{cash ? money(cash.total) : '…'}</dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-2 border-s border-line ps-4">
          <dt className="text-sm text-ink-2">{t.list.cashToday}</dt>
          <dd className="text-lg font-semibold">{cash ? money(cash.today) : '…'}</dd>
        </div>
      </dl>
      {cash && (
        <p className="border-s border-line ps-4 text-sm text-ink-2 max-md:hidden">{t.list.count(cash.orders)}</p>
      )}
    </div>
  )
}
