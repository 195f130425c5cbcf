// What the branch has on its menu, to say with one tap that it is sold out or back; what is sold out stands first.
import { useState } from 'react'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { hasSearched } from '#domain/shared/fold-for-search.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { StaffWaiting } from '#web/office/staff/states.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useBoardText } from '#web/words/board/index.ts'
import { StockButton } from './sheet-lines.tsx'

type BoardStockProps = { branch: string; soldOut: ReadonlySet<string> }

export function BoardStock({ branch, soldOut }: BoardStockProps) {
  const { t, locale } = useBoardText()
  const menu = useShopMenu(locale).data
  const [typed, type] = useState('')
  if (!menu) return <StaffWaiting />
  const within = new Map(menu.categories.map(({ id, sold }) => [id, sold]))
  const here = menu.items.filter(
    (item) =>
      isOnMenuAt({ ...item, within: within.get(item.category) }, branch) && hasSearched(item.name, typed.trim()),
  )
  const groups = [
    { id: '', name: t.stock.out, items: here.filter(({ id }) => soldOut.has(id)) },
    ...menu.categories.map(({ id, name }) => ({
      id,
      name,
      items: here.filter((item) => item.category === id && !soldOut.has(item.id)),
    })),
  ].filter(({ items }) => items.length > 0)
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label={t.stock.find}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {groups.map(({ id, name, items }) => (
        <section key={id} aria-label={name}>
          <h3 className="mb-1.5 text-lg">{name}</h3>
          <ul className="grid gap-1.5 sm:grid-cols-2">
            {items.map((item) => (
              <li key={item.id} className="flex items-center gap-2 rounded-control bg-card p-1.5 ps-3 shade-card">
                <bdi className="min-w-0 flex-1 text-md leading-tight font-semibold wrap-anywhere">{item.name}</bdi>
                <StockButton item={item} branch={branch} soldOut={soldOut.has(item.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p className="py-6 text-center text-ink-2">{t.stock.notFound(typed.trim())}</p>}
    </div>
  )
}
