// Items, or options, with a tick each, and what their prices become.
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { useSheetText } from '#web/words/editor/index.ts'
import type { PriceRow, RowPrice } from './price-rows.ts'

type PriceListProps = {
  title: string
  rows: readonly PriceRow[]
  ticked: ReadonlySet<string>
  onTick: (key: string, isTicked: boolean) => void
  becomes: (price: RowPrice, isTicked: boolean) => number
}

export function PriceList({ title, rows, ticked, onTick, becomes }: PriceListProps) {
  if (rows.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-lg">
        <bdi>{title}</bdi>
      </h2>
      <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {rows.map((row) => (
          <li key={row.key}>
            <label className="flex h-full min-h-control items-center gap-3 rounded-control border border-line bg-card px-4 py-2 has-checked:border-ink">
              <input
                type="checkbox"
                className="size-5.5 shrink-0"
                checked={ticked.has(row.key)}
                onChange={({ target }) => onTick(row.key, target.checked)}
              />
              <bdi className="min-w-0 flex-1 font-medium wrap-anywhere">{row.name}</bdi>
              <span className="grid justify-items-end text-end tabular-nums">
                {row.prices.map((price) => (
                  <Price
                    key={price.label}
                    label={price.label}
                    from={price.from}
                    to={becomes(price, ticked.has(row.key))}
                  />
                ))}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Price({ label, from, to }: { label: string; from: number; to: number }) {
  const { t, money } = useSheetText()
  return (
    <span>
      {label && <span className="text-sm text-ink-2">{`${label} `}</span>}
      {to === from ? (
        <bdi>{money(from)}</bdi>
      ) : (
        <>
          <del className="text-sm text-ink-2">
            <bdi>{money(from)}</bdi>
          </del>{' '}
          <VisuallyHidden>{t.becomes}</VisuallyHidden> <bdi className="font-semibold">{money(to)}</bdi>
        </>
      )}
    </span>
  )
}
