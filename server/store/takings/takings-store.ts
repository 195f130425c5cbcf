// Who sees the cash totals, and whether the board asks before an unpaid order is handed over.
import { type TakingsReach, takingsReaches, usualTakingsReach } from '../../../domain/staff.ts'
import type { Db } from '../engines/engine.ts'
import { readSetting, writeSetting } from '../setting-store.ts'
import type { Trx } from '../write-queue.ts'

/** As the owner set it, or the default. */
export async function takingsReach(db: Db): Promise<TakingsReach> {
  const set = await readSetting(db, 'takings.reach')
  return takingsReaches.find((reach) => reach === set) ?? usualTakingsReach
}

export const setTakingsReach = (trx: Trx, reach: TakingsReach): Promise<void> =>
  writeSetting(trx, 'takings.reach', reach)

/** It asks unless the owner decided otherwise. */
export const asksUnpaid = async (db: Db): Promise<boolean> => (await readSetting(db, 'takings.asksUnpaid')) !== 'no'

export const setAsksUnpaid = (trx: Trx, asks: boolean): Promise<void> =>
  writeSetting(trx, 'takings.asksUnpaid', asks ? 'yes' : 'no')
