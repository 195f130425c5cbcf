// What must always hold in a shop's database, by name, and what an audit of it found (docs/reliability.md says each in
// words).
import type { Instant } from '#domain/branch/hours.ts'

export const auditChecks = [
  'orders',
  'ledger',
  'balances',
  'takings',
  'figures',
  'ways',
  'slots',
  'vouchers',
  'books',
  'counts',
  'invoices',
  'payments',
  'gifts',
  'outbox',
  'tills',
  'regions',
] as const
export type AuditCheck = (typeof auditChecks)[number]

/** One thing that does not hold, in words for those who run the shop. */
export interface AuditFault {
  readonly check: AuditCheck
  readonly what: string
}

export interface AuditReport {
  readonly at: Instant
  /** How many faults there are. */
  readonly found: number
  /** The first of them. */
  readonly faults: readonly AuditFault[]
}

/** How many faults a report names. */
export const mostFaultsNamed = 50

/** The sums of one thing by key, such as cents by account. */
export class KeyedSums {
  readonly sums = new Map<string, number>()

  add(key: string, amount: number): void {
    const sum = (this.sums.get(key) ?? 0) + amount
    if (sum === 0) this.sums.delete(key)
    else this.sums.set(key, sum)
  }
}

/** Where two sums differ: by key, what stands there and what should. */
export function* sumDifferences(
  stands: KeyedSums,
  should: KeyedSums,
): Generator<{ readonly key: string; readonly stands: number; readonly should: number }> {
  for (const key of new Set([...stands.sums.keys(), ...should.sums.keys()])) {
    const one = stands.sums.get(key) ?? 0
    const other = should.sums.get(key) ?? 0
    if (one !== other) yield { key, stands: one, should: other }
  }
}
