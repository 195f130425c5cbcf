// Which options have run out, per branch and until when: a tap sets one out of stock, a second says until when (OPT-5).
import type { OutWish } from '../../../domain/menu/stock.ts'
import { localize } from '../../../domain/shared/locale.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { type OptionStock, useOptionStock, useSetOptionStock } from '../../api/staff/options.ts'
import { Card } from '../../components/display/card.tsx'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useOptionEditText } from '../../i18n/option-edit/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReach } from '../../staff/shop/branches.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { StockUntil, useUntilWords } from './stock-until.tsx'

type OptionStocksProps = {
  branches: readonly BranchName[]
  /** Only these groups; without it all of them. */
  groups?: ReadonlySet<string>
}

/** Nothing while the shop has no options. */
export function OptionStocks({ branches, groups: wanted }: OptionStocksProps) {
  const { t, locale } = useOptionEditText()
  const stock = useOptionStock()
  const groups = stock.data?.groups.filter(({ id, options }) => options.length > 0 && (wanted?.has(id) ?? true)) ?? []
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="option-stock" className="mt-8">
      <h2 id="option-stock">{wanted ? t.stock.used : t.stock.title}</h2>
      <p className="mt-1 mb-4 text-ink-2">{t.stock.hint}</p>
      <ul className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2">
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

function OptionRow({ option, branches }: { option: OptionStock; branches: readonly BranchName[] }) {
  const { t, locale } = useStaffText()
  const places = useReach(branches)
  const setStock = useSetOptionStock()
  const say = useUntilWords()
  const name = localize(option.name, locale)
  const outHere = places.filter(({ id }) => option.out.includes(id)).length
  const mixed = outHere > 0 && outHere < places.length
  const elsewhere = branches.filter(({ id }) => option.out.includes(id))

  function withEnd(place: BranchName): string {
    const end = option.until[place.id]
    return end === undefined ? place.name : t.stock.placeUntil(place.name, say(end, place))
  }

  function set(stock: 'in' | 'out', until: OutWish = null) {
    setStock.mutate(
      { option: option.option, branches: places.map(({ id }) => id), stock, until },
      {
        onSuccess: () => {
          const { outInAll, inInAll } = t.stock
          if (places.length > 1) showToast((stock === 'out' ? outInAll : inInAll)(name, places.length))
        },
        onError: () =>
          showWarning(`${name}: ${t.frame.failed}`, { label: t.frame.tryAgain, run: () => set(stock, until) }),
      },
    )
  }

  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-28 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
          {elsewhere.length > 0 && branches.length > 1 && (
            <span className="block text-sm font-medium text-cherry">
              {t.stock.outAt(elsewhere.map(withEnd).join(', '))}
            </span>
          )}
        </span>
        <div className="[&_label]:flex-auto [&_label]:px-3 [&_label:last-child]:has-checked:border-cherry! [&_label:last-child]:has-checked:bg-cherry-soft! [&_label:last-child]:has-checked:outline-cherry! [&_label:last-child]:accent-cherry">
          <RadioGroup
            label={t.stock.of(name)}
            labelHidden
            name={`stock-option-${option.option}`}
            value={mixed ? undefined : outHere > 0 ? 'out' : 'in'}
            choices={[
              { value: 'in', text: t.stock.available },
              { value: 'out', text: t.stock.out },
            ]}
            onChange={(stock) => set(stock)}
            inline
          />
        </div>
      </div>
      {places.length > 0 && outHere === places.length && (
        <StockUntil
          item={`option-${option.option}`}
          places={places}
          ends={option.until}
          onChoose={(until) => set('out', until)}
        />
      )}
    </li>
  )
}
