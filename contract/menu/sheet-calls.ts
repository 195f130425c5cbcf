// The calls of the menu as a spreadsheet: out as a file, in with a preview; and many prices changed at once.
import { z } from 'zod'
import type { ItemPriceName } from '#domain/menu/item-prices.ts'
import { sheetMistakeNames, sheetRemarkNames } from '#domain/menu/sheet/sheet-problems.ts'
import { call } from '../call.ts'
import { branchId, cents, formKey, locale, localText } from '../shapes/basics.ts'

const spreadsheet = 'application/octet-stream'
const yesNo = z.enum(['yes', 'no'])

const wish = {
  lang: locale.default('en').describe('the language of the headings, and in which cells are shown'),
  removes: yesNo.default('no').describe('yes: items that the file does not have are taken off the menu'),
}

const column = z
  .string()
  .describe('of the sheet, such as name.nl, price, size.{id}.price of a size that the owner added, or branch.{id}')
const row = z.number().int().describe('as the program that shows the file counts rows: 1 is the first')
const tab = z.string().optional().describe('the name of its page, where the file has several')
const field = z.object({ column, from: z.string().describe("'': empty"), to: z.string() })
const found = {
  row,
  tab,
  column: column.nullable(),
  value: z.string().describe('what stands there, at most 60 characters'),
  other: row.optional().describe('the other row that it is about'),
  otherTab: tab,
}

const preview = z.object({
  plan: z.string().describe('changes with everything that taking the file over would do'),
  rows: z.number().int(),
  added: z.array(z.object({ row, tab, name: localText, category: z.string(), fields: z.array(field) })),
  changed: z.array(
    z.object({ row, tab, item: z.string(), name: localText, category: z.string(), fields: z.array(field) }),
  ),
  unchanged: z.number().int(),
  removed: z.array(z.object({ item: z.string(), name: localText, category: z.string() })),
  missing: z.number().int().describe('how many items the file does not have'),
  categories: z.array(localText).describe('the categories that are added'),
  sizes: z.array(localText).describe('the sizes that are added, as headings name them'),
  mistakes: z.array(z.object({ ...found, problem: z.enum(sheetMistakeNames) })).describe('at most 1,000'),
  mistakeCount: z.number().int(),
  remarks: z.array(z.object({ ...found, problem: z.enum(sheetRemarkNames) })).describe('at most 1,000'),
  unknown: z.array(z.string()).describe('headings of columns that are left out of account'),
  unread: z.array(z.string()).describe('pages of the file that have none of the headings'),
  hidden: z.array(z.string()).describe('pages that are hidden in the file, which are not read'),
  guessed: z.boolean().describe('the file does not say its encoding, and was read as Windows-1252'),
})

const fileRefusals = [
  'sheet_too_large',
  'sheet_too_many_rows',
  'sheet_kind_not_taken',
  'sheet_broken',
  'sheet_empty',
  'sheet_no_headings',
  'menu_full',
  'too_many',
] as const

const change = { from: cents, to: cents }
const itemPrice = z
  .string()
  .max(120)
  .refine((name): name is ItemPriceName =>
    /^(price|glassPrice|bottlePrice|pieces\.[1-4]\.price|size\..+\.price)$/.test(name),
  )
  .describe(
    'price, glassPrice, bottlePrice, pieces.1.price and so on, or size.{id}.price of a size that the owner added',
  )

export const sheetCalls = {
  'sheet.write': call({
    summary: 'The whole menu as a file, or an example with two items.',
    access: 'menu.see',
    input: z.object({
      lang: wish.lang,
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
      example: yesNo.default('no'),
    }),
    output: z.object({ file: z.string().describe('base64') }),
    refusals: ['too_many'],
  }),
  'sheet.preview': call({
    summary:
      'What taking a file over would do to the menu: an XLSX or CSV file as the body, 10 MB and 5,000 rows at most. Nothing is changed.',
    access: 'menu.edit',
    file: spreadsheet,
    input: z.object(wish),
    output: preview,
    refusals: fileRefusals,
    unlogged: 'nothing is changed',
  }),
  'sheet.apply': call({
    summary:
      'Does exactly what the preview of the same file said, all of it or nothing; refused with changed_meanwhile if it would now do something else. Idempotent by its key.',
    access: 'menu.edit',
    file: spreadsheet,
    input: z.object({ ...wish, key: formKey, plan: z.string().max(100) }),
    refusals: [...fileRefusals, 'changed_meanwhile', 'menu_of_others', 'key_reused'],
    log: () => ({}),
  }),
  'prices.change': call({
    summary:
      'Changes many prices, all of them or none: refused with changed_meanwhile if one is not what it was. Idempotent: prices that are as wished already stay.',
    access: 'menu.edit',
    input: z.object({
      items: z
        .array(
          z.object({
            item: z.string().max(100),
            price: itemPrice,
            branch: branchId.optional().describe('only what it costs there; absent: the usual price'),
            ...change,
          }),
        )
        .max(2500)
        .default([]),
      options: z
        .array(z.object({ option: z.string().max(100), ...change }))
        .max(2500)
        .default([]),
    }),
    output: z.object({ changed: z.number().int() }),
    refusals: ['changed_meanwhile'],
    log: () => ({}),
  }),
}
