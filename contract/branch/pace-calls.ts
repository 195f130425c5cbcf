// The calls of the pace of branches: what times follow from, for every page; pause and more minutes for the staff.
import { z } from 'zod'
import { mostBranches } from '#domain/branch/branch.ts'
import { loadNames } from '#domain/branch/capacity/promise-loop.ts'
import { pauseReasons } from '#domain/branch/capacity/quote.ts'
import { mostHands } from '#domain/branch/capacity/shift.ts'
import { call } from '../call.ts'
import { branchId, instant } from '../shapes/basics.ts'
import { capacity, extraTime, pause, shift } from '../shapes/branch-shapes.ts'

const count = z.number().int()

const branchTimes = z.object({
  branch: z.string(),
  capacity: capacity
    .extend({
      shift: z
        .object({ share: z.number(), until: instant })
        .optional()
        .describe('so much of its hands each station has until then, because more or fewer are on shift than usual'),
    })
    .nullable()
    .describe('null: only the hours limit. The stations have no names here'),
  quote: z.object({
    rule: z
      .object({
        idle: z.number().describe('minutes that are expected without work'),
        each: z.number().describe('and for each minute of work'),
        times: z
          .object({ quiet: z.number(), busy: z.number(), full: z.number() })
          .describe('by what these are multiplied with less than 4 minutes of work, with 4 to 9, and with more'),
      })
      .nullable()
      .describe('what was learned; null without a capacity'),
    ahead: z.number().describe('minutes of work that wait'),
    extra: extraTime.nullable(),
  }),
  pause: pause.nullable(),
  kept: z
    .object({ orders: count, kept: count })
    .nullable()
    .describe('how many promises of this month were kept; null: not shown, or fewer than 200'),
  loads: z
    .record(z.string(), z.array(z.tuple([instant, count, count])))
    .describe('of each meter the slots from now on in which something is taken: begin, used, capacity'),
})

const settings = {
  letter: z.string().max(10).describe('of its orders’ codes, A to Z'),
  capacity: capacity.nullable().describe('null: only the hours limit'),
  autoAccept: z.boolean().describe('orders are accepted by being placed'),
  usualHands: z.number().int().describe('how many are on shift on most days, 1 to 9'),
  latePercent: z.number().int().describe('of a hundred orders so many may be late, 1 to 50; promises follow'),
  keptShown: z.boolean().describe('customers read how many promises were kept this month'),
}
const ownPace = z.object({
  branch: z.string(),
  version: z.string().describe('changes with every change of these settings'),
  ...settings,
  pause: pause.nullable(),
  extra: extraTime.nullable(),
  shift: shift.nullable(),
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
      'Pauses a branch, adds minutes to every new promise for half an hour, or says how many are on shift until closing. All end by themselves; null ends them now.',
    access: 'shop.set',
    input: z.object({
      branch: branchId,
      pause: pauseLengths.nullable().optional().describe('minutes, or until the next opening after today'),
      reason: z.enum(pauseReasons).default('busy').describe('what customers read, with a pause'),
      extra: z.number().int().min(5).max(30).nullable().optional().describe('more minutes'),
      shift: z.number().int().min(1).max(mostHands).nullable().optional().describe('how many are on shift'),
    }),
    output: z.object({
      branch: z.string(),
      pause: pause.nullable(),
      extra: extraTime.nullable(),
      shift: shift.nullable(),
    }),
    log: ({ branch }) => ({ branches: [branch] }),
  }),
  'pace.now': call({
    summary: 'Who is on shift at a branch, what the next order would be told, and how today’s promises were kept.',
    access: 'orders.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      learns: z.boolean().describe('false without a capacity: then nothing of this changes a promise'),
      shift: shift.nullable().describe('null: as usual'),
      usualHands: z.number().int(),
      next: z
        .object({ at: instant, work: z.number().int().describe('minutes of work ahead of it') })
        .nullable()
        .describe('what an order of one small piece would be told; null: none is taken any more today'),
      orders: count.describe('of today that were made ready'),
      kept: count.describe('of these, ready at most a minute after their promise'),
    }),
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
    input: z.object({
      branch: branchId,
      version: z.string().max(100),
      ...settings,
      // Pages that were opened before these existed do not send them.
      usualHands: settings.usualHands.optional(),
      latePercent: settings.latePercent.optional(),
      keptShown: settings.keptShown.optional(),
    }),
    output: ownPace,
    refusals: ['changed_meanwhile'],
    log: ({ branch }) => ({ branches: [branch], saves: `pace ${branch}` }),
  }),
  'pace.report': call({
    summary:
      'How the promises of the last 28 days were kept, by branch, hour of the promise and how much was to be done.',
    access: 'pace.see',
    input: z.object({ branch: branchId.optional().describe('one branch; without it all branches of the member') }),
    output: z.object({
      from: instant,
      branches: z.array(
        z.object({
          branch: z.string(),
          ...kept,
          hours: z.array(z.object({ hour: count, ...kept })),
          loads: z
            .array(
              z.object({
                load: z.enum(loadNames).describe('less than 4 minutes of work ahead, 4 to 9, and more'),
                ...kept,
                bound: count.describe('of these, promised by a bound and not by what was learned'),
                minutesMore: count.describe(
                  'by how many minutes these were promised later than was learned, on average',
                ),
              }),
            )
            .describe('of orders for as soon as possible'),
        }),
      ),
    }),
  }),
}
