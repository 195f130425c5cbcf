// The calls of the takings: who sees the cash totals, as the owner decides.
import { z } from 'zod'
import { takingsReaches } from '../../domain/staff.ts'
import { call } from '../call.ts'

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
    summary: 'Decides who sees the cash totals; everybody else is given none.',
    access: 'manageStaff',
    input: takings,
    output: takings,
    refusals: ['not_signed_in', 'not_allowed'],
  }),
}
