// The calls of the pace of branches: what times follow from, for every page; pause and more minutes for the staff.
import { z } from 'zod'
import { mostBranches } from '#domain/branch/branch.ts'
import { pauseReasons } from '#domain/branch/capacity/quote.ts'
import { call } from '../call.ts'
import { branchId, instant } from '../shapes/basics.ts'
import { capacity, extraTime, pause } from '../shapes/branch-shapes.ts'

const count = z.number().int()

const branchTimes = z.object({
  branch: z.string(),
  capacity: capacity.nullable().describe('null: only the hours limit. The stations have no names here'),
  quote: z.object({
    factor: z.number().describe('learned for this hour; 1 where nothing was'),
    behind: z.number().describe('how far behind the branch is now, in milliseconds'),
    extra: extraTime.nullable(),
  }),
  pause: pause.nullable(),
  loads: z
    .record(z.string(), z.array(z.tuple([instant, count, count])))
    .describe('of each meter the slots from now on in which something is taken: begin, used, capacity'),
})

const settings = {
  letter: z.string().max(10).describe('of its orders’ codes, A to Z'),
  capacity: capacity.nullable().describe('null: only the hours limit'),
  autoAccept: z.boolean().describe('orders are accepted by being placed'),
}
const ownPace = z.object({
  branch: z.string(),
  version: z.string().describe('changes with every change of these settings'),
  ...settings,
  pause: pause.nullable(),
  extra: extraTime.nullable(),
})

const kept = {
  orders: count.describe('orders that were made ready'),
  kept: count.describe('of these, ready at most a minute after their promise'),
  minutesLate: z.number().describe('of those that were late, on average'),
}

/** The pauses that staff choose from, in minutes, or until the next opening after today. */
const pauseLengths = z.union([z.literal(15), z.literal(30), z.literal(60), z.literal('tomorrow')])

export const paceCalls = {
  'times.read': call({
    summary:
      'What the times of each branch follow from, for domain/branch/capacity/ready-at.ts: capacity, quote, pause, and what is taken.',
    access: 'anyone',
    input: z.object({
      branches: z
        .union([branchId, z.array(branchId).max(mostBranches)])
        .optional()
        .transform((ids) => (ids === undefined ? undefined : [ids].flat()))
        .describe('without it all branches that customers see; one that is not known is left out'),
    }),
    output: z.object({
      at: instant.describe('the server’s time'),
      until: instant.nullable().describe('when it changes by itself at the latest; null: not by itself'),
      branches: z.array(branchTimes),
    }),
  }),
  'pace.set': call({
    summary:
      'Pauses a branch, or adds minutes to every new promise for half an hour. Both end by themselves; null ends them now.',
    access: 'shop.set',
    input: z.object({
      branch: branchId,
      pause: pauseLengths.nullable().optional().describe('minutes, or until the next opening after today'),
      reason: z.enum(pauseReasons).default('busy').describe('what customers read, with a pause'),
      extra: z.number().int().min(5).max(30).nullable().optional().describe('more minutes'),
    }),
    output: z.object({ branch: z.string(), pause: pause.nullable(), extra: extraTime.nullable() }),
    log: ({ branch }) => ({ branches: [branch] }),
  }),
  'pace.read': call({
    summary: 'What is set of the pace of the member’s branches.',
    access: 'pace.see',
    output: z.object({ branches: z.array(ownPace) }),
  }),
  'pace.save': call({
    summary:
      'Sets the letter, the capacity and the accepting of a branch, if they have not changed since `version`. What was promised is kept: a slot that is too full now takes nothing more.',
    access: 'pace.set',
    input: z.object({ branch: branchId, version: z.string().max(100), ...settings }),
    output: ownPace,
    refusals: ['changed_meanwhile'],
    log: ({ branch }) => ({ branches: [branch], saves: `pace ${branch}` }),
  }),
  'pace.report': call({
    summary: 'How the promises of the last 28 days were kept, by branch and hour of the promise.',
    access: 'pace.see',
    input: z.object({ branch: branchId.optional().describe('one branch; without it all branches of the member') }),
    output: z.object({
      from: instant,
      branches: z.array(z.object({ branch: z.string(), ...kept, hours: z.array(z.object({ hour: count, ...kept })) })),
    }),
  }),
}
