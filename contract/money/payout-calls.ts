// The calls of payouts: what the provider paid to the bank, and what of it matches the ledger (PAY-9).
import { z } from 'zod'
import { payoutPartKinds, payoutStates } from '#domain/money/payout.ts'
import { call } from '../call.ts'
import { askedInstant, cents, instant } from '../shapes/basics.ts'

const paidOnline = z.object({
  id: z.string().describe('the provider’s number of the payment'),
  code: z.string().describe('of the order; empty without one'),
  branch: z.string(),
  amount: cents,
  at: instant.describe('when it was paid'),
})

const payoutsNow = z.object({
  key: z.object({ ends: z.string() }).nullable().describe('null: payouts cannot be read'),
  readAt: instant.nullable().describe('when all of them were read last'),
  held: cents.describe('what was paid online by our books and has not been paid out'),
  payouts: z
    .array(
      z.object({
        id: z.string(),
        reference: z.string().describe('as it stands on the bank statement'),
        at: instant,
        gross: cents.describe('what its parts come to'),
        fees: cents,
        net: cents.describe('what arrived at the bank'),
        parts: z.number().int(),
        open: z
          .array(
            z.object({
              kind: z.enum(payoutPartKinds),
              id: z.string(),
              payment: z.string(),
              code: z.string(),
              amount: cents,
              booked: cents.nullable().describe('what the ledger says; null: nothing'),
              state: z.enum(payoutStates),
            }),
          )
          .describe('what does not match'),
      }),
    )
    .describe('the newest first'),
  before: instant.nullable().describe('asked for with it, older payouts come; null: there are none'),
  late: z.array(paidOnline).describe('paid weeks ago, and in no payout'),
  chargebacks: z
    .array(paidOnline.extend({ back: cents.describe('what the customer’s bank took back') }))
    .describe('the newest payment first'),
})

export const payoutCalls = {
  'payouts.read': call({
    summary:
      'What the provider paid to the bank, newest first, with its fees and what of each does not match the ledger.',
    access: 'payments.see',
    input: z.object({ before: z.coerce.number().pipe(askedInstant).optional() }),
    output: payoutsNow,
  }),
  'payouts.look': call({
    summary: 'Asks the provider for payouts now; otherwise that happens once a day.',
    access: 'payments.edit',
    output: payoutsNow,
    refusals: ['payment_key_missing', 'payment_key_refused', 'payments_down'],
    unlogged: 'It reads what the clock would read within a day.',
  }),
  'payouts.setKey': call({
    summary: 'Keeps the key that reads payouts after trying it, or forgets it.',
    access: 'payments.edit',
    input: z.object({ key: z.string().max(200).nullable() }),
    output: payoutsNow,
    refusals: ['payment_key_refused', 'payments_down'],
    log: ({ key }) => ({ data: { set: key !== null } }),
  }),
}
