// The branches side by side, their bars on one scale, each with a line where the other period was.
import type { DateText } from '#domain/branch/hours.ts'
import { regionIn } from '#domain/branch/region-place.ts'
import { localeTags } from '#domain/shared/locale.ts'
import type { ListedPlace } from '#web/data/staff/listed-place.ts'
import { type FiguresOfSpan, type SideBySide, useSideBySide } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatShare } from '#web/words/format-more.ts'
import { monthAndYear } from '#web/words/visit/calendar-names.ts'
import { usePlainMoney } from './figures-file.tsx'
import { Change, shareKept } from './headlines.tsx'
import { TableCard } from './table-card.tsx'

type OfBranch = SideBySide['branches'][number]

type BranchesSideBySideProps = {
  place: ListedPlace
  branches: readonly StaffBranch[]
  asked: Parameters<typeof useSideBySide>[1]
  /** How many days are compared. */
  figures: FiguresOfSpan
  names: { readonly now: string; readonly earlier: string }
  file: string
}

export function BranchesSideBySide({ place, branches, asked, figures, names, file }: BranchesSideBySideProps) {
  const { t, money } = useFiguresText()
  const plain = usePlainMoney()
  const read = useSideBySide(regionIn(place), asked)
  const nameOf = (id: string) => branches.find((one) => one.id === id)?.name ?? id
  const cellsOf = useCells(names)
  if (!read.data || read.data.branches.length < 2) return null
  const { branches: shown, others } = read.data
  const places = [...new Set(shown.flatMap(({ bars }) => bars.map(({ at }) => at)))].sort()
  const most = Math.max(1, ...shown.flatMap(({ bars }) => bars.flatMap(({ orders, before }) => [orders, before ?? 0])))
  return (
    <TableCard
      title={t.sideBySide}
      hint={
        <>
          <Legend names={names} />
          {others > 0 && <p className="text-sm text-ink-2">{t.largest(shown.length, shown.length + others)}</p>}
        </>
      }
      cells={cellsOf(shown, places, nameOf, money)}
      plain={cellsOf(shown, places, nameOf, plain)}
      file={file}
    >
      <ul aria-hidden="true" className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-x-6 gap-y-5">
        {shown.map((one) => (
          <Branch key={one.branch} of={one} name={nameOf(one.branch)} places={places} most={most} figures={figures} />
        ))}
      </ul>
    </TableCard>
  )
}

const Legend = ({ names: { now, earlier } }: Pick<BranchesSideBySideProps, 'names'>) => (
  <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
    <span className="flex items-center gap-1.5">
      <span className="size-3 rounded-[0.2rem] bg-ink" />
      <bdi>{now}</bdi>
    </span>
    <span className="flex items-center gap-1.5">
      <span className="h-1 w-3 bg-honey" />
      <bdi>{earlier}</bdi>
    </span>
  </p>
)

type BranchProps = {
  of: OfBranch
  name: string
  /** Of the bars, the same at each branch. */
  places: readonly string[]
  most: number
  figures: FiguresOfSpan
}

function Branch({ of, name, places, most, figures }: BranchProps) {
  const { t, money, number, locale } = useFiguresText()
  const share = shareKept(of)
  const amountOf = ({ turnover, orders }: OfBranch['before']) => turnover ?? orders
  const { compared: days } = figures.of
  const { compared: daysBefore } = figures.before
  const along = (orders: number) => `${(100 * orders) / most}%`
  return (
    <li className="min-w-0">
      <h3 className="truncate font-text text-base font-semibold tracking-normal">
        <bdi>{name}</bdi>
      </h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <bdi className="text-lg font-bold">
          {of.turnover === null ? t.ordersOf(number(of.orders)) : money(of.turnover)}
        </bdi>
        {days > 0 && <Change now={amountOf(of.soFar) / days} earlier={amountOf(of.before) / Math.max(1, daysBefore)} />}
      </p>
      <div className="mt-2 flex h-28 items-end gap-px border-b border-edge">
        {places
          .map((at) => barAt(of, at))
          .map(({ at, orders, before }) => (
            <span key={at} className="relative h-full min-w-0 flex-1">
              <span
                className="absolute inset-x-[12%] bottom-0 rounded-t-[0.2rem] bg-ink"
                style={{ height: along(orders) }}
              />
              {before !== null && before > 0 && (
                <span
                  className="absolute inset-x-0 h-[3px] translate-y-1/2 bg-honey outline-1 outline-card"
                  style={{ bottom: along(before) }}
                />
              )}
            </span>
          ))}
      </div>
      <BarNames places={places} />
      <p className="flex flex-wrap justify-between gap-x-2 text-sm text-ink-2">
        <span>{t.ordersOf(number(of.orders))}</span>
        {share !== undefined && <span>{t.keptShare(formatShare(Math.floor(100 * share) / 100, locale))}</span>}
      </p>
    </li>
  )
}

const barAt = ({ bars }: OfBranch, at: string) => bars.find((bar) => bar.at === at) ?? { at, orders: 0, before: null }

/** Below each bar while there is room, otherwise below some. */
function BarNames({ places }: Pick<BranchProps, 'places'>) {
  const { locale } = useFiguresText()
  const weekday = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'narrow', timeZone: 'UTC' })
  const short = (at: string) => {
    if (at.length < 10) return String(Number(at.slice(-2)))
    return places.length <= 7 ? weekday.format(Date.parse(`${at}T12:00:00Z`)) : String(Number(at.slice(8)))
  }
  const every = Math.ceil(places.length / 8)
  return (
    <div className="flex gap-px text-xs text-ink-2">
      {places.map((at, place) => (
        <span key={at} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
          {place % every === 0 ? short(at) : ''}
        </span>
      ))}
    </div>
  )
}

/** A column for each branch: the sums, then each bar, of both periods. */
function useCells({ now, earlier }: BranchesSideBySideProps['names']) {
  const { t, date, locale } = useFiguresText()
  const nameOfBar = (at: DateText) =>
    at.length === 2 ? `${at}:00` : at.length === 7 ? monthAndYear(at, locale) : date(at)
  return (
    shown: readonly OfBranch[],
    places: readonly string[],
    nameOf: (id: string) => string,
    money: (cents: number) => string,
  ) => {
    const row = (name: string, cell: (one: OfBranch) => string | number | null) => [
      name,
      ...shown.map((one) => String(cell(one) ?? '–')),
    ]
    const both = (name: string, of: (one: OfBranch) => string | number | null, before: typeof of) => [
      row(`${name} · ${now}`, of),
      row(`${name} · ${earlier}`, before),
    ]
    const inMoney = (cents: number | null) => (cents === null ? null : money(cents))
    return [
      [t.branch, ...shown.map(({ branch }) => nameOf(branch))],
      ...(shown.some(({ turnover }) => turnover !== null)
        ? both(
            t.turnover,
            ({ turnover }) => inMoney(turnover),
            ({ before }) => inMoney(before.turnover),
          )
        : []),
      ...both(
        t.orders,
        ({ orders }) => orders,
        ({ before }) => before.orders,
      ),
      row(t.kept, ({ kept }) => kept),
      row(t.lateOnes, ({ late }) => late),
      ...places.flatMap((at) =>
        both(
          nameOfBar(at),
          (one) => barAt(one, at).orders,
          (one) => barAt(one, at).before,
        ),
      ),
    ]
  }
}
