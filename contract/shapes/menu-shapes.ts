// Shapes of the menu: categories, items, options, and where and when they are sold.
import { z } from 'zod'
import { mostBranches } from '#domain/branch/branch.ts'
import { allergens, substances } from '#domain/menu/allergens.ts'
import { categoryIcons } from '#domain/menu/category-icons.ts'
import { groupKinds } from '#domain/menu/options.ts'
import { vatClasses } from '#domain/money/vat-class.ts'
import { type Weekday, weekdays } from '#domain/shared/date.ts'
import { branchId, cents, image } from './basics.ts'

export const making = z.array(z.object({ station: z.string().max(100), seconds: z.number().int() }))

/** Absent or null means that nobody has said, which is not the same as two empty lists. */
export const declaration = z
  .object({
    contains: z.array(z.enum(substances)).max(100),
    mayContain: z.array(z.enum(allergens)).max(100).describe('traces'),
  })
  .describe('allergens by EU law and what diets ask for')
export const optionDeclaration = z
  .object({
    adds: z.array(z.enum(substances)).max(100),
    removes: z.array(z.enum(substances)).max(100),
    mayContain: z.array(z.enum(allergens)).max(100),
  })
  .describe('what an option changes of what the item contains; absent: not declared')

/** What something is for VAT. */
export const vatClass = z.enum(vatClasses)

/** A group of options, edited once and used by many items. */
export const optionGroup = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(groupKinds),
  min: z.number().int(),
  max: z.number().int().nullable().describe('units that may be chosen; null: any number'),
  included: z.number().int().describe('units that the price of the item includes, the cheapest first'),
  options: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kitchenName: z.string().optional(),
      price: cents,
      most: z.number().int(),
      making: z.array(z.object({ station: z.string().max(100), seconds: z.number().int() })).optional(),
      declaration: optionDeclaration.optional(),
      ownCup: z.boolean().optional(),
      hidden: z.boolean().optional(),
      out: z.array(z.string()).optional().describe('branches at which it is out of stock'),
    }),
  ),
})

/** What was chosen of an item's groups. */
export const chosen = z.array(z.object({ option: z.string().max(100), quantity: z.number() })).max(100)

/** What was chosen for the parts of a meal deal. */
export const chosenParts = z
  .array(z.object({ part: z.string().max(100), item: z.string().max(100), options: chosen.optional() }))
  .max(50)

/** A group at an item; what is absent is as in the group. */
export const groupUse = z.object({
  group: z.string().max(100),
  min: z.number().int().optional(),
  max: z.number().int().nullable().optional(),
  included: z.number().int().optional(),
  defaults: chosen.optional(),
  prices: z.record(z.string().max(100), cents).optional().describe('cents by option'),
  counts: z
    .record(z.string().max(100), z.number().int())
    .optional()
    .describe('of sizes: how many pieces one of it consists of, by option'),
  only: z.array(z.string().max(100)).max(200).optional().describe('the options that are offered; absent: all'),
  when: z.array(z.string().max(100)).max(200).optional().describe('asked only with one of these options'),
})

const isWeekday = (day: number): day is Weekday => weekdays.some((one) => one === day)
export const weekday = z.number().int().describe('1 Monday to 7 Sunday').refine(isWeekday)
const yearDay = z.string().max(10).describe("'MM-DD', a day of any year")

const saleTime = z.object({
  weekdays: z.array(weekday).max(50).optional().describe('absent: on every day'),
  from: z.number().int().optional().describe('minutes since midnight; absent: from midnight'),
  until: z.number().int().optional().describe('minutes since midnight, not included; absent: until midnight'),
  season: z
    .object({ from: yearDay, to: yearDay })
    .optional()
    .describe('both days included; it passes the new year if `from` is the later one'),
})

/** A branch, or a region as `region:` and its id; what customers read names branches alone. */
const salePlace = z.string().min(1).max(60)
const soldLimits = {
  branches: z
    .array(salePlace)
    .max(mostBranches)
    .optional()
    .describe('the only branches that sell it, or `region:` and the id of a region for those in it; absent: all'),
  times: z.array(saleTime).max(50).optional().describe('it is sold in any of these; absent: always'),
}
/** Where and when the items of a category are sold. */
export const soldWithin = z.object(soldLimits)
/** Where and when an item is sold, and for which price. */
export const sold = z.object({
  ...soldLimits,
  prices: z
    .record(salePlace, cents)
    .optional()
    .describe(
      'by branch, or by `region:` and the id of a region, where its price as it comes differs; that of a branch counts first',
    ),
  sizes: z
    .record(salePlace, z.record(z.string().max(100), cents))
    .optional()
    .describe('by branch or region and size, where the price of another size differs'),
})

export const publicCategory = z.object({
  id: z.string(),
  name: z.string(),
  desc: z.string(),
  index: z.number().int(),
  slug: z
    .string()
    .optional()
    .describe('its page is `/c/` and this; absent for the first categories, which have pages of their own'),
  icon: z.enum(categoryIcons),
  image: image.optional().describe('shown in place of the icon'),
  sold: soldWithin.optional().describe('where and when its items are sold; absent: everywhere and always'),
})

export const publicItem = z.object({
  id: z.string(),
  category: z.string(),
  name: z.string(),
  desc: z.string(),
  desc2: z.string().optional(),
  image,
  price: cents.describe('as it comes, or in the first of its sizes; `prices` of its sizes are differences from it'),
  making: making.optional().describe('where one piece is made, and how long; absent if nobody has said so'),
  declaration: declaration.optional().describe('absent: not declared'),
  groups: z.array(groupUse).optional().describe('the groups that are asked for, in this order'),
  parts: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        choose: z.array(z.object({ item: z.string(), extra: cents })),
      }),
    )
    .optional()
    .describe('of a meal deal: its parts, each one of these items; `extra` is what the deal then costs more'),
  usual: cents.optional().describe('what its usual options beside its size add to its price; absent: nothing'),
  out: z.array(z.string()).optional().describe('branches at which it is out of stock'),
  sold: sold.optional().describe('where and when it is sold, beside what its category says; absent: no limits'),
  notAt: z.array(branchId).optional().describe('branches that do not sell it, whatever `sold` says; absent: none'),
  evening: z
    .array(branchId)
    .optional()
    .describe(
      'branches that sell what is left of it at its price of the evening now, which no rule reduces; absent: none',
    ),
  keeps: z
    .literal(true)
    .optional()
    .describe('it does not perish quickly: beside a reduction stands its lowest price of the last 30 days'),
})
