// Where and when something is sold, in a few words: '2 branches · until 15:00 · Oct–Mar' (CATG-2).
import type { Sold } from '../../../../domain/menu/sold.ts'
import { tidySold } from '../../../../domain/menu/sold-draft.ts'
import type { BranchName } from '../../../api/staff/branches/shop.ts'
import { useSoldEditText } from '../../../i18n/sold-edit/index.ts'
import { timeWords } from './sold-words.ts'

type SoldMarkProps = {
  sold: Sold | null | undefined
  branches: readonly BranchName[]
  /** Says so where nothing limits it. */
  always?: boolean
}

export function SoldMark({ sold, branches, always = false }: SoldMarkProps) {
  const { t, locale } = useSoldEditText()
  const { branches: chosen, prices, times = [] } = tidySold(sold) ?? {}
  const there = branches.filter(({ id }) => chosen?.includes(id))
  const [one] = there
  const words = [
    chosen && (there.length === 1 && one ? one.name : t.inBranches(there.length)),
    prices && t.ownPrices(Object.keys(prices).length),
    times.length > 1 ? t.severalTimes(times.length) : times.map((time) => timeWords(time, t, locale)).join(''),
  ].filter(Boolean)
  if (words.length === 0) return always ? t.unlimited : null
  return words.join(' · ')
}
