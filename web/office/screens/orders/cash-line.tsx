// KASA: what the list comes to and what was taken, on one quiet line; a tap says by which ways (F-50).
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { paymentWays, takenSum } from '#domain/money/payment.ts'
import { may } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type CashLineProps = { cash: Output<'orders.list'>['cash'] | undefined; member: Member }

/** On a phone only what all orders of the list come to, until it is opened. */
export function CashLine({ cash, member }: CashLineProps) {
  const { t } = useStaffText()
  const { t: till, money } = useTillText()
  const [open, setOpen] = useState(false)
  // The owner does not let this member see the takings.
  if (cash === null) return null
  const sum = (amount: number | undefined) => (amount === undefined ? '…' : money(amount))
  const { taken, open: unpaid, later, toGiveBack = 0 } = cash?.takings ?? {}
  const ways = paymentWays.filter((way) => taken && taken[way] !== 0)
  const more = open ? '' : 'max-sm:hidden'
  return (
    <section
      aria-labelledby="kasa"
      className="flex min-h-11 flex-wrap items-center gap-x-4 rounded-small border border-line bg-card/60 px-4 max-sm:gap-x-3 sm:gap-x-5"
    >
      <h2 id="kasa" className="font-text text-sm font-bold text-ink-2 ltr:tracking-widest">
        {t.list.cash}
      </h2>
      <dl className="contents">
        <Figure name={t.list.onList} amount={sum(cash?.total)} />
        <Figure name={till.money.taken} amount={sum(taken && takenSum(taken))} className={more} />
        <Figure name={till.money.open} amount={sum(unpaid)} className={more} />
        <Figure name={till.money.later} amount={sum(later)} className={more} />
        {toGiveBack > 0 && (
          <Figure name={till.money.toGiveBack} amount={money(toGiveBack)} className={`text-cherry ${more}`} />
        )}
      </dl>
      <button
        type="button"
        aria-label={t.list.figures}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`-my-px grid size-11 place-items-center rounded-small -outline-offset-4 aria-expanded:[&>svg]:rotate-180 max-sm:ms-auto ${ways.length === 0 ? 'sm:hidden' : ''}`}
      >
        <Icon of={chevronDownIcon} className="size-5" />
      </button>
      {may(member, 'days.close') && (
        <a
          href={linkTo('/days')}
          className={`inline-flex min-h-11 items-center font-semibold underline decoration-honey decoration-2 underline-offset-6 sm:ms-auto ${more}`}
        >
          {till.close.button}
        </a>
      )}
      {open && ways.length > 0 && (
        <p className="basis-full pb-2 text-sm text-ink-2">
          <span>{`${till.money.taken}: `}</span>
          {ways.map((way, at) => (
            <span key={way}>
              {at > 0 && <span>{' · '}</span>}
              <span className="whitespace-nowrap">{`${till.money.ways[way]} ${money(taken?.[way] ?? 0)}`}</span>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

type FigureProps = { name: string; amount: string; className?: string }

function Figure({ name, amount, className = '' }: FigureProps) {
  return (
    <div className={`flex items-baseline gap-1.5 leading-tight whitespace-nowrap max-sm:py-1 ${className}`}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-bold">{amount}</dd>
    </div>
  )
}
