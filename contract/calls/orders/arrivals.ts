// The calls of arrivals: what came in and waits for staff, so that every staff screen can ring and mark it.
import { z } from 'zod'
import { call } from '../../call.ts'
import { branchId, id, instant } from '../../shapes/basics.ts'

const arrival = z.object({ id: z.number().int(), at: instant.describe('when it came in') })
const unseen = z.object({
  unseen: z.number().int(),
  newest: z.array(arrival).describe('the newest unseen ones, newest first'),
})

export const arrivalCalls = {
  'arrivals.read': call({
    summary:
      'What rings and is marked on every staff screen: orders that nobody has accepted, orders for later that are due to be begun, orders that were accepted by themselves, the reservations and messages that nobody has seen, and the orders that ask to be let in.',
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
    }),
  }),
  'reservations.markSeen': call({
    summary: 'Marks reservations as seen, up to an id.',
    access: 'reservations.handle',
    input: z.object({ branch: branchId.optional(), upTo: id }),
    unlogged: 'A list that is open on a screen marks by itself what it shows.',
  }),
}
