// Calls of a board for the printer at its USB, signed in as staff, as a network printer calls by itself (PAPER-2).
import type { FastifyInstance } from 'fastify'
import type { StaffMember } from '../../../domain/staff.ts'
import type { Deps } from '../../http/deps.ts'
import { no, type RouteAnswer, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve-call.ts'
import { theirs } from '../../http/where-allowed.ts'
import { escposOf } from '../../paper/one-bit-picture.ts'
import { type Printer, printersAt, standingPrinter } from '../../store/paper/printer-store.ts'

export function usbPrinterRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, printing } = deps

  async function printerOf(member: StaffMember, id: number): Promise<RouteAnswer<Printer>> {
    const found = theirs(await standingPrinter(store.db, id), member, 'orders.handle')
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
