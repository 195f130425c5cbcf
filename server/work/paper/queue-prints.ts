// Queues the slips that an order needs after it moved, in the same transaction (PAPER-3).
import type { Instant } from '#domain/branch/hours.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import type { Order } from '#domain/order/order.ts'
import { type PlannedOrder, planPrints } from '#domain/paper/plan-prints.ts'
import { readOnce } from '#server/store/commit-memory.ts'
import { addJob, asKnown, dropJob, moveJob, slipsOf } from '#server/store/paper/print-job-store.ts'
import { printersAt } from '#server/store/paper/printer-store.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** `before`: undefined for an order that was just placed. */
export async function queuePrints(trx: Trx, before: Order | undefined, after: Order, now: Instant): Promise<void> {
  if (before ? isAlike(before, after) : after.course !== 'accepted') return
  const printers = await readOnce(trx, `printers of ${after.branch}`, () => printersAt(trx, after.branch))
  if (printers.length === 0) return
  const slips = before ? await slipsOf(trx, after.id) : []
  const plan = planPrints(after, printers, slips.flatMap(asKnown), now)
  for (const { printer, what, station, mark, at } of plan.fresh)
    await addJob(trx, { printer, branch: after.branch, order: after.id, what, station, mark, reprint: false, at, now })
  for (const slip of slips.filter(({ id }) => plan.dropped.includes(id))) await dropJob(trx, slip, now)
  for (const { id, at } of plan.moved) await moveJob(trx, id, at)
}

/** Whether no slip can differ, as after most steps while an order is being made. */
const isAlike = (before: PlannedOrder, after: PlannedOrder): boolean =>
  before.course === after.course &&
  before.wantedAt === after.wantedAt &&
  before.making === after.making &&
  before.form === after.form &&
  before.table === after.table &&
  isOver(phaseOf(before)) === isOver(phaseOf(after)) &&
  (before.lines === after.lines || isSame(before, after))

const isSame = ({ lines: before }: PlannedOrder, { lines: after }: PlannedOrder): boolean =>
  before.length === after.length &&
  before.every((line, place) => {
    const other = after[place]
    return line.id === other?.id && line.quantity === other.quantity && line.notes === other.notes
  })
