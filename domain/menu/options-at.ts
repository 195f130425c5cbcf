// What a use of a group offers. Separate from the other rules of options, because the first load needs only this.
import type { Cents } from '../shared/money.ts'

interface Priced {
  readonly id: string
  readonly price: Cents
  readonly hidden?: boolean | undefined
}

interface Use {
  readonly only?: readonly string[] | undefined
  readonly prices?: Readonly<Record<string, Cents>> | undefined
  readonly counts?: Readonly<Record<string, number>> | undefined
}

/** The options of a group that are offered: the one place that says what an option costs at an item. */
export const optionsAt = <Option extends Priced>(
  { kind, options }: { readonly kind: string; readonly options: readonly Option[] },
  { only, prices, counts }: Use,
): (Option & { readonly count?: number | undefined })[] =>
  options
    .filter(({ id, hidden }) => !hidden && (only?.includes(id) ?? true))
    .map((option) => {
      const count = counts?.[option.id]
      const price = kind === 'remove' ? 0 : (prices?.[option.id] ?? option.price)
      return { ...option, price, ...(count !== undefined && { count }) }
    })
