// Which items count for the stamp card, and the voucher of an order as its transaction finds it (STAMP-1).
import type { Order } from '../../domain/order/order.ts'
import type { StampRules, StampVoucher } from '../../domain/stamps/stamp-rules.ts'
import type { SignedVoucher } from '../../domain/stamps/voucher-text.ts'
import { no, type RouteAnswer, yes } from '../http/refused.ts'
import type { Catalogue } from '../store/catalogue/catalogue.ts'
import type { Store } from '../store/open.ts'
import { readStampRules, voucherOn, vouchersById } from '../store/stamps/stamp-store.ts'
import type { Trx } from '../store/write-queue.ts'

export const stampCounts =
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

/** Whether this order's voucher has paid for something else since the order lapsed. Locks the voucher. */
export async function hasLostVoucher(trx: Trx, { engine }: Pick<Store, 'engine'>, order: Order): Promise<boolean> {
  if (order.lines.every(({ off }) => off === undefined)) return false
  const before = await voucherOn(trx, order.id)
  if (before === undefined) return true
  await engine.lockWords(trx, [`voucher ${before}`])
  return (await voucherOn(trx, order.id)) === undefined
}

const refused = (problem: 'voucher_foreign' | 'voucher_used') =>
  no('order_refused', { problems: [{ problem, field: 'voucher' }] })
