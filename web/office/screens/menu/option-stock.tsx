// Which options have run out, per branch and until when: a tap sets one out of stock, a second says until when (OPT-5).
import { firstSizeNames } from '#domain/menu/first-sizes.ts'
import { localize } from '#domain/shared/locale.ts'
import { groupPath } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { type OptionStock, type StaffBranch, useOptionStock, useSetOptionStock } from '#web/data/staff/shop-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { OutAt, useStockSwitch } from './stock-switch.tsx'

type OptionStocksProps = {
  branches: readonly StaffBranch[]
  /** Only these groups. */
  groups: ReadonlySet<string>
  /** Whether the member may edit the menu. */
  edits: boolean
}

/** Nothing while these items ask for none. */
export function OptionStocks({ branches, groups: wanted, edits }: OptionStocksProps) {
  const { t, locale } = useOptionEditText()
  const stock = useOptionStock()
  const groups = (stock.data?.groups ?? [])
    .filter(({ id }) => wanted.has(id))
    // A bottle runs out item by item; a size of the shop's own, such as large cups, at every item.
    .map((group) => ({ ...group, options: group.options.filter(({ option }) => !(option in firstSizeNames)) }))
    .filter(({ options }) => options.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="option-stock">
      <Card bare className="pb-3">
        <div className="flex flex-wrap items-center gap-x-3 px-4 pt-2">
          <h2 id="option-stock" className="me-auto text-lg">
            {t.stock.used}
          </h2>
          {edits && (
            <LinkButton href={linkTo('/food-edit-options')} variant="text">
              {t.stock.all}
            </LinkButton>
          )}
        </div>
        <p className="mb-2 px-4 text-sm text-ink-2">{t.stock.hint}</p>
        <ul className="grid items-start gap-2.5 px-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
          {groups.map(({ id, name, options }) => (
            <li key={id} className="rounded-control border border-line px-3 py-1.5">
              <h3 className="font-text text-base tracking-normal wrap-anywhere">
                {edits ? (
                  <a href={linkTo(groupPath(id))} className="inline-flex min-h-11 items-center underline">
                    <bdi>{localize(name, locale)}</bdi>
                  </a>
                ) : (
                  <bdi>{localize(name, locale)}</bdi>
                )}
              </h3>
              <ul className="divide-y divide-line">
                {options.map((option) => (
                  <OptionRow key={option.option} option={option} branches={branches} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function OptionRow({ option, branches }: { option: OptionStock; branches: readonly StaffBranch[] }) {
  const { locale } = useStaffText()
  const setStock = useSetOptionStock()
  const name = localize(option.name, locale)
  const { choice, toggle, until } = useStockSwitch({
    id: `option-${option.option}`,
    name,
    stock: option,
    branches,
    save: (wish, told) => setStock.mutate({ option: option.option, ...wish }, told),
  })
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-24 leading-tight font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          <OutAt stock={option} branches={branches} />
        </span>
        <div className={toggle ? 'w-34' : ''}>{toggle ?? choice}</div>
      </div>
      {until}
    </li>
  )
}
