// Staff's orders: the list, the board, one order, and the status of its lines.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { take } from '../../../domain/order/course.ts'
import type { LineStatus } from '../../../domain/order/line-status.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isSortedByNumber } from '../../../domain/order/order-sorting.ts'
import { branchesFor, may, type StaffMember } from '../../../domain/staff.ts'
import { byStaff } from '../../course/actors.ts'
import { takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { listOrders, type PagePlace } from '../../store/orders/order-list.ts'
import { byId, type LineChange, lockOrder, setLineStatuses } from '../../store/orders/orders.ts'
import type { Trx } from '../../store/write-queue.ts'
import { cashReader } from './cash-reader.ts'

export function staffOrderRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const cashFor = cashReader(deps)

  serve(app, deps, 'orders.list', async ({ input, member, now }) => {
    const { branches: all } = await store.catalogue.current(store.db)
    const mine = branchesFor(
      member,
      'orders',
      all.map((branch) => branch.id),
    )
    if (input.branch && !mine.includes(input.branch)) return no('not_allowed')
    const branches = all.filter(({ id }) => (input.branch ? id === input.branch : mine.includes(id)))
    const page = await listOrders(store.db, {
      ...input,
      branches,
      after: placeFrom(input),
    })
    return yes({
      orders: page.orders,
      next: page.next && { afterKey: String(page.next.key), afterId: page.next.id },
      cash: await cashFor(member, branches, now),
    })
  })

  serve(app, deps, 'orders.read', async ({ input, member }) => {
    const order = await byId(store.db, input.id)
    if (!order) return no('not_found')
    if (!may(member, 'orders', order.branch)) return no('not_allowed')
    return yes(order)
  })

  serve(app, deps, 'orders.setLineStatus', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      // Before the order: a change of the capacity holds the catalogue while it waits for orders.
      await store.catalogue.held(trx)
      await lockOrder(trx, input.id)
      const order = await byId(trx, input.id)
      if (!order) return no('not_found')
      if (!may(member, 'orders', order.branch)) return no('not_allowed')
      const unknown = input.changes.find(({ line }) => !order.lines.some(({ id }) => id === line))
      if (unknown) return no('not_found')

      if (!take(order, { step: 'setLines', by: 'staff' }).ok) return no('step_not_allowed')
      const done = await setLineStatuses(trx, order.id, input.changes)
      // A retry finds its lines in the wanted status; only a line with another status was changed by someone else.
      const elsewhere = input.changes.some(
        ({ line, status, from }) => from !== undefined && order.lines.find(({ id }) => id === line)?.status !== status,
      )
      if (done.length === 0) {
        tell('nothing')
        return elsewhere ? no('changed_meanwhile') : yes(order)
      }
      tell({ branches: [order.branch] })
      const changed = await linesSet(trx, order, done, member, now)
      return changed ? yes(changed) : no('step_not_allowed')
    }),
  )
}

/** Tells of lines that were set, and takes the step that goes with it. */
async function linesSet(
  trx: Trx,
  order: Order,
  lines: readonly LineChange[],
  member: StaffMember,
  now: number,
): Promise<Order | undefined> {
  const changed = { ...order, lines: order.lines.map((line) => ({ ...line, ...statusIn(lines, line.id) })) }
  await publish(trx, now, 'orders.lineStatusSet', {
    id: order.id,
    branch: order.branch,
    token: order.token,
    lines: changed.lines.map(({ id, status }) => ({ id, status })),
  })
  const by = byStaff(member)
  const stepped = await takeStep(trx, changed, {
    step: 'setLines',
    by,
    now,
    makesAnew: lines.some(({ status }) => status === 'received'),
    data: { lines: lines.map(({ line, status }) => ({ line, status })) },
  })
  return stepped.ok ? stepped.value : undefined
}

const statusIn = (lines: readonly LineChange[], id: number): { readonly status?: LineStatus } => {
  const change = lines.find(({ line }) => line === id)
  return change ? { status: change.status } : {}
}

function placeFrom({ sort, afterKey, afterId }: Checked<'orders.list'>): PagePlace | undefined {
  if (afterKey === undefined || afterId === undefined) return undefined
  return { key: isSortedByNumber(sort) ? Number(afterKey) : afterKey, id: afterId }
}
