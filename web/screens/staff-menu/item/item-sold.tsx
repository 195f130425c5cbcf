// Where and when an item is sold, with its prices per branch in each of its sizes (CATG-2).
import { asItComes } from '../../../../domain/menu/sizes.ts'
import type { Sold } from '../../../../domain/menu/sold.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import type { ItemForm } from './item-form.ts'
import { isTyped, useSizes } from './use-sizes.ts'

const SoldFields = lazyPart(
  () => import('../sold/sold-fields.tsx').then((file) => file.SoldFields),
  <div className="h-14" />,
)

type ItemSoldProps = {
  form: ItemForm
  onChange: (change: Partial<ItemForm>) => void
  problemAt: (field: string) => string | undefined
  /** What its category says, which holds as well. */
  within: Sold | undefined
}

export function ItemSold({ form, onChange, problemAt, within }: ItemSoldProps) {
  const sizes = useSizes(form)
    .filter(({ id }) => isTyped(form.sizes, id))
    .map(({ id, name }) => ({ size: id, name, usual: form.sizes[id]?.price ?? '' }))
  const isPlain = sizes.length === 0 || form.price !== '' || hasPlain(form)
  return (
    <SoldFields
      sold={form.sold}
      onChange={(sold) => onChange({ sold })}
      problemAt={problemAt}
      within={within}
      prices={{
        of: [...(isPlain ? [{ size: asItComes, name: '', usual: form.price }] : []), ...sizes],
        typed: form.branchPrices,
        onType: (branchPrices) => onChange({ branchPrices }),
      }}
    />
  )
}

/** Whether some branch has a price of its own for the item as it comes. */
const hasPlain = ({ branchPrices }: ItemForm): boolean =>
  Object.values(branchPrices).some((typed) => (typed[asItComes] ?? '') !== '')
