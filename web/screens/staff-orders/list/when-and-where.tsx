// In the card of an order on a phone: when it is wanted, and at which branch.
import type { OrderRow } from '../../../../contract/index.ts'
import { localTime } from '../../../../domain/branch/hours.ts'
import { serverNow } from '../../../api/http/clock.ts'
import type { BranchName } from '../../../api/staff/branches/shop.ts'
import { formatMoment } from '../../../i18n/format-more.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'

/** When it is wanted, if that is known, and where; today's orders need no day. */
export function WhenAndWhere({ row, place }: { row: OrderRow; place: BranchName | undefined }) {
  const { locale, time } = useStaffText()
  const zone = place?.timeZone
  const today =
    zone && row.wantedAt !== null && localTime(row.wantedAt, zone).date === localTime(serverNow(), zone).date
  return (
    <span className="text-ink-2">
      {row.wantedAt !== null && (
        <>
          <time dateTime={new Date(row.wantedAt).toISOString()} className="font-semibold text-ink">
            {today ? time(row.wantedAt, zone) : formatMoment(row.wantedAt, locale, zone)}
          </time>
          {' · '}
        </>
      )}
      <bdi>{place?.name ?? row.branch}</bdi>
    </span>
  )
}
