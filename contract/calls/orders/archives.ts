// The calls of the archive: orders of closed days, which can be brought back for 30 days, together or one alone.
import { z } from 'zod'
import { call } from '../../call.ts'
import { cents, id, instant } from '../../shapes/basics.ts'
import { order } from '../../shapes/orders.ts'

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
          total: cents,
          archivedAt: instant.describe('when its day was closed'),
        }),
      ),
    }),
  }),
  'archives.bringBack': call({
    summary: 'Brings one order back from its archive; the others stay there.',
    access: 'archives.restore',
    input: z.object({ id }),
    output: order,
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
