// The calls of an office basket: one opens it, others add by its link, and it becomes one order (GROUP-1, GROUP-2).
import { z } from 'zod'
import { basketPayers } from '#domain/order/basket/basket-limits.ts'
import { phases } from '#domain/order/course.ts'
import { locales } from '#domain/shared/locale.ts'
import { call } from '../call.ts'
import { askedInstant, cents, formKey, instant } from '../shapes/basics.ts'
import { lineWishes, orderLine, vatTotals } from '../shapes/order-shapes.ts'
import { moneyBack, placeInput } from './order-calls.ts'

const link = z.string().max(60)
const me = formKey.describe('made once by each phone, which proves itself with it; nobody else learns it')
const asked = { link, me }

const basketPerson = z.object({
  number: z.number().int(),
  name: z.string(),
  lines: z.array(orderLine).describe('without notes'),
  share: cents,
  due: cents.describe('what is not paid online of the share'),
  paid: z.enum(['no', 'checking', 'yes']).describe('checking: it was begun, or their bank is still at it'),
  out: z.boolean().describe('they dropped out: their share was not paid in time'),
})

export const basketView = z.object({
  state: z
    .enum(['open', 'paying', 'placed', 'ended'])
    .describe('paying: nobody adds any more; ended: it never reached the shop'),
  branch: z.string(),
  payer: z.enum(basketPayers).describe('who pays: the opener at the counter or online, or each their share online'),
  wantedAt: instant.describe('when all of it is to be ready'),
  openedAt: instant,
  until: instant.describe('nobody adds anything from then on'),
  payUntil: instant.describe('those who have not paid by then drop out'),
  total: cents,
  people: z.array(basketPerson).describe('the opener first'),
  order: z
    .object({ code: z.string(), phase: z.enum(phases) })
    .nullable()
    .describe('once it reached the shop'),
  you: z
    .object({
      number: z.number().int(),
      opener: z.boolean(),
      token: z
        .string()
        .nullable()
        .describe('for the opener: with which the order is followed, once it reached the shop'),
      lines: z.array(orderLine).describe('with notes'),
      paid: cents.describe('what was paid online of your share by now'),
      reminded: z.boolean().describe('the opener reminded you to pay'),
      vat: vatTotals.describe('what your lines come to at each VAT rate'),
      back: moneyBack.nullable().describe('what goes back of what you paid, or went'),
    })
    .nullable()
    .describe('null: your phone is not in it'),
})

export const basketCalls = {
  'baskets.open': call({
    summary:
      'Opens an office basket with the lines of its opener; it holds its place. The same key returns the same one.',
    access: 'anyone',
    input: placeInput
      .omit({
        form: true,
        table: true,
        pay: true,
        ifSoldOut: true,
        seenReadyAt: true,
        at: true,
        voucher: true,
        gift: true,
        code: true,
      })
      .extend({
        at: askedInstant,
        payer: z.enum(basketPayers),
        until: askedInstant
          .nullable()
          .default(null)
          .describe('when adding ends; null: as late as the branch can still make it'),
        me,
      }),
    output: z.object({ link: z.string() }),
    refusals: ['branch_unknown', 'order_refused', 'key_reused', 'too_many'],
  }),
  'baskets.read': call({
    summary: 'The basket with this link, for everyone who has it.',
    access: 'anyone',
    input: z.object(asked),
    output: basketView,
    refusals: ['basket_unknown'],
  }),
  'baskets.add': call({
    summary: 'Adds lines of one person, who joins with the first. Idempotent: the same key adds them once.',
    access: 'anyone',
    input: z.object({ ...asked, key: formKey, name: z.string().max(1000), lines: lineWishes }),
    output: basketView,
    refusals: ['basket_unknown', 'basket_closed', 'order_refused', 'key_reused', 'too_many'],
  }),
  'baskets.join': call({
    summary: 'Joins with a name before anything is chosen, so that the others see it. Said again, it changes nothing.',
    access: 'anyone',
    input: z.object({ ...asked, name: z.string().max(1000) }),
    output: basketView,
    refusals: ['basket_unknown', 'basket_closed', 'order_refused', 'too_many'],
  }),
  'baskets.takeOut': call({
    summary: 'Takes a line out: one of your own, or as the opener anybody’s. Said again, it changes nothing.',
    access: 'anyone',
    input: z.object({ ...asked, line: z.number().int() }),
    output: basketView,
    refusals: ['basket_unknown', 'basket_closed', 'basket_paid', 'basket_not_yours', 'too_many'],
  }),
  'baskets.end': call({
    summary:
      'The opener closes it to more lines, sends what is paid without waiting for the others, or gives it up. Said again, it changes nothing.',
    access: 'anyone',
    input: z.object({ ...asked, how: z.enum(['close', 'send', 'giveUp']) }),
    output: basketView,
    refusals: ['basket_unknown', 'basket_not_yours', 'too_many'],
  }),
  'baskets.pay': call({
    summary:
      'Where you pay what is open of your share; as the opener, of all if you pay for all, or of somebody else’s share. Asked for twice, it is one payment.',
    access: 'anyone',
    input: z.object({
      ...asked,
      method: z
        .string()
        .max(40)
        .regex(/^[a-z0-9]*$/)
        .default(''),
      lang: z.enum(locales),
      person: z
        .number()
        .int()
        .optional()
        .describe('whose share, if not your own: the opener pays it for them once nobody adds any more'),
    }),
    output: z.object({ checkout: z.string().describe('the address of the provider’s page') }),
    refusals: [
      'basket_unknown',
      'basket_not_yours',
      'step_not_allowed',
      'payment_not_needed',
      'till_takes_payment',
      'payments_down',
      'payment_way_refused',
      'token_unknown',
      'too_many',
    ],
  }),
  'baskets.remind': call({
    summary:
      'The opener reminds those who have not paid their share, once nobody adds any more: their pages say so. Said again, it reminds again.',
    access: 'anyone',
    input: z.object(asked),
    output: basketView,
    refusals: ['basket_unknown', 'basket_not_yours', 'step_not_allowed'],
  }),
  'baskets.check': call({
    summary: 'The basket, after the provider was asked how your payments stand.',
    access: 'anyone',
    input: z.object(asked),
    output: basketView,
    refusals: ['basket_unknown'],
  }),
}
