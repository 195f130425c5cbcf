// The calls of menu editing: items with all their texts, saved without losing others' changes, moved and copied.
import { z } from 'zod'
import { imageKinds } from '#domain/menu/menu.ts'
import { addressLimit } from '#domain/shared/picture.ts'
import { call } from '../call.ts'
import { addressRefusals } from '../refusals.ts'
import { branchIds, categoryId, cents, locale } from '../shapes/basics.ts'
import { declaration, making, sold, vatClass } from '../shapes/menu-shapes.ts'

/** The rule checks lengths and names the problem; this limit only stops absurdly long texts. */
const texts = z.partialRecord(locale, z.string().max(5000))
const itemId = z.string().min(1).max(100)
const price = cents.nullable()
const size = z.object({
  size: z.string().max(100).describe('an option of the group SIZES'),
  price: cents,
  count: z.number().int().optional().describe('of how many pieces one consists'),
})
const part = z.object({
  id: z.string(),
  name: texts,
  choose: z
    .array(z.object({ item: itemId, extra: cents.describe('what the deal costs more with this item') }))
    .max(1000),
})
const madeAhead = z.object({
  cost: cents.nullish().describe('what making one costs; null or left out: nobody has said'),
  salvage: cents.nullish().describe('what one that is left over still brings'),
})
const version = z.string().max(100).describe('changes with every change of the item')

const draft = {
  name: texts,
  kitchenName: z
    .string()
    .max(500)
    .optional()
    .describe('the shop’s own short word, for the board and the till; left out: as it is'),
  desc: texts.default({}),
  desc2: texts.default({}),
  image: z
    .object({ kind: z.enum(imageKinds), ref: z.string().max(addressLimit) })
    .default({ kind: 'bundled', ref: 'none' }),
  price: price.default(null).describe('as it comes; null: it is sold only in the other sizes'),
  sizes: z.array(size).max(100).optional().describe('the other sizes that it is sold in; left out: as they are'),
  making: making
    .max(20)
    .optional()
    .describe('where one piece is made and how long, 0 seconds to 10 hours; left out: as it is'),
  ahead: madeAhead
    .nullish()
    .describe('that it is made before anybody orders it; null: it is made to order; left out: as it is'),
  declaration: declaration.nullish().describe('what it contains; null: not declared; left out: as it is'),
  sold: sold.nullish().describe('where and when it is sold; null: as its category says; left out: as it is'),
  vat: vatClass.nullish().describe('its own VAT class; null: that of its category; left out: as it is'),
  vouchers: z
    .boolean()
    .nullish()
    .describe('whether meal vouchers may pay for it; null: as usual for its class; left out: as it is'),
  keeps: z
    .boolean()
    .optional()
    .describe('of the VAT class goods: whether it does not perish quickly, as beans and mugs; left out: as it is'),
  parts: z
    .array(
      part.extend({ id: z.string().max(100).default('').describe("'' for a new part; the server gives it an id") }),
    )
    .max(100)
    .optional()
    .describe('of a meal deal: its parts, each one of these items; left out: as they are'),
}

const editable = z.object({
  id: z.string(),
  category: z.string(),
  name: texts,
  kitchenName: z.string().describe('the shop’s own short word; empty: the name'),
  desc: texts,
  desc2: texts,
  image: z.object({ kind: z.enum(imageKinds), ref: z.string() }),
  price: price.describe('as it comes; null: it is sold only in the other sizes'),
  sizes: z.array(size),
  making,
  ahead: madeAhead.nullable().describe('null: it is made to order'),
  declaration: declaration.nullable().describe('null: not declared'),
  sold: sold.nullable().describe('null: as its category says'),
  vat: vatClass.nullable().describe('its own VAT class; null: that of its category'),
  vouchers: z.boolean().nullable().describe('whether meal vouchers may pay for it; null: as usual for its class'),
  keeps: z.boolean().describe('it does not perish quickly; only of the VAT class goods'),
  notAt: z.array(z.string()).describe('the branches that say themselves that they do not sell it'),
  parts: z.array(part).describe('of a meal deal; empty for any other item'),
  version,
})

const place = z.number().int().min(1).max(10_000).optional()

export const itemCalls = {
  'items.read': call({
    summary: 'Every item of the menu with its texts in all languages, as staff edit it.',
    access: 'menu.see',
    output: z.object({ items: z.array(editable) }),
  }),
  'items.add': call({
    summary:
      'Adds an item at the end of a category, or a copy behind what it was copied from. Idempotent: an identical item returns the existing one.',
    access: 'menu.edit',
    input: z.object({
      category: categoryId,
      ...draft,
      copyOf: itemId.optional().describe('the item that it was copied from'),
    }),
    output: editable,
    refusals: ['menu_full', ...addressRefusals],
    log: ({ name, category }) => ({ name, data: { category } }),
  }),
  'items.save': call({
    summary: 'Saves an item, if it has not changed since `version`; with a category or a place, it moves there.',
    access: 'menu.edit',
    input: z.object({
      id: itemId,
      version,
      ...draft,
      category: categoryId.optional().describe('left out: as it is'),
      place: place.describe(
        'among the items of its category, 1 first; left out: as it is, or the end of a new category',
      ),
    }),
    output: editable,
    refusals: ['item_unknown', 'changed_meanwhile', 'menu_of_others', ...addressRefusals],
    log: ({ id }) => ({ item: id, saves: `item ${id}` }),
  }),
  'items.sellAt': call({
    summary:
      'Says whether branches sell an item, until they say otherwise; it takes effect at once, and leaves the menu of the others. Idempotent.',
    access: 'menu.edit',
    input: z.object({ item: itemId, branches: branchIds, sold: z.boolean() }),
    refusals: ['item_unknown'],
    log: ({ item, branches, sold }) => ({ item, branches, data: { sold } }),
  }),
  'items.remove': call({
    summary: 'Takes an item off the menu; orders keep their lines. Idempotent.',
    access: 'menu.edit',
    input: z.object({ id: itemId }),
    refusals: ['item_unknown', 'menu_of_others'],
    log: ({ id }) => ({ item: id }),
  }),
  'items.move': call({
    summary: 'Moves items to the end of another category. Idempotent.',
    access: 'menu.edit',
    input: z.object({ items: z.array(itemId).min(1).max(1000), category: categoryId }),
    output: z.object({ moved: z.array(z.string()) }),
    refusals: ['item_unknown', 'menu_of_others'],
    log: ({ category }) => ({ category }),
  }),
}
