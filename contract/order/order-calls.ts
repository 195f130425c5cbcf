// The calls of customers for their orders: placing one, following it, and what they do to it themselves.
import { z } from 'zod'
import { payPlaces } from '#domain/money/online-payment.ts'
import { phases } from '#domain/order/course.ts'
import { unplacedReasons } from '#domain/order/late-place.ts'
import { call } from '../call.ts'
import { askedInstant, branchId, cents, date, formKey, instant, locale, orderForm } from '../shapes/basics.ts'
import {
  giftSeen,
  ifSoldOut,
  issuedInvoice,
  lineWishes,
  order,
  orderLine,
  paidWay,
  placedReceipt,
  proposalNumber,
  typedInvoice,
  vatTotals,
} from '../shapes/order-shapes.ts'

export const placeInput = z.object({
  key: formKey,
  branch: branchId,
  form: orderForm,
  name: z.string().max(500),
  phone: z.string().max(100).default(''),
  address: z.string().max(1000).default(''),
  table: z.number().nullable().default(null),
  day: date,
  at: askedInstant.nullable().default(null),
  cupName: z
    .string()
    .max(100)
    .default('')
    .describe('called beside the code, if wanted; at most 12 characters are kept'),
  ifSoldOut: ifSoldOut.default('ask'),
  lines: lineWishes,
  seenReadyAt: askedInstant
    .optional()
    .describe(
      'without `at`: when the customer read that it would be ready; refused with time_moved if it is over five minutes later',
    ),
  seenTotal: z
    .number()
    .optional()
    .describe('the total that the customer saw; refused with total_changed if it differs'),
  pay: z
    .enum(payPlaces)
    .default('counter')
    .describe('online: the order waits for its payment, and is placed once it is paid'),
  invoice: typedInvoice.extend({ lang: locale.default('en') }).optional(),
  voucher: z
    .string()
    .max(200)
    .optional()
    .describe('of the stamp card: it pays for the dearest piece that counts, which becomes a line of its own'),
  gift: giftSeen.optional().describe('a gift card, which pays as far as it goes; the rest is paid as `pay` says'),
  code: z.string().max(100).default('').describe('of a reduction, as it was typed; empty for none'),
})

/** What an order consists of, as the customer sees it. */
const publicVersion = z.object({ lines: z.array(orderLine), total: cents })

export const moneyBack = z.object({
  amount: cents,
  at: instant,
  done: z.boolean(),
  stuck: z.boolean().describe('the provider refuses, so the shop gives it back in another way'),
})

export const trackedOrder = order
  .pick({
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
    ifSoldOut: true,
    course: true,
    acceptedAt: true,
    readyAt: true,
    overAt: true,
    endReason: true,
    endWords: true,
    paidWay: true,
    paidAmount: true,
    due: true,
    hereAt: true,
    lateBy: true,
  })
  .extend({
    lines: z.array(orderLine),
    kept: cents.describe('what the shop keeps of what was paid for an order that nobody collected; else 0'),
    owed: cents.describe('what is to be given back at the counter; what was paid online goes back online'),
    paidWays: z.array(paidWay).describe('how it was paid, less what was given back'),
    gifts: z
      .array(
        z.object({
          ends: z.string().describe('the last four signs of its code'),
          paid: cents.describe('what it paid, less what went back to it'),
          credit: cents.describe(
            'what the card was given, as its payment cannot go back otherwise; else 0. `gifts.credits` has its code',
          ),
        }),
      )
      .optional()
      .describe('the gift cards that paid, and those that it gave; absent: none'),
    vat: vatTotals.describe('what it comes to at each VAT rate'),
    phase: z.enum(phases),
    mayWithdraw: z.boolean().describe('whether the customer may still cancel'),
    proposal: publicVersion
      .extend({ number: proposalNumber })
      .nullable()
      .describe('what the order is to be once the customer agrees; null if nothing is proposed'),
    changedFrom: publicVersion.nullable().describe('the order as it was placed; null if nothing was changed'),
    unheardSince: instant
      .nullable()
      .describe('since when the shop should have seen the order and has not; null if there is no reason to worry'),
    beginsAt: instant.nullable().describe('when its making is due to begin; null without a promise'),
    tillTickets: z.array(z.string()).optional().describe('the tickets of the registered till; absent if there is none'),
    invoices: z
      .array(issuedInvoice)
      .optional()
      .describe('its invoices and credit notes, oldest first; absent if nobody wants one'),
    online: z
      .object({
        state: z
          .enum(['unpaid', 'paying', 'checking', 'failed', 'lapsed', 'paid', 'counter'])
          .describe(
            'unpaid: nobody began, or the provider could not be reached; counter: it is to be paid at the counter after all',
          ),
        reason: z.string().nullable().describe('the provider’s word for why the last payment failed'),
        method: z.string().nullable(),
        paid: cents,
        until: instant.nullable().describe('until when its place is kept'),
        holdsUntil: instant
          .nullable()
          .describe('until when it may be paid to be ready at its time; paid later, it gets another'),
        mayPayAtCounter: z.boolean(),
        movedFrom: instant
          .nullable()
          .describe('the time that was chosen, if it was paid too late for that and was promised for another one'),
        givenUp: z.boolean().describe('whether a customer gave it up while it waited'),
        unplaced: z
          .enum(unplacedReasons)
          .nullable()
          .describe('why what was paid is not made, or with twice, why it goes back; null if the order was placed'),
        back: moneyBack.nullable().describe('what goes back to the customer, or went'),
        people: z
          .object({
            paid: z.number().int().describe('how many of them have paid and not got all of it back'),
            backs: z.array(
              moneyBack.extend({ name: z.string().describe('empty for browsers that did not open the basket') }),
            ),
          })
          .optional()
          .describe('of an office basket where each pays: what all paid, and what goes back to others than the opener'),
      })
      .optional()
      .describe('how its payment online stands; absent if nobody meant to pay online'),
  })

const customerSteps = ['withdraw', 'arrive', 'runLate', 'agree', 'decline'] as const

export const orderCalls = {
  'orders.place': call({
    summary: 'Places an order. Idempotent: the same key returns the same order.',
    access: 'anyone',
    input: placeInput,
    output: placedReceipt,
    refusals: ['branch_unknown', 'order_refused', 'key_reused', 'too_many'],
  }),
  'orders.track': call({
    summary:
      'The order with a token, without the customer’s name, phone and address, and with its notes only for the browser that placed it.',
    access: 'anyone',
    input: z.object({ token: z.string().max(40) }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'too_many'],
  }),
  'orders.ownStep': call({
    summary:
      'What the customer does to their order: cancels it while nothing is being made, says that they are here or will be late, and agrees to a change or declines it.',
    access: 'anyone',
    input: z.object({
      token: z.string().max(40),
      step: z.enum(customerSteps),
      minutes: z.number().int().min(1).max(240).optional().describe('with runLate'),
      proposal: proposalNumber
        .optional()
        .describe('needed to agree and to decline: the number of the proposal that the customer saw'),
    }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'step_not_allowed', 'begun_already', 'changed_meanwhile', 'too_many'],
  }),
}
