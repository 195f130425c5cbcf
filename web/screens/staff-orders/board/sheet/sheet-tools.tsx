// What else can be done with an opened order, each a button or a link of its own.
import { shortToken } from '../../../../../domain/order/token.ts'
import type { ShownOrder } from '../../../../api/staff/orders/line-statuses.ts'
import { LinkButton } from '../../../../components/controls/button.tsx'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { linkTo } from '../../../../location.ts'

export function SheetTools({ order }: { order: ShownOrder }) {
  const { t } = useBoardText()
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton variant="quiet" size="staff" href={linkTo(`/all-orders/${order.token}/${order.id}`)}>
        {t.sheet.whole}
        <span className="sr-only"> {t.sheet.detail(shortToken(order.token))}</span>
      </LinkButton>
    </div>
  )
}
