// What the accountant gets of a month or another period: its files and what they lack, its VAT, the account numbers, a
// link, and whether the accountant has the month (BOOK-3, OFF-3).
import { type ReactNode, useState } from 'react'
import type { Output } from '#contract/index.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { lastDayOfMonth } from '#domain/branch/month-weeks.ts'
import { grossOf } from '#domain/money/rate-sums.ts'
import { may } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { Member } from '#web/data/session/session.ts'
import { bookFile, useMonth, useNoteTakenOver, useNumbers } from '#web/data/staff/book-api.ts'
import { type ListedPlace, placeAsked } from '#web/data/staff/listed-place.ts'
import { type StaffBranch, useAllBranches } from '#web/data/staff/shop-api.ts'
import { jumpTo } from '#web/office/staff/page-places.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { arrowIcon, checkIcon, noteIcon } from '#web/ui/icons/icons.ts'
import { accountantIcon, dayBookIcon, downloadIcon, invoiceIcon, sheetIcon } from '#web/ui/icons/icons-staff.ts'
import { useBookPages, useBookWords } from '#web/words/books/index.ts'
import { formatDay, formatList, formatMonth, formatNearDay } from '#web/words/format-more.ts'
import { AccountNumbersForm } from './account-numbers.tsx'
import { useRateName } from './rate-name.ts'

type AccountantProps = {
  member: Member
  place: ListedPlace
  /** Those of the place. */
  branches: readonly StaffBranch[]
  month: string
  today: DateText
}

export function AccountantFiles(props: AccountantProps) {
  const { member, place, branches, month, today } = props
  const { t } = useBookPages()
  const read = useMonth(place, month)
  return (
    <Card className="p-4!">
      <section aria-labelledby="accountant" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="accountant" className="scroll-mt-16 text-lg">
          {t.money.places.accountant}
        </h2>
        {read.data ? <Lacks days={read.data.days} branches={branches} month={month} /> : <Unread of={read} />}
        <Files key={month} place={place} branches={branches} month={month} />
        {read.data && (
          <>
            <TakenOver
              member={member}
              takenOver={read.data.takenOver}
              month={month}
              isOver={month < today.slice(0, 7)}
            />
            {read.data.rates && read.data.rates.length > 0 && <Rates rates={read.data.rates} />}
          </>
        )}
        <Numbers edits={may(member, 'branches.edit')} />
        <SendLink month={month} />
      </section>
    </Card>
  )
}

type MonthRead = Output<'books.readMonth'>

/** So many days are named; of more, how many. */
const mostNamed = 3

function Lacks({
  days,
  branches,
  month,
}: {
  days: MonthRead['days']
  branches: readonly StaffBranch[]
  month: string
}) {
  const { t, locale } = useBookPages()
  const name = formatMonth(month, locale)
  const open = days.filter((day) => day.open > 0)
  const named = open.slice(-mostNamed).map(({ day, open: count, openAt }) => {
    const branch = branches.length > 1 && count === 1 && branches.find(({ id }) => id === openAt)
    const date = formatNearDay(day, locale)
    return branch ? t.money.dayAt(date, branch.name) : date
  })
  const more = open.length - named.length
  const list = formatList([...named, ...(more > 0 ? [t.money.more(more)] : [])], locale)
  return <p className="text-sm text-ink-2">{open.length === 0 ? t.money.allClosed(name) : t.money.lacks(name, list)}</p>
}

interface FileRow {
  readonly name: string
  readonly kind: string
  readonly icon: IconShape
  readonly act: ReactNode
}

function Files({ place, branches, month }: Pick<AccountantProps, 'place' | 'branches' | 'month'>) {
  const { t: all, locale } = useBookPages()
  const { accountant: t, money: words } = all
  const [from, setFrom] = useState(`${month}-01`)
  const [to, setTo] = useState(lastDayOfMonth(month))
  const numbers = useNumbers()
  const wish = { from, to, ...placeAsked(place), lang: locale }
  const wrong = from > to
  const download = (name: string, href: string) =>
    wrong ? null : (
      <LinkButton variant="plain" className="size-11 px-0!" href={href} aria-label={words.download(name)}>
        <Icon of={downloadIcon} />
      </LinkButton>
    )
  const jump = (name: string, id: string) => (
    <Button variant="plain" className="size-11 px-0!" aria-label={name} onClick={() => jumpTo(id)}>
      <Icon of={arrowIcon} className="size-6" />
    </Button>
  )
  const noCompany = numbers.data?.company === false
  const [one] = branches
  const book = one && branches.length === 1 && bookFile('day-book.pdf', { branch: one.id, month, lang: locale })
  const files: FileRow[] = [
    {
      name: t.journal,
      kind: words.journalKind,
      icon: sheetIcon,
      act: download(t.journal, bookFile('journal.csv', wish)),
    },
    {
      name: t.ubl,
      kind: noCompany ? t.noCompany : words.ublKind,
      icon: noteIcon,
      act: noCompany ? null : download(t.ubl, bookFile('sales-ubl.zip', wish)),
    },
    {
      name: words.dayBook,
      kind: book ? words.dayBookKind : words.dayBookWhere,
      icon: dayBookIcon,
      act: book ? download(words.dayBook, book) : jump(words.dayBook, 'day-book'),
    },
    { name: words.invoices, kind: words.invoicesKind, icon: invoiceIcon, act: jump(words.invoices, 'invoices') },
    {
      name: t.summary,
      kind: words.summaryKind,
      icon: accountantIcon,
      act: download(t.summary, bookFile('summary.pdf', wish)),
    },
  ]
  return (
    <>
      <ul className="-me-2">
        {files.map(({ name, kind, icon, act }) => (
          <li
            key={name}
            className="grid min-h-14 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-2.5 border-t border-line py-1 leading-tight"
          >
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-small bg-latte-soft text-ink-soft"
            >
              <Icon of={icon} className="size-5" />
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-sm text-ink-2">{kind}</span>
              {name === t.ubl && noCompany && (
                <a className="flex min-h-11 items-center text-sm font-medium underline" href={linkTo('/legal-edit')}>
                  {t.toLegal}
                </a>
              )}
            </span>
            {act}
          </li>
        ))}
      </ul>
      <details>
        <summary className="flex min-h-11 items-center rounded-small text-sm font-medium">{words.otherPeriod}</summary>
        <div className="grid gap-3 py-2">
          <TextField label={t.from} type="date" value={from} onChange={({ target }) => setFrom(target.value || from)} />
          <TextField
            label={t.to}
            type="date"
            value={to}
            error={wrong && t.wrongPeriod}
            onChange={({ target }) => setTo(target.value || to)}
          />
        </div>
      </details>
      <HowTo />
    </>
  )
}

function HowTo() {
  const { t: all } = useBookPages()
  const t = all.accountant
  return (
    <details>
      <summary className="flex min-h-11 items-center rounded-small text-sm font-medium">{all.money.howTo}</summary>
      <dl className="grid gap-2 py-2 text-sm">
        {[
          [t.journal, t.journalHint],
          [t.ubl, t.ublHint],
          [t.summary, t.summaryHint],
        ].map(([name, hint]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{hint}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

type TakenOverProps = { member: Member; takenOver: MonthRead['takenOver']; month: string; isOver: boolean }

/** The newest month that the accountant has, which those who see all branches note. */
function TakenOver({ member, takenOver, month, isOver }: TakenOverProps) {
  const { t, locale } = useBookPages()
  const send = useNoteTakenOver()
  const isTaken = takenOver?.month === month
  const notes = useAllBranches(locale).every(({ id }) => may(member, 'days.see', id)) && (isTaken || isOver)
  return (
    <>
      {takenOver && (
        <p className="flex gap-2.5 rounded-control bg-leaf-soft px-3 py-2.5 text-sm">
          <Icon of={checkIcon} className="size-5 text-leaf" />
          <span>
            <span className="block font-semibold text-leaf">{t.money.taken(formatMonth(takenOver.month, locale))}</span>
            <span>{t.money.takenBy(formatDay(takenOver.at, locale), takenOver.by)}</span>
          </span>
        </p>
      )}
      <RefusedNotice error={send.error} />
      {notes && (
        <Button
          variant="quiet"
          busy={send.isPending}
          className="justify-self-start"
          onClick={() => send.mutate({ month, taken: !isTaken })}
        >
          {isTaken ? t.money.notTaken : t.money.takeOver(formatMonth(month, locale))}
        </Button>
      )}
    </>
  )
}

function Rates({ rates }: { rates: NonNullable<MonthRead['rates']> }) {
  const { t, money } = useBookPages()
  const words = useBookWords().t
  const rateName = useRateName()
  const rows = [
    ...rates.map((of) => ({ name: rateName(of.rate), sums: [of], look: '' })),
    { name: words.all, sums: rates, look: 'border-t border-line font-semibold' },
  ]
  return (
    <table className="w-full border-t-2 border-ink text-sm tabular-nums">
      <thead>
        <tr className="text-ink-2">
          <th scope="col" className="pt-2 text-start font-semibold">
            {t.money.rate}
          </th>
          {[t.money.soldAtRate, t.money.taxInIt].map((head) => (
            <th key={head} scope="col" className="pt-2 text-end font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sums, look }) => (
          <tr key={name} className={look}>
            <th scope="row" className="py-1 text-start font-[inherit]">
              <bdi dir="ltr">{name}</bdi>
            </th>
            {[grossOf(sums), sums.reduce((all, { tax }) => all + tax, 0)].map((amount, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was sold, and the VAT in it
              <td key={place} className="py-1 text-end">
                <bdi>{money(amount)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Numbers({ edits }: { edits: boolean }) {
  const { t } = useBookPages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="border-t border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-12 items-center rounded-small font-semibold">{t.accountant.numbers}</summary>
      {isOpen && <AccountNumbersForm edits={edits} />}
    </details>
  )
}

/** Opens a mail that leads to the month; its reader signs in with an account of their own. */
function SendLink({ month }: { month: string }) {
  const { t, locale } = useBookPages()
  const { shown } = useBrand()
  const address = `${location.origin}${location.pathname}${linkTo(`/money/accountant/${month}`)}`
  const subject = t.money.linkSubject(shown, formatMonth(month, locale))
  const query = [
    ['subject', subject],
    ['body', `${t.money.linkText}\n${address}\n`],
  ]
    .map(([name, text = '']) => `${name}=${encodeURIComponent(text)}`)
    .join('&')
  return (
    <LinkButton variant="text" className="justify-self-start" href={`mailto:?${query}`}>
      {t.money.sendLink}
    </LinkButton>
  )
}
