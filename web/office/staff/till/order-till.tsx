// What the registered till made of an order: its tickets, and what it has not acknowledged (REG-3).
import type { StaffOrder } from '#contract/index.ts'
import { useOrderTickets } from '#web/data/staff/till-link-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { formatMoment } from '#web/words/format-more.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'

type OrderTillProps = { order: Pick<StaffOrder, 'id' | 'version'>; timeZone: string | undefined }

/** Nothing at a branch whose till was never told of the order. Printed with the receipt. */
export function OrderTill({ order, timeZone }: OrderTillProps) {
  const { t, locale } = useTillLinkText()
  const { tickets, waiting } = useOrderTickets(order.id, order.version).data ?? { tickets: [], waiting: null }
  if (tickets.length === 0 && !waiting) return null
  return (
    <Card className="grid gap-2 p-5!">
      <h2 className="text-lg">{t.order.title}</h2>
      {tickets.length > 0 && (
        <p>
          <span>{`${t.ticket}: `}</span>
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {tickets.join(', ')}
          </bdi>
        </p>
      )}
      {waiting && <Notice urgent>{t.order.waiting(formatMoment(waiting.since, locale, timeZone))}</Notice>}
    </Card>
  )
}
