// The calls of the board: the orders of a branch as the counter works through them, finding one, and today's takings.
import { z } from 'zod'
import { boardLimits } from '../../../domain/counter/board.ts'
import { call } from '../../call.ts'
import { branchId, cents, id, instant, localText } from '../../shapes/basics.ts'
import { order } from '../../shapes/orders.ts'
import { seenVersion, takings } from './order-shapes.ts'

const limit = z.coerce.number().int().min(0).max(boardLimits.most)

export const boardCalls = {
  'orders.board': call({
    summary:
      'What the counter of one branch works through: all open orders of today and later that are to be made, the ready ones up to a limit, what a member has still to see, and the last that were handed over. A client sorts them into now, later and ready by the clock.',
    access: 'orders.see',
    input: z.object({
      branch: branchId,
      ready: limit.default(boardLimits.ready),
      earlier: limit.default(0).describe('how many open orders of earlier days to return'),
    }),
    output: z.object({
      orders: z.array(order).describe('open orders; those to be made soonest first, then the ready ones'),
      toSee: z.array(order).describe('over, and still shown until a member has seen it: see orders.markSeen'),
      out: z.array(order).describe('the last that were handed over, newest first'),
      counts: z
        .object({ ready: z.number().int(), earlier: z.number().int() })
        .describe('all ready orders of today and later, and all open orders of earlier days'),
      dayBegins: instant.describe('when today began at the branch'),
      soldOut: z.array(z.string()).describe('the items that are out of stock there now'),
      stations: z
        .array(z.object({ id: z.string(), name: localText }))
        .describe('of the branch, as the owner named them'),
      asksUnpaid: z.boolean().describe('whether handing over an order that is not paid takes a second tap'),
      seesTakings: z.boolean().describe('whether the member may call takings.today'),
    }),
  }),
  'orders.find': call({
    summary:
      'Orders of one branch by their code, token, telephone number or the beginning of the name; open ones first, then the newest, at most 20.',
    access: 'orders.see',
    input: z.object({ branch: branchId, text: z.string().min(1).max(100) }),
    output: z.object({ orders: z.array(order) }),
  }),
  'orders.markSeen': call({
    summary: 'A member has seen that an order was cancelled or changed; boards show it no longer.',
    access: 'orders.handle',
    input: z.object({
      id,
      version: seenVersion,
    }),
    output: order,
    refusals: ['not_found', 'changed_meanwhile'],
    unlogged: 'The history of the order says who has seen it.',
  }),
  'takings.today': call({
    summary: 'What was taken today at one branch, and what the orders placed today come to.',
    access: 'orders.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      today: cents.nullable().describe('of the orders placed today; null where the member may not see the takings'),
      takings: takings.nullable().describe('null where the member may not see them'),
    }),
  }),
}
