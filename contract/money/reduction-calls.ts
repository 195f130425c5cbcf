// The calls of reductions of prices: the rules, codes, and the lowest price of the last 30 days (PRICE-1 to PRICE-3).
import { z } from 'zod'
import { call } from '../call.ts'
import { askedInstant, branchId, cents, locale, orderForm, settingVersion } from '../shapes/basics.ts'
import { publicReduction, reductionRule } from '../shapes/reduction-shapes.ts'

/** The rule checks lengths and numbers and names the problem; these limits only stop what is absurd. */
const texts = z.partialRecord(locale, z.string().max(2000))
const reductionId = z.string().min(1).max(100)
const uses = z.number().nullable()

const draft = {
  name: texts,
  on: z.boolean(),
  ...reductionRule,
  code: z.string().max(500).default('').describe('what customers type for it, in any capitals; empty: it needs none'),
  uses: uses.default(null).describe('how often its code counts in all; null: without limit'),
  usesEach: uses.default(null).describe('how often for one customer; null: without limit'),
}

const kept = z.object({
  id: reductionId,
  ...draft,
  code: z.string(),
  uses,
  usesEach: uses,
  used: z.number().int().describe('how often its code counted by now; orders that came to nothing gave it back'),
  version: settingVersion,
})

export const reductionCalls = {
  'reductions.check': call({
    summary:
      'The rule behind a code, or why the code gives nothing at a branch for a time: `order_refused` with a problem of the field `code`. Whether it reduces anything in a cart, the same rule of the domain says as for all others. Wrong codes are counted by connection.',
    access: 'anyone',
    input: z.object({
      code: z.string().max(100),
      branch: branchId,
      at: askedInstant.nullable().default(null).describe('when the order is wanted; null: now'),
      form: orderForm.default('pick-up'),
      lang: locale.default('en'),
    }),
    output: publicReduction,
    refusals: ['order_refused', 'branch_unknown', 'too_many'],
  }),
  'reductions.lowest': call({
    summary:
      'The lowest price of the 30 days before its reduction, of each item that keeps and is reduced at a branch today.',
    access: 'anyone',
    input: z.object({ branch: branchId }),
    output: z.object({
      items: z.array(
        z.object({
          item: z.string(),
          size: z.string().nullable().describe('null: as it comes'),
          lowest: cents,
        }),
      ),
    }),
    refusals: ['branch_unknown'],
  }),
  'reductions.read': call({
    summary: 'Every rule of the shop, with its code and how often that was used.',
    access: 'menu.see',
    output: z.object({ reductions: z.array(kept) }),
  }),
  'reductions.save': call({
    summary:
      'Adds a rule, or with an id saves it, if it has not changed since `version`. Orders keep what they were promised. Idempotent: the same new rule twice is one.',
    access: 'menu.edit',
    input: z.object({ id: reductionId.optional(), version: settingVersion.default(''), ...draft }),
    output: kept,
    refusals: ['not_found', 'changed_meanwhile', 'menu_of_others'],
    log: ({ name, on }) => ({ name, data: { on } }),
  }),
  'reductions.remove': call({
    summary: 'Removes a rule; orders keep what was reduced. Idempotent.',
    access: 'menu.edit',
    input: z.object({ id: reductionId }),
    refusals: ['menu_of_others'],
    log: ({ id }) => ({ data: { reduction: id } }),
  }),
}
