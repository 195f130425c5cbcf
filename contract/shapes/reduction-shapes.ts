// Shapes of reductions of prices.
import { z } from 'zod'
import { mostBranches } from '#domain/branch/branch.ts'
import { subjectKinds } from '#domain/money/reductions/reduction.ts'
import { reductionLimits } from '#domain/money/reductions/reduction-draft.ts'
import { branchId, cents } from './basics.ts'
import { weekday } from './menu-shapes.ts'

const minutes = z.number().int()

const subject = z.object({
  kind: z.enum(subjectKinds),
  ids: z
    .array(z.string().max(100))
    .max(5 * reductionLimits.things)
    .describe('of items or categories; none with everything'),
})

/** The rule says what each number may be and names the problem. */
const how = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('amount'), amount: cents.describe('cents off a piece with its options') }),
  z.object({ kind: z.literal('price'), price: cents.describe('of a piece in its size; its options come on top') }),
  z.object({ kind: z.literal('nth'), of: z.number().describe('2: of each two pieces the cheaper is free') }),
])

const times = z.object({
  from: z.string().max(20).optional().describe('the first day'),
  to: z.string().max(20).optional().describe('the last day, included'),
  weekdays: z.array(weekday).max(50).optional().describe('absent: on every day'),
  begins: minutes.optional().describe('minutes since midnight, of the time for which the order is wanted'),
  ends: minutes.optional().describe('minutes since midnight, not included'),
})

/** What a rule says, besides its name. */
export const reductionRule = {
  what: subject.describe('what costs less'),
  how,
  companion: subject
    .optional()
    .describe('one piece costs less for each piece of these in the same order; absent: no condition'),
  times: times
    .optional()
    .describe('by the clock of the branch, at the time for which the order is wanted; absent: always'),
  branches: z.array(branchId).max(mostBranches).optional().describe('absent: all'),
}

/** A rule as customers read it. */
export const publicReduction = z.object({ id: z.string(), name: z.string(), ...reductionRule })
