// The menu as big tiles, a category at a time: one tap adds one, or asks for the options that must be chosen.
import { useState } from 'react'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { may } from '#domain/people/staff.ts'
import { isAvailableAt } from '#web/customer/branch/sold-here.ts'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useMember } from '#web/data/session/session.ts'
import { StaffCategoryChips } from '#web/office/staff/lines/category-chips.tsx'
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
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import type { Tile } from './bill.tsx'

type MenuTilesProps = { branch: string; onAdd: (tile: Tile) => void }

export function MenuTiles({ branch, onAdd }: MenuTilesProps) {
  const { t } = useTillText()
  const { categories, items: everything, state } = useMenu()
  const items = everything.filter((item) => isOnMenuAt(item, branch))
  const optionsOf = useItemOptions(branch)
  const [chosen, setChosen] = useState<string>()
  const filled = categories.filter(({ id }) => items.some(({ category }) => category === id))
  const shown = filled.find(({ id }) => id === chosen) ?? filled[0]
  if (!shown) {
    if (state === 'failed') return <MenuUnread />
    return state === 'ready' ? <NoItems /> : <StaffWaiting />
  }
  return (
    <section aria-label={t.enter.items} className="grid grid-cols-1 content-start gap-3">
      <StaffCategoryChips categories={filled} chosen={shown.id} onChoose={setChosen} className="-mx-4 px-4" />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
        {items
          .filter(({ category }) => category === shown.id)
          .map((item) => (
            <ItemTiles
              key={item.id}
              item={item}
              options={optionsOf(item.id)}
              out={!isAvailableAt(item, branch, [])}
              onAdd={onAdd}
            />
          ))}
      </ul>
    </section>
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

type ItemTilesProps = { item: MenuItem; options: ItemOptions; out: boolean; onAdd: (tile: Tile) => void }

/** A tile for each of its sizes. */
function ItemTiles({ item, options, out, onAdd }: ItemTilesProps) {
  const { t, money } = useTillText()
  const nameOf = useBesideName()
  const [asking, setAsking] = useState<string>()
  const name = options.kitchenName ?? item.name
  const add = (piece: ChosenPiece) => onAdd({ item: item.id, name, ...piece })
  return itemInSizes(options).map(({ size, chosen, isOut: sizeOut }) => {
    const usual = shownPieceOf(options, chosen)
    const isOut = out || sizeOut
    const called = nameOf(name, usual.said)
    const { missing, tooMany } = wrongChoices(options, chosen)
    const addsAtOnce = missing.length + tooMany.length === 0
    return (
      <li key={size}>
        <button
          type="button"
          disabled={isOut}
          onClick={() => (addsAtOnce ? add(usual) : setAsking(size))}
          className="flex h-full min-h-24 w-full flex-col justify-between gap-2 rounded-control bg-card p-3 text-start shade-card active:bg-latte-soft disabled:opacity-50"
        >
          <span className="font-semibold leading-snug wrap-anywhere">{called}</span>
          <span className="text-ink-2">
            {`${isOut ? t.enter.out : money(usual.price)}${!isOut && !addsAtOnce ? ' …' : ''}`}
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
