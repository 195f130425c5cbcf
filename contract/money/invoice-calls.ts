// The calls of invoices: those of a month, and those of one order, which staff can ask for afterwards (BOOK-4).
import { z } from 'zod'
import { call } from '../call.ts'
import { branchId, cents, id, instant, locale, month, regionId } from '../shapes/basics.ts'
import { issuedInvoice, typedInvoice } from '../shapes/order-shapes.ts'

const listed = issuedInvoice.extend({
  id,
  branch: z.string(),
  date: z.string(),
  at: instant,
  company: z.string().describe('who it is for'),
  reference: z.string().describe('the code of its order'),
  total: cents.describe('VAT included; below zero for a credit note'),
  corrects: z.string().nullable().describe('of a credit note: the number of the invoice that it takes back'),
  mail: z
    .object({ state: z.enum(['waiting', 'done', 'given_up']), error: z.string() })
    .nullable()
    .describe('null: the address is erased'),
})

const orderInvoices = z.object({
  offered: z.boolean().describe('whether the company of the legal notice is complete, as an invoice needs it'),
  hurdle: z
    .enum(['unsold', 'unpaid', 'unrated'])
    .nullable()
    .describe('what keeps the order from being invoiced now; unpaid: not handed over and paid yet'),
  wish: typedInvoice.nullable().describe('who it is invoiced to'),
  invoices: z.array(issuedInvoice.extend({ id, date: z.string() })).describe('oldest first'),
})

export const invoiceCalls = {
  'invoices.list': call({
    summary:
      'The invoices and credit notes of a month, newest first, in pages. Only of branches whose takings are seen.',
    access: 'days.see',
    input: z.object({
      month,
      branch: branchId.optional().describe('absent: all branches of the member'),
      region: regionId.optional().describe('those of the member’s branches that are in it'),
      before: z.coerce.number().int().positive().optional().describe('where the previous page ended, its `next`'),
    }),
    output: z.object({
      invoices: z.array(listed),
      next: id.nullable().describe('send it to get the next page; null at the end'),
      offered: z.boolean().describe('whether the company of the legal notice is complete, as an invoice needs it'),
      mails: z.boolean().describe('whether the shop sends mail'),
    }),
  }),
  'invoices.read': call({
    summary: 'The invoices of an order, and who it is invoiced to.',
    access: 'orders.see',
    input: z.object({ id }),
    output: orderInvoices,
    refusals: ['not_found'],
  }),
  'invoices.ask': call({
    summary:
      'Says who an order is invoiced to. Handed over and paid, it is invoiced at once; an invoice to another company or address is taken back by a credit note. Sent again, it changes nothing.',
    access: 'orders.handle',
    input: z.object({ id, invoice: typedInvoice, lang: locale }),
    output: orderInvoices,
    refusals: ['not_found', 'company_incomplete', 'step_not_allowed'],
    log: (input) => ({ data: { order: input.id } }),
  }),
}
