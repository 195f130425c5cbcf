// Staff and fake orders: who asks to be let in, who is blocked, and what the owner sets (SAFE-5).
import type { FastifyInstance } from 'fastify'
import { dutyAt } from '#domain/branch/branch.ts'
import { showsPrices } from '#domain/money/till-duty.ts'
import { isOver, phaseOf } from '#domain/order/course.ts'
import { fixedBounds, type GuardRules, letInMs, type Origin } from '#domain/order/guard/guard.ts'
import type { Order } from '#domain/order/order.ts'
import { may, type StaffMember } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, made } from '#server/door/http/once.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ifMayAct, ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { askByKey, asksById, asksOfConnection, closeAsk, waitingAsks } from '#server/store/order/asks.ts'
import { blockById, insertBlock, listBlocks, removeBlock } from '#server/store/order/blocks.ts'
import { readGuard, saveGuard } from '#server/store/order/guard-rule-store.ts'
import { heldByBrowser, heldByConnection } from '#server/store/order/held-store.ts'
import { forgiveDevices, originOf } from '#server/store/order/order-origins.ts'
import { placeTurn } from '#server/store/order/order-store.ts'
import { versionOfSettings } from '#server/store/shop/setting-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lapseOrder } from '#work/money/payment/lapse.ts'
import { heldView } from '#work/order/guard/held-view.ts'
import { lockedAnywhere, lockedInTurn, onOrder } from '#work/order/on-order.ts'
import { byStaff, takeStep } from '#work/order/take-step.ts'

const hour = 3_600_000

/** A retry finds nothing more to end. */
const blocking: KeyedCall<{ ended: number[]; blocked: boolean }> = {
  call: 'orders.block',
  answerAbout: async () => ({ ended: [], blocked: true }),
}

export function guardRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'guard.readAsk', async ({ input, now }) => {
    const ask = await askByKey(store.db, input.key)
    return ask && ask.at > now - letInMs ? yes({ state: ask.state }) : no('not_found')
  })

  serve(app, deps, 'guard.read', async ({ input, member, now }) => {
    const branches = ownBranches(await store.catalogue.current(store.db), member, 'orders.see')
    const mine = branches.map(({ id }) => id)
    const asks = await waitingAsks(store.db, mine, { now, code: input.code })
    return yes({
      asks: asks.map(({ id, branch, code, name, total, pieces, lines, why, at }) => ({
        id,
        branch,
        code,
        name,
        total: showsPrices(dutyAt({ branches }, branch)) ? total : null,
        pieces,
        lines: [...lines],
        why,
        at,
      })),
      blocks: await listBlocks(store.db, mine, now),
      ...storedAs(await readGuard(store.db)),
    })
  })

  serve(app, deps, 'guard.answer', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const asks = await asksById(trx, input.ids)
      if (input.wide) await store.engine.lockWords(trx, asks.map(({ branch }) => placeTurn({ id: branch })).sort())
      if (asks.length === 0) return no('not_found')
      if (asks.some(({ branch }) => !may(member, 'orders.handle', branch))) return no('not_allowed')
      const waiting = asks.filter(({ state }) => state === 'waiting')
      for (const { id } of waiting) await closeAsk(trx, id, input.letIn ? 'let-in' : 'declined', now)
      if (input.wide && !input.letIn)
        for (const ask of waiting) await refuseConnection(trx, deps, { ...ask, order: 0 }, { member, now })
      const branches = [...new Set(waiting.map(({ branch }) => branch))]
      for (const branch of branches) await publish(trx, now, 'guard.changed', { branch })
      tell(waiting.length === 0 ? 'nothing' : { branches, data: { code: waiting.map(({ code }) => code).join(', ') } })
      return yes({})
    }),
  )

  serve(app, deps, 'guard.held', async ({ member, now }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'orders.see')
    return yes({ held: await heldView(store.db, mine, now) })
  })

  serve(app, deps, 'orders.block', (ask) =>
    onOrder(
      store,
      ask,
      async (trx, { id, branch, code }) => {
        const { input, member, now, tell } = ask
        const origin = await originOf(trx, id)
        const same = origin ? await heldByBrowser(trx, origin.device) : []
        const source = { order: id, code, branch, askedFrom: origin?.askedFrom ?? '', device: origin?.device ?? '' }
        const ended = input.wide && origin ? await refuseConnection(trx, deps, source, { member, now }) : []
        for (const one of new Set([id, ...same.map((held) => held.id)]))
          if (await end(trx, deps, one, { member, now })) ended.push(one)
        if (origin && !input.wide) await block(trx, source, { devices: [origin.device], wide: false, member, now })
        tell({ branches: [branch], data: { code, count: ended.length } })
        return made(id, { ended, blocked: origin !== undefined })
      },
      blocking,
      lockedInTurn,
    ),
  )

  serve(app, deps, 'guard.lift', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const found = ifMayAct(await blockById(trx, input.id), member, 'orders.handle')
      if (!found.ok) return found
      const block = found.value
      await forgiveDevices(trx, await removeBlock(trx, block))
      await publish(trx, now, 'guard.changed', { branch: block.branch })
      tell({ branches: [block.branch], data: { code: block.code } })
      return yes({})
    }),
  )

  serve(app, deps, 'guard.setRules', async ({ input: { rules, version }, now, write, unchanged }) =>
    write(async (trx) => {
      // Two servers change the rules one after the other.
      await store.engine.lockWords(trx, ['guard.rules'])
      const before = versionOfSettings(await readGuard(trx))
      if (before === versionOfSettings(rules)) return unchanged(storedAs(rules))
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

/** What the tap was on: an order, or an ask that never became one. */
interface Source extends Origin {
  readonly order: number
  readonly code: string
  readonly branch: string
}

/**
 * Ends all that new customers of this connection have at the branch, whatever they wait for: orders, office baskets,
 * asks. From then on they have to ask. Returns the orders that it ended. Nothing may be placed at the branch meanwhile.
 */
async function refuseConnection(trx: Trx, deps: Deps, source: Source, by: Blocking): Promise<number[]> {
  const { branch, askedFrom, device } = source
  const asked = askedFrom === '' ? [] : await asksOfConnection(trx, { branch, askedFrom }, by.now)
  const near = askedFrom === '' ? [] : await heldByConnection(trx, branch, askedFrom)
  for (const { id } of asked) await closeAsk(trx, id, 'declined', by.now)
  const ended: number[] = []
  for (const { id } of near) if (await end(trx, deps, id, by)) ended.push(id)
  const devices = [...new Set([device, ...[...asked, ...near].map((one) => one.device)])]
  await block(trx, source, { devices, wide: true, ...by })
  return ended
}

async function block(
  trx: Trx,
  { order, code, branch, askedFrom }: Source,
  { devices, wide, member, now }: Blocking & { readonly devices: readonly string[]; readonly wide: boolean },
): Promise<void> {
  const until = now + fixedBounds.blockHours * hour
  await insertBlock(trx, { order, code, branch, askedFrom, devices, wide, by: member.name, at: now, until })
  await publish(trx, now, 'guard.changed', { branch })
}

const storedAs = (rules: GuardRules) => ({ rules, version: versionOfSettings(rules) })

/**
 * Refuses an order, cancels it once it is being made, or gives up one that waits for its payment. False if it was over,
 * or if the member may not end it.
 */
async function end(trx: Trx, { store, payments }: Deps, id: number, { member, now }: Blocking): Promise<boolean> {
  const order = await lockedAnywhere(trx, store, id)
  if (!order || isOver(phaseOf(order)) || !may(member, 'orders.handle', order.branch)) return false
  if (order.course === 'awaiting') return await lapseOrder(trx, payments, id, { by: byStaff(member) })
  const taken = await takeStep(trx, order, {
    step: stepFor(order),
    by: byStaff(member),
    reason: 'not-serious',
    now,
    // The member who blocks has seen it.
    change: { toSee: null },
  })
  return taken.ok
}

const stepFor = (order: Order): 'refuse' | 'cancel' =>
  ['placed', 'accepted'].includes(phaseOf(order)) ? 'refuse' : 'cancel'
