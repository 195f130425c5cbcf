// The calls of the running shop: stock per branch, open or closed, and the delivery message.
import { z } from 'zod'
import { call } from '../call.ts'
import { askedInstant, branchId, branchIds, date, image, instant, localText } from '../shapes/basics.ts'
import { shopState } from '../shapes/branch-shapes.ts'

const stock = z.enum(['in', 'out'])

const until = z
  .record(branchId, instant)
  .describe('of the branches in `out`, those at which it comes back by itself, and when')

export const shopCalls = {
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
  'shop.read': call({
    summary: 'The state of each branch of the member, and the delivery message in its languages.',
    access: 'shop.see',
    output: z.object({
      branches: z.array(z.object({ id: branchId, name: localText, shop: shopState })),
      message: localText,
      messageShown: z.boolean().describe('false: customers read no delivery message at all'),
      publicUrl: z.string().nullable().describe('the shop’s address as configured'),
    }),
  }),
  'shop.setState': call({
    summary:
      'Opens or closes branches, with the date and the description that customers read. After `until` they open by themselves.',
    access: 'shop.set',
    input: z.object({
      branches: branchIds,
      open: z.boolean(),
      date: z.string().max(40).default(''),
      desc: localText.default({}),
      until: date
        .nullable()
        .default(null)
        .describe('the last day of a closing, not before today; null: until further notice'),
    }),
    log: ({ branches, open, until }) => ({ branches, data: { open, until: open ? null : until } }),
  }),
  'shop.setMessage': call({
    summary:
      'Sets the delivery message, or hides it. If it is shown and empty in every language, customers read the default message.',
    access: 'deliveryMessage.set',
    input: z.object({ message: localText, shown: z.boolean().default(true) }),
    output: z.object({ message: localText, shown: z.boolean() }),
    log: ({ shown }) => ({ data: { shown } }),
  }),
}
