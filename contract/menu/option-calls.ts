// The calls of options: groups that are edited once, where they are asked for, and which options are out of stock.
import { z } from 'zod'
import { groupKinds } from '#domain/menu/options.ts'
import { call } from '../call.ts'
import { askedInstant, branchId, branchIds, cents, instant, locale } from '../shapes/basics.ts'
import { groupUse, making, optionDeclaration, vatClass } from '../shapes/menu-shapes.ts'

/** The rule checks lengths and names the problem; these limits only stop what is absurdly long. */
const texts = z.partialRecord(locale, z.string().max(2000))
const groupId = z.string().min(1).max(100)

const option = z.object({
  id: z.string().max(100).describe("'' for a new option; the server gives it an id"),
  name: texts,
  kitchenName: z.string().max(500).optional().describe('the shop’s own short word, for the board'),
  price: cents.describe('cents for one of it; below 0 it makes the item cheaper'),
  most: z.number().int().describe('the largest quantity of it; 1 is a tick'),
  making: making.max(20).optional().describe('what it adds to the making time of one piece'),
  declaration: optionDeclaration.optional(),
  vat: vatClass.optional().describe('the VAT class of what it adds to the price; absent: that of the item'),
  ownCup: z.boolean().optional().describe('the customer brings the cup: never dearer than the shop’s own'),
  hidden: z.boolean().optional(),
})

const groupFields = {
  name: texts,
  kind: z.enum(groupKinds),
  min: z.number().int().default(0),
  max: z.number().int().nullable().default(null),
  included: z.number().int().default(0),
  options: z.array(option).max(200),
}

const version = z.string().max(100).describe('changes with every change of the group')

const usesVersion = z
  .string()
  .max(100)
  .describe('changes with every change of what the owner asks for; empty for one that asks for nothing')

const editable = z.object({
  id: z.string(),
  name: texts,
  kind: z.enum(groupKinds),
  min: z.number().int(),
  max: z.number().int().nullable(),
  included: z.number().int(),
  options: z.array(option),
  version,
})

const owner = z.union([z.object({ item: z.string().max(100) }), z.object({ category: z.string().max(40) })])

const stockOf = z.object({
  option: z.string(),
  out: z.array(branchId),
  until: z.record(branchId, instant).describe('of the branches in `out`, those at which it comes back by itself'),
})

export const optionCalls = {
  'groups.read': call({
    summary: 'Every group of options with all its texts, and where each is asked for.',
    access: 'menu.see',
    output: z.object({
      groups: z.array(editable),
      uses: z.array(z.object({ owner, uses: z.array(groupUse), version: usesVersion })),
    }),
  }),
  'groups.add': call({
    summary: 'Adds a group of options. Idempotent: an identical group returns the existing one.',
    access: 'menu.edit',
    input: z.object(groupFields),
    output: editable,
    log: ({ name }) => ({ name }),
  }),
  'groups.save': call({
    summary: 'Saves a group of options, if it has not changed since `version`. Options that are left out are removed.',
    access: 'menu.edit',
    input: z.object({ id: groupId, version, ...groupFields }),
    output: editable,
    refusals: ['not_found', 'changed_meanwhile', 'menu_of_others'],
    log: ({ id, name }) => ({ name, saves: `group ${id}` }),
  }),
  'groups.remove': call({
    summary: 'Removes a group of options everywhere; orders keep what was chosen. Idempotent.',
    access: 'menu.edit',
    input: z.object({ id: groupId }),
    refusals: ['menu_of_others'],
    log: ({ id }) => ({ group: id }),
  }),
  'groups.use': call({
    summary:
      'Sets which groups an item, or every item of a category, asks for, in this order; with a `version`, if they have not changed since.',
    access: 'menu.edit',
    input: z.object({ owner, uses: z.array(groupUse).max(100), version: usesVersion.optional() }),
    output: z.object({ uses: z.array(groupUse), version: usesVersion }),
    refusals: ['not_found', 'changed_meanwhile'],
    log: ({ owner }) =>
      'item' in owner
        ? { item: owner.item, saves: `item ${owner.item}` }
        : { category: owner.category, saves: `category ${owner.category}` },
  }),
  'options.readStock': call({
    summary: 'Every option, with those of the member’s branches at which it is out of stock.',
    access: 'stock.see',
    output: z.object({
      groups: z.array(z.object({ id: z.string(), name: texts, options: z.array(stockOf.extend({ name: texts })) })),
    }),
  }),
  'options.setStock': call({
    summary: 'Sets an option in or out of stock at branches, as stock.set does for an item.',
    access: 'stock.set',
    input: z.object({
      option: z.string().max(100),
      branches: branchIds,
      stock: z.enum(['in', 'out']),
      until: z
        .union([z.literal('tomorrow'), askedInstant])
        .nullable()
        .default(null),
    }),
    output: stockOf,
    refusals: ['not_found'],
    log: ({ option, branches, stock, until }) => ({ option, branches, data: { stock, until } }),
  }),
}
