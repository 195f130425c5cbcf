// The owner's figures: money by day, week and month; of a day orders by hour, promises kept, what sold and what was sold out.
import { useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { addDays, type DateText, localTime } from '../../../domain/branch/hours.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useNow } from '../../api/http/server-clock.ts'
import type { Member } from '../../api/session/session.ts'
import { useFigures } from '../../api/staff/order-api.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { chevronDownIcon } from '../../components/icons/icons-more.ts'
import { chartIcon } from '../../components/icons/icons-office.ts'
import { useFiguresText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { listBranch, useBranches, useListed } from '../../staff/shop/my-branches.ts'
import { Unread } from '../../staff/states.tsx'
import { BarChart } from './bar-chart.tsx'
import { Headline } from './headline.tsx'
import { Money } from './money-figures.tsx'

export function FiguresPage() {
  const { t } = useFiguresText()
  return (
    <StaffPage title={t.title} tools={(member) => <Which member={member} />}>
      {(member) => <Days member={member} />}
    </StaffPage>
  )
}

function Which({ member }: { member: Member }) {
  const { frame } = useStaffText().t
  const branches = useBranches(member, 'days.see') ?? []
  const branch = useListed(branches)
  if (branches.length < 2) return null
  return <BranchSelect branches={branches} branch={branch} all={frame.allBranches} onChoose={listBranch} />
}

function Days({ member }: { member: Member }) {
  const { t } = useFiguresText()
  const branches = useBranches(member, 'days.see') ?? []
  const branch = useListed(branches)
  const { timeZone } = branches.find(({ id }) => id === branch) ?? branches[0] ?? { timeZone: 'Europe/Brussels' }
  const { date: today, minutes } = localTime(useNow(60_000), timeZone)
  const [chosen, setChosen] = useState<DateText>()
  const day = chosen ?? today
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-2">
        <IconButton
          icon={chevronDownIcon}
          label={t.dayBefore}
          onClick={() => setChosen(addDays(day, -1))}
          className="[&_svg]:rotate-90 rtl:[&_svg]:-rotate-90"
        />
        <TextField
          label={t.day}
          type="date"
          value={day}
          onChange={({ target: { value } }) => setChosen(/^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={t.dayAfter}
          onClick={() => setChosen(addDays(day, 1))}
          className="[&_svg]:-rotate-90 rtl:[&_svg]:rotate-90"
        />
        <p className="ms-2 self-center text-ink-2 max-sm:ms-0">{t.lead}</p>
      </div>
      <Money branch={branch} day={day} />
      <Figures branch={branch} day={day} until={day === today ? Math.floor(minutes / 60) : undefined} />
    </>
  )
}

type Read = Output<'figures.read'>
type Day = Read['of']

/** `until`: the hour that is running, if it is today. */
function Figures({ branch, day, until }: { branch: string; day: DateText; until: number | undefined }) {
  const { t, locale, number } = useFiguresText()
  const figures = useFigures(branch, day)
  if (!figures.data) return <Unread of={figures} />
  const { of, before } = figures.data
  const sold = (some: Day, to = 23) => some.hours.reduce((sum, { hour, orders }) => sum + (hour <= to ? orders : 0), 0)
  const fallen = ({ refused, cancelled, notCollected }: Day) => refused + cancelled + notCollected
  const timesOut = ({ soldOut }: Day) => soldOut.reduce((sum, { amount }) => sum + amount, 0)
  /** A whole day is compared with a whole day alone. */
  const whole = (value: string) => (until === undefined ? t.weekBefore(value) : undefined)
  if (of.orders + fallen(of) + timesOut(of) + before.orders === 0)
    return (
      <EmptyState icon={chartIcon} title={t.none} action={<LinkButton href={linkTo('/board')}>{t.toBoard}</LinkButton>}>
        {t.noneHint}
      </EmptyState>
    )
  const share = ({ kept, late }: Day) =>
    kept + late === 0
      ? '–'
      : new Intl.NumberFormat(locale, { style: 'percent', numberingSystem: 'latn' }).format(kept / (kept + late))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Headline name={t.orders} value={number(of.orders)}>
          {until === undefined ? t.weekBefore(number(before.orders)) : t.byNow(number(sold(before, until)))}
        </Headline>
        <Headline name={t.kept} value={share(of)} hint={t.keptHint}>
          {whole(share(before))}
        </Headline>
        <Headline
          name={t.notSold}
          value={number(fallen(of))}
          hint={t.parts(number(of.refused), number(of.cancelled), number(of.notCollected))}
        >
          {whole(number(fallen(before)))}
        </Headline>
        <Headline name={t.soldOut} value={number(timesOut(of))} hint={t.soldOutHint}>
          {whole(number(timesOut(before)))}
        </Headline>
      </ul>
      <Hours of={of} before={before} day={day} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <Items title={t.best} items={of.items} none={t.none} />
        {of.least.length > 0 && <Items title={t.least} items={of.least} none={t.none} />}
        <Items title={t.out} items={of.soldOut} none={t.noneOut} />
      </div>
    </div>
  )
}

/** From the first busy hour to the last. */
function Hours({ of, before, day }: { of: Day; before: Day; day: DateText }) {
  const { t, number } = useFiguresText()
  const busy = [...of.hours, ...before.hours].map(({ hour }) => hour)
  if (busy.length === 0) return null
  const first = Math.min(...busy)
  const rows = Array.from({ length: Math.max(...busy) - first + 1 }, (_, place) => {
    const at = (some: Day) => some.hours.find(({ hour }) => hour === first + place)?.orders ?? 0
    const hour = String(first + place).padStart(2, '0')
    return { name: `${hour}:00`, short: hour, now: at(of), earlier: at(before) }
  })
  return (
    <BarChart
      title={t.byHour}
      rows={rows}
      names={{ row: t.hour, now: t.thisDay, earlier: t.aWeekBefore }}
      show={number}
      file={`figures-${day}.csv`}
    />
  )
}

function Items({ title, items, none }: { title: string; items: Day['items']; none: string }) {
  const { t, locale, number } = useFiguresText()
  return (
    <Card className="p-5!">
      <h2 className="mb-3">{title}</h2>
      {items.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ol className="divide-y divide-line">
          {items.map(({ item, name, amount }) => (
            <li key={item} className="flex min-h-11 items-center justify-between gap-4">
              <bdi className="min-w-0 wrap-anywhere">{localize(name, locale) || t.deleted}</bdi>
              <span className="font-semibold tabular-nums">{number(amount)}×</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
