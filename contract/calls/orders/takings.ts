// The calls of the takings: the owner decides who sees the cash totals.
import { z } from 'zod'
import { takingsReaches } from '../../../domain/staff.ts'
import { call } from '../../call.ts'
import { settingVersion } from '../../shapes/basics.ts'

const takings = z.object({
  reach: z
    .enum(takingsReaches)
    .describe('who sees the cash totals: the owner alone, managers of the branch too, or everybody there'),
  asksUnpaid: z.boolean().describe('whether the board asks before an order that is not paid is handed over'),
})

export const takingsCalls = {
  'takings.read': call({
    summary: 'Who sees the cash totals, and whether the board asks before an unpaid order is handed over.',
    access: 'staff.see',
    output: takings.extend({ version: settingVersion }),
  }),
  'takings.set': call({
    summary:
      'Sets who sees the cash totals, which nobody else receives, and whether the board asks before an unpaid order is handed over. What is left out stays as it is. With a `version`, only if nothing has changed since.',
    access: 'staff.edit',
    input: takings.partial().extend({ version: settingVersion.optional() }),
    output: takings.extend({ version: settingVersion }),
    refusals: ['changed_meanwhile'],
    log: ({ reach, asksUnpaid }) => ({
      data: { ...(reach && { reach }), ...(asksUnpaid !== undefined && { asksUnpaid }) },
    }),
  }),
}
