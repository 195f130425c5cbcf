// Where and when an item or the items of a category are sold: branches, prices there, parts of the week and year (CATG-2).
import { useEffect, useRef } from 'react'
import { asItComes } from '../../../../domain/menu/sizes.ts'
import type { Sold } from '../../../../domain/menu/sold.ts'
import { useAllBranches } from '../../../api/staff/shop.ts'
import { CheckChips } from '../../../components/controls/check-chips.tsx'
import { TextField } from '../../../components/fields/field.tsx'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { useSoldEditText } from '../../../i18n/editor/index.ts'
import { SoldMark } from './sold-mark.tsx'
import { SoldTimes } from './sold-times.tsx'

type SoldProblemAt = (field: string) => string | undefined

type SoldFieldsProps = {
  sold: Sold | null
  onChange: (sold: Sold) => void
  problemAt: SoldProblemAt
  /** What the category of the item says, which holds as well. */
  within?: Sold | null | undefined
  /** What has a price of its own per branch; absent for a category. */
  prices?: BranchPricesProps
}

export function SoldFields({ sold, onChange, problemAt, within, prices }: SoldFieldsProps) {
  const { t, locale } = useSoldEditText()
  const branches = useAllBranches(locale)
  const part = useRef<HTMLDetailsElement>(null)
  const { branches: chosen, times } = sold ?? {}
  const wrong = (field: string) => {
    const problem = problemAt(field)
    return problem && (t.problems[problem as keyof typeof t.problems] ?? t.lookOver)
  }
  const priceFields = branches.flatMap(({ id }) => (prices?.of ?? []).map(({ size }) => fieldOf(id, size)))
  const fields = ['branches', ...priceFields, 'times']
  const parts = (times ?? []).flatMap((_, at) => ['weekdays', 'hours', 'season'].map((what) => `times.${at}.${what}`))
  const isWrong = [...fields, ...parts].some((field) => problemAt(`sold.${field}`))
  useEffect(() => {
    if (isWrong && part.current) part.current.open = true
  }, [isWrong])
  const priced = branches.filter(({ id }) => !chosen || chosen.includes(id))

  return (
    <details ref={part} className="scroll-mt-20 rounded-control border border-line">
      <summary className="flex min-h-14 flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium">
        {t.title}
        <span className="text-sm font-normal text-ink-2">
          <SoldMark sold={sold} branches={branches} always />
        </span>
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-4">
        {within && (
          <p className="text-sm text-ink-2">
            {t.category} <SoldMark sold={within} branches={branches} /> {t.narrows}
          </p>
        )}
        {branches.length > 1 && (
          <>
            <RadioGroup
              label={t.where}
              inline
              name="sold-where"
              value={chosen ? 'some' : 'all'}
              choices={[
                { value: 'all', text: t.everywhere },
                { value: 'some', text: t.some },
              ]}
              onChange={(value) => onChange({ ...sold, branches: value === 'some' ? (chosen ?? []) : undefined })}
            />
            {chosen && (
              <CheckChips
                minor
                label={t.branches}
                chips={branches.map(({ id, name }) => ({ value: id, text: <bdi>{name}</bdi> }))}
                chosen={chosen}
                error={wrong('sold.branches')}
                onChange={(id, is) =>
                  onChange({ ...sold, branches: is ? [...chosen, id] : chosen.filter((one) => one !== id) })
                }
              />
            )}
          </>
        )}
        {prices && priced.length > 0 && branches.length > 1 && (
          <BranchPrices branches={priced} {...prices} wrong={wrong} />
        )}
        <SoldTimes times={times} onChange={(next) => onChange({ ...sold, times: next })} wrong={wrong} />
      </div>
    </details>
  )
}

/** By branch and size, as typed. */
type Typed = Readonly<Record<string, Readonly<Record<string, string>>>>

interface BranchPricesProps {
  /** The sizes with their ordinary prices as typed; the name is '' for the item as it comes. */
  readonly of: readonly { readonly size: string; readonly name: string; readonly usual: string }[]
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
}

const fieldOf = (branch: string, size: string): string =>
  size === asItComes ? `prices.${branch}` : `sizes.${branch}.${size}`

type Props = BranchPricesProps & {
  branches: readonly { readonly id: string; readonly name: string }[]
  wrong: (field: string) => string | undefined
}

function BranchPrices({ branches, of, typed, onType, wrong }: Props) {
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
