// After how many days customers are erased, as the owner set it.
import { isPersonalDays, personalDays } from '../../../domain/retention/personal-days.ts'
import type { Db } from '../engines/engine.ts'
import { readSetting, writeSetting } from '../setting-store.ts'
import type { Trx } from '../write-queue.ts'

export async function daysKept(db: Db): Promise<number> {
  const saved = Number((await readSetting(db, 'personal.days')) ?? personalDays.usual)
  return isPersonalDays(saved) ? saved : personalDays.usual
}

export const saveDaysKept = (trx: Trx, days: number): Promise<void> => writeSetting(trx, 'personal.days', String(days))
