// The calls of customers who pay online, and those by which the owner sets it up (PAY-1, PAY-2, PAY-6).
import { z } from 'zod'
import { onlineBounds, payPlaces } from '#domain/money/online-payment.ts'
import { locales } from '#domain/shared/locale.ts'
import { call } from '../call.ts'
import { trackedOrder } from '../order/order-calls.ts'
import { branchId, cents, instant } from '../shapes/basics.ts'

const token = z.string().max(40)
const lang = z.enum(locales)
/** A payment method by the provider's own id, or '' for none in particular. */
export const providerMethod = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]*$/)

export const payMethod = z.object({
  id: z.string(),
  name: z.string(),
  refundable: z
    .literal(false)
    .optional()
    .describe('false: what is paid so never goes back; of an order that is not made it becomes a gift card'),
})

export const paymentCalls = {
  'payments.offer': call({
    summary: 'Where an order of this total can be paid at a branch, and the ways to pay online that take it.',
    access: 'anyone',
    input: z.object({ branch: branchId, total: z.coerce.number().int().min(0).max(10_000_000), lang }),
    output: z.object({
      places: z.array(z.enum(payPlaces)).describe('one at least'),
      methods: z.array(payMethod).describe('in the provider’s order; empty if nothing is paid online'),
      down: z.boolean().describe('the provider cannot be reached now, so only the counter is left'),
    }),
    refusals: ['branch_unknown'],
  }),
  'payments.begin': call({
    summary: 'Where the customer pays what is open of the order. Asked for twice, it is one payment.',
    access: 'anyone',
    input: z.object({ token, method: providerMethod.default(''), lang }),
    output: z.object({ checkout: z.string().describe('the address of the provider’s page') }),
    refusals: [
      'token_unknown',
      'order_archived',
      'step_not_allowed',
      'payment_not_needed',
      'till_takes_payment',
      'payments_down',
      'payment_way_refused',
      'too_many',
    ],
  }),
  'payments.check': call({
    summary: 'The order, after the provider was asked how its payments stand.',
    access: 'anyone',
    input: z.object({ token }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'too_many'],
  }),
  'payments.atCounter': call({
    summary:
      'Places an order that waits for its payment, to be paid at the counter, where the branch allows that and the customer could order so.',
    access: 'anyone',
    input: z.object({ token }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'step_not_allowed', 'online_only', 'too_many'],
  }),
  'payments.giveUp': call({
    summary:
      'Gives up an order that waits for its payment: its place is free again. One that was paid meanwhile stays as it is.',
    access: 'anyone',
    input: z.object({ token }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'step_not_allowed', 'too_many'],
  }),
}

const onlineRules = z.object({
  places: z.array(z.enum(payPlaces)).min(1).max(2),
  onlineAbove: cents
    .min(onlineBounds.onlineAbove.least)
    .max(onlineBounds.onlineAbove.most)
    .nullable()
    .describe('an order that costs more is paid online; null: no matter what it costs'),
  onlineIfNew: z.boolean().describe('whose browser has not collected an order yet pays online'),
  backIfNotCollected: z.boolean().describe('what was paid goes back if nobody collects the order'),
})

const storedOnline = {
  version: z.string().max(100).describe('of everything that is set here'),
  methods: z.array(z.string().max(40)).max(50).describe('those that customers are offered; empty: all'),
  branches: z.record(z.string().max(100), onlineRules),
}

const onlineState = z.object({
  ...storedOnline,
  key: z
    .object({ mode: z.enum(['live', 'test']), ends: z.string().describe('its last four characters') })
    .nullable()
    .describe('null: nobody pays online'),
  offered: z.array(payMethod).describe('what the provider has switched on for this shop'),
  problem: z.enum(['down', 'key_refused']).nullable().describe('why the provider could not be asked'),
  tried: z
    .object({ at: instant, paidAt: instant.nullable(), status: z.string(), mode: z.enum(['live', 'test']) })
    .nullable()
    .describe('the last payment by which it was tried out'),
  failed: z
    .array(
      z.object({
        id: z.string(),
        amount: cents,
        at: instant.nullable(),
        why: z.string(),
        code: z.string(),
        branch: z.string(),
        name: z.string(),
      }),
    )
    .describe('what should have gone back and did not, the newest first'),
  odd: z
    .array(
      z.object({
        id: z.string(),
        provider: z.string().describe('its id at the provider'),
        amount: cents.describe('what was asked for'),
        at: instant,
        code: z.string(),
        name: z.string(),
      }),
    )
    .describe('payments of another amount, currency or order than was asked for, the newest first'),
})

export const paymentSettingCalls = {
  'payments.read': call({
    summary: 'How online payment is set up, without the key, and what needs the owner.',
    access: 'payments.see',
    output: onlineState,
  }),
  'payments.setKey': call({
    summary: 'Keeps the provider’s key after trying it, or forgets it; if nothing has changed since `version`.',
    access: 'payments.edit',
    input: z.object({ key: z.string().max(200).nullable(), version: z.string().max(100) }),
    output: onlineState,
    refusals: ['payment_key_refused', 'public_url_missing', 'payments_down', 'changed_meanwhile'],
    log: ({ key }) => ({ data: { set: key !== null } }),
  }),
  'payments.save': call({
    summary: 'Sets the ways to pay and the rules of the branches, if nothing has changed since `version`.',
    access: 'payments.edit',
    input: z.object(storedOnline),
    output: onlineState,
    refusals: ['changed_meanwhile'],
    log: () => ({}),
  }),
  'payments.try': call({
    summary: 'A payment of one euro, by which the owner sees that money arrives; it goes back by itself.',
    access: 'payments.edit',
    input: z.object({ lang }),
    output: z.object({ checkout: z.string() }),
    refusals: ['payment_key_missing', 'public_url_missing', 'payments_down', 'payment_way_refused'],
    unlogged: 'The payment stands on the page, and goes back by itself.',
  }),
  'payments.watch': call({
    summary: 'The same as payments.read, after the provider was asked about the payment by which it is tried out.',
    access: 'payments.see',
    output: onlineState,
  }),
  'payments.settleBack': call({
    summary: 'Notes that what could not go back online was given back in another way.',
    access: 'payments.edit',
    input: z.object({ id: z.string().max(100) }),
    output: onlineState,
    refusals: ['not_found'],
    log: () => ({}),
  }),
}
