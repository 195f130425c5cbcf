// The day book of a branch, a month at a time (BOOK-2).
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { shortSeal } from '#domain/money/paper-format.ts'
import { addRates, grossOf } from '#domain/money/rate-sums.ts'
import { bookFile, useDayBook } from '#web/data/staff/book-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { printerIcon } from '#web/ui/icons/icons.ts'
import { dayBookIcon } from '#web/ui/icons/icons-staff.ts'
import { useBookPages, useBookWords } from '#web/words/books/index.ts'
import { useRateName } from './rate-name.ts'

type DayBookProps = { branches: readonly StaffBranch[]; month: string }

/** Folded, and read once it is opened. */
export function DayBook({ branches, month }: DayBookProps) {
  const { t } = useBookPages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="border-t border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 items-center rounded-small font-semibold max-sm:px-2">{t.money.book}</summary>
      <div id="day-book" className="grid grid-cols-[minmax(0,1fr)] scroll-mt-32 gap-4 max-sm:px-2">
        {isOpen && <OfBranch branches={branches} month={month} />}
      </div>
    </details>
  )
}

function OfBranch({ branches, month }: DayBookProps) {
  const { t, locale } = useBookPages()
  const [asked, setAsked] = useState<string>()
  const branch = branches.find(({ id }) => id === asked) ?? branches[0]
  const book = useDayBook(branch?.id ?? '', month)
  if (!branch) return null
  return (
    <>
      <p className="text-sm text-ink-2">{t.bookHint}</p>
      <div className="flex flex-wrap items-center gap-2">
        {branches.length > 1 && <BranchSelect branches={branches} branch={branch.id} onChoose={setAsked} />}
        <LinkButton variant="quiet" href={bookFile('day-book.pdf', { branch: branch.id, month, lang: locale })}>
          <Icon of={printerIcon} />
          <span>{t.print}</span>
        </LinkButton>
      </div>
      {book.data ? <Lines lines={book.data.lines} /> : <Unread of={book} />}
    </>
  )
}

type Lines = Output<'books.read'>['lines']

function Lines({ lines }: { lines: Lines }) {
  const { t: words, money, date, number } = useBookWords()
  const { t } = useBookPages()
  const rateName = useRateName()
  if (lines.length === 0)
    return (
      <EmptyState icon={dayBookIcon} title={t.bookEmpty}>
        {t.bookEmptyHint}
      </EmptyState>
    )
  const rates = addRates(
    lines.flatMap(({ sales, large }) =>
      [...sales, ...large.flatMap((one) => one.sales)].map(({ rate, net, tax }) => ({
        rate,
        net: Math.abs(net + tax),
        tax: 0,
      })),
    ),
  ).map(({ rate }) => rate)
  const cells = (sums: Lines[number]['sales']) => [
    ...rates.map((rate) => grossOf(sums.filter((sum) => sum.rate === rate))),
    sums.reduce((sum, { tax }) => sum + tax, 0),
    grossOf(sums),
  ]
  const all = lines.flatMap(({ sales, large }) => [...sales, ...large.flatMap((one) => one.sales)])
  const row = (key: string, name: string, sums: Lines[number]['sales'], seal: string, look = '') => (
    <tr key={key} className={`border-t border-line ${look}`}>
      <th scope="row" className="py-2 pe-2 text-start font-medium">
        {name}
      </th>
      {cells(sums).map((amount, place) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns are those of the rates, in their order
          key={place}
          className="py-2 ps-4 text-end whitespace-nowrap tabular-nums"
        >
          <bdi>{amount === 0 ? '–' : money(amount)}</bdi>
        </td>
      ))}
      <td className="py-2 ps-4 text-end text-sm whitespace-nowrap text-ink-2">
        <bdi>{seal}</bdi>
      </td>
    </tr>
  )
  return (
    <>
      <section
        aria-label={words.dayBook.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full">
          <thead>
            <tr className="text-sm text-ink-2">
              <th scope="col" className="pb-2 text-start font-semibold">
                {words.dayBook.day}
              </th>
              {[...rates.map(rateName), words.dayEnd.tax, words.together, words.dayBook.seal].map((head) => (
                <th key={head} scope="col" className="pb-2 ps-4 text-end font-semibold">
                  <bdi dir="ltr">{head}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.flatMap(({ number: at, day, sales, large, seal }) => [
              row(day, `${number(at)} · ${date(day)}`, sales, shortSeal(seal).slice(0, 9)),
              ...large.map(({ code, sales: one }) =>
                row(`${day} ${code}`, words.dayBook.large(code), one, '', 'text-ink-2'),
              ),
            ])}
            {row('all', words.all, all, '', 'border-t-2! border-ink! font-semibold')}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-ink-2">{`${words.dayBook.sealed} ${t.verify}`}</p>
    </>
  )
}
