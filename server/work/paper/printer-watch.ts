// Saves once a second when printers were last heard, and looks every 3 seconds for those that stopped calling
// (PAPER-3).
import { printerTimes, silentFrom } from '#domain/paper/printer.ts'
import { publish } from '#server/door/live/publish.ts'
import { openRepeatedJob, type RepeatedJob, startRepeatedJob } from '#server/repeated-job.ts'
import type { Store } from '#server/store/open.ts'
import { takeBack } from '#server/store/paper/print-job-store.ts'
import { markSilent, printersAt } from '#server/store/paper/printer-store.ts'
import type { PrintDesk } from './print-desk.ts'

export type PrinterWatch = RepeatedJob

interface PrinterWatchParts {
  readonly store: Store
  readonly printing: PrintDesk
  readonly now: () => number
  readonly failed: (error: unknown) => void
}

export function openPrinterWatch({ store, printing, now, failed }: PrinterWatchParts): PrinterWatch {
  const flushing = startRepeatedJob(printing.flush, 1000, failed)

  const look = async (): Promise<void> => {
    await printing.flush()
    for (const printer of await printersAt(store.db)) {
      const { seenAt, condition, intervalS } = printer
      if (seenAt === null || condition === 'silent' || now() <= silentFrom({ seenAt, intervalS })) continue
      await store.write(async (trx) => {
        if (!(await markSilent(trx, printer, now()))) return
        // What it was offered may now be taken over; what it has fetched gets a REPRINT mark.
        await takeBack(trx, printer.id, 'silent')
        await publish(trx, now(), 'printers.changed', { branch: printer.branch })
      })
    }
  }

  const watching = openRepeatedJob(look, printerTimes.lookEveryMs, failed)
  return {
    ...watching,
    close: async () => {
      await flushing.close()
      await watching.close()
      await printing.flush().catch(failed)
    },
  }
}
