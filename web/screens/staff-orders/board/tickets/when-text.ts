// How pressing an order is, in words.
import type { Urgency } from '../../../../../domain/counter/counter.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'

export function useWhenText(): (urgency: Urgency | 'is-ended', minutes: number | null) => string {
  const { t } = useBoardText()
  return (urgency, minutes) => {
    if (minutes === null) return t.noTime
    if (urgency === 'late') return minutes < 100 ? t.late(minutes) : t.lateHours(Math.floor(minutes / 60))
    if (urgency === 'now') return minutes === 0 ? t.nowLast : t.now(minutes)
    return minutes < 100 ? t.in(minutes) : t.inHours(Math.floor(minutes / 60))
  }
}
