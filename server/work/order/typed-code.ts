// The code of a reduction that a customer types: looked up within the guess limit, held while an order uses it, and
// given back when the order comes to nothing (PRICE-2).
import { readReductionCode, type TypedCode } from '#domain/money/reductions/reduction-code.ts'
import type { Order } from '#domain/order/order.ts'
import type { Deps } from '#server/door/http/deps.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { KeptReduction } from '#server/store/money/reduction-rows.ts'
import {
  type CodeCustomer,
  type CodeUse,
  holdCode,
  returnCodeUse,
  usesBy,
} from '#server/store/money/reduction-store.ts'
import type { Store } from '#server/store/open.ts'
import type { Trx } from '#server/store/write-queue.ts'

/** The rule with this code. Of wrong ones a connection may try as many as of wrong tokens. */
export async function lookUpCode(
  { codeLimit, elapsed }: Pick<Deps, 'codeLimit' | 'elapsed'>,
  address: string,
  catalogue: Pick<Catalogue, 'reductions'>,
  code: string,
): Promise<{ readonly wait: number; readonly rule: KeptReduction | undefined }> {
  const { wait, found } = await codeLimit.lookUp({ address, token: code, now: elapsed() }, async () =>
    ruleOf(catalogue, code),
  )
  return { wait, rule: found }
}

const ruleOf = ({ reductions }: Pick<Catalogue, 'reductions'>, code: string): KeptReduction | undefined =>
  code === '' ? undefined : reductions.find((rule) => rule.code === code)

/** That the code was used as often as it may be, in all or by this customer. */
export async function codeSpent(
  db: Db,
  { id, uses, usesEach, used }: CodeUse,
  customer: CodeCustomer,
): Promise<TypedCode['spent']> {
  if (uses !== null && used >= uses) return 'code_used_up'
  return usesEach !== null && (await usesBy(db, id, customer)) >= usesEach ? 'code_used_before' : undefined
}

/**
 * The code of an order, which nobody else uses until the transaction ends; undefined if none was typed. Asked for
 * before anything is locked at a branch, so that servers never wait for each other.
 */
export async function heldCode(
  trx: Trx,
  { engine }: Pick<Store, 'engine'>,
  typed: string,
  customer: CodeCustomer,
): Promise<{ readonly code: string; readonly spent: TypedCode['spent'] } | undefined> {
  const code = readReductionCode(typed)
  if (code === '') return undefined
  const use = await holdCode(trx, engine, code)
  return { code, spent: use && (await codeSpent(trx, use, customer)) }
}

/** The same with its rule, as `placeOrder` asks for it. */
export const typedCode = (
  held: Awaited<ReturnType<typeof heldCode>>,
  catalogue: Pick<Catalogue, 'reductions'>,
): TypedCode | undefined => held && { rule: ruleOf(catalogue, held.code), spent: held.spent }

/** The rules that count for lines of an order; none of one that came to nothing. */
function rulesHeldBy({ course, lines }: Pick<Order, 'course' | 'lines'>): ReadonlySet<string> {
  const isNothing = course === 'refused' || course === 'cancelled' || course === 'lapsed'
  return new Set(isNothing ? [] : lines.flatMap(({ reduction }) => reduction?.id ?? []))
}

/**
 * Gives back what an order used of a code once nothing of it is left, and takes it again when the order is brought
 * back: beyond the limit too, since the order keeps its price.
 */
export async function holdCodeAnew(trx: Trx, before: Order, after: Order): Promise<void> {
  if (before.lines === after.lines && before.course === after.course) return
  const held = rulesHeldBy(before)
  const holds = rulesHeldBy(after)
  for (const rule of held) if (!holds.has(rule)) await returnCodeUse(trx, after.id, rule, true)
  for (const rule of holds) if (!held.has(rule)) await returnCodeUse(trx, after.id, rule, false)
}
