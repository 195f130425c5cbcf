// The slips of an order: listing them, printing one by hand or again, and giving one up (PAPER-3). Calls of a board for
// the printer at its USB, signed in as staff (PAPER-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Order } from '#domain/order/order.ts'
import type { SlipKind } from '#domain/paper/printer.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { type KeyedCall, type Made, made, once } from '#server/door/http/once.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ifMayAct } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import {
  addJob,
  dropJob,
  jobById,
  mayBePrinted,
  moveJob,
  type PrintJob,
  slipsOf,
} from '#server/store/paper/print-job-store.ts'
import { type Printer, printersAt, printsOf, standingPrinter } from '#server/store/paper/printer-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { onOrder, orderFor } from '#work/order/on-order.ts'
import { namedSlips } from '#work/paper/named-slips.ts'
import { escposOf } from '#work/paper/one-bit-picture.ts'

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
    const { id, key, what, printer } = input
    const form = { id, what, printer, ...(key && { key }) }
    const print = async (trx: Trx, order: Order) => {
      const able = (await printersAt(trx, order.branch)).filter(
        (one) => one.prints.includes(what) && (printer === undefined || one.id === printer),
      )
      const chosen = what === 'receipt' ? able.slice(0, 1) : able
      if (chosen.length === 0) return no('no_printer')
      const before = await slipsOf(trx, order.id)
      const own = (one: Printer) => before.filter((slip) => slip.what === what && slip.printer === one.id)
      const waiting = (one: Printer) => own(one).find(isUntouched)
      if (!chosen.every(waiting) && isFull(before, now)) return tooMany
      const jobs: PrintJob[] = []
      for (const one of chosen) {
        const waits = waiting(one)
        if (waits) await moveJob(trx, waits.id, now)
        const reprint = what !== 'receipt' && own(one).some(mayBePrinted)
        jobs.push(waits ?? (await addJob(trx, { ...jobFor(one, what, order.id), mark: '', reprint, at: now, now })))
      }
      return made(jobs[0]?.id ?? 0, { slips: await namedSlips(trx, jobs) })
    }
    return onOrder(store, { input: form, member, now, ...logbook }, print, key ? printing : undefined)
  })

  serve(app, deps, 'slips.again', async ({ input, member, now, write }) =>
    write(async (trx) => {
      const found = ifMayAct(await jobById(trx, input.id), member, 'orders.handle')
      if (!found.ok) return found
      const job = found.value
      const able = (await printersAt(trx, job.branch)).filter(({ prints }) => prints.some((what) => what === job.what))
      // If its own printer was withdrawn, on another one.
      const printer = (await standingPrinter(trx, job.printer)) ?? able[0]
      if (!printer) return no('no_printer')
      const answer = async (slip: PrintJob): Promise<Made<Output<'slips.again'>>> => {
        const [named] = await namedSlips(trx, [slip])
        return named ? made(slip.id, named) : no('not_found')
      }
      const print = async (): Promise<Made<Output<'slips.again'>>> => {
        const { branch, order, what, station, mark } = job
        if (isUntouched(job)) {
          await moveJob(trx, job.id, now)
          return await answer(job)
        }
        if (order !== null && isFull(await slipsOf(trx, order), now)) return tooMany
        if (job.state === 'failed') await settle(trx, job, now)
        const next = await addJob(trx, {
          printer: printer.id,
          branch,
          order,
          what,
          station,
          mark,
          reprint: mayBePrinted(job),
          at: now,
          now,
        })
        return await answer(next)
      }
      if (input.key) return await once(trx, printingAgain, { key: input.key, body: { id: input.id }, now }, print)
      const printed = await print()
      return printed.ok ? yes(printed.value) : printed
    }),
  )

  serve(app, deps, 'slips.letBe', async ({ input, member, now, write }) =>
    write(async (trx) => {
      const found = ifMayAct(await jobById(trx, input.id), member, 'orders.handle')
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

/** A slip that is asked for again under its key, such as after a lost answer, is printed once. */
const printing: KeyedCall<Output<'slips.print'>> = {
  call: 'slips.print',
  answerAbout: async (db, first) => {
    const job = await jobById(db, first)
    if (!job || job.order === null) return undefined
    const together = (await slipsOf(db, job.order)).filter(
      ({ what, since }) => what === job.what && since === job.since,
    )
    return { slips: await namedSlips(db, together) }
  },
}

const printingAgain: KeyedCall<Output<'slips.again'>> = {
  call: 'slips.again',
  answerAbout: async (db, id) => {
    const job = await jobById(db, id)
    return job && (await namedSlips(db, [job]))[0]
  },
}

/** Of one order, in an hour: more than any order needs, less than would empty a roll. */
const mostSlips = 40
const hour = 3_600_000

/** It waits and is on no paper: asked for once more, it is brought forward, so that it does not come twice. */
const isUntouched = (slip: PrintJob): boolean => slip.state === 'queued' && !mayBePrinted(slip)

const isFull = (slips: readonly PrintJob[], now: number): boolean =>
  slips.filter(({ since }) => since > now - hour).length >= mostSlips

const tooMany = no('too_many', { retryAfter: 600 })

const jobFor = ({ id: printer, branch, station }: Printer, what: SlipKind, order: number) => ({
  printer,
  branch,
  order,
  what,
  station: what === 'receipt' ? '' : station,
})

export function usbPrinterRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, printing } = deps

  async function printerOf(member: StaffMember, id: number): Promise<RouteAnswer<Printer>> {
    const found = ifMayAct(await standingPrinter(store.db, id), member, 'orders.handle')
    return found.ok && found.value.kind !== 'usb' ? no('not_found') : found
  }

  serve(app, deps, 'usbPrinters.list', async ({ input }) => {
    const printers = (await printersAt(store.db, input.branch)).filter(({ kind }) => kind === 'usb')
    return yes({ printers: printers.map(({ id, name, hardware: device }) => ({ id, name, device })) })
  })

  serve(app, deps, 'usbPrinters.poll', async ({ input: { id, device, condition }, member, now }) => {
    const found = await printerOf(member, id)
    if (!found.ok) return found
    const printer = await printing.pinnedTo(found.value, device, now)
    if (printer === 'stranger') return yes({ isOther: true, job: null })
    const heard = await printing.heard(printer, condition, now)
    const job = await printing.offered(heard, now)
    const picture = job && (await printing.fetched(heard, job.token, now, true))
    if (!job || picture === undefined || picture === 'gone' || picture === 'undrawable')
      return yes({ isOther: false, job: null })
    return yes({ isOther: false, job: { token: job.token, data: escposOf(picture).toString('base64') } })
  })

  serve(app, deps, 'usbPrinters.settle', async ({ input: { id, device, token, outcome, code }, member, now }) => {
    const found = await printerOf(member, id)
    if (!found.ok) return found
    const printer = await printing.pinnedTo(found.value, device, now)
    if (printer !== 'stranger') await printing.settled(printer, token, { outcome, code }, now)
    return yes({})
  })
}
