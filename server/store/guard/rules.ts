// What the owner set about fake orders.
import { type GuardRules, usualGuard } from '../../../domain/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import { read, write } from '../json.ts'
import { readSetting, writeSetting } from '../settings.ts'
import type { Trx } from '../write-queue.ts'

export async function readGuard(db: Db): Promise<GuardRules> {
  const kept = await readSetting(db, 'guard.rules')
  return kept === null ? usualGuard : { ...usualGuard, ...read<Partial<GuardRules>>(kept) }
}

export const saveGuard = (trx: Trx, rules: GuardRules): Promise<void> => writeSetting(trx, 'guard.rules', write(rules))
