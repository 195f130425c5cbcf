// What a reduction makes of an opened item as it is chosen: its price now or later today, and the name of the rule
// (PRICE-1, PRICE-3).
import { clockText, localTime } from '#domain/branch/hours.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { lineOptions } from '#domain/menu/piece-price.ts'
import { asItComes, sizeIn, sizesGroup } from '#domain/menu/sizes.ts'
import { shownReduction } from '#domain/money/reductions/shown-reductions.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import type { FullItem } from '#web/data/menu/with-groups.ts'
import { useReductionText } from '#web/words/reductions/index.ts'
import { useBranch } from '../ordering/ordering.ts'
import { useLowestPrice } from './lowest-prices.ts'
import { StruckPrice } from './struck-price.tsx'
import { useWantedTime } from './wanted-time.ts'

interface ChosenItem {
  readonly item: FullItem
  readonly chosen: Chosen
  /** Cents for one with what is chosen. */
  readonly price: number
}

/** By the rules that ask for nothing else in the cart. */
export function useChosenReduction({ item, chosen, price }: ChosenItem) {
  const { reductions: rules = [] } = useMenu()
  const branch = useBranch()
  const at = useWantedTime(rules.length > 0 ? branch : null)
  if (!branch || at === null || item.evening?.includes(branch.id)) return undefined
  const options = lineOptions(item.groups, chosen).filter(({ group }) => group !== sizesGroup)
  const extras = options.reduce((sum, option) => sum + option.price, 0)
  const time = localTime(at, branch.timeZone)
  return { branch: branch.id, ...shownReduction({ item, price, extras }, rules, branch.id, time) }
}

export function ItemReduction(props: ChosenItem) {
  const { t, money } = useReductionText()
  const shown = useChosenReduction(props)
  const { now, later } = shown ?? {}
  if (!shown || (!now && !later)) return null
  return (
    <div className="mt-1 text-sm font-semibold text-honey-ink">
      {now && (
        <p>
          <bdi>{now.rule.name}</bdi>
          <span>{' · '}</span>
          <StruckPrice before={props.price} now={now.price} />
          {now.until < 1440 && <span>{` · ${t.until(clockText(now.until))}`}</span>}
        </p>
      )}
      {later && (
        <p>
          <bdi>{later.rule.name}</bdi>
          <span>{` · ${t.later(money(later.price), clockText(later.from))}`}</span>
        </p>
      )}
      {now && props.item.keeps && <LowestPrice branch={shown.branch} {...props} />}
    </div>
  )
}

function LowestPrice({ branch, item, chosen }: ChosenItem & { branch: string }) {
  const { t, money } = useReductionText()
  const size = sizeIn(item.groups, chosen) ?? asItComes
  const lowest = useLowestPrice(branch, item.id, size === asItComes ? null : size)
  return lowest === undefined ? null : <p className="font-normal text-ink-2">{t.lowest(money(lowest))}</p>
}
