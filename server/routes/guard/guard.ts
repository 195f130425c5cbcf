// Staff and fake orders: who asks to be let in, who is blocked, and what the owner sets (SAFE-5).
import type { FastifyInstance } from 'fastify'
import { isOver, phaseOf } from '../../../domain/order/course.ts'
import type { Order } from '../../../domain/order/order.ts'
import { branchesFor, may, type StaffMember } from '../../../domain/staff.ts'
import { byStaff } from '../../course/actors.ts'
import { takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, made, once } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { askById, askByKey, settleAsk, waitingAsks } from '../../store/guard/asks.ts'
import { blockById, insertBlock, listBlocks, removeBlock } from '../../store/guard/blocks.ts'
import { forgive, openOfSame, originOf } from '../../store/guard/origins.ts'
import { readGuard, saveGuard } from '../../store/guard/rules.ts'
import { byId, lockOrder } from '../../store/orders/orders.ts'
import type { Trx } from '../../store/write-queue.ts'

const hour = 3_600_000

/** Sent again, it has nothing more to end. */
const blocking: KeyedCall<{ ended: number[]; blocked: boolean }> = {
  call: 'orders.block',
  again: async () => ({ ended: [], blocked: true }),
}

export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'guard.readAsk', async ({ input }) => {
    const ask = await askByKey(store.db, input.key)
    return ask ? yes({ state: ask.state }) : no('not_found')
  })

  serve(app, deps, 'guard.read', async ({ member, now }) => {
    const { branches } = await store.catalogue.current(store.db)
    const mine = branchesFor(
      member,
      'orders',
      branches.map(({ id }) => id),
    )
    const asks = await waitingAsks(store.db, mine, now)
    const blocks = await listBlocks(store.db, mine, now)
    return yes({
      asks: asks.map(({ id, branch, code, name, total, pieces, why, at }) => ({
        ...{ id, branch, code, name, total, pieces, why, at },
      })),
      blocks: blocks.map(({ id, branch, order, code, name, device, phone, at, until, by }) => ({
        ...{ id, branch, order, code, name, at, until, by },
        ...{ device: device !== '', phone: phone !== '' },
      })),
      rules: await readGuard(store.db),
    })
  })

  serve(app, deps, 'guard.answer', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const ask = await askById(trx, input.id)
      if (!ask) return no('not_found')
      if (!may(member, 'orders', ask.branch)) return no('not_allowed')
      if (ask.state !== 'waiting') {
        tell('nothing')
        return yes({})
      }
      await settleAsk(trx, ask.id, input.letIn ? 'let-in' : 'declined', now)
      await publish(trx, now, 'guard.changed', { branch: ask.branch })
      tell({ branches: [ask.branch], data: { code: ask.code } })
      return yes({})
    }),
  )

  serve(app, deps, 'orders.block', async ({ input, member, now, write, tell }) =>
    write((trx) => {
      // Sent again, it changes nothing.
      tell('nothing')
      return once(trx, blocking, { key: input.key, body: { id: input.id }, now }, async () => {
        await store.catalogue.held(trx)
        const order = await byId(trx, input.id)
        if (!order) return no('not_found')
        if (!may(member, 'orders', order.branch)) return no('not_allowed')
        const origin = await originOf(trx, order.id)
        const same = origin ? await openOfSame(trx, origin) : [order.id]
        const ended: number[] = []
        for (const id of new Set([...same, order.id])) if (await end(trx, id, member, now)) ended.push(id)
        if (origin) {
          const { blockHours } = await readGuard(trx)
          const { device, phone, askedFrom, kind } = origin
          await insertBlock(trx, {
            ...{ device, phone, askedFrom, kind, at: now, until: now + blockHours * hour, by: member.name },
            ...{ branch: order.branch, order: order.id, code: order.code },
          })
          await publish(trx, now, 'guard.changed', { branch: order.branch })
        }
        tell({ branches: [order.branch], data: { code: order.code, count: ended.length } })
        return made(order.id, { ended, blocked: origin !== undefined })
      })
    }),
  )

  serve(app, deps, 'guard.lift', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const block = await blockById(trx, input.id)
      if (!block) return no('not_found')
      if (!may(member, 'orders', block.branch)) return no('not_allowed')
      await removeBlock(trx, input.id)
      await forgive(trx, block)
      await publish(trx, now, 'guard.changed', { branch: block.branch })
      tell({ branches: [block.branch], data: { code: block.code } })
      return yes({})
    }),
  )

  serve(app, deps, 'guard.setRules', async ({ input, now, write }) =>
    write(async (trx) => {
      await saveGuard(trx, input)
      const { branches } = await store.catalogue.current(trx)
      for (const { id } of branches) await publish(trx, now, 'guard.changed', { branch: id })
      return yes({})
    }),
  )
}

/** Refuses an order, or cancels it once it is being made; false if it was over, or is not the member's to end. */
async function end(trx: Trx, id: number, member: StaffMember, now: number): Promise<boolean> {
  await lockOrder(trx, id)
  const order = await byId(trx, id)
  if (!order || isOver(phaseOf(order)) || !may(member, 'orders', order.branch)) return false
  const taken = await takeStep(trx, order, {
    ...{ step: stepFor(order), by: byStaff(member), reason: 'not-serious', now },
    // Whoever blocks has seen it.
    change: { toSee: null },
  })
  return taken.ok
}

const stepFor = (order: Order): 'refuse' | 'cancel' =>
  ['placed', 'accepted'].includes(phaseOf(order)) ? 'refuse' : 'cancel'
