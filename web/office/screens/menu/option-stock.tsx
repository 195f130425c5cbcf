// Which options have run out, per branch and until when: a tap sets one out of stock, a second says until when (OPT-5).
import { firstSizeNames } from '#domain/menu/first-sizes.ts'
import { localize } from '#domain/shared/locale.ts'
import { type OptionStock, type StaffBranch, useOptionStock, useSetOptionStock } from '#web/data/staff/shop-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { OutAt, useStockSwitch } from './stock-switch.tsx'

type OptionStocksProps = {
  branches: readonly StaffBranch[]
  /** Only these groups; without it all of them. */
  groups?: ReadonlySet<string>
}

/** Nothing while the shop has no options. */
export function OptionStocks({ branches, groups: wanted }: OptionStocksProps) {
  const { t, locale } = useOptionEditText()
  const stock = useOptionStock()
  const groups = (stock.data?.groups ?? [])
    .filter(({ id }) => wanted?.has(id) ?? true)
    // A bottle runs out item by item; a size of the shop's own, such as large cups, at every item.
    .map((group) => ({ ...group, options: group.options.filter(({ option }) => !(option in firstSizeNames)) }))
    .filter(({ options }) => options.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="option-stock" className="mt-8">
      <h2 id="option-stock">{wanted ? t.stock.used : t.stock.title}</h2>
      <p className="mt-1 mb-4 text-ink-2">{t.stock.hint}</p>
      <ul className="grid items-start gap-3 md:grid-cols-2">
        {groups.map(({ id, name, options }) => (
          <li key={id}>
            <Card>
              <h3 className="text-lg wrap-anywhere">
                <bdi>{localize(name, locale)}</bdi>
              </h3>
              <ul className="mt-1 divide-y divide-line">
                {options.map((option) => (
                  <OptionRow key={option.option} option={option} branches={branches} />
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OptionRow({ option, branches }: { option: OptionStock; branches: readonly StaffBranch[] }) {
  const { locale } = useStaffText()
  const setStock = useSetOptionStock()
  const name = localize(option.name, locale)
  const { choice, until } = useStockSwitch({
    id: `option-${option.option}`,
    name,
    stock: option,
    branches,
    save: (wish, told) => setStock.mutate({ option: option.option, ...wish }, told),
  })
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-28 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          <OutAt stock={option} branches={branches} />
        </span>
        {choice}
      </div>
      {until}
    </li>
  )
}
