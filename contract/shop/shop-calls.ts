// The calls of the page of the running shop: which branches are open, and the delivery message.
import { z } from 'zod'
import { call } from '../call.ts'
import { branchId, localText } from '../shapes/basics.ts'
import { shopState } from '../shapes/branch-shapes.ts'

export const shopCalls = {
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
  'shop.setMessage': call({
    summary:
      'Sets the delivery message, or hides it. If it is shown and empty in every language, customers read the default message.',
    access: 'deliveryMessage.set',
    input: z.object({ message: localText, shown: z.boolean().default(true) }),
    output: z.object({ message: localText, shown: z.boolean() }),
    log: ({ shown }) => ({ data: { shown } }),
  }),
}
