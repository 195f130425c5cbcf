// The calls of gift cards: buying one, reading it, paying with it, and what staff and the owner do (GIFT-1, GIFT-2).
import { z } from 'zod'
import { giftMoveKinds } from '#domain/money/gift/gift-card.ts'
import { giftBounds } from '#domain/money/gift/gift-rules.ts'
import { counterWays } from '#domain/money/payment.ts'
import { locales } from '#domain/shared/locale.ts'
import { call } from '../call.ts'
import { trackedOrder } from '../order/order-calls.ts'
import { branchId, cents, date, formKey, id, instant, month, settingVersion } from '../shapes/basics.ts'
import { giftCode, giftSeen, seenVersion, staffOrder } from '../shapes/order-shapes.ts'
import { payMethod, providerMethod } from './payment-calls.ts'

const lang = z.enum(locales)

/** The rule checks them and names the problem; these limits only stop what is absurdly long. */
const giftWords = {
  for: z.string().max(500).default('').describe('whose name stands on the card'),
  from: z.string().max(500).default(''),
  words: z.string().max(5000).default(''),
}

/** The same for its buyer, for whom it was given to, and for staff who scan it. */
export const giftCard = z.object({
  state: z
    .enum(['unpaid', 'paying', 'checking', 'failed', 'lapsed', 'active', 'spent', 'expired', 'blocked'])
    .describe('unpaid to failed: it waits for its payment; lapsed: nobody paid in time'),
  reason: z.string().nullable().describe('the provider’s word for why its last payment failed'),
  ends: z.string().describe('the last four signs of its code'),
  amount: cents.describe('what it was sold for'),
  balance: cents,
  expiresOn: date.nullable().describe('its last day; null: it does not expire'),
  for: z.string(),
  from: z.string(),
  words: z.string(),
  soldAt: instant,
  until: instant.nullable().describe('until when it waits for its payment'),
  mail: z
    .object({ sendOn: date.nullable(), sentAt: instant.nullable(), failed: z.boolean() })
    .nullable()
    .describe('how it is mailed, without the address; null: it is printed'),
  moves: z
    .array(
      z.object({
        kind: z.enum(giftMoveKinds),
        amount: cents.describe('below zero where it leaves the card'),
        at: instant,
        branch: z.string(),
        code: z.string().describe('of the order; empty without one'),
      }),
    )
    .describe('the newest first, at most 100'),
})

const withCode = z.object({ code: giftCode })
/** Why a card cannot be looked up. */
const unreadable = ['gift_mistyped', 'gift_unknown', 'too_many'] as const
/** Why it pays nothing. */
const unusable = [
  ...unreadable,
  'gift_unpaid',
  'gift_spent',
  'gift_expired',
  'gift_blocked',
  'gift_less',
  'gift_not_here',
] as const

export const giftCalls = {
  'gifts.offer': call({
    summary: 'Whether the shop sells gift cards online, which, and how they can be paid.',
    access: 'anyone',
    input: z.object({ lang }),
    output: z.object({
      on: z.boolean(),
      amounts: z.array(cents).describe('to choose from'),
      least: cents,
      most: cents,
      months: z.number().int().nullable().describe('after how many months a card expires; null: never'),
      expiresOn: date.nullable().describe('the last day of a card that is sold today'),
      mails: z.boolean().describe('whether the shop can mail it'),
      today: date.describe('at the shop: the first day on which it can be mailed'),
      methods: z.array(payMethod).describe('in the provider’s order'),
      down: z.boolean().describe('the provider cannot be reached now, so none can be bought'),
    }),
  }),
  'gifts.buy': call({
    summary:
      'A gift card that waits for its payment, under a code that is good for nothing until then. Idempotent: the same key returns the same card.',
    access: 'anyone',
    input: z.object({
      key: formKey,
      amount: cents,
      ...giftWords,
      byMail: z.boolean().default(false).describe('it is mailed; otherwise the buyer prints it'),
      mail: z.string().max(500).default(''),
      sendOn: date.nullable().default(null).describe('the day on which it is mailed; null: once it is paid'),
      lang,
    }),
    output: z.object({ code: z.string(), expiresOn: date.nullable() }),
    refusals: ['gifts_off', 'gift_refused', 'mail_off', 'key_reused', 'too_many'],
  }),
  'gifts.pay': call({
    summary: 'Where the buyer pays a card that waits. Asked for twice, it is one payment.',
    access: 'anyone',
    input: withCode.extend({ method: providerMethod.default(''), lang }),
    output: z.object({ checkout: z.string().describe('the address of the provider’s page') }),
    refusals: [...unreadable, 'gift_lapsed', 'payment_not_needed', 'payments_down', 'payment_way_refused'],
  }),
  'gifts.read': call({
    summary: 'The card with a code: what it has, and what it paid.',
    access: 'anyone',
    input: withCode,
    output: giftCard,
    refusals: unreadable,
  }),
  'gifts.check': call({
    summary: 'The same, after the provider was asked how its payment stands.',
    access: 'anyone',
    input: withCode,
    output: giftCard,
    refusals: unreadable,
  }),
  'gifts.credits': call({
    summary:
      'The codes of the cards that an order gave, as its payment cannot go back otherwise: for the browser that placed it.',
    access: 'anyone',
    input: z.object({ token: z.string().max(40) }),
    output: z.object({
      cards: z.array(z.object({ ends: z.string(), code: z.string().describe('empty once it is no longer kept') })),
    }),
    refusals: ['token_unknown', 'order_archived', 'too_many'],
  }),
  'gifts.use': call({
    summary:
      'Pays what is still open of an order with a card, as far as it goes. An order that waits for that is placed.',
    access: 'anyone',
    input: z.object({ token: z.string().max(40), gift: giftSeen }),
    output: trackedOrder,
    refusals: ['token_unknown', 'order_archived', 'step_not_allowed', 'payment_not_needed', ...unusable],
  }),
}

const storedGiftRules = {
  on: z.boolean(),
  amounts: z
    .array(cents)
    .min(giftBounds.amounts.least)
    .max(giftBounds.amounts.most)
    .describe('what is offered first; each between least and most'),
  least: cents.min(giftBounds.amount.least).max(giftBounds.amount.most),
  most: cents.min(giftBounds.amount.least).max(giftBounds.amount.most),
  months: z
    .number()
    .int()
    .min(giftBounds.months.least)
    .max(giftBounds.months.most)
    .nullable()
    .describe('after how many months cards expire that are sold from now on; null: never'),
  branch: branchId
    .nullable()
    .describe('in whose books cards are that are sold online; null: those of the first branch'),
  version: settingVersion,
}

const giftSums = z.object({
  sold: cents,
  used: cents.describe('less what came back to cards'),
  returned: cents.describe('what orders gave back to cards, as it is in `used` already'),
  credited: cents.describe('where a payment could not go back otherwise'),
  expired: cents.describe('taken over by the owner'),
  corrected: cents.describe('money of a sale that went back to its buyer, below zero'),
})

const listedGift = z.object({
  id,
  ends: z.string(),
  amount: cents,
  balance: cents,
  state: z.enum(['awaiting', 'active', 'spent', 'expired', 'blocked']),
  soldAt: instant,
  branch: z.string().describe('in whose books it is'),
  expiresOn: date.nullable(),
  reason: z.string().describe('why it was blocked'),
  isCredit: z.boolean().describe('it was given for a payment that cannot go back'),
})

export const giftDeskCalls = {
  'gifts.look': call({
    summary: 'A card that somebody shows at the counter.',
    access: 'orders.handle',
    input: withCode,
    output: giftCard.omit({ moves: true, mail: true, until: true, reason: true }).extend({ id }),
    refusals: unreadable,
    unlogged: 'It changes nothing.',
  }),
  'gifts.take': call({
    summary: 'Pays an order at the counter with a card, or a part of it. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      id,
      version: seenVersion,
      code: giftCode,
      amount: cents.positive().optional().describe('a part of what is due; absent: as much as the card has'),
      seenDue: cents
        .optional()
        .describe('what was due as the member saw it; refused with changed_meanwhile if it differs'),
    }),
    output: staffOrder,
    refusals: ['not_found', 'step_not_allowed', 'more_than_due', 'changed_meanwhile', 'key_reused', ...unusable],
    log: (input) => ({ data: { order: input.id } }),
  }),
  'gifts.sell': call({
    summary: 'Sells a card at the counter. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      branch: branchId,
      amount: cents,
      way: z.enum(counterWays).describe('meal vouchers pay for no card'),
      ...giftWords,
      lang,
    }),
    output: z.object({ code: z.string(), id, expiresOn: date.nullable() }),
    refusals: ['gifts_off', 'gift_refused', 'gift_not_here', 'key_reused'],
    log: ({ branch, amount }) => ({ branches: [branch], data: { amount } }),
  }),
  'gifts.readRules': call({
    summary: 'What the owner set about gift cards.',
    access: 'payments.see',
    output: z.object({
      ...storedGiftRules,
      hasKey: z.boolean().describe('whether customers can pay online; without that cards are sold at the counter only'),
    }),
  }),
  'gifts.saveRules': call({
    summary: 'Sets it, if nothing has changed since `version`. Cards that were sold stay as they are.',
    access: 'payments.edit',
    input: z.object(storedGiftRules),
    output: z.object({ ...storedGiftRules, hasKey: z.boolean() }),
    refusals: ['changed_meanwhile'],
    log: ({ on }) => ({ data: { on } }),
  }),
  'gifts.report': call({
    summary: 'What cards owe to their holders at the end of a day, and what moved by month and branch until then.',
    access: 'payments.see',
    input: z.object({ on: date.optional().describe('absent: today') }),
    output: z.object({
      on: date,
      outstanding: cents.describe('the balances of all cards at the end of that day'),
      expired: cents.describe('of it, what stands on cards that have expired and was not taken over'),
      branches: z.array(z.object({ branch: z.string(), outstanding: cents })).describe('by the books they are in'),
      months: z
        .array(giftSums.extend({ month, branch: z.string() }))
        .describe('the newest first, at most 24 months back; by the branch where it happened'),
    }),
  }),
  'gifts.list': call({
    summary: 'The cards, the newest first, in pages of 50.',
    access: 'payments.see',
    input: z.object({
      ends: z.string().max(20).optional().describe('the last four signs of a code'),
      open: z.enum(['yes', 'no']).default('no').describe('yes: only those with a balance'),
      before: id.optional().describe('the last id of the page before'),
    }),
    output: z.object({ cards: z.array(listedGift), more: z.boolean() }),
  }),
  'gifts.block': call({
    summary: 'Blocks a card that was lost, or lets it pay again. Its balance stays. Said again it changes nothing.',
    access: 'payments.edit',
    input: z.object({ id, blocked: z.boolean(), reason: z.string().max(200).default('') }),
    output: listedGift,
    refusals: ['not_found', 'gift_unpaid'],
    log: ({ blocked }) => ({ data: { blocked } }),
  }),
  'gifts.takeOver': call({
    summary: 'Books what stands on expired cards as income. Said again it changes nothing.',
    access: 'payments.edit',
    output: z.object({ cards: z.number().int(), amount: cents }),
    log: () => ({}),
  }),
}
