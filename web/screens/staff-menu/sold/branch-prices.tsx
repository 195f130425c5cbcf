// The prices of an item at the branches where they differ, in each of its sizes (CATG-2).
import { asItComes } from '../../../../domain/menu/sizes.ts'
import { TextField } from '../../../components/fields/field.tsx'
import { useSoldEditText } from '../../../i18n/editor/index.ts'

/** By branch and size, as typed. */
type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface BranchPricesProps {
  /** The sizes with their ordinary prices as typed; the name is '' for the item as it comes. */
  readonly of: readonly { readonly size: string; readonly name: string; readonly usual: string }[]
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
}

/** The field of a price within what is sold where. */
export const fieldOf = (branch: string, size: string): string =>
  size === asItComes ? `prices.${branch}` : `sizes.${branch}.${size}`

type Props = BranchPricesProps & {
  branches: readonly { readonly id: string; readonly name: string }[]
  wrong: (field: string) => string | undefined
}

export function BranchPrices({ branches, of, typed, onType, wrong }: Props) {
  const { t } = useSoldEditText()
  const field = (branch: string, size: string, usual: string, label: string) => (
    <TextField
      key={`${branch} ${size}`}
      label={<bdi>{label}</bdi>}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={12}
      placeholder={usual}
      value={typed[branch]?.[size] ?? ''}
      error={wrong(`sold.${fieldOf(branch, size)}`)}
      onChange={(event) => onType({ ...typed, [branch]: { ...typed[branch], [size]: event.target.value } })}
    />
  )
  const grid = 'grid grid-cols-2 items-start gap-3 sm:grid-cols-3'
  const [first] = of
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t.prices}</legend>
      <p className="mb-2 text-sm text-ink-2">{t.pricesHint}</p>
      {first && of.length === 1 && first.name === '' ? (
        <div className={grid}>{branches.map(({ id, name }) => field(id, first.size, first.usual, name))}</div>
      ) : (
        branches.map(({ id, name }) => (
          <fieldset key={id} className="mb-3 border-t border-line pt-2">
            <legend className="pe-2 text-sm font-medium">
              <bdi>{name}</bdi>
            </legend>
            <div className={grid}>{of.map((one) => field(id, one.size, one.usual, one.name || t.price))}</div>
          </fieldset>
        ))
      )}
    </fieldset>
  )
}
