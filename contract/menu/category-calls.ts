// The calls of the menu's categories: staff add, change, sort, hide and remove them.
import { z } from 'zod'
import { categoryIcons, usualIcon } from '#domain/menu/category-icons.ts'
import { imageKinds } from '#domain/menu/menu.ts'
import { addressLimit } from '#domain/shared/picture.ts'
import { call } from '../call.ts'
import { addressRefusals } from '../refusals.ts'
import { categoryId, locale } from '../shapes/basics.ts'
import { soldWithin, vatClass } from '../shapes/menu-shapes.ts'

/** The rule checks lengths and names the problem; this limit only stops absurdly long texts. */
const texts = z.partialRecord(locale, z.string().max(5000))
const version = z.string().max(100).describe('changes with every change of the category')
const index = z.number().int()

const draft = {
  name: texts,
  desc: texts.default({}),
  slug: z
    .string()
    .max(200)
    .default('')
    .describe('the last part of its address; empty: made from the name. The first categories keep their own pages.'),
  icon: z.enum(categoryIcons).default(usualIcon),
  image: z
    .object({ kind: z.enum(imageKinds), ref: z.string().max(addressLimit) })
    .nullable()
    .default(null)
    .describe('shown in place of the icon'),
  hidden: z.boolean().default(false).describe('customers see neither the category nor its items'),
  sold: soldWithin
    .nullish()
    .describe('where and when its items are sold; null: everywhere and always; left out: as it is'),
  vat: vatClass.optional().describe('the VAT class of its items that say nothing else; left out: as it is'),
}

const editable = z.object({
  id: z.string(),
  name: texts,
  desc: texts,
  slug: z.string().describe('empty for a category with a page of its own'),
  icon: z.enum(categoryIcons),
  image: z.object({ kind: z.enum(imageKinds), ref: z.string() }).nullable(),
  hidden: z.boolean(),
  sold: soldWithin.nullable().describe('null: everywhere and always'),
  vat: vatClass,
  index,
  items: z.number().int().describe('how many items are in it'),
  version,
})

export const categoryCalls = {
  'categories.read': call({
    summary: 'Every category with its texts in all languages, as staff edit it, in the order of the menu.',
    access: 'menu.see',
    output: z.object({ categories: z.array(editable) }),
  }),
  'categories.add': call({
    summary: 'Adds a category after all others. Idempotent: an identical category returns the existing one.',
    access: 'menu.edit',
    input: z.object(draft),
    output: editable,
    refusals: ['menu_full', ...addressRefusals],
    log: ({ name }) => ({ name }),
  }),
  'categories.save': call({
    summary: 'Saves a category, if it has not changed since `version`.',
    access: 'menu.edit',
    input: z.object({ id: categoryId, version, ...draft }),
    output: editable,
    refusals: ['not_found', 'changed_meanwhile', 'menu_of_others', ...addressRefusals],
    log: ({ id }) => ({ category: id, saves: `category ${id}` }),
  }),
  'categories.remove': call({
    summary: 'Removes a category; its items go to another one first. Idempotent.',
    access: 'menu.edit',
    input: z.object({
      id: categoryId,
      moveTo: categoryId.nullable().default(null).describe('the category that its items go to; null: it has none'),
    }),
    output: z.object({ moved: z.array(z.string()).describe('the items that went to the other category') }),
    refusals: ['category_has_items', 'last_category', 'menu_of_others'],
    log: ({ id }) => ({ category: id }),
  }),
  'categories.setIndex': call({
    summary: 'Gives a category an index; the category that had it moves to the first unused index.',
    access: 'menu.edit',
    input: z.object({ id: categoryId, index }),
    output: z.object({ categories: z.array(z.object({ id: z.string(), index })) }),
    refusals: ['not_found'],
    log: ({ id, index }) => ({ category: id, data: { index } }),
  }),
}
