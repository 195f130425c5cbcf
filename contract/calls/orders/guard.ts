// The calls of the guard against fake orders: orders that ask to be let in, blocks, and what the owner sets (SAFE-5).
import { z } from 'zod'
import { guardBounds, hurdles } from '../../../domain/guard/guard.ts'
import { call } from '../../call.ts'
import { branchId, cents, formKey, id, instant } from '../../shapes/basics.ts'

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().int().min(least).max(most)

const rules = z.object({
  on: z.boolean(),
  newOpen: within(guardBounds.newOpen).describe(
    'open orders of new browsers of one kind on one connection; 0: each of them has a word with staff',
  ),
  openOrders: within(guardBounds.openOrders).describe('open orders of one browser or telephone number'),
  openValue: within(guardBounds.openValue).describe('what these may cost together, in cents'),
  blockHours: within(guardBounds.blockHours).describe('how long a block lasts'),
})

const ask = z.object({
  id: z.number().int(),
  branch: branchId,
  code: z.string().describe('what the customer says at the counter or on the telephone'),
  name: z.string(),
  total: cents,
  pieces: z.number().int(),
  why: z.enum(hurdles),
  at: instant,
})

const block = z.object({
  id: z.number().int(),
  branch: branchId,
  order: z.number().int(),
  code: z.string().describe('of the order that was refused'),
  name: z.string().describe('of its customer; empty once it was erased'),
  device: z.boolean().describe('whether a browser is blocked'),
  phone: z.boolean().describe('whether a telephone number is blocked; it is kept as a hash alone'),
  at: instant,
  until: instant,
  by: z.string(),
})

const staffRefusals = ['not_signed_in', 'not_allowed', 'not_found'] as const

export const guardCalls = {
  'guard.readAsk': call({
    summary: 'What staff say to an order that was refused with ask_…, by its key.',
    access: 'anyone',
    input: z.object({ key: formKey }),
    output: z.object({ state: z.enum(['waiting', 'let-in', 'declined', 'done']) }),
    refusals: ['not_found'],
  }),
  'guard.read': call({
    summary: 'The orders that ask to be let in at the member’s branches, the blocks in force, and the rules.',
    access: 'orders',
    input: z.object({}),
    output: z.object({ asks: z.array(ask), blocks: z.array(block), rules }),
    refusals: ['not_signed_in', 'not_allowed'],
  }),
  'guard.answer': call({
    summary: 'Lets an order in that asks for it, or declines it. The page of its customer sends it by itself.',
    access: 'orders',
    input: z.object({ id, letIn: z.boolean() }),
    output: z.object({}),
    refusals: staffRefusals,
    log: ({ letIn }) => ({ data: { letIn } }),
  }),
  'orders.block': call({
    summary:
      'Refuses this order and every other open one of the same browser or telephone number, and blocks both for a while. Idempotent by its key.',
    access: 'orders',
    input: z.object({ key: formKey, id }),
    output: z.object({
      ended: z.array(z.number().int()).describe('the orders that were refused or cancelled'),
      blocked: z.boolean().describe('false for an order that was not placed on the website'),
    }),
    refusals: [...staffRefusals, 'key_reused'],
    log: ({ id }) => ({ data: { order: id } }),
  }),
  'guard.lift': call({
    summary: 'Lifts a block.',
    access: 'orders',
    input: z.object({ id }),
    output: z.object({}),
    refusals: staffRefusals,
    log: ({ id }) => ({ data: { block: id } }),
  }),
  'guard.setRules': call({
    summary: 'Sets what customers may order without a word with staff.',
    access: 'branches',
    input: rules,
    output: z.object({}),
    refusals: ['not_signed_in', 'not_allowed'],
    log: ({ on }) => ({ data: { on } }),
  }),
}
