// The slips of an order: listing them, printing one by hand or again, and giving one up (PAPER-3).
import type { FastifyInstance } from 'fastify'
import type { SlipKind } from '../../../domain/paper/printer.ts'
import { onOrder, orderFor } from '../../course/on-order.ts'
import type { Deps } from '../../http/deps.ts'
import { made } from '../../http/once.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve-call.ts'
import { theirs } from '../../http/where-allowed.ts'
import { publish } from '../../live/publish.ts'
import { namedSlips } from '../../paper/named-slips.ts'
import { addJob, dropJob, jobById, type PrintJob, slipsOf } from '../../store/paper/print-job-store.ts'
import { type Printer, printerById, printersAt, printsOf } from '../../store/paper/printer-store.ts'
import type { Trx } from '../../store/write-queue.ts'

export function slipRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'slips.list', async ({ input, member }) => {
    const found = await orderFor(store.db, member, input.id)
    if (!found.ok) return found
    const { id, branch } = found.value
    return yes({
      slips: await namedSlips(store.db, await slipsOf(store.db, id)),
      prints: printsOf(await printersAt(store.db, branch)),
    })
  })

  serve(app, deps, 'slips.print', ({ input, member, now, ...logbook }) => {
    const { id, what, printer } = input
    return onOrder(store, { input: { id }, member, now, ...logbook }, async (trx, order) => {
      const able = (await printersAt(trx, order.branch)).filter(
        (one) => one.prints.includes(what) && (printer === undefined || one.id === printer),
      )
      const chosen = what === 'receipt' ? able.slice(0, 1) : able
      if (chosen.length === 0) return no('no_printer')
      const before = await slipsOf(trx, order.id)
      const jobs: PrintJob[] = []
      for (const one of chosen) {
        const reprint = what !== 'receipt' && before.some((slip) => slip.what === what && slip.printer === one.id)
        jobs.push(await addJob(trx, { ...jobFor(one, what, order.id), mark: '', reprint, at: now, now }))
      }
      return made(order.id, { slips: await namedSlips(trx, jobs) })
    })
  })

  serve(app, deps, 'slips.again', async ({ input, member, now, write }) =>
    write(async (trx) => {
      const found = theirs(await jobById(trx, input.id), member, 'orders.handle')
      if (!found.ok) return found
      const job = found.value
      const printer = await printerById(trx, job.printer)
      if (!printer || printer.withdrawnAt !== null) return no('no_printer')
      if (job.state === 'failed') await settle(trx, job, now)
      const { branch, order, what, station, mark } = job
      const next = await addJob(trx, {
        ...{ printer: printer.id, branch, order, what, station, mark, reprint: true, at: now, now },
      })
      const [slip] = await namedSlips(trx, [next])
      return slip ? yes(slip) : no('not_found')
    }),
  )

  serve(app, deps, 'slips.letBe', async ({ input, member, now, write }) =>
    write(async (trx) => {
      const found = theirs(await jobById(trx, input.id), member, 'orders.handle')
      if (!found.ok) return found
      const job = found.value
      if (job.state !== 'printed' && job.state !== 'dropped') await settle(trx, job, now)
      const [slip] = await namedSlips(trx, [(await jobById(trx, job.id)) ?? job])
      return slip ? yes(slip) : no('not_found')
    }),
  )

  async function settle(trx: Trx, job: PrintJob, now: number): Promise<void> {
    await dropJob(trx, job, now)
    await publish(trx, now, 'printers.changed', { branch: job.branch })
  }
}

const jobFor = ({ id: printer, branch, station }: Printer, what: SlipKind, order: number) => ({
  ...{ printer, branch, order, what, station: what === 'receipt' ? '' : station },
})
