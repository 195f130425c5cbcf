// The calls with which staff enter orders and change them at the counter or on the telephone.
import { z } from 'zod'
import { call } from '../../call.ts'
import { branchId, formKey, id, instant, orderForm } from '../../shapes/basics.ts'
import { order } from '../../shapes/orders.ts'
import { lineWish, lineWishes, mostWishes, receipt, seenVersion } from './order-shapes.ts'

export const counterCalls = {
  'orders.enter': call({
    summary:
      'Enters an order for somebody at the counter or on the telephone; it is accepted by that. Opening hours and capacity do not stop it. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      branch: branchId,
      form: orderForm.default('pick-up'),
      name: z.string().max(500).default(''),
      phone: z.string().max(100).default(''),
      table: z.number().nullable().default(null),
      at: instant.nullable().default(null).describe('null: as soon as possible'),
      lines: lineWishes,
    }),
    output: receipt.extend({ id }),
    refusals: ['branch_unknown', 'order_refused', 'key_reused'],
    log: ({ branch }) => ({ branches: [branch] }),
  }),
  'orders.change': call({
    summary:
      'Gives an order other lines. Fewer of a line, or none, counts at once; what is dearer, another item or a note with words less is kept as a proposal until the customer agrees. Where the customer allowed replacements, only what is dearer waits. A line with `line` is one that the order has and keeps its price. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      version: seenVersion,
      lines: z.array(lineWish.extend({ line: z.number().int().positive().optional() })).max(mostWishes),
    }),
    output: order,
    refusals: ['not_found', 'step_not_allowed', 'paid_already', 'order_refused', 'changed_meanwhile', 'key_reused'],
    log: (input) => ({ data: { order: input.id } }),
  }),
  'orders.postpone': call({
    summary: 'Promises an order for a later time: by minutes, or to a time. Idempotent by its key.',
    access: 'orders.handle',
    input: z
      .object({
        key: formKey,
        id,
        version: seenVersion,
        minutes: z.number().int().min(1).max(240).optional(),
        to: instant.optional().describe('later than the promise and than now'),
      })
      .refine(({ minutes, to }) => (minutes === undefined) !== (to === undefined), { path: ['minutes'] }),
    output: order,
    refusals: ['not_found', 'step_not_allowed', 'changed_meanwhile', 'key_reused'],
    log: (input) => ({ data: { order: input.id } }),
  }),
}
