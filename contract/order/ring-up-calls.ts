// The calls of ringing up: at a branch where each order is typed into the registered till by hand.
import { z } from 'zod'
import { call } from '../call.ts'
import { branchId, formKey, id } from '../shapes/basics.ts'
import { seenVersion, staffOrder } from '../shapes/order-shapes.ts'

const listed = staffOrder.extend({ rungUpBy: z.string().describe('the member; empty while it is not rung up') })

const refusals = ['not_found', 'step_not_allowed', 'changed_meanwhile', 'key_reused'] as const

export const ringUpCalls = {
  'orders.ringUps': call({
    summary:
      'Where each order is rung up by hand: those that are to be rung up or taken back, handed over ones first, at most 200, and the last hundred that were. Without amounts. Elsewhere none.',
    access: 'orders.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      toDo: z.array(listed).describe('those handed over as they were handed over, then the others as they came'),
      more: z.boolean().describe('there are more to do'),
      done: z.array(listed).describe('the newest first'),
    }),
  }),
  'orders.ringUp': call({
    summary:
      'Notes that an order was rung up, or taken back in the till once it was cancelled or made cheaper. Its books take it as paid at the till. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      version: seenVersion,
      ticket: z.string().trim().max(40).default('').describe('the number of the till’s ticket'),
    }),
    output: staffOrder,
    refusals,
    log: (input) => ({ data: { order: input.id } }),
  }),
  'orders.ringUpNot': call({
    summary: 'An order was not rung up after all. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({ key: formKey, id, version: seenVersion }),
    output: staffOrder,
    refusals,
    log: (input) => ({ data: { order: input.id } }),
  }),
}
