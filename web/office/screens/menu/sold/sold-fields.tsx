// Where and when an item or the items of a category are sold: branches, prices there, parts of the week and year
// (CATG-2).
import type { Problem } from '#contract/index.ts'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import { regionPlace } from '#domain/branch/region-place.ts'
import { soldByBranch } from '#domain/menu/region-sold.ts'
import { asItComes } from '#domain/menu/sizes.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { type StaffBranch, type StaffRegion, useAllBranches, useAllRegions } from '#web/data/staff/shop-api.ts'
import { BranchTicks } from '#web/office/staff/branch/branch-ticks.tsx'
import { FoldedFields } from '#web/office/staff/fields/folded-fields.tsx'
import { OffMenuHint, useBranchesOfOthers } from '#web/office/staff/off-menu-only.tsx'
import { CheckChips } from '#web/ui/controls/check-chips.tsx'
import { useSoldEditText } from '#web/words/editor/index.ts'
import { TypedField } from '../menu-fields.tsx'
import { SoldMark } from './sold-mark.tsx'
import { AllOrSome, SoldTimes } from './sold-times.tsx'

type SoldFieldsProps = {
  sold: SaleRules | null
  /** As it is on the menu; absent for something new. */
  stored?: { readonly sold: SaleRules | null } | undefined
  onChange: (sold: SaleRules) => void
  problems: readonly Problem[]
  /** What the category of the item says, which holds as well. */
  within?: SaleRules | null | undefined
  /** What has a price of its own per branch; absent for a category. */
  prices?: BranchPricesProps
}

export function SoldFields({ sold, stored, onChange, problems, within, prices }: SoldFieldsProps) {
  const { t, locale } = useSoldEditText()
  const branches = useAllBranches(locale)
  const regions = useAllRegions(locale)
  const { branches: chosen, times } = sold ?? {}
  const fixed = useFixed(stored)
  const wrong = sentencesAt(problems, t.problems, t.lookOver)
  const there = soldByBranch({ branches: chosen }, branches).branches
  const priced = branches.filter(({ id }) => !there || there.includes(id))
  return (
    <FoldedFields
      title={t.title}
      summary={<SoldMark sold={sold} branches={branches} always />}
      opens={problems.some(({ field }) => field?.startsWith('sold.'))}
    >
      {within && (
        <p className="text-sm text-ink-2">
          <span>{`${t.category} `}</span>
          <SoldMark sold={within} branches={branches} />
          <span>{` ${t.narrows}`}</span>
        </p>
      )}
      {branches.length > 1 && (
        <>
          <AllOrSome
            name="sold-where"
            words={[t.where, t.everywhere, t.some]}
            some={chosen !== undefined}
            onChange={(some) => onChange({ ...sold, branches: some ? fixed : undefined })}
          />
          {chosen && regions.length > 0 && (
            <CheckChips
              minor
              label={t.regions}
              chips={regions.map(({ id, name }) => ({ value: regionPlace(id), text: <bdi>{name}</bdi> }))}
              chosen={chosen}
              fixed={fixed}
              onChange={(id, is) =>
                onChange({ ...sold, branches: is ? [...chosen, id] : chosen.filter((one) => one !== id) })
              }
            />
          )}
          {chosen && (
            <BranchTicks
              branches={branches}
              chosen={chosen}
              onChange={(next) => onChange({ ...sold, branches: [...new Set([...fixed, ...next])] })}
            >
              {(shown) => (
                <CheckChips
                  minor
                  label={t.branches}
                  chips={shown.map(({ id, name }) => ({ value: id, text: <bdi>{name}</bdi> }))}
                  chosen={chosen}
                  fixed={fixed}
                  error={wrong('sold.branches')}
                  onChange={(id, is) =>
                    onChange({ ...sold, branches: is ? [...chosen, id] : chosen.filter((one) => one !== id) })
                  }
                />
              )}
            </BranchTicks>
          )}
          {chosen && fixed.length > 0 && <OffMenuHint />}
        </>
      )}
      {prices && priced.length > 0 && branches.length > 1 && (
        <BranchPrices branches={priced} regions={regions} {...prices} wrong={wrong} />
      )}
      <SoldTimes times={times} onChange={(next) => onChange({ ...sold, times: next })} wrong={wrong} />
    </FoldedFields>
  )
}

/** By branch or region and size, as typed. */
type TypedSaleTimes = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What sells it at branches whose menu the member may not edit: these branches and their regions. */
function useFixed(stored: SoldFieldsProps['stored']): string[] {
  const others = useBranchesOfOthers()
  const places = others.flatMap(({ id, region }) => (region ? [id, regionPlace(region)] : [id]))
  if (!stored) return []
  const { branches = others.map(({ id }) => id) } = stored.sold ?? {}
  return [...new Set(places)].filter((place) => branches.includes(place))
}

interface BranchPricesProps {
  /** The sizes with their ordinary prices as typed; the name is '' for the item as it comes. */
  readonly of: readonly { readonly size: string; readonly name: string; readonly usual: string }[]
  readonly typed: TypedSaleTimes
  readonly onType: (typed: TypedSaleTimes) => void
}

/** The field of a price within what is sold where. */
const fieldOf = (branch: string, size: string): string =>
  size === asItComes ? `prices.${branch}` : `sizes.${branch}.${size}`

type Props = BranchPricesProps & {
  branches: readonly StaffBranch[]
  regions: readonly StaffRegion[]
  wrong: (field: string) => string | undefined
}

function BranchPrices({ branches, regions, of, typed, onType, wrong }: Props) {
  const { t } = useSoldEditText()
  const field = (branch: string, size: string, usual: string, label: string) => (
    <TypedField
      key={`${branch} ${size}`}
      of="price"
      label={<bdi>{label}</bdi>}
      placeholder={usual}
      value={typed[branch]?.[size] ?? ''}
      error={wrong(`sold.${fieldOf(branch, size)}`)}
      onType={(text) => onType({ ...typed, [branch]: { ...typed[branch], [size]: text } })}
    />
  )
  /** What a branch asks as long as it has no price of its own. */
  const usualIn = (region: string | undefined, size: string, usual: string) =>
    (region && typed[regionPlace(region)]?.[size]) || usual
  const isPlain = of.length === 1 && of[0]?.name === ''
  const grid = 'grid grid-cols-2 items-start gap-3 sm:grid-cols-3'
  const fieldsOf = (
    places: readonly { readonly id: string; readonly name: string; readonly region?: string | undefined }[],
  ) =>
    isPlain ? (
      <div className={`mb-3 ${grid}`}>
        {places.map(({ id, name, region }) =>
          of.map(({ size, usual }) => field(id, size, usualIn(region, size, usual), name)),
        )}
      </div>
    ) : (
      places.map(({ id, name, region }) => (
        <fieldset key={id} className="mb-3 border-t border-line pt-2">
          <legend className="pe-2 text-sm font-medium">
            <bdi>{name}</bdi>
          </legend>
          <div className={grid}>
            {of.map((one) => field(id, one.size, usualIn(region, one.size, one.usual), one.name || t.price))}
          </div>
        </fieldset>
      ))
    )
  const sizes = of.map(({ size }) => size)
  const own = branches.flatMap(({ id }) => (sizes.some((size) => typed[id]?.[size]) ? [id] : []))
  const mistaken = own.filter((id) => sizes.some((size) => wrong(`sold.${fieldOf(id, size)}`)))
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t.prices}</legend>
      <p className="mb-2 text-sm text-ink-2">{t.pricesHint}</p>
      {regions.length > 0 && fieldsOf(regions.map(({ id, name }) => ({ id: regionPlace(id), name: t.region(name) })))}
      <BranchFinder branches={branches} most={branchesAbove} first={own} always={mistaken}>
        {(shown) => fieldsOf(shown.map(({ branch }) => branch))}
      </BranchFinder>
    </fieldset>
  )
}
