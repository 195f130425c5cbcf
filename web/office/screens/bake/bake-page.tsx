// The bake list of a branch: how many to make of what is made ahead, ticked as it is done (BAKE-1).
import { may } from '#domain/people/staff.ts'
import { localize } from '#domain/shared/locale.ts'
import type { Member } from '#web/data/session/session.ts'
import { type BakeList, useBakeList, useBakeTick } from '#web/data/staff/bake-api.ts'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { ovenIcon } from '#web/ui/icons/icons-staff.ts'
import { useBakeText } from '#web/words/bake/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import { type BakeAt, BakeHead, CategoryHead } from './bake-head.tsx'
import { BakeNotes, BakeWhy, dayTitle } from './bake-notes.tsx'
import { BakePaper } from './bake-paper.tsx'
import { NothingMade } from './nothing-made.tsx'

type ListedItem = BakeList['items'][number]

export function BakePage() {
  const { pages } = useOfficeText().t
  return (
    <TitledPage title={pages.bake}>
      {(member) => (
        <div className="mx-auto max-w-7xl px-4 pt-4 pb-24 print:p-0">
          <AtBranch member={member} act="stock.see">
            {(branch, branches) => <OfBranch key={branch.id} branch={branch} branches={branches} member={member} />}
          </AtBranch>
        </div>
      )}
    </TitledPage>
  )
}

function OfBranch({ branch, branches, member }: BakeAt & { member: Member }) {
  const { t, date } = useBakeText()
  const { pages } = useOfficeText().t
  const list = useBakeList(branch.id)
  const { data } = list
  const at = { branch, branches }
  if (!data)
    return (
      <>
        <BakeHead title={pages.bake} place="list" {...at} />
        <Unread of={list} />
      </>
    )
  if (data.day === null || data.items.length === 0)
    return (
      <>
        <BakeHead title={pages.bake} detail={data.day && date(data.day)} place="list" {...at} />
        <NothingToMake list={data} edits={may(member, 'menu.edit')} />
      </>
    )
  const done = data.items.filter((item) => item.done).length
  const pieces = data.items.reduce((sum, { made, advice }) => sum + (made ?? advice?.bake ?? 0), 0)
  const detail = [branch.name, t.pieces(pieces), t.doneOf(done, data.items.length)].join(' · ')
  return (
    <>
      <BakeHead title={dayTitle(data.day, data.today, { t, date })} detail={detail} place="list" {...at}>
        <Button variant="quiet" size="staff" onClick={() => print()}>
          <Icon of={printerIcon} className="size-5" />
          <span>{t.print}</span>
        </Button>
      </BakeHead>
      <div className="no-print gap-3 md:columns-2">
        {data.categories.map((category) => (
          <CategoryCard key={category.id} category={category} list={data} day={data.day ?? ''} branch={branch.id} />
        ))}
        <BakeNotes list={data} />
        <BakeWhy past={data.past} />
      </div>
      <BakePaper list={data} day={data.day} branch={branch} />
    </>
  )
}

function NothingToMake({ list, edits }: { list: BakeList; edits: boolean }) {
  const { t } = useBakeText()
  if (list.day === null)
    return (
      <EmptyState icon={ovenIcon} title={t.noDay}>
        {t.noDayHint}
      </EmptyState>
    )
  return <NothingMade any={list.any} edits={edits} />
}

const columns =
  '@min-[26rem]:grid-cols-[minmax(0,1fr)_3.75rem_5.75rem_4.75rem_56px] grid grid-cols-[minmax(0,1fr)_56px] items-center ps-4'

type CategoryCardProps = { category: BakeList['categories'][number]; list: BakeList; day: string; branch: string }

function CategoryCard({ category, list, day, branch }: CategoryCardProps) {
  const { t, date, locale } = useBakeText()
  const name = localize(category.name, locale)
  return (
    <Card bare className="@container mb-3 break-inside-avoid overflow-hidden">
      <section aria-label={name}>
        <CategoryHead icon={category.icon} name={name} />
        <div
          aria-hidden="true"
          className={`${columns} hidden min-h-7 bg-latte-soft text-sm font-semibold text-ink-2 @min-[26rem]:grid`}
        >
          <span />
          <span className="pe-2.5 text-end">{t.make}</span>
          <span>{t.between}</span>
          <span className="pe-1.5 text-end">{t.last(date(day, true))}</span>
          <span className="text-center">{t.done}</span>
        </div>
        <ul>
          {list.items
            .filter((item) => item.category === category.id)
            .map((item) => (
              <li key={item.item}>
                <ItemRow item={item} day={day} branch={branch} />
              </li>
            ))}
        </ul>
      </section>
    </Card>
  )
}

function ItemRow({ item, day, branch }: { item: ListedItem; day: string; branch: string }) {
  const { t, number, date, locale } = useBakeText()
  const tick = useBakeTick()
  const tellRefusal = useTellRefusal()
  const { advice, before, done, made } = item
  const change = () =>
    tick.mutate({ branch, day, item: item.item, done: !done }, { onError: (error) => tellRefusal(error, change) })
  return (
    <label
      className={`${columns} relative min-h-17 w-full border-t border-line has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink ${done ? 'bg-leaf-soft/45' : ''}`}
    >
      <input
        type="checkbox"
        checked={done}
        onChange={change}
        className="absolute inset-0 appearance-none outline-none"
      />
      <span className={`pe-2 pt-2 text-md leading-tight @min-[26rem]:py-2 font-semibold ${done ? 'text-leaf' : ''}`}>
        <bdi>{localize(item.name, locale)}</bdi>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3 pb-2 @min-[26rem]:contents">
        {advice ? (
          <>
            <span
              className={`text-2xl font-extrabold tabular-nums @min-[26rem]:pe-2.5 @min-[26rem]:text-end ${done ? 'text-leaf' : ''}`}
            >
              <span className="sr-only">{`${t.make} `}</span>
              <span>{number(made ?? advice.bake)}</span>
            </span>
            <span className="text-ink-2 tabular-nums">{t.range(number(advice.from), number(advice.to))}</span>
          </>
        ) : (
          <span className="text-sm text-ink-2 @min-[26rem]:col-span-2 @min-[26rem]:ps-2">{t.notYet}</span>
        )}
        <span className="font-semibold text-ink-2 tabular-nums @min-[26rem]:pe-1.5 @min-[26rem]:text-end">
          <span className="font-normal @min-[26rem]:sr-only">{`${t.last(date(before?.day ?? day, true))} `}</span>
          <span>{before ? number(before.wanted) : '–'}</span>
        </span>
      </span>
      <span className="col-start-2 row-span-2 row-start-1 grid size-14 place-items-center @min-[26rem]:col-start-5 @min-[26rem]:row-span-1">
        <span
          className={`grid size-9 place-items-center rounded-small border-2 ${done ? 'border-leaf bg-leaf text-card' : 'border-edge'}`}
        >
          {done && <Icon of={checkIcon} className="size-6" />}
        </span>
      </span>
    </label>
  )
}
