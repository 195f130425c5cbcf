// The call of the owner's figures.
import { z } from 'zod'
import { figureSpans } from '#domain/money/figure-span.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { call } from '../call.ts'
import { branchId, cents, date, localText, regionId } from '../shapes/basics.ts'

const count = z.number().int()

const ofItem = z.object({
  item: z.string(),
  name: localText.describe('empty for an item that is deleted'),
  amount: count,
})

const spanCounts = z.object({
  orders: count.describe('sold in the period, as the ledger has them: what falls on a later day is taken off that day'),
  soFar: count.describe('of these, those until the minute up to which it is counted'),
  hours: z.array(z.object({ hour: count, orders: count })).describe('by the hour of the promise, without empty hours'),
  kept: count.describe('ready within a minute of the first promise'),
  late: count,
  refused: count,
  cancelled: count,
  notCollected: count,
  timesOut: count.describe('how often an item was set out of stock'),
  minutesOut: count.describe('for how long items were, together, while their branch was open'),
})

const spanFigure = spanCounts.extend({
  items: z
    .array(ofItem.extend({ before: count.describe('the same in the period before') }))
    .describe('what sold most, in pieces, at most ten'),
  least: z
    .array(ofItem)
    .describe('what sold least of what was sold, at most ten; empty if all stand in the other list'),
  soldOut: z
    .array(ofItem.extend({ times: count.describe('how often it was set out of stock') }))
    .describe('for how many minutes each item was out of stock while its branch was open, at most ten'),
})

const sold = z.object({ turnover: cents.describe('VAT included'), orders: count })

const money = sold.extend({
  soFar: sold.describe('of these, what was promised until the minute up to which both periods are compared'),
  points: z
    .array(z.object({ at: z.string().describe('an hour such as 09, or a day'), turnover: cents, orders: count }))
    .describe('by hour for a day, else by day; they add up to the turnover; hours without orders are left out'),
  ways: z.array(z.object({ way: z.enum(paymentWays), amount: cents })).describe('what was taken in the period'),
})

export const figureCalls = {
  'figures.readMoney': call({
    summary:
      'Turnover, orders and payment methods of a day, week or month, and of the one before; while it is running, of its days until today and of as many before. Only for those who see the takings.',
    access: 'days.see',
    input: z.object({
      branch: branchId.optional().describe('one branch; without it all of the member whose takings they see'),
      region: regionId.optional().describe('those of the member’s branches that are in it'),
      span: z.enum(figureSpans),
      day: date.describe('a day of the period'),
    }),
    output: z.object({
      of: money,
      before: money,
      until: z.string().nullable().describe('the minute until which both are compared; null once the period is over'),
    }),
  }),
  'figures.read': call({
    summary: 'The figures of a day, week or month, and of the one before; while it is running, of both the same part.',
    access: 'days.see',
    input: z.object({
      branch: branchId.optional().describe('one branch; without it all branches of the member together'),
      region: regionId.optional().describe('those of the member’s branches that are in it'),
      span: z.enum(figureSpans),
      day: date.describe('a day of the period'),
    }),
    output: z.object({
      of: spanFigure,
      before: spanCounts,
      until: z.string().nullable().describe('the minute up to which both are counted; null once the period is over'),
    }),
    refusals: ['region_unknown'],
  }),
  'figures.readRegions': call({
    summary:
      'Turnover and orders of each region in a day, week or month, and of the one before as far as both are compared. Only of branches whose takings are seen.',
    access: 'days.see',
    input: z.object({ span: z.enum(figureSpans), day: date.describe('a day of the period') }),
    output: z.object({
      regions: z
        .array(sold.extend({ region: regionId.nullable(), before: sold }))
        .describe('in their order, those of which the member has a branch; null: the branches in none, if there are'),
    }),
  }),
}
