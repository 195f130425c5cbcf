// What orders give for the stamp card, and full cards that become vouchers (STAMP-1).

import type { FastifyRequest } from 'fastify'
import type { Order } from '#domain/order/order.ts'
import { mostOnCard, type StampRules, type StampVoucher } from '#domain/order/stamps/stamp-rules.ts'
import { freePieces, stampsOf, turnedIn } from '#domain/order/stamps/stamps.ts'
import type { SealedStamp, SignedVoucher } from '#domain/order/stamps/voucher-text.ts'
import { readToken, tokenFrom, tokenLength } from '#domain/order/token.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import {
  insertVoucher,
  orderOver,
  readStampRules,
  usedPieces,
  voucherOn,
  vouchersById,
} from '#server/store/order/stamp-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { lookUpToken } from '#work/people/auth/order-proofs.ts'
import type { StampSeals } from './stamp-seals.ts'

interface Giving {
  readonly seals: StampSeals
  readonly rules: StampRules
}

/** What the orders with these tokens give, without orders under way and without what follows too many wrong tokens. */
export async function stampsGiven(
  deps: Deps,
  request: FastifyRequest,
  tokens: readonly string[],
  { seals, rules }: Giving,
): Promise<{ token: string; sealed: SealedStamp | null }[]> {
  const counts = stampCounts(await deps.store.catalogue.current(deps.store.db), rules)
  const given: { token: string; sealed: SealedStamp | null }[] = []
  for (const typed of new Set(tokens)) {
    const token = readToken(typed) ?? ''
    const asked = { request, token, now: deps.elapsed() }
    const { wait, found } = await lookUpToken(deps, asked, () => orderOver(deps.store.db, token))
    if (wait > 0) return given
    if (found === 'open') continue
    const count = found?.isSold ? stampsOf(found.lines, counts) : 0
    given.push({ token: typed, sealed: count > 0 ? seals.stampFor(token, count) : null })
  }
  return given
}

/** Of two stamps of the same order, as after a change of the rules, the larger one. */
export function oncePerOrder(stamps: readonly SealedStamp[]): SealedStamp[] {
  const bySerial = new Map<string, SealedStamp>()
  for (const stamp of stamps) {
    const known = bySerial.get(stamp.serial)
    if (!known || known.count < stamp.count) bySerial.set(stamp.serial, stamp)
  }
  return [...bySerial.values()]
}

/** Turns full cards into vouchers and returns all pieces that are used by then. A repeated call finds them used. */
export async function turnIn(
  deps: Deps,
  stamps: readonly SealedStamp[],
  { rules, now, shown }: { rules: StampRules; now: number; shown: readonly string[] },
) {
  const { store, randomBytes } = deps
  const serials = stamps.map(({ serial }) => serial)
  return await store.write(async (trx) => {
    await store.engine.lockWords(
      trx,
      serials.map((serial) => `stamp ${serial}`),
    )
    const before = await usedPieces(trx, serials)
    const had = await vouchersById(trx, [...new Set([...shown, ...before.map(({ voucher }) => voucher)])])
    // The device has room for `room` vouchers; its other stamps wait.
    const room = mostOnCard.vouchers - had.filter(({ isFree }) => isFree).length
    const { full } = turnedIn(freePieces(stamps, before), rules, room)
    for (const pieces of full)
      await insertVoucher(trx, { id: tokenFrom(randomBytes(tokenLength)), worth: rules.worth, at: now }, pieces)
    return await usedPieces(trx, serials)
  })
}

const stampCounts =
  ({ itemById }: Pick<Catalogue, 'itemById'>, { categories }: Pick<StampRules, 'categories'>) =>
  (id: string): boolean =>
    categories.includes(itemById.get(id)?.category ?? '')

/**
 * What the voucher pays; undefined without one, `'foreign'` if this shop did not sign it. Locks the voucher.
 * A voucher stays good, whatever the owner changes later; what counts today decides what it pays for.
 */
export async function voucherOf(
  trx: Trx,
  shown: SignedVoucher | 'foreign' | undefined,
  catalogue: Pick<Catalogue, 'itemById'>,
): Promise<RouteAnswer<StampVoucher | undefined>> {
  if (!shown) return yes(undefined)
  const [kept] = shown === 'foreign' ? [] : await vouchersById(trx, [shown.id])
  if (!kept) return refused('voucher_foreign')
  if (!kept.isFree) return refused('voucher_used')
  return yes({ worth: kept.worth, counts: stampCounts(catalogue, await readStampRules(trx)) })
}

/** Whether this order's voucher has paid for something else since the order lapsed or ended. Locks the voucher. */
export async function hasLostVoucher(trx: Trx, { engine }: Pick<Store, 'engine'>, order: Order): Promise<boolean> {
  if (order.lines.every(({ off }) => off === undefined)) return false
  const before = await voucherOn(trx, order.id)
  if (before === undefined) return true
  await engine.lockWords(trx, [`voucher ${before}`])
  return (await voucherOn(trx, order.id)) === undefined
}

const refused = (problem: 'voucher_foreign' | 'voucher_used') =>
  no('order_refused', { problems: [{ problem, field: 'voucher' }] })
