// Rows of figures, added to what stands: at once. Who counts something goes through `running-sums.ts`.

import { writeBehind } from '../pipeline.ts'
import { preparedRows } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { FigureRow } from './ledger-tables.ts'

/** Always in the same order of rows, so that two servers neither lose what the other adds nor deadlock. */
export async function writeFigureRows(trx: Trx, changes: readonly FigureRow[]): Promise<void> {
  const rows = new Map<string, FigureRow>()
  for (const change of changes) {
    const key = [change.branch, change.day, change.kind, change.subject].join('\n')
    const row = rows.get(key)
    rows.set(key, { ...change, amount: change.amount + (row?.amount ?? 0) })
  }
  const changed = [...rows]
    .filter(([, { amount }]) => amount !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  if (changed.length > 0) await writeBehind(trx, upsert(trx, changed))
}

const upsert = preparedRows<FigureRow, unknown>((db, rows) =>
  db
    .insertInto('figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'day', 'kind', 'subject'])
        .doUpdateSet((e) => ({ amount: e('figure.amount', '+', e.ref('excluded.amount')) })),
    ),
)
