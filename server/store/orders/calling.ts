// The open orders of a branch as they are called out: what a display needs, without name, phone, address and token.
import type { OrderForm } from '../../../domain/branch/branch.ts'
import type { Instant } from '../../../domain/branch/hours.ts'
import type { OrderToCall } from '../../../domain/counter/display.ts'
import { type Course, phaseOf } from '../../../domain/order/course.ts'
import type { Db } from '../engines/engine.ts'
import { lineFrom } from './order-rows.ts'
import { linesOf, openOrdersAt } from './order-store.ts'

/** Those that have a code and are promised from `from` until before `to`. */
export async function ordersToCall(
  db: Db,
  branch: string,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): Promise<OrderToCall[]> {
  const heads = await openOrdersAt(db, branch)
    .select(['id', 'form', 'code', 'cup_name', 'course', 'wanted_at', 'ready_at'])
    .where('wanted_at', '>=', from)
    .where('wanted_at', '<', to)
    .where('code', '!=', '')
    .orderBy('wanted_at')
    .orderBy('id')
    .execute()
  const lines = await linesOf(db, heads)
  return heads.map((head) => ({
    code: head.code,
    cupName: head.cup_name,
    form: head.form as OrderForm,
    phase: phaseOf({ course: head.course as Course, lines: (lines.get(head.id) ?? []).map(lineFrom) }),
    promisedAt: head.wanted_at,
    readyAt: head.ready_at,
  }))
}
