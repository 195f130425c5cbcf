// The calls of how branches stand to the registered till.
import { z } from 'zod'
import { tillDuties } from '#domain/money/till-duty.ts'
import { call } from '../call.ts'
import { branchId, cents } from '../shapes/basics.ts'

const duty = z
  .enum(tillDuties)
  .describe('none: no registered till is needed; by-hand: each order is rung up there by hand; linked: sales are sent')

export const tillDutyCalls = {
  'tills.read': call({
    summary: 'How a branch stands to the registered till, and how much food was eaten there this calendar year.',
    access: 'branches.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      branch: branchId,
      duty,
      year: z.string().describe('YYYY, by the clock of the branch'),
      eaten: cents.describe('without VAT and drinks; what is taken away is not in it'),
      limit: cents.describe('from which on a registered till is needed'),
    }),
    refusals: ['not_found'],
  }),
  'tills.setDuty': call({
    summary:
      'Says how a branch stands to the registered till. Where each order is rung up by hand staff see no prices, and nothing is paid through us. Refused while orders there are to be paid online and not over, or are paid so; where each is rung up by hand, while any is paid.',
    access: 'branches.edit',
    input: z.object({ branch: branchId, duty }),
    output: z.object({ branch: branchId, duty }),
    refusals: ['not_found', 'paid_open'],
    log: ({ branch, duty }) => ({ branches: [branch], data: { duty } }),
  }),
}
