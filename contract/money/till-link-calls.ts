// The calls of the link to a registered till: the owner sets and tests it, staff see what waits.
import { z } from 'zod'
import { tillLimits, tillProblems, tillStates } from '#domain/money/till/till-line.ts'
import { tillKinds } from '#domain/money/till/till-message.ts'
import { call } from '../call.ts'
import { branchId, date, id, instant, locale } from '../shapes/basics.ts'

const failure = z.object({
  problem: z.enum(tillProblems),
  words: z.string().describe('what the till or the network said; may be empty'),
})

const waiting = z.object({
  count: z.number().int(),
  since: instant.describe('since when the first waits'),
  stopped: z.boolean().describe('whether the till refused the first, so that nothing is sent before the owner acts'),
})

const link = z.object({
  branch: branchId,
  url: z.string().describe('empty until it is set'),
  lang: locale.describe('the language of names in messages'),
  last: z.number().int().describe('the number of the newest message; 0: none yet'),
})

const message = z.object({
  number: z.number().int(),
  kind: z.enum(tillKinds),
  order: z.number().int(),
  code: z.string(),
  at: instant,
  state: z.enum(tillStates),
  tries: z.number().int(),
  next: instant.describe('when it is tried next, or when it was over'),
  ticket: z.string().nullable().describe('the number of the till’s ticket'),
  aside: z.string().describe('why it was rung up by hand; empty: it was not'),
  failure: failure.nullable().describe('why the last try failed'),
})

export const tillLinkCalls = {
  'tills.readLink': call({
    summary: 'Where the messages of a branch go, and the newest 20, newest first, with the first that waits.',
    access: 'branches.edit',
    input: z.object({ branch: branchId }),
    output: link.extend({
      waiting: waiting.nullable(),
      first: message.nullable().describe('the first message that is not acknowledged'),
      messages: z.array(message),
      linked: z.boolean().describe('whether the branch is linked to its till now'),
    }),
    refusals: ['not_found'],
  }),
  'tills.saveLink': call({
    summary: 'Sets the address of the till of a branch. The first time, and if asked for, it gets a new secret.',
    access: 'branches.edit',
    input: z.object({
      branch: branchId,
      url: z.string().max(tillLimits.url * 2),
      lang: locale,
      newSecret: z.boolean(),
    }),
    output: z.object({ link, secret: z.string().nullable().describe('shown only here; null: it stays as it was') }),
    refusals: ['not_found', 'hook_address_refused', 'hook_unreachable'],
    log: ({ branch, newSecret }) => ({ branches: [branch], data: { newSecret } }),
  }),
  'tills.testLink': call({
    summary: 'Sends a test to the till of a branch and returns what it said.',
    access: 'branches.edit',
    input: z.object({ branch: branchId }),
    output: z.object({ ticket: z.string().nullable(), failure: failure.nullable() }),
    refusals: ['not_found', 'too_many'],
    unlogged: 'It changes nothing.',
  }),
  'tills.sendAgain': call({
    summary:
      'Sends the first message that waits again at once. With a reason the till is told that it was rung up by hand.',
    access: 'branches.edit',
    input: z.object({
      branch: branchId,
      number: id.max(2_000_000_000),
      aside: z.string().max(tillLimits.reason).optional(),
    }),
    refusals: ['not_found', 'changed_meanwhile'],
    log: ({ branch, number, aside }) => ({ branches: [branch], data: { number, reason: aside ?? '' } }),
  }),
  'tills.ofOrder': call({
    summary: 'The tickets that the till made of an order, and what of it the till has not acknowledged.',
    access: 'orders.see',
    input: z.object({ id }),
    output: z.object({ tickets: z.array(z.string()), waiting: waiting.nullable() }),
    refusals: ['not_found'],
  }),
  'tills.ofDay': call({
    summary: 'What the till of a branch was told on a day of the branch’s calendar.',
    access: 'days.see',
    input: z.object({ branch: branchId, day: date }),
    output: z.object({
      messages: z.number().int().describe('how many were written on that day; 0: the branch was not linked'),
      first: z.string().nullable().describe('the first ticket of the till'),
      last: z.string().nullable().describe('the last ticket of the till'),
      waiting: z.array(z.string()).describe('the codes of the first 50 orders of which a message waits, of any day'),
    }),
    refusals: ['not_found'],
  }),
  'tills.waiting': call({
    summary: 'What the tills of the member’s branches have not acknowledged for a minute or longer.',
    access: 'orders.see',
    output: z.object({
      branches: z.array(
        waiting.extend({ branch: branchId, orders: z.array(z.string()).describe('the codes of the first 20 orders') }),
      ),
    }),
  }),
}
