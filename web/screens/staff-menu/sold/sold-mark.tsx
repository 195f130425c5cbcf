// Where and when something is sold, in a few words: '2 branches · until 15:00 · Oct–Mar' (CATG-2).
import type { Sold } from '../../../../domain/menu/sold.ts'
import { tidySold } from '../../../../domain/menu/sold-draft.ts'
import type { BranchName } from '../../../api/staff/branches/shop.ts'
import { useSoldEditText } from '../../../i18n/editor/index.ts'
import { timeWords } from './sold-words.ts'

type SoldMarkProps = {
  sold: Sold | null | undefined
  branches: readonly BranchName[]
  /** Says so where nothing limits it. */
  always?: boolean
}

export function SoldMark({ sold, branches, always = false }: SoldMarkProps) {
  const { t, locale } = useSoldEditText()
  const { branches: chosen, times = [] } = tidySold(sold) ?? {}
  const prices = ownPrices(sold)
  const there = branches.filter(({ id }) => chosen?.includes(id))
  const [one] = there
  const words = [
    chosen && (there.length === 1 && one ? one.name : t.inBranches(there.length)),
    prices > 0 && t.ownPrices(prices),
    times.length > 1 ? t.severalTimes(times.length) : times.map((time) => timeWords(time, t, locale)).join(''),
  ].filter(Boolean)
  if (words.length === 0) return always ? t.unlimited : null
  return words.join(' · ')
}

/** How many prices branches have of their own, of the item as it comes and of its sizes. */
const ownPrices = (sold: Sold | null | undefined): number =>
  [sold?.prices ?? {}, ...Object.values(sold?.sizes ?? {})].reduce((sum, own) => sum + Object.keys(own).length, 0)
