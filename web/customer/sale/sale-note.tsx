// One line of a card or an opened item: until when or from when it is sold, and where if not everywhere (CATG-2).
import { clockText, type Period } from '#domain/branch/hours.ts'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import type { SaleWords } from '#web/words/customer/en.ts'
import { useSaleText } from '#web/words/customer/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useBranch } from '../ordering/ordering.ts'
import { saleOf, useSaleClock } from './sale.ts'

export function SaleNote({ item }: { item: Pick<MenuItem, 'sold' | 'within'> }) {
  const { t, date, locale } = useSaleText()
  const branch = useBranch()
  const { branches } = useMenu()
  const sale = saleOf(item, useSaleClock(branch))
  const there = branches.filter(({ id }) => isOnMenuAt(item, id)).map(({ name }) => name)
  const only = branch === null && there.length < branches.length && there.length > 0
  const when = () => {
    if (sale?.state === 'now') return t.until(clockText(sale.until))
    if (sale?.state === 'later') return t.from(clockText(sale.from))
    if (sale?.state === 'over') return t.over(clockText(sale.until))
    return sale?.state === 'soon' && t.fromDay(date(sale.date))
  }
  const words = [when(), only && t.onlyIn(formatList(there, locale))].filter(Boolean).join(' · ')
  return words === '' ? null : <span className="block text-sm font-medium text-honey-ink">{words}</span>
}

export const hoursText = (hours: readonly Period[], t: SaleWords): string =>
  hours
    .map(({ from, to }) => {
      if (from === 0) return t.hours.until(clockText(to))
      return to === 1440 ? t.hours.from(clockText(from)) : t.hours.between(clockText(from), clockText(to))
    })
    .join(t.hours.and)
