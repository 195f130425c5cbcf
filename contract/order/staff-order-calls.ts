// The calls of staff for orders: the list, one order, and the status of its lines.
import { z } from 'zod'
import { partLimits } from '#domain/menu/deals/parts-draft.ts'
import { paymentStates } from '#domain/money/payment.ts'
import { phases } from '#domain/order/course.ts'
import { lineStatuses } from '#domain/order/line-status.ts'
import { listPayments, listStates } from '#domain/order/list-states.ts'
import { isSortedByNumber, type ListOrdering, listOrderings, sortDirections } from '#domain/order/order-sorting.ts'
import { call } from '../call.ts'
import { branchId, cents, date, id, instant, locale, regionId } from '../shapes/basics.ts'
import { lineOption, listedRingUp, order, staffOrder, takings } from '../shapes/order-shapes.ts'

/** Options that change how something is made, in one language. */
const listedChanges = z
  .array(lineOption.pick({ kind: true, quantity: true }).extend({ name: z.string() }))
  .optional()
  .describe('what was chosen besides its sizes, in the shop’s own short words')

/** What a row of the list shows, and no more: there are many, and they are read again after every event. */
const orderRow = order
  .pick({
    id: true,
    branch: true,
    token: true,
    code: true,
    customerName: true,
    address: true,
    phone: true,
    table: true,
    total: true,
    wantedAt: true,
    readyAt: true,
  })
  .extend({
    phase: z.enum(phases),
    later: z.literal(true).optional().describe('accepted, and to be begun later'),
    archived: z.literal(true).optional().describe('put away with its day: it can only be read'),
    allergy: z.literal(true).optional().describe('a note speaks of an allergy'),
    payment: z
      .enum(paymentStates)
      .nullable()
      .describe('part: some of it is; owed: too much, which goes back; null where nothing is owed, or nobody knows'),
    due: cents.describe('what is still to be paid'),
    ringUp: listedRingUp,
    items: z
      .array(
        z.object({
          quantity: z.number().int(),
          name: z.string().describe('with its sizes'),
          changes: listedChanges,
          parts: z
            .array(z.object({ name: z.string(), changes: listedChanges }))
            .optional()
            .describe('of a meal deal'),
        }),
      )
      .describe('the first three lines'),
    moreItems: z.number().int().describe('how many more lines there are'),
  })

const count = z.number().int()
const stateCounts = {
  new: count,
  making: count.describe('accepted, and to be made now or soon'),
  ready: count,
  due: count.describe('not paid; of those that are over at most 1,000'),
  late: count.describe('promised for a time that is past, and not ready'),
}

/** How `afterKey` is written where it is no text of the orders themselves. */
function keyShapeOf({ sort, from }: { sort: ListOrdering; from?: string | undefined }): RegExp {
  if (from !== undefined || isSortedByNumber(sort)) return /^\d{1,15}$/
  return sort === 'work' ? /^[0-3] \d{1,15}$/ : /^/
}

export const staffOrderCalls = {
  'orders.list': call({
    summary:
      'All orders in pages, sorted by a column or as a counter works through them, with the cash total; with a period those of its days instead, archived ones too, the latest wanted first. Searches in id, code, token, name, phone, address, items and exact totals; the open orders of that code stand first.',
    access: 'orders.see',
    input: z
      .object({
        branch: branchId.optional().describe('one branch; without it all branches of the member'),
        region: regionId.optional().describe('those of the member’s branches that are in it'),
        search: z.string().max(100).optional(),
        state: z.enum(listStates).optional(),
        payment: z.enum(listPayments).optional(),
        from: date
          .optional()
          .describe(
            'with to: the first day of a period, by the clock of each branch, and by the first one’s for a whole shop',
          ),
        to: date.optional().describe('the last day'),
        sort: z
          .enum(listOrderings)
          .default('id')
          .describe(
            'ties by id; empty values last. work, always ascending: what must be made, by when it is wanted, then what is ready, what is for later, and what is over. Of no effect with a period',
          ),
        direction: z.enum(sortDirections).default('descending'),
        afterKey: z.string().max(1000).optional().describe('with afterId: where the previous page ended, its `next`'),
        afterId: id.optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
        lang: locale.default('en').describe('the language of the names'),
      })
      .refine(({ from = '', to = '' }) => from <= to && (from === '') === (to === ''), { path: ['to'] })
      .refine((input) => input.afterKey === undefined || keyShapeOf(input).test(input.afterKey), {
        path: ['afterKey'],
      })
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
          'of all orders, not of the page; null with a period, and where the member may not see the takings of all these branches',
        ),
      counts: z
        .object({ all: count, ...stateCounts })
        .nullable()
        .describe('how many orders the list has in each state, whatever is asked for; null with a period'),
      partly: z
        .boolean()
        .describe('the period has so many orders that only the newest of them were searched or filtered'),
    }),
    refusals: ['region_unknown'],
  }),
  'orders.read': call({
    summary: 'One order with everything staff need, also from the archive.',
    access: 'orders.see',
    input: z.object({ id }),
    output: staffOrder.extend({
      archivedAt: instant
        .optional()
        .describe('when its day was closed: it is in the archive and can only be read; absent: it is in the list'),
    }),
    refusals: ['not_found'],
  }),
  'orders.setLineStatus': call({
    summary:
      'Sets lines of an order, or single parts of a meal deal, to a new status. With `from`, what has another status by now is left alone. A deal is ready as soon as all of its parts are.',
    access: 'orders.handle',
    input: z.object({
      id,
      changes: z
        .array(
          z
            .object({
              line: z.number().int().positive(),
              status: z.enum(lineStatuses),
              from: z.enum(lineStatuses).optional(),
              parts: z
                .array(z.string().max(100))
                .min(1)
                .max(partLimits.parts)
                .optional()
                .describe('only these parts of a meal deal, to received or ready; absent: the whole line'),
            })
            .refine(({ parts, status }) => !parts || status !== 'served', { path: ['status'] }),
        )
        .min(1)
        .max(50),
    }),
    output: staffOrder,
    refusals: ['not_found', 'step_not_allowed', 'changed_meanwhile'],
    log: ({ id, changes }) => ({ data: { order: id, status: changes[0]?.status ?? null, lines: changes.length } }),
  }),
}
