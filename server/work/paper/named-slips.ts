// Slips as staff read them: with the code of their order and the names of their printers.
import type { Output } from '#contract/index.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { codesOf } from '#server/store/order/codes.ts'
import type { PrintJob } from '#server/store/paper/print-job-store.ts'
import { printerNames } from '#server/store/paper/printer-store.ts'

export async function namedSlips(db: Db, jobs: readonly PrintJob[]): Promise<Output<'slips.list'>['slips']> {
  if (jobs.length === 0) return []
  const codes = await codesOf(
    db,
    jobs.flatMap(({ order }) => order ?? []),
  )
  const names = await printerNames(
    db,
    jobs.flatMap(({ printer, offeredTo }) => [printer, offeredTo ?? printer]),
  )
  return jobs.map((job) => {
    const { id, order, printer, offeredTo, what, mark, reprint, state, code: why, since, endedAt } = job
    const isOther = offeredTo !== null && offeredTo !== printer && state !== 'queued'
    return {
      id,
      order,
      what,
      mark,
      reprint,
      state,
      why,
      since,
      endedAt,
      code: order === null ? '' : (codes.get(order) ?? ''),
      printer: { id: printer, name: names.get(printer) ?? '' },
      by: isOther ? (names.get(offeredTo) ?? '') : null,
    }
  })
}
