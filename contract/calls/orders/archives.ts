// The calls of the archive: orders of closed days, which can be brought back for 30 days.
import { z } from 'zod'
import { call } from '../../call.ts'
import { id, instant } from '../../shapes/basics.ts'

export const archiveCalls = {
  'archives.list': call({
    summary: 'The archives of the last 30 days, newest first.',
    access: 'restoreOrders',
    input: z.object({}),
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
    refusals: ['not_signed_in', 'not_allowed'],
  }),
  'archives.restore': call({
    summary: 'Brings the orders of an archive back.',
    access: 'restoreOrders',
    input: z.object({ id }),
    output: z.object({ orders: z.number().int() }),
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
    log: () => ({}),
  }),
}
