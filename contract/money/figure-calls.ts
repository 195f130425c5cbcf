// The call of the owner's figures.
import { z } from 'zod'
import { figureComparisons, figureSpans, mostFigureDays } from '#domain/money/figure-span.ts'
import { mostGridDays } from '#domain/money/hour-grid.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { call } from '../call.ts'
import { branchId, cents, date, localText, regionId } from '../shapes/basics.ts'

const count = z.number().int()

const ofItem = z.object({
  item: z.string(),
  name: localText.describe('empty for an item that is deleted'),
  amount: count,
})

const days = z.object({ from: date, to: date })

const spanDays = z.object({
  days,
  counted: count.describe('how many of its days are counted: those that are not to come'),
  compared: count.describe(
    'how many days of it are compared; where both periods have as many, their sums are, otherwise their averages by day',
  ),
})

const spanCounts = spanDays.extend({
  orders: count.describe('sold in the period, as the ledger has them: what falls on a later day is taken off that day'),
  soFar: count.describe('of these, those in the days, and until the minute, up to which it is compared'),
  hours: z.array(z.object({ hour: count, orders: count })).describe('by the hour of the promise, without empty hours'),
  grid: z
    .array(
      z.object({
        weekday: count.describe('1 Monday to 7 Sunday'),
        day: date.nullable().describe('null where several days of a weekday are summed'),
        days: count.describe('how many days are summed'),
        hours: z.array(z.object({ hour: count, orders: count })),
      }),
    )
    .describe(
      `by day and hour of the promise, or if there are more than ${mostGridDays} days, by weekday and hour; hours in which no branch was open and nothing was promised are left out`,
    ),
  kept: count.describe('ready within a minute of the first promise'),
  late: count,
  notMarked: count.describe('sold, and never marked as ready, so in neither of both: at least so many'),
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
  soFar: sold.describe('of these, what was promised in the days, and until the minute, up to which both are compared'),
  points: z
    .array(z.object({ at: z.string().describe('an hour such as 09, or a day'), turnover: cents, orders: count }))
    .describe('by hour for a day, else by day; they add up to the turnover; hours without orders are left out'),
  ways: z.array(z.object({ way: z.enum(paymentWays), amount: cents })).describe('what was taken in the period'),
})

const period = {
  span: z.enum(figureSpans).describe('the period around the day, or the days from it on'),
  day: date.describe('a day of the period; of days, the first'),
  to: date.optional().describe(`of days, the last; at most ${mostFigureDays} days`),
  than: z
    .enum(figureComparisons)
    .optional()
    .describe('what it is compared with: the one before, unless this says the same a year before, or other days'),
  thanDay: date.optional().describe('the first of the other days'),
  thanTo: date.optional().describe('the last of the other days; without it they are one day'),
}

const placed = {
  branch: branchId.optional().describe('one branch; without it all branches of the member together'),
  region: regionId.optional().describe('those of the member’s branches that are in it'),
}

/** Up to so many branches stand side by side. */
export const mostSideBySide = 10

const sideBySide = z.object({
  orders: count,
  turnover: cents.nullable().describe('null where the member does not see the takings'),
})

export const figureCalls = {
  'figures.readMoney': call({
    summary:
      'Turnover, orders and payment methods of a period, and of the one with which it is compared; while it is running, of its days until today. Only for those who see the takings.',
    access: 'days.see',
    input: z.object({ ...placed, ...period }),
    output: z.object({
      of: money,
      before: money,
      until: z.string().nullable().describe('the minute until which both are compared; null where whole days are'),
      reductions: z
        .array(
          z.object({
            reduction: z.string().describe('the id of its rule'),
            name: localText.describe('empty for a rule that is removed'),
            pieces: count,
            off: cents.describe('what customers paid less'),
          }),
        )
        .optional()
        .describe(
          'by rule, what was taken off the prices of orders sold in the period, the most first; absent: nothing',
        ),
    }),
  }),
  'figures.read': call({
    summary:
      'The figures of a period of at most a year, and of the one with which it is compared; while it is running, of both the same part.',
    access: 'days.see',
    input: z.object({ ...placed, ...period }),
    output: z.object({
      of: spanFigure,
      before: spanCounts,
      until: z.string().nullable().describe('the minute until which both are compared; null where whole days are'),
    }),
    refusals: ['region_unknown'],
  }),
  'figures.readBranches': call({
    summary:
      'The branches that sold most in a period, side by side, each beside what it sold in the period with which it is compared.',
    access: 'days.see',
    input: z.object({ region: placed.region, ...period }),
    output: z.object({
      branches: z
        .array(
          sideBySide.extend({
            branch: branchId,
            soFar: sideBySide.describe('as far as both are compared'),
            before: sideBySide.describe('of the other period, as far as both are compared'),
            kept: count,
            late: count,
            bars: z
              .array(
                z.object({
                  at: z.string(),
                  orders: count,
                  before: count.nullable().describe('null where the other period has no such place'),
                }),
              )
              .describe('by hour for a day, by day, or by month if there are more than 31 days'),
          }),
        )
        .max(mostSideBySide),
      others: count.describe('how many branches are not among these'),
    }),
    refusals: ['region_unknown'],
  }),
  'figures.readRegions': call({
    summary:
      'Turnover and orders of each region in a period, and of the one with which it is compared as far as both are. Only of branches whose takings are seen.',
    access: 'days.see',
    input: z.object(period),
    output: z.object({
      regions: z
        .array(sold.extend({ region: regionId.nullable(), soFar: sold, before: sold }))
        .describe('in their order, those of which the member has a branch; null: the branches in none, if there are'),
    }),
  }),
}
