// The calls with which staff enter orders, change them, and take the steps of their course.
import { z } from 'zod'
import { counterWays, paymentWays } from '#domain/money/payment.ts'
import { actors, endReasons, steps } from '#domain/order/course.ts'
import { lineStatuses } from '#domain/order/line-status.ts'
import { call } from '../call.ts'
import { askedInstant, branchId, cents, formKey, id, instant, orderForm } from '../shapes/basics.ts'
import {
  lineWish,
  lineWishes,
  mostWishes,
  orderVersion,
  placedReceipt,
  seenVersion,
  staffOrder,
} from '../shapes/order-shapes.ts'

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
      at: askedInstant.nullable().default(null).describe('null: as soon as possible'),
      lines: lineWishes,
      code: z.string().max(100).default('').describe('of a reduction, as it was typed; empty for none'),
    }),
    output: placedReceipt.extend({ id, total: cents.describe('zero where each order is rung up by hand') }),
    refusals: ['branch_unknown', 'order_refused', 'key_reused'],
    log: ({ branch }) => ({ branches: [branch] }),
  }),
  'orders.mostSold': call({
    summary: 'The items that a branch sold most in its last four weeks, for what staff tap most.',
    access: 'orders.handle',
    input: z.object({ branch: branchId }),
    output: z.object({ items: z.array(z.string()).describe('ids of items, the most sold first, at most ten') }),
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
    output: staffOrder,
    refusals: [
      'not_found',
      'step_not_allowed',
      'paid_already',
      'rung_up_already',
      'order_refused',
      'changed_meanwhile',
      'key_reused',
    ],
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
        to: askedInstant.optional().describe('later than the promise and than now'),
      })
      .refine(({ minutes, to }) => (minutes === undefined) !== (to === undefined), { path: ['minutes'] }),
    output: staffOrder,
    refusals: ['not_found', 'step_not_allowed', 'changed_meanwhile', 'key_reused'],
    log: (input) => ({ data: { order: input.id } }),
  }),
  'orders.setForm': call({
    summary:
      'Says that an order is eaten at a table, or taken away after all. Its price stays; its VAT rates follow. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      version: seenVersion,
      table: z.number().int().nullable().describe('the table; null: it is taken away'),
    }),
    output: staffOrder,
    refusals: ['not_found', 'step_not_allowed', 'changed_meanwhile', 'key_reused'],
    log: (input) => ({ data: { order: input.id } }),
  }),
}

const stepData = z.object({
  reason: z.enum(endReasons).optional(),
  words: z.string().optional(),
  lines: z
    .array(z.object({ line: z.number().int(), status: z.enum(lineStatuses), parts: z.array(z.string()).optional() }))
    .optional()
    .describe('with parts: only these parts of a meal deal'),
  minutes: z.number().int().optional(),
  paidWay: z.enum(paymentWays).optional(),
  paidAmount: cents.optional().describe('below zero where it was undone or given back'),
  from: instant.optional().describe('with postpone: the promise before'),
  to: instant.optional().describe('with postpone: the promise after'),
  before: orderVersion.optional().describe('with change and agree: lines and total before'),
  after: orderVersion.optional(),
  proposed: z.boolean().optional().describe('with change: it waits for the customer to agree'),
  dropped: cents.optional().describe('the total of the proposal that waited for the customer, and is no more'),
  table: z.number().int().nullable().optional().describe('with setForm: the table; null: it is taken away'),
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
  'giveBack',
  'goodwill',
  'agree',
  'decline',
] as const
export const stepCalls = {
  'orders.step': call({
    summary:
      'Takes a step of an order’s course: accepts, refuses, cancels, says that nobody came, brings back, notes a payment, undoes the last one, gives back what the customer is owed, books what went back online as goodwill or gives back so what the shop keeps, or notes that the customer agreed to a change or declined it. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      step: z.enum(staffSteps),
      version: seenVersion,
      reason: z.enum(endReasons).optional().describe('needed to refuse and to cancel'),
      words: z.string().max(500).optional().describe('to the reason; needed with other'),
      paidWay: z
        .enum(counterWays)
        .optional()
        .describe('needed to pay and to give back; cash that settles the rest is rounded to five cents'),
      amount: cents
        .positive()
        .optional()
        .describe('with pay: a part of what is due; absent: all of it. By meal vouchers at most what they may pay for'),
      seenDue: cents
        .optional()
        .describe('with pay: what was due as the member saw it; refused with changed_meanwhile if it differs'),
    }),
    output: staffOrder,
    refusals: [
      'not_found',
      'step_not_allowed',
      'more_than_due',
      'vouchers_pay_less',
      'voucher_spent',
      'till_takes_payment',
      'changed_meanwhile',
      'key_reused',
    ],
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
