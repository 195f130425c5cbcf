// When an order is ready, as a sentence, on the confirmation and while it is followed.
import type { TrackedOrder } from '../../contract/index.ts'
import { localTime } from '../../domain/branch/hours.ts'
import { serverNow } from '../api/http/clock.ts'
import type { MenuBranch } from '../api/menu/menu.ts'
import { useOrderText } from '../i18n/order/index.ts'

/**
 * 'Ready around 12:20.', with its day unless that is today; on the branch's own clock. Nothing for an order of the old
 * site.
 */
export function useReadyWords(): (order: Pick<TrackedOrder, 'wantedAt'>, branch: MenuBranch) => string[] {
  const { t, date, time } = useOrderText()
  return ({ wantedAt }, { timeZone }) => {
    if (wantedAt === null) return []
    const clock = time(wantedAt, timeZone)
    const day = localTime(wantedAt, timeZone).date
    const today = day === localTime(serverNow(), timeZone).date
    return [today ? t.track.readyAround(clock) : t.track.readyOn(date(day), clock)]
  }
}
