// The calls of the guard against fake orders: orders that ask to be let in, blocks, and what the owner sets (SAFE-5).
import { z } from 'zod'
import { guardBounds, hurdles } from '../../../domain/guard/guard.ts'
import { call } from '../../call.ts'
import { branchId, cents, formKey, id, instant, localText, settingVersion } from '../../shapes/basics.ts'

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().int().min(least).max(most)

const rules = z.object({
  on: z.boolean(),
  waiting: within(guardBounds.waiting).describe(
    'orders of new customers of one connection at a branch that staff have not accepted; 0: each new customer has a word with staff',
  ),
  open: within(guardBounds.open).describe('the same with those that staff accepted, until they are collected'),
  share: within(guardBounds.share).describe('the percentage of a slot that the former may hold'),
  togetherShare: within(guardBounds.togetherShare).describe('the same for all new customers of the branch together'),
  openOrders: within(guardBounds.openOrders).describe(
    'open orders of a browser that has collected none; each collected one adds one',
  ),
  openValue: within(guardBounds.openValue).describe(
    'what these may cost together, in cents; each collected order adds what it cost',
  ),
  strikes: within(guardBounds.strikes).describe(
    'orders of a connection that were pranks or not collected within a day, before its new customers ask',
  ),
  blockHours: within(guardBounds.blockHours).describe('how long a block lasts'),
})
const storedRules = { rules, version: settingVersion }

const code = z.string().describe('what the customer says at the counter or on the telephone')

const ask = z.object({
  id: z.number().int(),
  branch: branchId,
  code,
  name: z.string(),
  total: cents,
  pieces: z.number().int(),
  lines: z
    .array(z.object({ quantity: z.number().int(), name: localText, kitchenName: z.string().optional() }))
    .describe('what is asked for, named as on the board'),
  why: z.enum(hurdles),
  at: instant,
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
          'declined: with all that new customers of their connections ask for and have open at the branch, and who ask from then on',
        ),
    }),
    refusals: ['not_found'],
    log: ({ letIn }) => ({ data: { letIn } }),
  }),
  'orders.block': call({
    summary:
      'Refuses this order and every other open one of the same browser, and blocks that for a while. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      wide: z
        .boolean()
        .default(false)
        .describe('also the open orders of all new customers of its connection at the branch, who ask from then on'),
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
