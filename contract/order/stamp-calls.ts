// The calls of the stamp card: what a device has, what the owner sets, and a voucher at the counter (STAMP-1).
import { z } from 'zod'
import { mostOnCard, stampBounds } from '#domain/order/stamps/stamp-rules.ts'
import { call } from '../call.ts'
import { branchId, categoryId, cents, formKey, settingVersion } from '../shapes/basics.ts'

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().int().min(least).max(most)

const categories = z.array(categoryId).max(200).describe('whose items give a stamp each, and a voucher pays for')

const rules = z.object({
  on: z.boolean(),
  every: within(stampBounds.every).describe('10: nine stamps make the tenth free'),
  worth: within(stampBounds.worth).describe('what a voucher pays at most, in cents'),
  categories,
  offline: within(stampBounds.offline).describe(
    'what a counter without a connection gives for vouchers, in cents, until the shop has heard of them',
  ),
})
const storedRules = { rules, version: settingVersion }

const sealed = z.string().max(200)

export const stampCalls = {
  'stamps.card': call({
    summary:
      'What a device has of its stamp card: stamps for orders that were handed over, which stamps still count, and the vouchers that full cards became. Asked again, it says the same.',
    access: 'anyone',
    input: z.object({
      tokens: z.array(z.string().max(40)).max(mostOnCard.tokens).describe('of orders without a stamp yet'),
      stamps: z.array(sealed).max(mostOnCard.stamps),
      vouchers: z.array(sealed).max(mostOnCard.vouchers).describe('all that the device got, used ones too'),
    }),
    output: z.object({
      rule: z
        .object({ on: z.boolean(), every: z.number().int(), worth: cents, categories })
        .describe('off: stamps are not given, and vouchers stay good'),
      given: z
        .array(z.object({ token: z.string(), stamp: z.string().nullable() }))
        .describe('for each order that is over; null: it gives none. The others are asked for later'),
      stamps: z.array(z.string()).describe('those that still count, also in part'),
      count: z.number().int().describe('how many stamps that are, of those that a voucher needs'),
      vouchers: z.array(z.object({ voucher: z.string(), id: z.string(), worth: cents })).describe('not used yet'),
      elsewhere: z.number().int().describe('stamps that counted on another device, which has a copy of this card'),
      foreign: z.number().int().describe('stamps and vouchers that this shop has not given'),
    }),
  }),
  'stamps.read': call({
    summary: 'The rules of the stamp card, and what a counter needs in order to check vouchers without a connection.',
    access: 'orders.handle',
    output: z.object({
      ...storedRules,
      key: z.string().describe('the public key of the vouchers: SPKI as base64url, ECDSA with P-256'),
      copied: z.number().int().describe('vouchers that were given for a second time at a counter without a connection'),
    }),
  }),
  'stamps.spend': call({
    summary: 'A voucher is used at the counter. Idempotent by its key.',
    access: 'orders.handle',
    input: z.object({
      key: formKey,
      branch: branchId,
      voucher: sealed.describe('as it was scanned, or the eight characters that stand under the code'),
      given: z.boolean().default(false).describe('it was given already, while the counter had no connection'),
    }),
    output: z.object({
      state: z.enum(['given', 'used']).describe('used: another order or counter had it before'),
      worth: cents,
    }),
    refusals: ['voucher_foreign'],
    log: ({ branch }) => ({ branches: [branch] }),
  }),
  'stamps.save': call({
    summary: 'Sets the rules of the stamp card, if they have not changed since `version`. Vouchers stay as they are.',
    access: 'branches.edit',
    input: z.object(storedRules),
    output: z.object(storedRules),
    refusals: ['changed_meanwhile'],
    log: ({ rules: { on } }) => ({ data: { on } }),
  }),
}
