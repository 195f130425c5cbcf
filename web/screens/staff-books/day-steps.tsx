// What is done and what is still to do at the end of a day, in four steps.
import { cashDifference, registerDifferences } from '../../../domain/money/day-count.ts'
import type { DayEnd } from '../../../domain/money/day-end.ts'
import { differenceName } from '../../../domain/money/day-end-paper.ts'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { useBookPages, useBookWords } from '../../i18n/books/index.ts'

export function DaySteps({ end: { orders, count, cash, sold, line } }: { end: DayEnd }) {
  const { t: words, money } = useBookWords()
  const { t } = useBookPages()
  const cashOff = count ? cashDifference({ ...count, expected: cash }) : 0
  const ours = sold.map(({ rate, net, tax }) => ({ rate, gross: net + tax }))
  const registerOff = count
    ? registerDifferences(ours, count.register).reduce((sum, { difference }) => sum + Math.abs(difference), 0)
    : 0
  const typed = (count?.register.length ?? 0) > 0
  const off = (amount: number) => (amount === 0 ? t.same : t.differs(money(Math.abs(amount))))
  const steps = [
    { name: words.dayEnd.orders, text: t.sold(orders.sold), done: true, fits: true },
    {
      name: words.dayEnd.counted,
      text: count
        ? `${differenceName(cashOff, words.dayEnd)}${cashOff === 0 ? '' : ` ${money(Math.abs(cashOff))}`}`
        : t.countFirst,
      ...{ done: count !== null, fits: cashOff === 0 },
    },
    {
      name: words.dayEnd.register,
      text: typed ? off(registerOff) : t.typeRegister,
      ...{ done: typed, fits: registerOff === 0 },
    },
    { name: t.close, text: line ? t.closedBook : t.thenFixed, done: line !== null, fits: true },
  ]
  return (
    <Card bare>
      <ol aria-label={t.steps} className="grid grid-cols-2 lg:max-xl:grid-cols-4 2xl:grid-cols-4">
        {steps.map(({ name, text, done, fits }, place) => (
          <li key={name} className="flex items-center gap-3 px-4 py-3">
            <span
              aria-hidden="true"
              className={`grid size-8 shrink-0 place-items-center rounded-full font-semibold ${done ? (fits ? 'bg-leaf text-card' : 'border-2 border-ink bg-honey') : 'border-2 border-edge'}`}
            >
              {done && fits ? <Icon of={checkIcon} className="size-5" /> : place + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-2">
                <bdi>{text}</bdi>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
