// The calls of the board: the orders of a branch as the counter works through them, what came in, and today's takings.
import { z } from 'zod'
import { boardLimits } from '#domain/order/counter/board.ts'
import { takingsReaches } from '#domain/people/staff.ts'
import { call } from '../call.ts'
import { branchId, cents, id, instant, localText, settingVersion } from '../shapes/basics.ts'
import { seenVersion, staffOrder, takings } from '../shapes/order-shapes.ts'

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
      orders: z.array(staffOrder).describe('open orders; those to be made soonest first, then the ready ones'),
      toSee: z.array(staffOrder).describe('over, and still shown until a member has seen it: see orders.markSeen'),
      out: z.array(staffOrder).describe('the last that were handed over, newest first'),
      counts: z
        .object({ ready: z.number().int(), earlier: z.number().int() })
        .describe('all ready orders of today and later, and all open orders of earlier days'),
      dayBegins: instant.describe('when the working day of the branch began, which may be the day before'),
      soldOut: z.array(z.string()).describe('the items that are out of stock there now'),
      stations: z
        .array(z.object({ id: z.string(), name: localText }))
        .describe('of the branch, as the owner named them'),
      asksUnpaid: z.boolean().describe('whether handing over an order that is not paid takes a second tap'),
      ringUps: z
        .number()
        .int()
        .nullable()
        .describe('how many orders that are over are still to be rung up by hand; null where staff see prices'),
      seesTakings: z.boolean().describe('whether the member may call takings.today'),
    }),
  }),
  'orders.find': call({
    summary:
      'Orders of one branch by their code, token, telephone number or the beginning of the name; open ones first, then the newest, at most 20.',
    access: 'orders.see',
    input: z.object({ branch: branchId, text: z.string().min(1).max(100) }),
    output: z.object({ orders: z.array(staffOrder) }),
  }),
  'orders.markSeen': call({
    summary: 'A member has seen that an order was cancelled or changed; boards show it no longer.',
    access: 'orders.handle',
    input: z.object({
      id,
      version: seenVersion,
    }),
    output: staffOrder,
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

const arrival = z.object({ id: z.number().int(), at: instant.describe('when it came in') })
const unseen = z.object({
  unseen: z.number().int(),
  newest: z.array(arrival).describe('the newest unseen ones, newest first'),
})

export const arrivalCalls = {
  'arrivals.read': call({
    summary:
      'What rings at a counter and is counted on every staff screen: orders that nobody has accepted, orders for later that are due to be begun, orders that were accepted by themselves, the reservations and messages that nobody has seen, the orders that ask to be let in, and how much is open, waits or is out of order.',
    access: 'orders.see',
    input: z.object({ branch: branchId.optional().describe('one branch; without it all branches of the member') }),
    output: z.object({
      at: instant,
      orders: z.array(arrival).describe('of today and later; nobody has accepted them'),
      due: z
        .array(arrival)
        .describe(
          'placed for later and accepted, of which nobody has begun a line; `at`: when making was due to begin',
        ),
      alone: z.array(arrival).describe('accepted by themselves within the last ten minutes'),
      reservations: unseen,
      messages: unseen,
      asks: unseen.describe('orders that ask to be let in'),
      open: z.number().int().describe('orders of today that are not out yet'),
      accounts: z
        .number()
        .int()
        .describe('accounts that wait for the owner’s decision; 0 for members who do not see them'),
      alerts: z.number().int().describe('open alerts about the branches and the shop, of those that the member sees'),
    }),
  }),
  'reservations.markSeen': call({
    summary: 'Marks reservations as seen, up to an id.',
    access: 'reservations.handle',
    input: z.object({ branch: branchId.optional(), upTo: id }),
    unlogged: 'A list that is open on a screen marks by itself what it shows.',
  }),
}

const reach = z.object({
  reach: z
    .enum(takingsReaches)
    .describe('who sees the cash totals: the owner alone, managers of the branch too, or everybody there'),
  asksUnpaid: z.boolean().describe('whether the board asks before an order that is not paid is handed over'),
})

export const takingsCalls = {
  'takings.read': call({
    summary: 'Who sees the cash totals, and whether the board asks before an unpaid order is handed over.',
    access: 'staff.see',
    output: reach.extend({ version: settingVersion }),
  }),
  'takings.set': call({
    summary:
      'Sets who sees the cash totals, which nobody else receives, and whether the board asks before an unpaid order is handed over. What is left out stays as it is. With a `version`, only if nothing has changed since.',
    access: 'staff.edit',
    input: reach.partial().extend({ version: settingVersion.optional() }),
    output: reach.extend({ version: settingVersion }),
    refusals: ['changed_meanwhile'],
    log: ({ reach, asksUnpaid }) => ({
      data: { ...(reach && { reach }), ...(asksUnpaid !== undefined && { asksUnpaid }) },
    }),
  }),
}
