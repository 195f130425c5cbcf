// What the owner set about fake orders.
import { type GuardRules, usualGuard } from '#domain/order/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'

/** Earlier versions kept more figures, which are fixed now, and `newOpen`. */
type Kept = Partial<GuardRules> & { readonly newOpen?: number }

export async function readGuard(db: Db): Promise<GuardRules> {
  const kept = await readSetting(db, 'guard.rules')
  if (kept === null) return usualGuard
  const { newOpen, on, waiting, holdMinutes } = fromJson<Kept>(kept)
  return {
    on: on ?? usualGuard.on,
    // Of the former rule about new customers only 0 still counts: each of them has a word with staff.
    waiting: waiting ?? (newOpen === 0 ? 0 : usualGuard.waiting),
    holdMinutes: holdMinutes ?? usualGuard.holdMinutes,
  }
}

export const saveGuard = (trx: Trx, rules: GuardRules): Promise<void> => writeSetting(trx, 'guard.rules', toJson(rules))
