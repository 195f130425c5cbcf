// The calls of the takings: the owner decides who sees the cash totals.
import { z } from 'zod'
import { takingsReaches } from '../../../domain/staff.ts'
import { call } from '../../call.ts'

const takings = z.object({
  reach: z
    .enum(takingsReaches)
    .describe('who sees the cash totals: the owner alone, managers of the branch too, or everybody there'),
})

export const takingsCalls = {
  'takings.read': call({
    summary: 'Who sees the cash totals.',
    access: 'manageStaff',
    input: z.object({}),
    output: takings,
    refusals: ['not_signed_in', 'not_allowed'],
  }),
  'takings.set': call({
    summary: 'Sets who sees the cash totals; nobody else receives them.',
    access: 'manageStaff',
    input: takings,
    output: takings,
    refusals: ['not_signed_in', 'not_allowed'],
    log: ({ reach }) => ({ data: { reach } }),
  }),
}
