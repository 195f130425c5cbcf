// Where and when an item or the items of a category are sold: branches, prices there, parts of the week and year (CATG-2).
import { useEffect, useRef } from 'react'
import type { Sold } from '../../../../domain/menu/sold.ts'
import { useAllBranches } from '../../../api/staff/branches/shop.ts'
import { CheckChips } from '../../../components/controls/check-chips.tsx'
import { RadioGroup } from '../../../components/fields/radio-group.tsx'
import { useSoldEditText } from '../../../i18n/editor/index.ts'
import { BranchPrices, type BranchPricesProps, fieldOf } from './branch-prices.tsx'
import { SoldMark } from './sold-mark.tsx'
import { SoldTimes } from './sold-times.tsx'

export type SoldProblemAt = (field: string) => string | undefined

type SoldFieldsProps = {
  sold: Sold | null
  onChange: (sold: Sold) => void
  /** The name of the problem of a field. */
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
