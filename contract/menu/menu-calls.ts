// The calls of the menu: one document per language with branches, categories, items, stock and messages.
import { z } from 'zod'
import { tillDuties } from '#domain/money/till-duty.ts'
import { mediaPlaces } from '#domain/shop/brand/media.ts'
import { typefaces } from '#domain/shop/brand/typefaces.ts'
import { call } from '../call.ts'
import { image, locale, regionId } from '../shapes/basics.ts'
import { publicBranch } from '../shapes/branch-shapes.ts'
import { optionGroup, publicCategory, publicItem } from '../shapes/menu-shapes.ts'
import { publicReduction } from '../shapes/reduction-shapes.ts'

const publicBrand = z.object({
  name: z.string().describe("'' if the owner has not named the shop"),
  shown: z.string().describe('the name, or what stands in its place'),
  mark: z.string().describe('the address of the logo, or of the sign in its place'),
  media: z
    .partialRecord(z.enum(mediaPlaces), z.union([z.literal('demo'), z.array(z.object({ image, words: z.string() }))]))
    .describe('what the site shows beside the menu: the demo’s, or own pictures; absent: none'),
  film: z
    .string()
    .optional()
    .describe('the address of the film over the picture of the shop at the top of the landing page'),
  palette: z.record(z.string(), z.string()).optional().describe('colours other than the usual ones, by their token'),
  typeface: z.enum(typefaces).optional().describe('the pair of typefaces, if not the usual one'),
  heroTitle: z.string().optional(),
  heroLead: z.string().optional(),
  foot: z.string().optional(),
  links: z
    .array(z.object({ url: z.string(), name: z.string() }))
    .optional()
    .describe('the shop’s addresses elsewhere'),
  languages: z.array(locale).optional().describe('the languages for visitors, if not all'),
})

export const publicMenu = z.object({
  locale,
  brand: publicBrand,
  branches: z.array(publicBranch),
  categories: z.array(publicCategory),
  groups: z.array(optionGroup).describe('the groups of options that items ask for'),
  items: z.array(publicItem),
  reductions: z
    .array(publicReduction)
    .optional()
    .describe('the rules that need no code, except those that are over; a code is asked for with `reductions.check`'),
  codes: z.literal(true).optional().describe('some rule needs a code, so that the checkout has a field for one'),
  reservations: z.boolean().describe('whether guests can reserve tables'),
  testPay: z.boolean().optional().describe('true while customers pay online in test mode: no real money moves'),
  giftCards: z.boolean().optional().describe('true while customers can buy gift cards'),
  takesGifts: z.boolean().optional().describe('true if gift cards can pay: the shop sells them, or has sold some'),
  message: z.string().nullable().describe("the delivery message; '' stands for the default one, null for none"),
})

const hidden = z.boolean().optional().describe('true if it is hidden from customers')

export const staffMenu = publicMenu.extend({
  branches: z.array(
    publicBranch.extend({
      hidden,
      region: regionId.optional().describe('left out: it is in none'),
      tillDuty: z.enum(tillDuties).optional().describe('how it stands to the registered till; left out: none needed'),
    }),
  ),
  regions: z.array(z.object({ id: regionId, name: z.string() })).describe('none in most shops'),
  categories: z.array(publicCategory.extend({ hidden })),
  items: z.array(publicItem.extend({ kitchenName: z.string().optional().describe('the shop’s own short word') })),
  bakes: z.boolean().describe('whether any item is made ahead'),
})

export const menuCalls = {
  'menu.readAll': call({
    summary: 'The whole menu as staff see it, with the branches and categories that are hidden from customers.',
    access: 'orders.see',
    input: z.object({ lang: locale.optional() }),
    output: staffMenu,
  }),
  'menu.read': call({
    summary: 'The whole menu in one language, with branches, hours and stock. Has an ETag.',
    access: 'anyone',
    input: z.object({ lang: locale.optional() }),
    output: publicMenu,
  }),
}
