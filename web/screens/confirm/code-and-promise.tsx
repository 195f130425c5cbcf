// The code that is called, large, and what is promised (CALL-1): what a customer takes along from this page.
import type { TrackedOrder } from '../../../contract/index.ts'
import { momentOf, promiseWords } from '../../../domain/order/following.ts'
import { useNow } from '../../api/http/clock.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { Card } from '../../components/display/card.tsx'
import { useFollowingText } from '../../i18n/following/index.ts'
import { CodeCard } from '../../ordering/code-card.tsx'
import { PromisedTime } from '../../ordering/promised-time.tsx'

export function CodeAndPromise({ order }: { order: TrackedOrder }) {
  const { t } = useFollowingText()
  const now = useNow(60_000)
  const branch = useMenu().branches.find(({ id }) => id === order.branch)
  const promise = branch && promiseWords(order, now)
  const atTable = order.form === 'table' && order.table !== null
  return (
    <div className="grid gap-3">
      <CodeCard order={order} branch={branch} />
      <Card>
        <p className="font-heading text-xl font-semibold">{t.moments[momentOf(order, now)]}</p>
        {promise && <PromisedTime promise={promise} branch={branch} now={now} table={atTable} />}
        {promise && order.table !== null && <p className="mt-1.5">{t.bring(order.table)}</p>}
      </Card>
    </div>
  )
}
