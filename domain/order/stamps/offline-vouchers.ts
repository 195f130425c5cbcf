// Vouchers at a counter without a connection: each once, up to the sum that the owner set (STAMP-1).
import type { Cents } from '#domain/shared/money.ts'
import type { SignedVoucher } from './voucher-text.ts'

type TakenVoucher = Pick<SignedVoucher, 'id' | 'worth'>

export type OfflineVerdict = 'taken' | 'again' | 'over'

/** `again`: this counter has taken it already; `over`: the counter would then have given more than `most` on trust. */
export function offlineVerdict(
  { id, worth }: TakenVoucher,
  waiting: readonly TakenVoucher[],
  most: Cents,
): OfflineVerdict {
  if (waiting.some((one) => one.id === id)) return 'again'
  return waiting.reduce((sum, one) => sum + one.worth, worth) > most ? 'over' : 'taken'
}
