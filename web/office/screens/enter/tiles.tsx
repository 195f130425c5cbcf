// The menu as big tiles: what sells most, a category at a time, or what was searched. One tap adds one, or asks for the
// options that must be chosen.
import { useEffect, useState } from 'react'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { may } from '#domain/people/staff.ts'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { isAvailableAt } from '#web/customer/branch/sold-here.ts'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { StruckPrice } from '#web/customer/reductions/struck-price.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useMember } from '#web/data/session/session.ts'
import { useMostSold } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { ChooseOptions } from '#web/office/staff/lines/choose-options.tsx'
import {
  type ChosenPiece,
  type ItemOptions,
  itemInSizes,
  shownPieceOf,
  useItemOptions,
  wrongChoices,
} from '#web/office/staff/lines/item-options.ts'
import { useBesideName } from '#web/office/staff/lines/line-change-list.tsx'
import { StaffWaiting } from '#web/office/staff/states.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon, type IconShape } from '#web/ui/icons/icon.tsx'
import { bagIcon, starIcon } from '#web/ui/icons/icons.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import type { Tile } from './bill.tsx'
import { usePieceNow } from './reduced-bill.ts'

type MenuTilesProps = {
  branch: Pick<StaffBranch, 'id' | 'timeZone'>
  /** When the order is wanted. */
  at: number
  onAdd: (tile: Tile) => void
}

/** In place of a category. */
const bestSellers = ''

export function MenuTiles({ branch: shop, at, onAdd }: MenuTilesProps) {
  const branch = shop.id
  const priceNow = usePieceNow(shop, at)
  const { t } = useTillText()
  const { find, notFound } = useBoardText().t.stock
  const { categories, items: everything, state } = useMenu()
  const items = everything.filter((item) => isOnMenuAt(item, branch))
  const optionsOf = useItemOptions(branch)
  const sold = useSoldMost(branch, items)
  const [chosen, setChosen] = useState<string>()
  const [typed, type] = useState('')
  const filled = categories.filter(({ id }) => items.some(({ category }) => category === id))
  const [first] = filled
  if (!first) {
    if (state === 'failed') return <MenuUnread />
    return state === 'ready' ? <NoItems /> : <StaffWaiting />
  }
  if (!sold) return <StaffWaiting />
  const shelves = [
    ...(sold.length > 0 ? [{ id: bestSellers, name: t.enter.mostSold, icon: starIcon }] : []),
    ...filled.map(({ id, name, icon }) => ({ id, name, icon: categoryIcon(icon) })),
  ]
  const { id: open } = shelves.find(({ id }) => id === chosen) ?? shelves[0] ?? first
  const text = typed.trim()
  const isMeant = ({ id, name }: MenuItem) =>
    [name, optionsOf(id).kitchenName ?? ''].some((one) => hasSearched(one, text))
  const found = text !== '' ? items.filter(isMeant) : open === bestSellers ? sold : undefined
  const shown = found ?? items.filter(({ category }) => category === open)
  return (
    <section aria-label={t.enter.items} className="grid grid-cols-1 content-start gap-3">
      <TextField
        type="search"
        label={find}
        labelHidden
        placeholder={find}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Shelves shelves={shelves} open={text === '' ? open : undefined} onOpen={setChosen} onChosen={() => type('')} />
      {shown.length === 0 && <p className="py-6 text-center text-ink-2">{notFound(text)}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2">
        {shown.map((item) => (
          <ItemTiles
            key={item.id}
            item={item}
            options={optionsOf(item.id)}
            out={!isAvailableAt(item, branch, [])}
            priceNow={priceNow}
            onAdd={(tile) => {
              onAdd(tile)
              type('')
            }}
          />
        ))}
      </ul>
    </section>
  )
}

const mostTiles = 10
const patienceMs = 1000

/**
 * The ten items that the branch sold most. None if it has not sold ten yet, or if reading them takes longer than a
 * second: a till does not wait for them, and its tiles do not move once they are there. Undefined until then.
 */
function useSoldMost(branch: string, items: readonly MenuItem[]): readonly MenuItem[] | undefined {
  const { data, isPending } = useMostSold(branch)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending])
  if (late) return []
  if (isPending) return undefined
  const sold = data?.items.flatMap((id) => items.find((item) => item.id === id) ?? []) ?? []
  return sold.length < mostTiles ? [] : sold
}

type ShelvesProps = {
  shelves: readonly { readonly id: string; readonly name: string; readonly icon: IconShape }[]
  /** Undefined while something is searched. */
  open: string | undefined
  onOpen: (id: string) => void
  onChosen: () => void
}

function Shelves({ shelves, open, onOpen, onChosen }: ShelvesProps) {
  const { t } = useTillText()
  return (
    <ul
      aria-label={t.enter.categories}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.25rem),1fr))] gap-1.5 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,4.75rem),1fr))]"
    >
      {shelves.map(({ id, name, icon }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === open}
            onClick={() => {
              onOpen(id)
              onChosen()
            }}
            className="grid h-full min-h-14 w-full content-center justify-items-center gap-0.5 rounded-control border border-edge bg-card px-1 py-1.5 text-center leading-tight font-semibold wrap-anywhere max-sm:text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Icon of={icon} className="size-5" />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The branch sells nothing yet. */
function NoItems() {
  const { enter } = useTillText().t
  const member = useMember()
  const adds = member !== null && member !== 'loading' && may(member, 'menu.edit')
  return (
    <EmptyState
      icon={bagIcon}
      title={enter.noItems}
      action={
        adds && (
          <LinkButton href={linkTo('/food-edit')} size="staff">
            {enter.toMenu}
          </LinkButton>
        )
      }
    >
      {adds ? enter.noItemsHint : enter.askManager}
    </EmptyState>
  )
}

type ItemTilesProps = {
  item: MenuItem
  options: ItemOptions
  out: boolean
  priceNow: ReturnType<typeof usePieceNow>
  onAdd: (tile: Tile) => void
}

function TilePrice({ before, now }: { before: number; now: number | undefined }) {
  const { money } = useTillText()
  return now === undefined ? <span>{money(before)}</span> : <StruckPrice before={before} now={now} />
}

/** A tile for each of its sizes. */
function ItemTiles({ item, options, out, priceNow, onAdd }: ItemTilesProps) {
  const { t } = useTillText()
  const nameOf = useBesideName()
  const [asking, setAsking] = useState<string>()
  const name = options.kitchenName ?? item.name
  const add = (piece: ChosenPiece) => onAdd({ item: item.id, name, ...piece })
  return itemInSizes(options).map(({ size, chosen, isOut: sizeOut }) => {
    const usual = shownPieceOf(options, chosen)
    const isOut = out || sizeOut
    const called = nameOf(name, usual.said)
    const { missing, tooMany } = wrongChoices(options, chosen)
    const now = priceNow(item, usual)
    const addsAtOnce = missing.length + tooMany.length === 0
    return (
      <li key={size}>
        <button
          type="button"
          disabled={isOut}
          onClick={() => (addsAtOnce ? add(usual) : setAsking(size))}
          className="flex h-full min-h-20 w-full flex-col justify-between gap-1 rounded-control bg-card p-3 text-start shade-card active:bg-latte-soft disabled:opacity-50"
        >
          <span className="font-semibold leading-snug wrap-anywhere">{called}</span>
          <span className="text-ink-2">
            {isOut && <span>{t.enter.out}</span>}
            {!isOut && options.isPriced && <TilePrice before={usual.price} now={now} />}
            {!isOut && !addsAtOnce && <span>{' …'}</span>}
          </span>
        </button>
        {asking === size && (
          <ChooseOptions
            name={called}
            item={options}
            start={chosen}
            adds
            onChoose={(piece) => {
              add(piece)
              setAsking(undefined)
            }}
            onClose={() => setAsking(undefined)}
          />
        )}
      </li>
    )
  })
}
