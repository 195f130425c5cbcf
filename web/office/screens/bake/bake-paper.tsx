// The bake list on paper: one page in black, with lines to write what was left and boxes to tick with a pen (BAKE-1).
import { clockText } from '#domain/branch/hours.ts'
import { localize } from '#domain/shared/locale.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useBrand } from '#web/data/menu/brand-api.ts'
import type { BakeList } from '#web/data/staff/bake-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useBakeText } from '#web/words/bake/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import { BakeNotes, dayTitle } from './bake-notes.tsx'

type BakePaperProps = { list: BakeList; day: string; branch: StaffBranch }

export function BakePaper({ list, day, branch }: BakePaperProps) {
  const { t, date, time, locale } = useBakeText()
  const { pages } = useOfficeText().t
  const { shown } = useBrand()
  const { opens, closes, today } = list
  const hours = opens !== null && closes !== null ? t.open(clockText(opens), clockText(closes)) : ''
  return (
    <section className="print-alone hidden text-ink print:block">
      <header className="flex flex-wrap items-end justify-between gap-x-6 border-b-4 border-ink pb-3">
        <div>
          <p className="font-heading text-3xl font-semibold">{pages.bake}</p>
          <p className="font-semibold first-letter:uppercase">{dayTitle(day, today, { t, date })}</p>
        </div>
        <div className="text-end">
          <p className="font-semibold">
            <bdi>{`${shown} ${branch.name}`}</bdi>
          </p>
          <p>
            <bdi>{[branch.address, hours].filter(Boolean).join(' · ')}</bdi>
          </p>
        </div>
      </header>
      {list.categories.map(({ id, name }) => (
        <CategoryTable
          key={id}
          name={localize(name, locale)}
          day={day}
          items={list.items.filter(({ category }) => category === id)}
        />
      ))}
      <div className="mt-6">
        <BakeNotes list={list} />
      </div>
      <footer className="mt-6 border-t border-ink pt-2 text-sm">
        {t.madeAt(date(today), time(serverNow(), branch.timeZone))}
      </footer>
    </section>
  )
}

function CategoryTable({ name, day, items }: { name: string; day: string; items: BakeList['items'] }) {
  const { t, date, number, locale } = useBakeText()
  const head = 'border-b border-ink py-1 text-sm font-medium'
  const cell = 'border-b border-line py-2'
  return (
    <table className="mt-5 w-full break-inside-avoid">
      <caption className="pb-1 text-start font-heading text-lg font-semibold">
        <bdi>{name}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {t.item}
          </th>
          <th scope="col" className={`${head} w-20 text-end`}>
            {t.make}
          </th>
          <th scope="col" className={`${head} w-28 ps-4 text-start`}>
            {t.between}
          </th>
          <th scope="col" className={`${head} w-24 text-end`}>
            {t.last(date(day, true))}
          </th>
          <th scope="col" className={`${head} w-32 text-end`}>
            {t.leftOver}
          </th>
          <th scope="col" className={`${head} w-20 text-end`}>
            {t.done}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ item, name: called, advice, before, made, done }) => (
          <tr key={item}>
            <th scope="row" className={`${cell} text-start font-medium`}>
              <bdi>{localize(called, locale)}</bdi>
            </th>
            <td className={`${cell} text-end text-2xl font-extrabold tabular-nums`}>
              {advice ? number(made ?? advice.bake) : '–'}
            </td>
            <td className={`${cell} ps-4 tabular-nums`}>
              {advice ? t.range(number(advice.from), number(advice.to)) : t.notYet}
            </td>
            <td className={`${cell} text-end tabular-nums`}>{before ? number(before.wanted) : '–'}</td>
            <td className={`${cell} text-end`}>
              <span className="inline-block w-24 border-b border-ink">&nbsp;</span>
            </td>
            <td className={`${cell} text-end`}>
              <span className="inline-grid size-7 place-items-center rounded-small border-2 border-ink font-bold">
                {done ? '✓' : ''}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
