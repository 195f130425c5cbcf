// An order that has to wait for a word with staff: it is asked for with a code to say, or belongs at the counter.
import { countAround } from '../../domain/guard/count.ts'
import { type Hurdle, mostAsks } from '../../domain/guard/guard.ts'
import { no, type Refusing } from '../http/refused.ts'
import { publish } from '../live/publish.ts'
import { type Ask, askByKey, saveAsk, waitingAsks } from '../store/guard/asks.ts'
import type { Trx } from '../store/write-queue.ts'
import type { AtGate } from './gate.ts'

export interface Asking {
  readonly wish: AtGate
  readonly hurdle: Hurdle
  /** What was asked for before. */
  readonly before: readonly Ask[]
  readonly branch: { readonly id: string; readonly phone: string }
  readonly name: string
  readonly total: number
  readonly pieces: number
}

/** Asks for the order, and refuses it with what its customer does next. */
export async function askFor(trx: Trx, asking: Asking, chance: () => number): Promise<Refusing> {
  const { wish, hurdle, before, branch, ...order } = asking
  const { phone } = branch
  const atCounter = no('order_refused', { problems: [{ problem: 'order_at_counter', phone }] })
  if (hurdle === 'blocked' || before.some(({ state }) => state === 'declined')) return atCounter
  const here = await waitingAsks(trx, [branch.id], wish.now)
  const own = here.find((ask) => before.some(({ id }) => id === ask.id))
  const { device = '', askedFrom = '' } = wish.origin ?? {}
  const marks = here.map((ask) => ask.askedFrom)
  if (!own && countAround(marks, askedFrom) >= mostAsks) return atCounter
  const code = own?.code ?? drawCode(new Set(here.map((ask) => ask.code)), chance)
  if (code === undefined) return atCounter
  // A key may have asked an hour ago.
  const earlier = own ?? (await askByKey(trx, wish.key))
  const ask = { ...order, branch: branch.id, key: wish.key, device, askedFrom, why: hurdle, at: wish.now, code }
  await saveAsk(trx, ask, earlier?.id)
  await publish(trx, wish.now, 'guard.changed', { branch: branch.id })
  return no('order_refused', { problems: [{ problem: `ask_${hurdle}`, phone, code }] })
}

/** Three digits that nobody else at the branch has to say; undefined if there are none left. */
function drawCode(taken: ReadonlySet<string>, chance: () => number): string | undefined {
  for (let tries = 0; tries < 50; tries++) {
    const code = String(100 + Math.floor(chance() * 900))
    if (!taken.has(code)) return code
  }
  return undefined
}
