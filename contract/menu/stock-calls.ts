// The calls of the stock: what is out, at which branches and until when.
import { z } from 'zod'
import { call } from '../call.ts'
import { askedInstant, branchId, branchIds, image, instant, localText } from '../shapes/basics.ts'

const stock = z.enum(['in', 'out'])

const until = z
  .record(branchId, instant)
  .describe('of the branches in `out`, those at which it comes back by itself, and when')

export const stockCalls = {
  'stock.read': call({
    summary: 'Every item, with those of the member’s branches at which it is out of stock.',
    access: 'stock.see',
    output: z.object({
      categories: z.array(z.object({ id: z.string(), name: localText, index: z.number().int() })),
      items: z.array(
        z.object({ id: z.string(), category: z.string(), name: localText, image, out: z.array(branchId), until }),
      ),
    }),
  }),
  'stock.set': call({
    summary:
      'Sets an item in or out of stock at branches; it takes effect at once. Out of stock with `until`, it comes back by itself.',
    access: 'stock.set',
    input: z.object({
      item: z.string().max(100),
      branches: branchIds,
      stock,
      until: z
        .union([z.literal('tomorrow'), askedInstant])
        .nullable()
        .default(null)
        .describe(
          'when it comes back by itself: at each branch’s next opening after today, at an instant, or null: never',
        ),
    }),
    output: z.object({ item: z.string(), out: z.array(branchId), until }),
    refusals: ['item_unknown'],
    log: ({ item, branches, stock, until }) => ({ item, branches, data: { stock, until } }),
  }),
}
