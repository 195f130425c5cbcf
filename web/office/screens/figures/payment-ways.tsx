// How customers paid: the share of each way, as one bar and in numbers, beside the period before.
import type { PaymentWay } from '#domain/money/payment.ts'
import type { MoneyOfSpan } from '#web/data/staff/order-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useTillText } from '#web/words/board/index.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatShare } from '#web/words/format-more.ts'

const looks: Readonly<Record<PaymentWay, string>> = {
  online: 'text-ink',
  card: 'text-edge',
  cash: 'text-leaf',
  edenred: 'text-sky',
  monizze: 'text-honey-ink',
  pluxee: 'text-cherry',
  gift: 'text-ink-2',
  other: 'text-honey',
}

/** Each way of either period, the largest amount first. */
export function waysOf(of: MoneyOfSpan, before: MoneyOfSpan) {
  const amountOf = (some: MoneyOfSpan, way: PaymentWay) => some.ways.find((one) => one.way === way)?.amount ?? 0
  return [...new Set([...of.ways, ...before.ways].map(({ way }) => way))]
    .map((way) => ({ way, amount: amountOf(of, way), before: amountOf(before, way) }))
    .sort((one, other) => other.amount - one.amount)
}

type PaymentWaysProps = { of: MoneyOfSpan; before: MoneyOfSpan; then: string }

export function PaymentWays({ of, before, then }: PaymentWaysProps) {
  const { t, money, locale } = useFiguresText()
  const words = useTillText().t.money.ways
  const ways = waysOf(of, before)
  const sum = ways.reduce((all, { amount }) => all + Math.max(0, amount), 0)
  const shareOf = (amount: number) => (sum === 0 ? 0 : Math.max(0, amount) / sum)
  const shareBefore = (place: number) => ways.slice(0, place).reduce((all, { amount }) => all + shareOf(amount), 0)
  return (
    <Card>
      <h2 className="mb-2 text-lg">{t.taken}</h2>
      {ways.length === 0 ? (
        <p className="text-ink-2">{t.nothingTaken}</p>
      ) : (
        <>
          <svg aria-hidden="true" className="mb-3 block h-6 w-full overflow-hidden rounded-small rtl:-scale-x-100">
            {ways.map(({ way, amount }, place) => (
              <rect
                key={way}
                x={`${100 * shareBefore(place)}%`}
                height="100%"
                className={`fill-current ${looks[way]}`}
                style={{ width: `max(0px, ${100 * shareOf(amount)}% - 2px)` }}
              />
            ))}
          </svg>
          <ul>
            {ways.map(({ way, amount, before }) => (
              <li key={way} className="flex flex-wrap items-center gap-x-3 py-1.5">
                <span aria-hidden="true" className={`size-3.5 rounded-[0.2rem] bg-current ${looks[way]}`} />
                <span className="min-w-0 flex-1 leading-tight">{words[way]}</span>
                <bdi className="font-bold tabular-nums">{money(amount)}</bdi>
                <bdi className="min-w-11 text-end text-ink-2 tabular-nums">{formatShare(shareOf(amount), locale)}</bdi>
                <span className="w-full ps-6.5 text-sm leading-tight text-ink-2">
                  {t.compared(then, money(before))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
