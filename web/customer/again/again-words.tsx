// An earlier order in words: what was in it, when it was, and when it can be ready again.
import { addDays, type Instant, localTime, weekdayOf } from '#domain/branch/hours.ts'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { localize } from '#domain/shared/locale.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { useAgainText } from '#web/words/again/index.ts'
import { formatNearDay, formatWeekday } from '#web/words/format-more.ts'
import type { PastLine } from './past-lines.ts'
import type { AgainOffer } from './use-again.ts'

/** 'Cappuccino, 2 × butter croissant': today's names, or the old ones for what has left the menu. */
export function OrderWords({ lines }: { lines: readonly PastLine[] }) {
  const { t, locale } = useAgainText()
  const { itemsById } = useMenu()
  const names = lines.map(({ item, name, quantity }) => {
    const called = itemsById.get(item)?.name ?? (name && localize(name, locale)) ?? t.something
    return quantity > 1 ? t.times(quantity, called) : called
  })
  return <bdi className="wrap-anywhere">{names.join(t.comma)}</bdi>
}

/** 'The same as yesterday', 'The same as on Monday', 'The same as on Mon 16 Nov'. */
export function useSameAs(placedAt: Instant, timeZone: string): string {
  const { t, locale } = useAgainText()
  const today = localTime(useNow(60_000), timeZone).date
  const { date } = localTime(placedAt, timeZone)
  if (date === today) return t.same.today
  if (date === addDays(today, -1)) return t.same.yesterday
  return t.same.on(date > addDays(today, -7) ? formatWeekday(weekdayOf(date), locale) : formatNearDay(date, locale))
}

/** 'today 8:10', 'yesterday 8:10', 'Mon 16 Nov'. */
export function useOrderedAt(): (placedAt: Instant, timeZone: string) => string {
  const { t, locale, time } = useAgainText()
  const now = useNow(60_000)
  return (placedAt, timeZone) => {
    const today = localTime(now, timeZone).date
    const { date } = localTime(placedAt, timeZone)
    if (date === today) return t.ordered.today(time(placedAt, timeZone))
    return date === addDays(today, -1) ? t.ordered.yesterday(time(placedAt, timeZone)) : formatNearDay(date, locale)
  }
}

/** '1 item is not available · a new price': shown before the first tap. */
export function AgainDiffers({ offer: { lines } }: { offer: AgainOffer }) {
  const { t } = useAgainText()
  const left = lines.filter(({ mark }) => !canBeOrdered(mark)).length
  const newPrice = lines.some(({ mark }) => mark === 'price_changed')
  const words = [left > 0 && t.left(left), newPrice && t.newPrice].filter(Boolean)
  return words.length > 0 ? <p className="w-full text-sm font-medium text-honey-ink">{words.join(' · ')}</p> : null
}

/** 'ready 8:25 at Merksem', or with the next day on which orders are taken. */
export function AgainWhen({ offer: { at, today, date, branch } }: { offer: AgainOffer }) {
  const { t, time, locale } = useAgainText()
  const clock = at === null ? '' : time(at, branch.timeZone)
  if (at === null || date === null) return <span>{t.at(branch.name)}</span>
  return <span>{today ? t.ready(clock, branch.name) : t.readyOn(formatNearDay(date, locale), clock, branch.name)}</span>
}
