// How the promises of the last 28 days were kept, for each branch and by the hour (TIME-7).

import { clockText } from '#domain/branch/hours.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { type KeptPromises, usePaceReport } from '#web/data/staff/branch-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { clockIcon } from '#web/ui/icons/icons.ts'
import { usePaceText } from '#web/words/board/index.ts'

export const PromisesPage = () => <StaffPage page="promises">{() => <Report />}</StaffPage>

function Report() {
  const { locale } = usePaceText()
  const report = usePaceReport()
  const shop = useShopMenu(locale)
  if (!report.data) return <Unread of={report} />
  const nameOf = (id: string) => shop.data?.branches.find((one) => one.id === id)?.name ?? id
  return <KeptReport branches={report.data.branches.map((one) => ({ ...one, name: nameOf(one.branch) }))} />
}

export function KeptReport({ branches }: { branches: readonly (KeptPromises & { name: string })[] }) {
  const { t } = usePaceText()
  if (branches.every(({ orders }) => orders === 0))
    return (
      <EmptyState icon={clockIcon} title={t.keptNone}>
        {t.keptNoneHint}
      </EmptyState>
    )
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-2">{t.keptLead}</p>
      <BranchFinder branches={branches.map((one) => ({ ...one, id: one.branch }))}>
        {(shown) => (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {shown.map(({ branch }) => (
              <OfBranch key={branch.id} kept={branch} />
            ))}
          </div>
        )}
      </BranchFinder>
    </>
  )
}

function OfBranch({ kept }: { kept: KeptPromises & { name: string } }) {
  const { t } = usePaceText()
  const percent = usePercent()
  const id = `kept-${kept.branch}`
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 p-5!">
        <h2 id={id}>
          <bdi>{kept.name}</bdi>
        </h2>
        {kept.orders === 0 ? (
          <p className="text-ink-2">{t.keptNoneHere}</p>
        ) : (
          <>
            <div>
              <p className="text-3xl font-semibold">{t.keptShare(percent(kept.kept, kept.orders))}</p>
              <p className="mt-1">
                {`${t.keptOf(kept.kept, kept.orders)} ${kept.kept === kept.orders ? t.allInTime : t.late(kept.minutesLate)}`}
              </p>
            </div>
            <Hours hours={kept.hours} percent={percent} />
          </>
        )}
      </Card>
    </section>
  )
}

/** '92%' in the reader's language; below all of them never 100, however near. */
function usePercent(): (part: number, whole: number) => string {
  const { locale } = usePaceText()
  const format = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, { style: 'percent' })
  return (part, whole) => format.format(part === whole ? 1 : Math.floor((part / whole) * 100) / 100)
}

type HoursProps = { hours: KeptPromises['hours']; percent: (part: number, whole: number) => string }

function Hours({ hours, percent }: HoursProps) {
  const { t } = usePaceText()
  return (
    <div>
      <h3 className="mb-2 text-base font-semibold">{t.byHour}</h3>
      <ul className="grid gap-3">
        {hours.map(({ hour, orders, kept, minutesLate }) => (
          <li key={hour} className="grid grid-cols-[3.25rem_minmax(0,1fr)_3.25rem] items-center gap-x-3">
            <span className="font-medium tabular-nums">{clockText(hour * 60)}</span>
            <span aria-hidden="true" className="h-4 overflow-hidden rounded-full bg-latte-soft">
              <span className="block h-full rounded-full bg-leaf" style={{ width: `${(kept / orders) * 100}%` }} />
            </span>
            <span className="text-end font-semibold tabular-nums">{percent(kept, orders)}</span>
            <span className="col-start-2 col-end-4 text-sm text-ink-2">
              {`${t.hourOrders(orders)}${kept < orders ? ` · ${t.hourLate(minutesLate)}` : ''}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
