// The calls of orders: placing and tracking for customers; list, board, detail, progress and archive for staff.
import { z } from 'zod'
import { paymentWays } from '../../../domain/counter/payment.ts'
import { actors, endReasons, phases, steps } from '../../../domain/order/course.ts'
import { lineStatuses } from '../../../domain/order/line-status.ts'
import { isSortedByNumber, orderSortings, sortDirections } from '../../../domain/order/order-sorting.ts'
import { call } from '../../call.ts'
import {
  branchId,
  branchIds,
  cents,
  choice,
  date,
  formKey,
  id,
  instant,
  localText,
  order,
  orderForm,
  orderLine,
  orderVersion,
} from '../../shapes.ts'
import { takenByWay } from './days.ts'

const lineWish = z.object({
  item: z.string().max(100),
  choice: choice.default('one'),
  quantity: z.number(),
  note: z.string().default(''),
})

export const placeInput = z.object({
  key: formKey,
  branch: branchId,
  form: orderForm,
  name: z.string(),
  phone: z.string().max(100).default(''),
  address: z.string().default(''),
  table: z.number().nullable().default(null),
  day: date,
  at: instant.nullable().default(null),
  cupName: z
    .string()
    .max(100)
    .default('')
    .describe('called beside the code, if wanted; at most 12 characters are kept'),
  lines: z.array(lineWish),
  seenReadyAt: instant
    .optional()
    .describe(
      'without `at`: when the customer read that it would be ready; refused with time_moved if it is over five minutes later',
    ),
  seenTotal: z
    .number()
    .optional()
    .describe('the total that the customer saw; refused with total_changed if it differs'),
})

/** What an order consists of, as the customer sees it. */
const publicVersion = z.object({ lines: z.array(orderLine), total: cents })

export const trackedOrder = order
  .pick({
    id: true,
    token: true,
    branch: true,
    form: true,
    table: true,
    total: true,
    placedAt: true,
    wantedAt: true,
    firstPromisedAt: true,
    code: true,
    cupName: true,
    course: true,
    acceptedAt: true,
    readyAt: true,
    overAt: true,
    endReason: true,
    endWords: true,
    paidWay: true,
    paidAmount: true,
    hereAt: true,
    lateBy: true,
  })
  .extend({
    lines: z.array(orderLine),
    phase: z.enum(phases),
    mayWithdraw: z.boolean().describe('whether the customer may still cancel'),
    proposal: publicVersion
      .nullable()
      .describe('what the order is to be once the customer agrees; null if nothing is proposed'),
    changedFrom: publicVersion.nullable().describe('the order as it was placed; null if nothing was changed'),
    unheardSince: instant
      .nullable()
      .describe('since when the shop should have seen the order and has not; null if there is no reason to worry'),
    beginsAt: instant.nullable().describe('when its making is due to begin; null without a promise'),
  })

/** What is kept with a step. */
const stepData = z.object({
  reason: z.enum(endReasons).optional(),
  words: z.string().optional(),
  lines: z.array(z.object({ line: z.number().int(), status: z.enum(lineStatuses) })).optional(),
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
export const staffSteps = [
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
export const customerSteps = ['withdraw', 'arrive', 'runLate', 'agree', 'decline'] as const

export const orderRow = order.omit({ lines: true }).extend({
  out: z.boolean().describe('every line is served'),
  items: z.array(z.object({ quantity: z.number().int(), name: localText })).describe('the first three lines'),
  moreItems: z.number().int().describe('how many more lines there are'),
})

/** What customers paid today, apart from what is open. */
export const takings = z.object({
  taken: takenByWay.describe('today, by way of payment, less what was taken back'),
  rounding: cents.describe('how much of it comes from rounding cash to five cents'),
  open: cents.describe('not paid, and promised before the day ends; without orders of the old site'),
  later: cents.describe('not paid, and promised for another day'),
  toGiveBack: cents.describe('paid for orders that were refused, cancelled or not collected; not in `taken`'),
})

export const orderCalls = {
  'orders.place': call({
    summary: 'Places an order. Idempotent: the same key returns the same order.',
    access: 'anyone',
    input: placeInput,
    output: z.object({ id: z.number().int(), token: z.string(), code: z.string(), total: cents, wantedAt: instant }),
    refusals: ['branch_unknown', 'order_refused', 'key_reused', 'too_many'],
  }),
  'orders.track': call({
    summary: 'The order with a token, without the customer’s name, phone and address.',
    access: 'anyone',
    input: z.object({ token: z.string().max(40) }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'too_many'],
  }),
  'orders.ownStep': call({
    summary:
      'What the customer does to the own order: cancels it while nothing is being made, says to be here or to be late, and agrees to a change or declines it.',
    access: 'anyone',
    input: z.object({
      token: z.string().max(40),
      step: z.enum(customerSteps),
      minutes: z.number().int().min(1).max(240).optional().describe('with runLate'),
      total: cents
        .optional()
        .describe(
          'with agree, needed: the total of the proposal that the customer saw; changed_meanwhile if it differs',
        ),
    }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'step_not_allowed', 'begun_already', 'changed_meanwhile', 'too_many'],
  }),
  'orders.list': call({
    summary:
      'All orders in pages, sorted by a column, with the cash total. Searches in id, token, name, phone and address.',
    access: 'orders',
    input: z
      .object({
        branch: branchId.optional().describe('one branch; without it all branches of the member'),
        search: z.string().max(100).optional(),
        sort: z.enum(orderSortings).default('id').describe('ties by id; empty values last'),
        direction: z.enum(sortDirections).default('descending'),
        afterKey: z.string().max(1000).optional().describe('with afterId: where the previous page ended, its `next`'),
        afterId: id.optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
      })
      .refine(
        ({ sort, afterKey }) => !isSortedByNumber(sort) || afterKey === undefined || /^\d{1,15}$/.test(afterKey),
        {
          path: ['afterKey'],
        },
      )
      .refine(({ afterKey, afterId }) => (afterKey === undefined) === (afterId === undefined), { path: ['afterKey'] }),
    output: z.object({
      orders: z.array(orderRow),
      next: z
        .object({ afterKey: z.string(), afterId: z.number().int() })
        .nullable()
        .describe('send it to get the next page; null at the end'),
      cash: z
        .object({
          total: cents.describe('of all orders in the list, but not of those refused, cancelled or not collected'),
          today: cents.describe('of those placed today'),
          orders: z.number().int(),
          takings,
        })
        .nullable()
        .describe(
          'of all orders, not of the page; null where the member may not see the takings of all these branches',
        ),
    }),
    refusals: ['not_signed_in', 'not_allowed'],
  }),
  'orders.read': call({
    summary: 'One order with everything staff need.',
    access: 'orders',
    input: z.object({ id }),
    output: order,
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  'orders.setLineStatus': call({
    summary:
      'Sets lines of an order to a new status. With `from`, a line that has another status by now is left alone.',
    access: 'orders',
    input: z.object({
      id,
      changes: z
        .array(
          z.object({
            line: z.number().int().positive(),
            status: z.enum(lineStatuses),
            from: z.enum(lineStatuses).optional(),
          }),
        )
        .min(1)
        .max(50),
    }),
    output: order,
    refusals: ['not_signed_in', 'not_allowed', 'not_found', 'step_not_allowed', 'changed_meanwhile'],
    log: ({ id, changes }) => ({ data: { order: id, status: changes[0]?.status ?? null, lines: changes.length } }),
  }),
  'orders.step': call({
    summary:
      'Takes a step of an order’s course: accepts, refuses, cancels, says that nobody came, brings back, notes the payment, or notes that the customer agreed to a change or declined it. Idempotent by its key.',
    access: 'orders',
    input: z.object({
      key: formKey,
      id,
      step: z.enum(staffSteps),
      version: z
        .number()
        .int()
        .optional()
        .describe('of the order that the member saw; refused with changed_meanwhile if it has another by now'),
      reason: z.enum(endReasons).optional().describe('needed to refuse and to cancel'),
      words: z.string().max(500).optional().describe('to the reason; needed with other'),
      paidWay: z.enum(paymentWays).optional().describe('needed to pay; cash is rounded to five cents'),
    }),
    output: order,
    refusals: ['not_signed_in', 'not_allowed', 'not_found', 'step_not_allowed', 'changed_meanwhile', 'key_reused'],
    log: ({ id, step, reason = null }) => ({ data: { order: id, step, reason } }),
  }),
  'orders.history': call({
    summary: 'Every step of an order, with who took it and when, oldest first.',
    access: 'orders',
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
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  'orders.clear': call({
    summary:
      'Closes the day of the branches in one transaction: moves what is over to the archive, and makes a day record that is kept for good. Orders that nobody has handed over stay, unless they are asked for.',
    access: 'clearOrders',
    input: z.object({
      branches: branchIds,
      alsoOpen: z
        .boolean()
        .default(false)
        .describe('also orders that are not handed over and were promised before the day ends'),
      alsoLater: z.boolean().default(false).describe('also orders for another day'),
    }),
    output: z.object({
      archive: z.number().int().nullable(),
      orders: z.number().int().describe('how many left the list'),
      days: z.array(z.number().int()).describe('the day records that were made'),
    }),
    refusals: ['not_signed_in', 'not_allowed'],
    log: ({ branches }) => ({ branches }),
  }),
  'archives.list': call({
    summary: 'The archives of the last 30 days, newest first.',
    access: 'restoreOrders',
    input: z.object({}),
    output: z.object({
      archives: z.array(
        z.object({
          id: z.number().int(),
          at: instant,
          by: z.string(),
          branches: z.array(z.string()),
          orders: z.number().int(),
        }),
      ),
    }),
    refusals: ['not_signed_in', 'not_allowed'],
  }),
  'archives.restore': call({
    summary: 'Brings the orders of an archive back.',
    access: 'restoreOrders',
    input: z.object({ id }),
    output: z.object({ orders: z.number().int() }),
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
    log: () => ({}),
  }),
}
