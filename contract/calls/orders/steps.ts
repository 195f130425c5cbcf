// The calls of an order's course: the steps that staff take, and its history.
import { z } from 'zod'
import { paymentWays } from '../../../domain/counter/payment.ts'
import { actors, endReasons, steps } from '../../../domain/order/course.ts'
import { lineStatuses } from '../../../domain/order/line-status.ts'
import { call } from '../../call.ts'
import { cents, formKey, id, instant } from '../../shapes/basics.ts'
import { order, orderVersion } from '../../shapes/orders.ts'
import { seenVersion } from './order-shapes.ts'

const stepData = z.object({
  reason: z.enum(endReasons).optional(),
  words: z.string().optional(),
  lines: z
    .array(z.object({ line: z.number().int(), status: z.enum(lineStatuses), parts: z.array(z.string()).optional() }))
    .optional()
    .describe('with parts: only these parts of a meal deal'),
  minutes: z.number().int().optional(),
  paidWay: z.enum(paymentWays).optional(),
  paidAmount: cents.optional(),
  from: instant.optional().describe('with postpone: the promise before'),
  to: instant.optional().describe('with postpone: the promise after'),
  before: orderVersion.optional().describe('with change and agree: lines and total before'),
  after: orderVersion.optional(),
  proposed: z.boolean().optional().describe('with change: it waits for the customer to agree'),
  overruled: z.boolean().optional().describe('staff took it although its slot was full'),
})

/** The steps that staff take by a call of their own; lines are set, and orders changed, by other calls. */
const staffSteps = [
  'accept',
  'refuse',
  'cancel',
  'collectNot',
  'bringBack',
  'pay',
  'unpay',
  'agree',
  'decline',
] as const
export const stepCalls = {
  'orders.step': call({
    summary:
      'Takes a step of an order’s course: accepts, refuses, cancels, says that nobody came, brings back, notes the payment, or notes that the customer agreed to a change or declined it. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      step: z.enum(staffSteps),
      version: seenVersion,
      reason: z.enum(endReasons).optional().describe('needed to refuse and to cancel'),
      words: z.string().max(500).optional().describe('to the reason; needed with other'),
      paidWay: z.enum(paymentWays).optional().describe('needed to pay; cash is rounded to five cents'),
    }),
    output: order,
    refusals: ['not_found', 'step_not_allowed', 'changed_meanwhile', 'key_reused'],
    log: ({ id, step, reason = null }) => ({ data: { order: id, step, reason } }),
  }),
  'orders.history': call({
    summary: 'Every step of an order, with who took it and when, oldest first.',
    access: 'orders.see',
    input: z.object({ id }),
    output: z.object({
      steps: z.array(
        z.object({
          number: z.number().int(),
          step: z.enum(steps),
          actor: z.enum(actors),
          staffName: z.string(),
          at: instant,
          data: stepData,
        }),
      ),
    }),
    refusals: ['not_found'],
  }),
}
