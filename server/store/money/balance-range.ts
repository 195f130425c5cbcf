// The balances of many days, read in the order of days, a batch at a time.
import { sql } from 'kysely'
import type { DateText } from '#domain/branch/hours.ts'
import type { DayBalance } from '#domain/money/journal.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'

export interface BookedDays {
  readonly from: DateText
  readonly to: DateText
}

const batch = 1000

/** Of one branch, by day and account; what is zero is left out. */
export async function* balancesIn(
  db: Db,
  branch: string,
  { from, to }: BookedDays,
): AsyncGenerator<readonly DayBalance[]> {
  const rest = inPieces()
  for (let last = { day: from, account: '' }; ; ) {
    await rest()
    const { rows } = await sql<DayBalance>`
      select branch, day, account, amount from ledger_balance
      where branch = ${branch} and day >= ${last.day} and day <= ${to}
        and (day > ${last.day} or account > ${last.account})
      order by day, account limit ${batch}`.execute(db)
    const kept = rows.map((row) => ({ ...row, amount: Number(row.amount) })).filter(({ amount }) => amount !== 0)
    if (kept.length > 0) yield kept
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = end
  }
}

/** The balances of several branches together over some days, by account. */
export async function sumBalances(
  db: Db,
  branches: readonly string[],
  { from, to }: BookedDays,
): Promise<Readonly<Record<string, number>>> {
  if (branches.length === 0) return {}
  const rows = await db
    .selectFrom('ledger_balance')
    .select((e) => ['account', e.fn.sum<number>('amount').as('amount')])
    .where('branch', 'in', branches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('account')
    .orderBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
}
