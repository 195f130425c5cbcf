// The call of the staff log: the owner reads and searches what members did.
import { z } from 'zod'
import { isDate } from '../../domain/shared/date.ts'
import { logKindNames, logLimits } from '../../domain/staff-log.ts'
import { call } from '../call.ts'
import { branchId, date, id, instant, localText } from '../shapes/basics.ts'

const entry = z.object({
  id: z.number().int(),
  at: instant,
  staff: z.number().int().describe('the account; it may be gone'),
  staffName: z.string().describe('as it was then'),
  act: z.string().describe('the name of the call'),
  branch: z.string().nullable(),
  branchName: localText,
  name: localText.describe('of the item, category, account or other thing, as it was then; {} for none'),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export const logCalls = {
  'log.list': call({
    summary: 'What members changed, newest first, kept for a year. Every word of the search must be found.',
    access: 'log.see',
    input: z.object({
      search: z
        .string()
        .max(100)
        .optional()
        .describe('in names of members, things and branches, and numbers of orders'),
      staff: id.optional(),
      branch: branchId.optional(),
      kind: z.enum(logKindNames).optional(),
      from: date
        .refine(isDate)
        .optional()
        .describe('the first day, on the clock of the branch, or else of the first one'),
      to: date.refine(isDate).optional().describe('the last day'),
      before: id.optional().describe('only entries with a lower id'),
      limit: z.coerce.number().int().min(1).max(1000).default(logLimits.page),
    }),
    output: z.object({ entries: z.array(entry), more: z.boolean() }),
  }),
}
