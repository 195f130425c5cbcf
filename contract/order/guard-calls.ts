// The calls of the guard against fake orders: orders that ask to be let in, blocks, and what the owner sets (SAFE-5).
import { z } from 'zod'
import { guardBounds, type HeldKind, hurdles } from '#domain/order/guard/guard.ts'
import { call } from '../call.ts'
import { branchId, cents, formKey, id, instant, localText, settingVersion } from '../shapes/basics.ts'

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().int().min(least).max(most)

const rules = z.object({
  on: z.boolean(),
  waiting: within(guardBounds.waiting).describe(
    'orders of new customers of one connection that wait at a branch, to be accepted or paid; 0: each new customer has a word with staff',
  ),
  holdMinutes: within(guardBounds.holdMinutes).describe(
    'how long an order is held for its payment once that has begun; until then three minutes',
  ),
})
const storedRules = { rules, version: settingVersion }

const code = z.string().describe('what the customer says at the counter or on the telephone')

const ask = z.object({
  id: z.number().int(),
  branch: branchId,
  code,
  name: z.string(),
  total: cents.nullable().describe('null where staff see no prices'),
  pieces: z.number().int(),
  lines: z
    .array(z.object({ quantity: z.number().int(), name: localText, kitchenName: z.string().optional() }))
    .describe('what is asked for, named as on the board'),
  why: z.enum(hurdles),
  at: instant,
})

const waits = z.number().int().describe('orders of new customers')

const waitingOfKinds: Record<HeldKind, z.ZodNumber> = { online: waits, basket: waits, counter: waits }

const held = z.object({
  branch: branchId,
  ...waitingOfKinds,
  total: cents,
  most: z.number().int().describe('beyond so many new customers ask first'),
  mostTotal: cents.describe('and beyond this total'),
  fullest: z
    .object({
      from: instant,
      to: instant,
      percent: z.number().int().describe('of what new customers may hold then'),
    })
    .nullable(),
  connections: z
    .array(
      z.object({
        order: z.number().int().describe('one of its orders, to refuse all of them by'),
        orders: z.number().int(),
        total: cents,
        since: instant,
        full: z.boolean().describe('its new customers ask first'),
      }),
    )
    .describe('the few that hold most, if they hold more than one'),
})

const block = z.object({
  id: z.number().int(),
  branch: branchId,
  order: z.number().int(),
  code: z.string().describe('of the order that was refused'),
  name: z.string().describe('of its customer; empty once it was erased'),
  wide: z.boolean().describe('the new customers of its connection have a word with staff first'),
  at: instant,
  until: instant,
  by: z.string(),
})

export const guardCalls = {
  'guard.readAsk': call({
    summary: 'What staff say to an order that was refused with ask_…, by its key.',
    access: 'anyone',
    input: z.object({ key: formKey }),
    output: z.object({ state: z.enum(['waiting', 'let-in', 'declined', 'done']) }),
    refusals: ['not_found'],
  }),
  'guard.read': call({
    summary:
      'The orders that ask to be let in at the member’s branches, the newest first, the blocks in force, and the rules.',
    access: 'orders.see',
    input: z.object({ code: code.max(10).optional().describe('only the asks whose customers say this') }),
    output: z.object({ asks: z.array(ask), blocks: z.array(block), ...storedRules }),
  }),
  'guard.held': call({
    summary:
      'What new customers hold at each of the member’s branches with orders that nobody accepted or paid, by kind, against what they may.',
    access: 'orders.see',
    input: z.object({}),
    output: z.object({ held: z.array(held) }),
  }),
  'guard.answer': call({
    summary: 'Lets orders in that ask for it, or declines them. The page of each customer sends it by itself.',
    access: 'orders.handle',
    input: z.object({
      ids: z.array(z.number().int()).min(1).max(200),
      letIn: z.boolean(),
      wide: z
        .boolean()
        .default(false)
        .describe(
          'declined: with all that new customers of their connections ask for, have open and hold at the branch, and who ask from then on',
        ),
    }),
    refusals: ['not_found'],
    log: ({ letIn }) => ({ data: { letIn } }),
  }),
  'orders.block': call({
    summary:
      'Refuses this order and all that the same browser has open or holds, and blocks that for a day. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      wide: z
        .boolean()
        .default(false)
        .describe(
          'also all that new customers of its connection have open, hold or ask for at the branch; they ask from then on',
        ),
    }),
    output: z.object({
      ended: z.array(z.number().int()).describe('the orders that were refused or cancelled'),
      blocked: z.boolean().describe('false for an order that was not placed on the website'),
    }),
    refusals: ['not_found', 'key_reused'],
    log: ({ id, wide }) => ({ data: { order: id, wide } }),
  }),
  'guard.lift': call({
    summary: 'Lifts a block.',
    access: 'orders.handle',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: ({ id }) => ({ data: { block: id } }),
  }),
  'guard.setRules': call({
    summary: 'Sets what customers may order without a word with staff, if that has not changed since `version`.',
    access: 'branches.edit',
    input: z.object(storedRules),
    output: z.object(storedRules),
    refusals: ['changed_meanwhile'],
    log: ({ rules: { on } }) => ({ data: { on } }),
  }),
}
