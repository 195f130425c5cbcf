// The calls of VAT: its rates, and the day whose rates an order has (VAT-1, VAT-3).
import { z } from 'zod'
import { sellingWays, vatDays } from '#domain/money/vat.ts'
import { call } from '../call.ts'
import { settingVersion } from '../shapes/basics.ts'
import { vatClass } from '../shapes/menu-shapes.ts'

/** The rule checks amounts and dates and names the problem; these limits only stop what is absurd. */
const row = z.object({
  class: vatClass,
  way: z.enum(sellingWays).describe('taken away, or eaten at a table'),
  rate: z.number().int().describe('in basis points: 600 is 6 %'),
  from: z.string().max(20).describe('the first day on which it counts'),
  between: z
    .object({ from: z.number().int(), to: z.number().int() })
    .optional()
    .describe('only in this part of each day, in minutes since midnight; absent: all day'),
})

const rules = z.object({
  rates: z.array(row).max(1000),
  day: z.enum(vatDays).describe('whose rates an order has: the day of its pick-up, or the day on which it is paid'),
  checked: z.boolean().describe('whether the owner has checked rates and classes with the shop’s accountant'),
})
const storedRules = z.object({ rules, version: settingVersion })

export const vatCalls = {
  'vat.read': call({
    summary: 'The VAT rates of the shop, those to come too. A new shop has the Belgian ones, not checked by anybody.',
    access: 'vat.see',
    output: storedRules,
  }),
  'vat.save': call({
    summary:
      'Sets the VAT rates, if they have not changed since `version`. Orders of days to come follow; those of days that have begun keep the rates they were sold at.',
    access: 'vat.set',
    input: storedRules,
    output: storedRules.extend({ followed: z.number().int().describe('orders that have other rates now') }),
    refusals: ['changed_meanwhile'],
    log: ({ rules: { checked } }) => ({ data: { checked } }),
  }),
}
