// Many prices changed at once: what is ticked, by one rule, with every new price in sight, and a way back (CATG-3).

import { useState } from 'react'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { highestPrice } from '#domain/shared/typed-price.ts'
import { BranchField } from '#web/customer/branch/branch-field.tsx'
import { useGroups, useItems } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { EditForm, EditNotices } from '#web/office/forms/edit-form.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText, useSheetText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { PickField } from '../menu-fields.tsx'
import { PriceList } from './price-list.tsx'
import { changeCountIn, ownIn, type PriceChanges, type PriceRow, priceAfter, rowsAt } from './price-rows.ts'
import { RuleFields } from './rule-fields.tsx'
import { ruleIn } from './typed-rule.ts'
import { usePriceForm, useUndo } from './use-price-form.ts'

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
  const menu = useShopMenu(locale)
  useStaffUpdates()
  if (!items.data || !groups.data || !menu.data) return <Unread of={[items, groups, menu]} />
  const { categories, branches } = menu.data
  const rowsOf = (branch: string) =>
    rowsAt(
      items.data.items,
      groups.data.groups,
      locale,
      branches.find(({ id }) => id === branch),
    )
  return <Table rowsOf={rowsOf} categories={categories} branches={branches} />
}

type PricedThing = { readonly id: string; readonly name: string }
type TableProps = {
  /** '' for the usual prices. */
  rowsOf: (branch: string) => readonly PriceRow[]
  categories: readonly PricedThing[]
  branches: readonly PricedThing[]
}

function Table({ rowsOf, categories, branches }: TableProps) {
  const { t, locale } = useSheetText()
  const words = useMenuEditText().t
  const prices = usePriceForm(rowsOf, locale)
  const { form, wish, change, hasMoved, hasArrived } = prices
  const { branch, rounding, ticked, sent } = form.fields
  const rule = ruleIn(form.fields)
  const [category, setCategory] = useState('')
  const [search, setSearch] = useState('')

  const rows = rowsOf(branch)
  const shown = rows
    .filter((row) => category === '' || (row.category ?? 'options') === category)
    .filter(({ name }) => hasSearched(name, search))
  const chosen = rows.filter(({ key }) => ticked.includes(key))
  const onTick = (key: string, isTicked: boolean) => {
    const others = ticked.filter((one) => one !== key)
    change({ ticked: isTicked ? [...others, key] : others })
  }
  const list = { ticked: new Set(ticked), onTick, becomes: priceAfter(sent, hasArrived ? undefined : rule, rounding) }
  const reason = reasonAgainst(wish, chosen.length, t.prices)
  const may = wish !== undefined && changeCountIn(wish) > 0 && !reason && !hasMoved
  return (
    <EditForm
      form={form}
      binds
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={() => may && void form.save()}
    >
      <p className="max-w-prose text-ink-2">{t.prices.hint}</p>
      <RuleFields typed={form.fields} onChange={change}>
        <BranchField
          label={t.prices.which}
          none={t.prices.usual}
          branches={branches.map((one) => ({ ...one, name: t.words.branchPrice(one.name) }))}
          value={branch}
          onPick={(id) => change({ branch: id })}
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
          onClick={() => change({ ticked: [...new Set([...ticked, ...shown.map(({ key }) => key)])] })}
        >
          {t.prices.tickAll(shown.length)}
        </Button>
        <Button variant="quiet" disabled={ticked.length === 0} onClick={() => change({ ticked: [] })}>
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
        <Outcome prices={prices} />
        <OwnPrices rows={chosen} at={branches.find(({ id }) => id === branch)?.name} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="staff" busy={form.busy} aria-disabled={!may} className="aria-disabled:opacity-50">
            {t.prices.go(wish ? changeCountIn(wish) : 0)}
          </Button>
          <span role="status" className="text-ink-2">
            {reason ?? t.prices.ticked(chosen.length)}
          </span>
        </div>
      </div>
    </EditForm>
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

function Outcome({ prices }: { prices: ReturnType<typeof usePriceForm> }) {
  const words = useSheetText()
  const { prices: t } = words.t
  const sentences = useRefusalText().t.refusals
  const { form, done } = prices
  const undoing = useUndo(prices, words.locale)
  const why = (refusal: keyof typeof sentences) => (refusal === 'changed_meanwhile' ? t.meanwhile : sentences[refusal])
  if (prices.hasMoved)
    return (
      <Notice
        kind="warning"
        urgent
        action={
          <Button variant="quiet" onClick={prices.look}>
            {t.goOn}
          </Button>
        }
      >
        {prices.hasArrived ? t.arrivedBefore : t.meanwhile}
      </Notice>
    )
  if (form.refused || form.restored)
    return <EditNotices form={form} words={{ madeOnce: true, refused: form.refused && why(form.refused.refusal) }} />
  if (!done) return null
  if (done.stay)
    return (
      <Notice kind="success" title={t.undone}>
        {done.stay.length > 0 && t.stay(formatList(done.stay, words.locale))}
      </Notice>
    )
  return (
    <Notice
      {...(undoing.refused
        ? { kind: 'error', urgent: true, title: why(undoing.refused) }
        : { kind: 'success', title: t.done(changeCountIn(done.wish)) })}
      action={
        <Button variant="quiet" busy={undoing.busy} onClick={undoing.undo}>
          {t.undo}
        </Button>
      }
    />
  )
}

/** Why the prices cannot change like this. */
function reasonAgainst(
  wish: PriceChanges | undefined,
  ticked: number,
  t: ReturnType<typeof useSheetText>['t']['prices'],
): string | undefined {
  if (ticked === 0) return t.none
  if (!wish) return undefined
  if ([...wish.items, ...wish.options].some(({ to }) => to > highestPrice)) return t.tooHigh
  if (changeCountIn(wish) > mostAtOnce) return t.tooMany
  return changeCountIn(wish) === 0 ? t.same : undefined
}
