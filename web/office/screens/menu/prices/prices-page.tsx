// Many prices changed at once: what is ticked, by one rule, with every new price in sight, and a way back (CATG-3).

import { useState } from 'react'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { highestPrice } from '#domain/shared/typed-price.ts'
import { useChangePrices, useGroups, useItems } from '#web/data/staff/menu-api.ts'
import { usePlaces } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText, useSheetText } from '#web/words/editor/index.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { PickField } from '../menu-fields.tsx'
import { PriceList } from './price-list.tsx'
import {
  countOf,
  itemRows,
  optionRows,
  ownIn,
  type PriceChanges,
  type PriceRow,
  undoing,
  wishOf,
} from './price-rows.ts'
import { RuleFields, useRule } from './rule-fields.tsx'

const noBranches: readonly string[] = []
/** As many as one call takes. */
const mostAtOnce = 2500

export function PricesPage() {
  const { t } = useSheetText()
  return <StaffPage title={t.prices.title}>{() => <Prices />}</StaffPage>
}

function Prices() {
  const { locale } = useSheetText()
  const items = useItems(true)
  const groups = useGroups()
  const menu = usePlaces(locale)
  useStaffUpdates(noBranches)
  if (!items.data || !groups.data || !menu.data) return <Unread of={[items, groups, menu]} />
  const { categories, branches } = menu.data
  const rowsAt = (branch: string) =>
    branch === ''
      ? [...itemRows(items.data.items, groups.data.groups, locale), ...optionRows(groups.data.groups, locale)]
      : itemRows(items.data.items, groups.data.groups, locale, branch)
  return <Table rowsAt={rowsAt} categories={categories} branches={branches} />
}

type Named = { readonly id: string; readonly name: string }
type TableProps = {
  /** '' for the usual prices. */
  rowsAt: (branch: string) => readonly PriceRow[]
  categories: readonly Named[]
  branches: readonly Named[]
}

function Table({ rowsAt, categories, branches }: TableProps) {
  const { t } = useSheetText()
  const words = useMenuEditText().t
  const rule = useRule()
  const [branch, setBranch] = useState('')
  const [category, setCategory] = useState('')
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const changing = useChanging(() => setTicked(new Set()))

  const rows = rowsAt(branch)
  const shown = rows
    .filter((row) => category === '' || (row.category ?? 'options') === category)
    .filter(({ name }) => hasSearched(name, search))
  const { rounding } = rule.typed
  const chosen = rows.filter(({ key }) => ticked.has(key))
  const wish = rule.rule && wishOf(chosen, rule.rule, rounding)
  const onTick = (key: string, isTicked: boolean) => {
    const others = [...ticked].filter((one) => one !== key)
    setTicked(new Set(isTicked ? [...others, key] : others))
  }
  const list = { ticked, onTick, rule: rule.rule, rounding }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-ink-2">{t.prices.hint}</p>
      <RuleFields rule={rule}>
        <PickField
          label={t.prices.which}
          value={branch}
          choices={[['', t.prices.usual], ...branches.map(({ id, name }) => [id, t.words.branchPrice(name)] as const)]}
          onPick={setBranch}
        />
      </RuleFields>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]">
        <PickField
          label={words.category}
          value={category}
          choices={[
            ['', t.prices.all],
            ...categories.map(({ id, name }) => [id, name] as const),
            ...(rows.some((row) => row.category === null) ? [['options', t.prices.options] as const] : []),
          ]}
          onPick={setCategory}
        />
        <TextField
          label={words.findItem}
          type="search"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button
          variant="quiet"
          disabled={shown.length === 0}
          onClick={() => setTicked(new Set([...ticked, ...shown.map(({ key }) => key)]))}
        >
          {t.prices.tickAll(shown.length)}
        </Button>
        <Button variant="quiet" disabled={ticked.size === 0} onClick={() => setTicked(new Set())}>
          {t.prices.untick}
        </Button>
      </div>
      {shown.length === 0 && <EmptyState icon={searchIcon} title={words.noMatch} />}
      <div>
        {categories.map(({ id, name }) => (
          <PriceList key={id} title={name} rows={shown.filter((row) => row.category === id)} {...list} />
        ))}
        <PriceList title={t.prices.options} rows={shown.filter((row) => row.category === null)} {...list} />
      </div>
      <div className="foot-bar sticky bottom-0 z-10 grid gap-2 border-t border-line bg-paper py-3">
        <Outcome changing={changing} />
        <OwnPrices rows={chosen} at={branches.find(({ id }) => id === branch)?.name} />
        <Go wish={wish} ticked={chosen.length} busy={changing.busy} onGo={changing.change} />
      </div>
    </div>
  )
}

/** What becomes of prices that branches have of their own; `at`: the branch whose prices change. */
function OwnPrices({ rows, at }: { rows: readonly PriceRow[]; at: string | undefined }) {
  const { prices: t } = useSheetText().t
  const own = ownIn(rows)
  if (rows.length === 0 || (at === undefined && own === 0)) return null
  return (
    <p className="text-sm text-ink-2">
      {at === undefined ? t.ownStay(own) : `${t.onlyAt(at)} ${own > 0 ? t.ownChange(own) : ''}`}
    </p>
  )
}

function Outcome({ changing: { done, refusal, undo, undone, busy } }: { changing: ReturnType<typeof useChanging> }) {
  const { prices: t } = useSheetText().t
  if (refusal) return <Notice kind="error" urgent title={refusal} />
  if (undone) return <Notice kind="success" title={t.undone} />
  if (done === 0) return null
  return (
    <Notice
      kind="success"
      title={t.done(done)}
      action={
        <Button variant="quiet" busy={busy} onClick={undo}>
          {t.undo}
        </Button>
      }
    />
  )
}

type GoProps = {
  wish: PriceChanges | undefined
  ticked: number
  busy: boolean
  onGo: (wish: PriceChanges) => void
}

function Go({ wish, ticked, busy, onGo }: GoProps) {
  const { prices: t } = useSheetText().t
  const count = wish ? countOf(wish) : 0
  const tooHigh = wish && [...wish.items, ...wish.options].some(({ to }) => to > highestPrice)
  const reasons = [
    [ticked === 0, t.none],
    [tooHigh, t.tooHigh],
    [count > mostAtOnce, t.tooMany],
    [wish && count === 0, t.same],
  ] as const
  const reason = reasons.find(([holds]) => holds)?.[1]
  const may = wish && count > 0 && !reason
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="staff"
        busy={busy}
        aria-disabled={!may}
        className="aria-disabled:opacity-50"
        onClick={() => may && onGo(wish)}
      >
        {t.go(count)}
      </Button>
      <span role="status" className="text-ink-2">
        {reason ?? t.ticked(ticked)}
      </span>
    </div>
  )
}

interface ChangeOutcome {
  /** What was done last, and can be undone. */
  readonly wish?: PriceChanges
  readonly undone?: true
  readonly refusal?: string
}

function useChanging(onDone: () => void) {
  const { prices: t } = useSheetText().t
  const sentences = useRefusalText().t.refusals
  const mutation = useChangePrices()
  const send = sendBy(mutation)
  const [outcome, setOutcome] = useState<ChangeOutcome>({})

  async function change(wish: PriceChanges, back?: true) {
    const answer = await send(wish)
    if (answer.ok) {
      setOutcome(back ? { undone: true } : { wish })
      return onDone()
    }
    const { refusal } = answer.refusal
    setOutcome({ ...outcome, refusal: refusal === 'changed_meanwhile' ? t.meanwhile : sentences[refusal] })
  }

  return {
    busy: mutation.isPending,
    done: outcome.wish ? countOf(outcome.wish) : 0,
    undone: outcome.undone ?? false,
    refusal: outcome.refusal,
    change: (wish: PriceChanges) => void change(wish),
    undo: () => outcome.wish && void change(undoing(outcome.wish), true),
  }
}
