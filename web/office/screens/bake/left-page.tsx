// What is left in the evening of what was made ahead, counted in two taps an item (BAKE-2).
import { useState } from 'react'
import { may } from '#domain/people/staff.ts'
import { localize } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { type BakeLeft, useBakeCount, useBakeLeft } from '#web/data/staff/bake-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { minusIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { useBakeText } from '#web/words/bake/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import { type BakeAt, BakeHead, CategoryHead } from './bake-head.tsx'
import { NothingMade } from './nothing-made.tsx'
import { SellLeft } from './sell-left.tsx'
import { useCounts } from './use-counts.ts'

type LeftItem = BakeLeft['items'][number]

export function LeftPage() {
  const { pages } = useOfficeText().t
  return (
    <TitledPage title={pages.bake}>
      {(member) => (
        <div className="mx-auto max-w-7xl px-4 pt-4 pb-24">
          <AtBranch member={member} act="stock.set">
            {(branch, branches) => (
              <OfBranch
                key={branch.id}
                branch={branch}
                branches={branches}
                sets={may(member, 'menu.edit', branch.id)}
                edits={may(member, 'menu.edit')}
              />
            )}
          </AtBranch>
        </div>
      )}
    </TitledPage>
  )
}

/** `sets`: the member may say at which price what is left is sold. */
function OfBranch({ branch, branches, sets, edits }: BakeAt & { sets: boolean; edits: boolean }) {
  const { t, date, time } = useBakeText()
  const left = useBakeLeft(branch.id)
  const { data } = left
  const at = { branch, branches }
  if (!data)
    return (
      <>
        <BakeHead title={t.whatIsLeft} place="left" {...at} />
        <Unread of={left} />
      </>
    )
  const closing = data.closes === null ? t.closedToday : t.closesAt(time(data.closes, branch.timeZone))
  return (
    <>
      <BakeHead title={t.whatIsLeft} detail={`${date(data.day)} · ${branch.name} · ${closing}`} place="left" {...at} />
      {data.items.length === 0 ? (
        <>
          <NothingMade any={data.any} edits={edits} />
          {data.sale && data.sale.share !== null && <SellLeft sale={data.sale} branch={branch} sets={sets} />}
        </>
      ) : (
        <Counting key={data.day} left={data} branch={branch} sets={sets} />
      )}
    </>
  )
}

function Counting({ left, branch, sets }: { left: BakeLeft; branch: StaffBranch; sets: boolean }) {
  const { locale } = useBakeText()
  const { typed, count } = useCounts(branch.id, left.day)
  const items = left.items.map((one) => {
    const now = typed[one.item]
    return now === undefined || now === one.left ? one : { ...one, left: now, free: null }
  })
  return (
    <div className="gap-3 md:columns-2">
      {left.categories.map(({ id, name, icon }) => (
        <Card key={id} bare className="mb-3 break-inside-avoid overflow-hidden">
          <section aria-label={localize(name, locale)}>
            <CategoryHead icon={icon} name={localize(name, locale)} />
            <ul>
              {items
                .filter(({ category }) => category === id)
                .map((item) => (
                  <CountRow key={item.item} item={item} onCount={(now) => count(item.item, now)} />
                ))}
            </ul>
          </section>
        </Card>
      ))}
      <Total items={items} />
      {left.sale && (sets || left.sale.share !== null) && <SellLeft sale={left.sale} branch={branch} sets={sets} />}
      <div className="mb-3 break-inside-avoid">
        <Made left={left} branch={branch.id} />
      </div>
    </div>
  )
}

const looks = {
  none: 'border-edge',
  some: 'border-2 border-honey bg-honey-soft',
  out: 'border-cherry bg-cherry-soft text-cherry',
}

const mostLeft = 9999

function CountRow({ item, onCount }: { item: LeftItem; onCount: (left: number | null) => void }) {
  const { t, number, locale } = useBakeText()
  const { made, sold, left, free } = item
  const name = localize(item.name, locale)
  const most = made ?? mostLeft
  // What the sums say is the first guess: usually it is right, and one tap counts it.
  const expected = made === null ? null : Math.min(most, Math.max(0, made - sold))
  const look = left === null ? 'none' : left === 0 ? 'out' : 'some'
  const said = left === null ? '–' : left === 0 ? t.soldOut : number(left)
  return (
    <li className="flex min-h-17 flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-1 ps-4 pe-2.5">
      <div className="me-auto min-w-[7rem] flex-1 leading-tight">
        <p className="text-md font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {made === null ? t.sold(number(sold)) : t.madeSold(number(made), number(sold))}
        </p>
        {free !== null && free !== left && <p className="text-sm font-semibold">{t.free(number(free))}</p>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are taps on a list. */}
      <div
        role="group"
        aria-label={name}
        className={`grid min-h-14 w-50 grid-cols-[56px_minmax(0,1fr)_56px] rounded-control border ${looks[look]}`}
      >
        <button
          type="button"
          aria-label={t.less(name)}
          aria-disabled={left === 0 || undefined}
          onClick={() => left !== 0 && onCount(left === null ? 0 : left - 1)}
          className="grid min-h-14 place-items-center rounded-control aria-disabled:opacity-40"
        >
          <Icon of={minusIcon} className="size-6" />
        </button>
        <button
          type="button"
          onClick={() => onCount(left === null ? (expected ?? 0) : null)}
          className={`rounded-control font-bold wrap-anywhere tabular-nums ${left === 0 ? 'text-sm' : 'text-2xl'}`}
        >
          <output>{said}</output>
          <span className="sr-only">{left === null ? t.take(name, number(expected ?? 0)) : t.takeBack(name)}</span>
        </button>
        <button
          type="button"
          aria-label={t.more(name)}
          aria-disabled={left === most || undefined}
          onClick={() => left !== most && onCount(left === null ? (expected ?? Math.min(1, most)) : left + 1)}
          className="grid min-h-14 place-items-center rounded-control aria-disabled:opacity-40"
        >
          <Icon of={plusIcon} className="size-6" />
        </button>
      </div>
    </li>
  )
}

function Total({ items }: { items: readonly LeftItem[] }) {
  const { t, money } = useBakeText()
  const counted = items.filter(({ left }) => left !== null).length
  const pieces = items.reduce((sum, { left }) => sum + (left ?? 0), 0)
  const worth = items.reduce((sum, { left, price }) => sum + (left ?? 0) * price, 0)
  const rest = items.length - counted
  return (
    <div className="on-dark mb-3 grid break-inside-avoid gap-2.5 rounded-card bg-ink p-4 text-paper">
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t.countedOf(counted, items.length)}</span>
        <strong className="text-xl">{`${t.pieces(pieces)} · ${money(worth)}`}</strong>
      </p>
      <LinkButton href={linkTo('/bake')} size="staff" wide className="text-ink">
        {t.doneToday}
      </LinkButton>
      <p className="text-sm text-latte">{rest === 0 ? t.allCounted : t.uncounted(rest)}</p>
    </div>
  )
}

/** How many were made, where that is not what the list said. */
function Made({ left, branch }: { left: BakeLeft; branch: string }) {
  const { t } = useBakeText()
  return (
    <FoldedFields title={t.madeTitle} opens={false}>
      <p className="text-sm text-ink-2">{t.madeHint}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] items-end gap-3">
        {left.items.map((item) => (
          <MadeField key={`${item.item} ${item.made}`} item={item} day={left.day} branch={branch} />
        ))}
      </div>
    </FoldedFields>
  )
}

function MadeField({ item, day, branch }: { item: LeftItem; day: string; branch: string }) {
  const { locale } = useBakeText()
  const before = item.made === null ? '' : String(item.made)
  const [typed, setTyped] = useState(before)
  const save = useBakeCount()
  const tellRefusal = useTellRefusal()
  const send = () => {
    const text = typed.trim()
    if (text === before) return
    if (text !== '' && !/^\d{1,4}$/.test(text)) return setTyped(before)
    const made = text === '' ? null : Number(text)
    save.mutate(
      { branch, day, item: item.item, left: item.left, made },
      {
        onError: (error) => {
          setTyped(before)
          tellRefusal(error, send)
        },
      },
    )
  }
  return (
    <TextField
      label={<bdi>{localize(item.name, locale)}</bdi>}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={4}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  )
}
