// What the shop does by itself stands in the staff log as well, in the transaction of the act: nobody's name is beside it.
import type { Instant } from '../../../domain/branch/hours.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import type { ClockAct, LogData } from '../../../domain/staff-log.ts'
import type { Trx } from '../write-queue.ts'
import { insertLog } from './staff-log-store.ts'

/** The number of no account. */
export const byClock = 0

interface Place {
  readonly branch: string
  readonly name: LocalText
}

/** With branches, one entry for each. */
export async function noteClockAct(
  trx: Trx,
  at: Instant,
  act: ClockAct,
  data: LogData,
  { branches = [], name = {} }: { readonly branches?: readonly Place[]; readonly name?: LocalText } = {},
): Promise<void> {
  const entry = { at, staff: byClock, staffName: '', act, name, data }
  const places = branches.length > 0 ? branches : [null]
  await insertLog(
    trx,
    places.map((place) => ({ ...entry, branch: place?.branch ?? null, branchName: place?.name ?? {} })),
  )
}

/** Forgets entries from before this instant, and says so: only an entry that is so much younger lets them go. */
export async function purgeLog(trx: Trx, before: Instant, now: Instant): Promise<void> {
  const { entries } = await trx
    .selectFrom('staff_log')
    .select((e) => e.fn.countAll<number>().as('entries'))
    .where('at', '<', before)
    .executeTakeFirstOrThrow()
  if (Number(entries) === 0) return
  await noteClockAct(trx, now, 'clock.forgetLog', { entries: Number(entries) })
  await trx.deleteFrom('staff_log').where('at', '<', before).execute()
}
