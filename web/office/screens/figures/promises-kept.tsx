// How many promises were kept in the period, what was not counted, and the hours of the last 28 days in which it was
// best and worst (TIME-7, QUOTE-4). The address /promises leads here.
import { useEffect, useRef } from 'react'
import { loadNames } from '#domain/branch/capacity/promise-loop.ts'
import { clockText } from '#domain/branch/hours.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { type KeptPromises, usePaceReport } from '#web/data/staff/branch-api.ts'
import { branchesIn, type ListedPlace, placeAsked } from '#web/data/staff/listed-place.ts'
import type { FiguresOfSpan } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatShare } from '#web/words/format-more.ts'
import { shareKept } from './headlines.tsx'

type PromisesSectionProps = {
  figures: FiguresOfSpan
  earlier: string
  place: ListedPlace
  branches: readonly StaffBranch[]
  /** The page was opened for this section. */
  isMeant: boolean
}

export function PromisesSection({ figures: { of, before }, earlier, place, branches, isMeant }: PromisesSectionProps) {
  const { t, number, locale } = useFiguresText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isMeant) heading.current?.focus()
  }, [isMeant])
  const share = shareKept(of)
  const was = shareKept(before)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-lg">
        {t.promises}
      </h2>
      {share === undefined ? (
        <p className="text-ink-2">{t.noneReady}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <bdi className="text-4xl font-bold">{floored(share, locale)}</bdi>
            <span className="min-w-0 text-ink-2">{t.keptOf(number(of.kept), number(of.kept + of.late))}</span>
          </p>
          <span aria-hidden="true" className="block h-3.5 overflow-hidden rounded-full bg-cherry-soft">
            <span className="block h-full bg-leaf" style={{ width: `${100 * share}%` }} />
          </span>
        </>
      )}
      <dl className="divide-y divide-line text-sm">
        <Fact name={t.lateOnes}>{number(of.late)}</Fact>
        <Fact name={earlier}>{was === undefined ? '–' : floored(was, locale)}</Fact>
        {of.notMarked > 0 && <Fact name={t.notMarked}>{t.atLeast(number(of.notMarked))}</Fact>}
      </dl>
      <p className="text-sm text-ink-2">{t.keptMeans}</p>
      <ByHour place={place} branches={branches} isOpen={isMeant} />
      <details className="border-t border-line text-sm">
        <summary className="flex min-h-11 items-center font-semibold">{t.why}</summary>
        <div className="grid gap-2 text-ink-2">
          {t.whyText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </details>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex min-h-8 items-center justify-between gap-3">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold whitespace-nowrap">{children}</dd>
  </div>
)

/** Below all of them never 100 %, however near. */
const floored = (share: number, locale: Locale): string =>
  formatShare(share === 1 ? 1 : Math.floor(100 * share) / 100, locale)

type ByHourProps = Pick<PromisesSectionProps, 'place' | 'branches'> & { isOpen: boolean }

function ByHour({ place, branches, isOpen }: ByHourProps) {
  const { t, number, locale } = useFiguresText()
  const report = usePaceReport(placeAsked(place).branch)
  const shown = branchesIn(place, branches)
  const reports = (report.data?.branches ?? []).filter(({ branch }) => shown.some(({ id }) => id === branch))
  const kept = hoursTogether(reports)
  if (kept.length === 0) return null
  const late = kept.reduce((sum, one) => sum + one.orders - one.kept, 0)
  return (
    <details open={isOpen} className="border-t border-line">
      <summary className="flex min-h-11 items-center font-semibold">{t.keptByHour}</summary>
      {late > 0 && <p className="mb-2 text-sm text-ink-2">{t.lateBy(minutesLate(kept))}</p>}
      <ul className="grid gap-2">
        {kept.map(({ hour, orders, kept: inTime, minutesLate }) => (
          <li key={hour} className="grid grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-x-2 text-sm">
            <span className="font-medium">{clockText(hour * 60)}</span>
            <span aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-cherry-soft">
              <span className="block h-full bg-leaf" style={{ width: `${(100 * inTime) / orders}%` }} />
            </span>
            <span className="text-end font-semibold">{floored(inTime / orders, locale)}</span>
            <span className="col-start-2 col-end-4 text-ink-2">
              {`${t.ordersOf(number(orders))}${inTime < orders ? ` · ${t.hourLate(minutesLate)}` : ''}`}
            </span>
          </li>
        ))}
      </ul>
      <ByLoad loads={loadsTogether(reports)} />
    </details>
  )
}

/** Orders for as soon as possible, by the work that was ahead of them, and what bounds cost. */
function ByLoad({ loads }: { loads: KeptPromises['loads'] }) {
  const { t, number, locale } = useFiguresText()
  if (loads.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-2 text-base font-semibold">{t.keptByLoad}</h3>
      <ul className="grid gap-2 text-sm">
        {loads.map(({ load, orders, kept, minutesLate, bound, minutesMore }) => (
          <li key={load}>
            <span className="flex justify-between gap-3 font-medium">
              <span>{t.loads[load]}</span>
              <span className="font-semibold">{floored(kept / orders, locale)}</span>
            </span>
            <span className="block text-ink-2">
              {`${t.ordersOf(number(orders))}${kept < orders ? ` · ${t.hourLate(minutesLate)}` : ''}`}
            </span>
            {2 * bound > orders && (
              <span className="block text-ink-2">{t.boundBy(floored(bound / orders, locale), minutesMore)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each load of all these branches. */
function loadsTogether(branches: readonly KeptPromises[]): KeptPromises['loads'] {
  const all = branches.flatMap(({ loads }) => loads)
  return loadNames.flatMap((load) => {
    const some = all.filter((one) => one.load === load)
    if (some.length === 0) return []
    const bound = sumOf(some, ({ bound: of }) => of)
    const more = sumOf(some, ({ bound: of, minutesMore }) => of * minutesMore)
    return [
      {
        load,
        orders: sumOf(some, ({ orders }) => orders),
        kept: sumOf(some, ({ kept }) => kept),
        minutesLate: minutesLate(some),
        bound,
        minutesMore: bound === 0 ? 0 : Math.round(more / bound),
      },
    ]
  })
}

const sumOf = <One,>(some: readonly One[], pick: (one: One) => number): number =>
  some.reduce((sum, one) => sum + pick(one), 0)

/** Each hour of all these branches. */
function hoursTogether(branches: readonly KeptPromises[]): KeptPromises['hours'] {
  const all = branches.flatMap(({ hours }) => hours)
  return [...new Set(all.map(({ hour }) => hour))]
    .sort((one, other) => one - other)
    .map((hour) => {
      const some = all.filter((one) => one.hour === hour)
      return {
        hour,
        orders: sumOf(some, ({ orders }) => orders),
        kept: sumOf(some, ({ kept }) => kept),
        minutesLate: minutesLate(some),
      }
    })
}

/** By how much the late ones were on average. */
function minutesLate(some: readonly Pick<KeptPromises, 'orders' | 'kept' | 'minutesLate'>[]): number {
  const late = sumOf(some, ({ orders, kept }) => orders - kept)
  const minutes = sumOf(some, ({ orders, kept, minutesLate: each }) => each * (orders - kept))
  return late === 0 ? 0 : Math.round(minutes / late)
}
