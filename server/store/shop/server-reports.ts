// What each server last said of itself.
import type { Instant } from '#domain/branch/hours.ts'
import type { ServerReport } from '#domain/shop/health/health.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'

type SaidByServer = Omit<ServerReport, 'since' | 'at'>

/** What all servers said, the longest known first. */
export async function serverReports(db: Db): Promise<ServerReport[]> {
  const rows = await db.selectFrom('server_report').selectAll().orderBy('since').orderBy('server').execute()
  return rows.map(({ since, at, report }) => ({ ...fromJson<SaidByServer>(report), since, at }))
}

/** The last report of a server, even from before its restart. */
export async function lastReport(db: Db, server: string): Promise<SaidByServer | undefined> {
  const row = await db.selectFrom('server_report').select('report').where('server', '=', server).executeTakeFirst()
  return row && fromJson<SaidByServer>(row.report)
}

export async function saveReport(trx: Trx, server: string, said: SaidByServer, now: Instant): Promise<void> {
  const report = toJson(said)
  await trx
    .insertInto('server_report')
    .values({ server, since: now, at: now, report })
    .onConflict((conflict) => conflict.column('server').doUpdateSet({ at: now, report }))
    .execute()
}

/** Forgets servers last heard before `before`. */
export async function forgetReports(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('server_report').where('at', '<', before).execute()
}
