// Which orders the registered till has not acknowledged, before a day is closed (REG-3).
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useSilentTills } from '#web/data/staff/till-link-api.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { formatList } from '#web/words/format-more.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'

/** The day may be closed all the same: what waits is sent afterwards. */
export function UntoldOrders({ branches }: { branches: readonly StaffBranch[] }) {
  const { t, locale } = useTillLinkText()
  const here = new Set(branches.map(({ id }) => id))
  const orders = useSilentTills().flatMap(({ branch, orders }) => (here.has(branch) ? orders : []))
  if (orders.length === 0) return null
  return (
    <div className="mb-4">
      <Notice kind="warning">
        <b className="block text-ink">{t.day.waiting(formatList(orders, locale))}</b>
        <span>{t.day.closeAnyway}</span>
      </Notice>
    </div>
  )
}
