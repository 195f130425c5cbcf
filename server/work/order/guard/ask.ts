// An order that must be talked over with staff: the customer gets a code to say, or is sent to the counter.
import { amountAround, type Hurdle, mostAsks, subscriberOf } from '#domain/order/guard/guard.ts'
import { no, type RefusedAnswer } from '#server/door/http/refused.ts'
import { publish } from '#server/door/live/publish.ts'
import { type AskedLine, askByKey, asksAhead, closeAsk, type GuardAsk, saveAsk } from '#server/store/order/asks.ts'
import type { Trx } from '#server/store/write-queue.ts'
import type { AtGate } from './gate.ts'

export interface OrderAsk {
  readonly wish: Pick<AtGate, 'key' | 'now' | 'origin'>
  readonly hurdle: Hurdle
  readonly before: readonly GuardAsk[]
  readonly branch: { readonly id: string; readonly phone: string }
  readonly name: string
  readonly total: number
  readonly lines: readonly AskedLine[]
}

/** Asks for the order, and refuses it with what its customer does next; `offersOnline`: or they pay online instead. */
export async function askFor(
  trx: Trx,
  asking: OrderAsk,
  chance: () => number,
  offersOnline = false,
): Promise<RefusedAnswer> {
  const { wish, hurdle, before, branch, ...order } = asking
  const { phone } = branch
  const atCounter = no('order_refused', { problems: [{ problem: 'order_at_counter', phone }] })
  if (hurdle === 'blocked' || before.some(({ state }) => state === 'declined')) return atCounter
  const here = await asksAhead(trx, branch.id, { now: wish.now, most: codes.most })
  const own = here.find((ask) => before.some(({ id }) => id === ask.id))
  const { device = '', askedFrom = '' } = wish.origin ?? {}
  if (!own && amountAround(here, askedFrom, () => 1) >= mostAsks) {
    // Asking again and again only pushes out your own asks, and keeps nobody else on the connection from asking.
    const oldest = here.findLast((ask) => subscriberOf(ask.askedFrom) === subscriberOf(askedFrom))
    if (!oldest) return atCounter
    await closeAsk(trx, oldest.id, 'done', wish.now)
  } else if (!own && here.length >= mostAtBranch) {
    // However many connections ask, a further one finds a number: the one that asks most makes room.
    const ofOne = [...Map.groupBy(here, (ask) => subscriberOf(ask.askedFrom)).values()]
    const oldest = ofOne.sort((one, other) => other.length - one.length)[0]?.at(-1)
    if (oldest) await closeAsk(trx, oldest.id, 'done', wish.now)
  }
  const code = own?.code ?? drawCode(new Set(here.map((ask) => ask.code)), chance)
  if (code === undefined) return atCounter
  // A key may have asked an hour ago, or at another branch.
  const ofKey = await askByKey(trx, wish.key)
  const earlier = ofKey ?? own
  if (own && ofKey && ofKey.id !== own.id) await closeAsk(trx, own.id, 'done', wish.now)
  const lines = order.lines.map(({ quantity, name, kitchenName }) => ({ quantity, name, kitchenName }))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const asked = { branch: branch.id, key: wish.key, device, askedFrom, why: hurdle, at: wish.now, code }
  const ask = { ...order, ...asked, lines, pieces }
  await saveAsk(trx, ask, earlier?.id)
  for (const at of new Set([branch.id, ofKey?.branch ?? branch.id]))
    await publish(trx, wish.now, 'guard.changed', { branch: at })
  return no('order_refused', {
    problems: [{ problem: `ask_${hurdle}`, phone, code, ...(offersOnline && { payOnline: true }) }],
  })
}

const codes = { first: 100, most: 900 } as const
/** Half of the numbers, so that one that is free is soon drawn. */
const mostAtBranch = codes.most / 2

/** Three digits that nobody else at the branch has to say; undefined if there are none left. */
function drawCode(taken: ReadonlySet<string>, chance: () => number): string | undefined {
  for (let tries = 0; tries < 50; tries++) {
    const code = String(codes.first + Math.floor(chance() * codes.most))
    if (!taken.has(code)) return code
  }
  return undefined
}
