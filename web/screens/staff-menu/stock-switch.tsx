// In or out of stock, of an item or an option, at one branch or at all of the member's; a press is saved at once.
import type { OutWish } from '../../../domain/menu/stock.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { RadioGroup } from '../../components/fields/radio-group.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { showToast, showWarning } from '../../staff/toasts.tsx'
import { StockUntil, useUntilWords } from './stock-until.tsx'

/** The branches at which it is out of stock, and until when at those where it comes back by itself. */
interface Stock {
  readonly out: readonly string[]
  readonly until: Readonly<Record<string, number>>
}

interface Wish {
  readonly branches: string[]
  readonly stock: 'in' | 'out'
  readonly until: OutWish
}

type Save = (wish: Wish, told: { onSuccess: () => void; onError: () => void }) => void

type StockSwitchProps = {
  /** Unique on the page. */
  id: string
  name: string
  stock: Stock
  /** The branches that it sets. */
  places: readonly BranchName[]
  save: Save
}

export function useStockSwitch({ id, name, stock, places, save }: StockSwitchProps) {
  const { t } = useStaffText()
  const outHere = places.filter((place) => stock.out.includes(place.id)).length
  const mixed = outHere > 0 && outHere < places.length
  const allOut = places.length > 0 && outHere === places.length

  function set(wish: 'in' | 'out', until: OutWish = null) {
    save(
      { branches: places.map((place) => place.id), stock: wish, until },
      {
        onSuccess: () => {
          const { outInAll, inInAll } = t.stock
          if (places.length > 1) showToast((wish === 'out' ? outInAll : inInAll)(name, places.length))
        },
        onError: () =>
          showWarning(`${name}: ${t.frame.failed}`, { label: t.frame.tryAgain, run: () => set(wish, until) }),
      },
    )
  }

  return {
    /** At every branch that it sets. */
    allOut,
    choice: (
      <div className="[&_label]:flex-auto [&_label]:px-3 [&_label:last-child]:has-checked:border-cherry! [&_label:last-child]:has-checked:bg-cherry-soft! [&_label:last-child]:has-checked:inset-ring-cherry! [&_label:last-child]:accent-cherry">
        <RadioGroup
          label={t.stock.of(name)}
          labelHidden
          name={`stock-${id}`}
          value={mixed ? undefined : outHere > 0 ? 'out' : 'in'}
          choices={[
            { value: 'in', text: t.stock.available },
            { value: 'out', text: t.stock.out },
          ]}
          onChange={(wish) => set(wish)}
          inline
        />
      </div>
    ),
    until: allOut && (
      <StockUntil item={id} places={places} ends={stock.until} onChoose={(until) => set('out', until)} />
    ),
  }
}

/** Where else it is out of stock, and until when; nothing for a member of one branch. */
export function OutAt({ stock, branches }: { stock: Stock; branches: readonly BranchName[] }) {
  const { t } = useStaffText()
  const say = useUntilWords()
  const outAt = branches.filter(({ id }) => stock.out.includes(id))
  if (outAt.length === 0 || branches.length < 2) return null
  const withEnd = (place: BranchName): string => {
    const end = stock.until[place.id]
    return end === undefined ? place.name : t.stock.placeUntil(place.name, say(end, place))
  }
  return <span className="block text-sm font-medium text-cherry">{t.stock.outAt(outAt.map(withEnd).join(', '))}</span>
}
