// The calls of closing days: doing it, what it would move, the records that are kept for good, and the archives for 30
// days.
import { z } from 'zod'
import { mostBranches } from '#domain/branch/branch.ts'
import { call } from '../call.ts'
import { branchId, branchIds, cents, date, id, instant, rate, regionId } from '../shapes/basics.ts'
import { order, staffOrder, takenByWay } from '../shapes/order-shapes.ts'

const part = z.object({
  orders: z.number().int(),
  total: cents.nullable().describe('null where the member may not see the takings'),
})

const parts = z.object({
  handedOver: part,
  fallen: part.describe('refused, cancelled or not collected'),
  open: part.describe('not handed over, promised before the day ends'),
  later: part.describe('promised for another day'),
})

const money = z
  .object({
    taken: takenByWay.describe('since the last closing, by way of payment'),
    rounding: cents.describe('how much of it comes from rounding cash to five cents'),
    unpaid: cents.describe('handed over, and no payment was noted'),
    toGiveBack: cents.describe('paid for orders that were refused, cancelled or not collected'),
  })
  .nullable()
  .describe('null where the member may not see the takings')

const closed = z
  .object({ at: instant, by: z.string(), taken: cents.nullable().describe('what its record says was taken') })
  .nullable()
  .describe('the last closing, if it was today at the branch')

const count = z
  .object({
    at: instant,
    counted: cents.describe('what lies in the cash box, without what lay there in the morning'),
    cash: cents.describe('how much more that is than our own books said then'),
    register: z
      .array(z.object({ rate, difference: cents }))
      .describe('the rates at which the registered till says more or, with a minus, less'),
  })
  .nullable()
  .describe('the newest count of today; null also where the member may not see the takings')

const ringUps = z
  .number()
  .int()
  .nullable()
  .describe('how many orders that are over are still to be rung up by hand; null where staff see prices')

const record = z.object({
  id: z.number().int(),
  branch: z.string(),
  day: z.string().describe('YYYY-MM-DD, at the branch'),
  at: instant,
  by: z.string(),
  alsoOpen: z.boolean().describe('orders that were not handed over left the list too'),
  alsoLater: z.boolean().describe('orders for other days left the list too'),
  parts,
  money,
  ordersBack: z.number().int().optional().describe('how many of its orders were brought back one by one'),
  broughtBackAt: instant.nullable().describe('when its orders were brought back from the archive'),
})

export const dayCalls = {
  'orders.clear': call({
    summary:
      'Closes the day of the branches in one transaction: moves what is over to the archive, and makes a day record that is kept for good. Orders that nobody has handed over stay, unless they are asked for.',
    access: 'days.close',
    input: z.object({
      branches: branchIds,
      alsoOpen: z
        .boolean()
        .default(false)
        .describe('also orders that are not handed over and were promised before the day ends'),
      alsoLater: z.boolean().default(false).describe('also orders for another day'),
    }),
    output: z.object({
      archive: z.number().int().nullable(),
      orders: z.number().int().describe('how many left the list'),
      days: z.array(z.number().int()).describe('the day records that were made'),
    }),
    log: ({ branches }) => ({ branches }),
  }),
  'days.now': call({
    summary: 'What closing the day would move at each branch, and what was taken since the last closing.',
    access: 'days.see',
    input: z.object({
      branches: z
        .string()
        .max(41 * mostBranches)
        .transform((text) => text.split(','))
        .pipe(branchIds),
    }),
    output: z.object({ days: z.array(z.object({ branch: z.string(), parts, money, closed, count, ringUps })) }),
  }),
  'days.list': call({
    summary: 'The days that were closed, newest first, in pages.',
    access: 'days.see',
    input: z.object({
      branch: branchId.optional().describe('one branch; without it all branches of the member'),
      region: regionId.optional().describe('those of the member’s branches that are in it'),
      day: date.optional().describe('only those of this day'),
      before: id.optional().describe('where the previous page ended, its `next`'),
      limit: z.coerce.number().int().min(1).max(200).default(30),
    }),
    output: z.object({ days: z.array(record), next: z.number().int().nullable() }),
    refusals: ['region_unknown'],
  }),
  'days.read': call({
    summary: 'One day that was closed.',
    access: 'days.see',
    input: z.object({ id }),
    output: record,
    refusals: ['not_found'],
  }),
}

export const archiveCalls = {
  'archives.list': call({
    summary: 'The archives of the last 30 days, newest first.',
    access: 'archives.see',
    output: z.object({
      archives: z.array(
        z.object({
          id: z.number().int(),
          at: instant,
          by: z.string(),
          branches: z.array(z.string()),
          orders: z.number().int(),
        }),
      ),
    }),
  }),
  'archives.find': call({
    summary:
      'The orders in the archives of the last 30 days that a text names by code, token, name, phone or address; the newest first, at most 20.',
    access: 'archives.see',
    input: z.object({ text: z.string().trim().min(1).max(100) }),
    output: z.object({
      orders: z.array(
        order.pick({ id: true, branch: true, token: true, code: true, customerName: true }).extend({
          total: cents.nullable().describe('null where staff see no prices'),
          archivedAt: instant.describe('when its day was closed'),
        }),
      ),
    }),
  }),
  'archives.bringBack': call({
    summary: 'Brings one order back from its archive; the others stay there.',
    access: 'archives.restore',
    input: z.object({ id }),
    output: staffOrder,
    refusals: ['not_found'],
    log: (input) => ({ data: { order: input.id } }),
  }),
  'archives.restore': call({
    summary: 'Brings the orders of an archive back.',
    access: 'archives.restore',
    input: z.object({ id }),
    output: z.object({ orders: z.number().int() }),
    refusals: ['not_found'],
    log: () => ({}),
  }),
}
