// Staff and fake orders: who asks to be let in, who is blocked, and what the owner sets (SAFE-5).
import type { FastifyInstance } from 'fastify'
import { type GuardRules, letInMs } from '../../../domain/guard/guard.ts'
import { isOver, phaseOf } from '../../../domain/order/course.ts'
import type { Order } from '../../../domain/order/order.ts'
import { may, type StaffMember } from '../../../domain/staff.ts'
import { lockedOrder, onOrder } from '../../course/on-order.ts'
import { byStaff, takeStep } from '../../course/take-step.ts'
import type { Deps } from '../../http/deps.ts'
import { type KeyedCall, made } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve-call.ts'
import { ownBranches, theirs } from '../../http/where-allowed.ts'
import { publish } from '../../live/publish.ts'
import { askByKey, asksById, asksOfConnection, type GuardAsk, settleAsk, waitingAsks } from '../../store/guard/asks.ts'
import { blockById, insertBlock, listBlocks, removeBlock } from '../../store/guard/blocks.ts'
import { readGuard, saveGuard } from '../../store/guard/guard-rule-store.ts'
import { forgive, openOfBrowser, openOfConnection, originOf } from '../../store/guard/order-origins.ts'
import type { Store } from '../../store/open.ts'
import { settingVersion } from '../../store/setting-store.ts'
import type { Trx } from '../../store/write-queue.ts'

const hour = 3_600_000

/** A retry finds nothing more to end. */
const blocking: KeyedCall<{ ended: number[]; blocked: boolean }> = {
  call: 'orders.block',
  again: async () => ({ ended: [], blocked: true }),
}

export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'guard.readAsk', async ({ input, now }) => {
    const ask = await askByKey(store.db, input.key)
    return ask && ask.at > now - letInMs ? yes({ state: ask.state }) : no('not_found')
  })

  serve(app, deps, 'guard.read', async ({ input, member, now }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'orders.see').map(({ id }) => id)
    const asks = await waitingAsks(store.db, mine, { now, code: input.code })
    return yes({
      asks: asks.map(({ id, branch, code, name, total, pieces, lines, why, at }) => ({
        ...{ id, branch, code, name, total, pieces, lines: [...lines], why, at },
      })),
      blocks: await listBlocks(store.db, mine, now),
      ...storedAs(await readGuard(store.db)),
    })
  })

  serve(app, deps, 'guard.answer', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const asks = await asksById(trx, input.ids)
      if (asks.length === 0) return no('not_found')
      if (asks.some(({ branch }) => !may(member, 'orders.handle', branch))) return no('not_allowed')
      const waiting = asks.filter(({ state }) => state === 'waiting')
      for (const { id } of waiting) await settleAsk(trx, id, input.letIn ? 'let-in' : 'declined', now)
      if (input.wide && !input.letIn)
        for (const ask of waiting) await refuseConnection(trx, store, ask, { member, now })
      const branches = [...new Set(waiting.map(({ branch }) => branch))]
      for (const branch of branches) await publish(trx, now, 'guard.changed', { branch })
      tell(waiting.length === 0 ? 'nothing' : { branches, data: { code: waiting.map(({ code }) => code).join(', ') } })
      return yes({})
    }),
  )

  serve(app, deps, 'orders.block', (ask) =>
    onOrder(
      store,
      ask,
      async (trx, { branch, code }) => {
        const { id, wide } = ask.input
        const { member, now, tell } = ask
        const origin = await originOf(trx, id)
        const near = wide && origin?.askedFrom ? await openOfConnection(trx, branch, origin.askedFrom) : []
        const same = [...(origin ? await openOfBrowser(trx, origin.device) : []), ...near]
        const ended: number[] = []
        for (const one of new Set([id, ...same.map((open) => open.id)]))
          if (await end(trx, store, one, { member, now })) ended.push(one)
        if (origin) {
          const { blockHours } = await readGuard(trx)
          await insertBlock(trx, {
            ...{ branch, order: id, code, wide, by: member.name, at: now, until: now + blockHours * hour },
            askedFrom: origin.askedFrom,
            devices: [...new Set([origin.device, ...near.map(({ device }) => device)])],
          })
          await publish(trx, now, 'guard.changed', { branch })
        }
        tell({ branches: [branch], data: { code, count: ended.length } })
        return made(id, { ended, blocked: origin !== undefined })
      },
      blocking,
    ),
  )

  serve(app, deps, 'guard.lift', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const found = theirs(await blockById(trx, input.id), member, 'orders.handle')
      if (!found.ok) return found
      const block = found.value
      await forgive(trx, await removeBlock(trx, block))
      await publish(trx, now, 'guard.changed', { branch: block.branch })
      tell({ branches: [block.branch], data: { code: block.code } })
      return yes({})
    }),
  )

  serve(app, deps, 'guard.setRules', async ({ input: { rules, version }, now, write, unchanged }) =>
    write(async (trx) => {
      // Two servers change the rules one after the other.
      await store.engine.lockWords(trx, ['guard.rules'])
      const before = settingVersion(await readGuard(trx))
      if (before === settingVersion(rules)) return unchanged(storedAs(rules))
      if (before !== version) return no('changed_meanwhile')
      await saveGuard(trx, rules)
      const { branches } = await store.catalogue.current(trx)
      for (const { id } of branches) await publish(trx, now, 'guard.changed', { branch: id })
      return yes(storedAs(rules))
    }),
  )
}

interface Blocking {
  readonly member: StaffMember
  readonly now: number
}

/** Ends all asks and open orders of new customers on an ask's connection at its branch. From then on they have to ask. */
async function refuseConnection(trx: Trx, store: Store, ask: GuardAsk, by: Blocking): Promise<void> {
  const { member, now } = by
  const { branch, code, askedFrom } = ask
  const asked = askedFrom === '' ? [] : await asksOfConnection(trx, ask, now)
  const near = askedFrom === '' ? [] : await openOfConnection(trx, branch, askedFrom)
  for (const { id } of asked) await settleAsk(trx, id, 'declined', now)
  for (const { id } of near) await end(trx, store, id, by)
  const { blockHours } = await readGuard(trx)
  await insertBlock(trx, {
    // Without an order, because it never became one.
    ...{ branch, order: 0, code, wide: true, by: member.name, at: now, until: now + blockHours * hour, askedFrom },
    devices: [...new Set([ask, ...asked, ...near].map(({ device }) => device))],
  })
}

const storedAs = (rules: GuardRules) => ({ rules, version: settingVersion(rules) })

/** Refuses an order, or cancels it once it is being made. False if it was over, or if the member may not end it. */
async function end(trx: Trx, store: Store, id: number, { member, now }: Blocking): Promise<boolean> {
  const { order } = await lockedOrder(trx, store, id)
  if (!order || isOver(phaseOf(order)) || !may(member, 'orders.handle', order.branch)) return false
  const taken = await takeStep(trx, order, {
    ...{ step: stepFor(order), by: byStaff(member), reason: 'not-serious', now },
    // The member who blocks has seen it.
    change: { toSee: null },
  })
  return taken.ok
}

const stepFor = (order: Order): 'refuse' | 'cancel' =>
  ['placed', 'accepted'].includes(phaseOf(order)) ? 'refuse' : 'cancel'
