// The calls of a board for the receipt printer at its USB: fetching slips and reporting the outcome (PAPER-2).
import { z } from 'zod'
import { usbConditions } from '#domain/paper/printer.ts'
import { call } from '../call.ts'
import { branchId, id } from '../shapes/basics.ts'

const device = z.string().trim().min(1).max(100).describe('the device: its makers’ numbers, and its serial number')

export const usbPrinterCalls = {
  'usbPrinters.list': call({
    summary: 'The USB printers of a branch, one of which a board can connect.',
    access: 'orders.handle',
    input: z.object({ branch: branchId }),
    output: z.object({
      printers: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          device: z.string().nullable().describe('the device it is pinned to; null: the first that is connected'),
        }),
      ),
    }),
  }),
  'usbPrinters.poll': call({
    summary:
      'Says that a USB printer is connected and how it is, and returns the next job. Of several boards one gets a job, once; if its answer is lost, the job comes again after a minute, marked REPRINT.',
    access: 'orders.handle',
    input: z.object({ id, device, condition: z.enum(usbConditions) }),
    output: z.object({
      isOther: z.boolean().describe('whether the printer is pinned to another device; then there is no job'),
      job: z
        .object({ token: z.string(), data: z.string().describe('ESC/POS in base64, to be sent as it is') })
        .nullable(),
    }),
    refusals: ['not_found'],
    unlogged: 'Every few seconds, by the board itself; what is printed of an order stands with it.',
  }),
  'usbPrinters.settle': call({
    summary: 'Says what came of a job. Idempotent.',
    access: 'orders.handle',
    input: z.object({
      id,
      device,
      token: z.string().min(1).max(40),
      outcome: z.enum(['printed', 'again']).describe('again: it may be on paper, whole or in part'),
      code: z.string().max(60).describe('why, in the browser’s own word; "" if it was printed'),
    }),
    refusals: ['not_found'],
    unlogged: 'What is printed of an order stands with it.',
  }),
}
