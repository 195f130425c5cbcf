// The call of the owner's figures.
import { z } from 'zod'
import { isDate } from '../../../domain/shared/date.ts'
import { call } from '../../call.ts'
import { branchId, date, localText } from '../../shapes/basics.ts'

const count = z.number().int()

const ofItem = z.object({
  item: z.string(),
  name: localText.describe('empty for an item that is deleted'),
  amount: count,
})

const dayCounts = z.object({
  orders: count.describe('promised for the day, but for refused, cancelled and not collected ones'),
  hours: z.array(z.object({ hour: count, orders: count })).describe('by the hour of the promise, without empty hours'),
  kept: count.describe('ready within a minute of the first promise'),
  late: count,
  refused: count,
  cancelled: count,
  notCollected: count,
  timesOut: count.describe('how often an item was set out of stock'),
})

const dayFigure = dayCounts.extend({
  items: z
    .array(ofItem.extend({ before: count.describe('the same a week before') }))
    .describe('what sold most, in pieces, at most ten'),
  soldOut: z.array(ofItem).describe('how often each item was set out of stock, at most ten'),
})

export const figureCalls = {
  'figures.read': call({
    summary: 'The figures of one day, and those of the same weekday a week before.',
    access: 'days.see',
    input: z.object({
      branch: branchId.optional().describe('one branch; without it all branches of the member together'),
      day: date.refine(isDate),
    }),
    output: z.object({ of: dayFigure, before: dayCounts }),
  }),
}
