// The call that closes branches, and opens them again.
import { z } from 'zod'
import { call } from '../call.ts'
import { branchIds, date, localText } from '../shapes/basics.ts'

export const closingCalls = {
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
}
