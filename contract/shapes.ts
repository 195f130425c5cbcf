// Shapes that several calls share.
import { z } from 'zod'
import { askedFields, orderForms } from '../domain/branch/branch.ts'
import { slotLengths } from '../domain/capacity/capacity.ts'
import { pauseReasons } from '../domain/capacity/quote.ts'
import { paymentWays } from '../domain/counter/payment.ts'
import { allergens, substances } from '../domain/menu/allergens.ts'
import { categoryIcons } from '../domain/menu/category-icons.ts'
import { imageKinds } from '../domain/menu/menu.ts'
import { groupKinds } from '../domain/menu/options.ts'
import { courses, endReasons, toSees } from '../domain/order/course.ts'
import { lineStatuses } from '../domain/order/line-status.ts'
import { choices } from '../domain/order/old-choice.ts'
import { orderSources } from '../domain/order/order.ts'
import { type Weekday, weekdays } from '../domain/shared/date.ts'
import { locales } from '../domain/shared/locale.ts'
import { branchRoles, staffStates } from '../domain/staff.ts'

export const id = z.coerce.number().int().positive()
export const branchId = z.string().min(1).max(40)
const key = z.string().min(16).max(64)
/** The key that makes a form safe to send again. */
export const formKey = key.describe(
  'made by the client once per form; a retry sends the same key and body and gets the same answer; the key with another body is refused with key_reused',
)
export const replacedKey = key
  .optional()
  .describe('after key_reused: the key of the earlier form, which this form replaces under its own key')
/** At least one branch; duplicates are removed. */
export const branchIds = z
  .array(branchId)
  .min(1)
  .max(100)
  .transform((ids) => [...new Set(ids)])
export const categoryId = z.string().min(1).max(100)
export const locale = z.enum(locales)
export const image = z.object({ kind: z.enum(imageKinds), ref: z.string().max(2048) })
export const instant = z.number().int().describe('milliseconds since 1970, UTC')
export const cents = z.number().int().describe('cents of a euro')
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('YYYY-MM-DD')
/** The sizes of pages opened before sizes were options; GLASS was called glass, and so on. */
export const choice = z.enum(choices)
export const orderForm = z.enum(orderForms)

/** A text per language, each at most 500 characters; a language may be missing. */
export const localText = z.partialRecord(locale, z.string().max(500))

export const shopState = z.object({
  open: z.boolean(),
  date: z.string(),
  desc: localText,
  until: date
    .nullable()
    .describe('while closed: the last day of it; the branch opens by itself after it. null: no end is set'),
})

const period = z.object({ from: z.number().int(), to: z.number().int() }).describe('minutes since midnight')
const periods = z.array(period)

/** No new order is begun before `until`; it ends by itself. */
export const pause = z.object({ until: instant, reason: z.enum(pauseReasons) })
/** More minutes for every new order, until an instant. */
export const extraTime = z.object({ minutes: z.number().int(), until: instant })

// Only the shape is checked here; the domain checks the numbers, and names the field.
const minutesOfDay = z.number().describe('minutes since midnight, 0 to 1440')
const handsAt = z.object({
  day: z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day as Weekday))),
  from: minutesOfDay,
  to: minutesOfDay,
  hands: z.number().int(),
})
export const capacity = z
  .object({
    slotMinutes: z.union(slotLengths.map((length) => z.literal(length))),
    orders: z.number().int().nullable().describe('at most this many orders in a slot; null: any number'),
    items: z.number().int().nullable().describe('at most this many pieces in a slot; null: any number'),
    stations: z
      .array(
        z.object({
          id: z.string().max(40),
          name: localText,
          hands: z.number().int(),
          handsAt: z.array(handsAt).max(100),
        }),
      )
      .max(8),
    share: z.number().int().describe('percentage of the stations’ time that orders of the website may take'),
  })
  .describe('what the branch makes in a slot')

export const publicBranch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  image: image.optional(),
  phone: z.string(),
  email: z.string(),
  timeZone: z.string(),
  hours: z.object({ 1: periods, 2: periods, 3: periods, 4: periods, 5: periods, 6: periods, 7: periods }),
  exceptions: z.array(
    z.object({
      date,
      to: date.optional().describe('the last day, if there is more than one'),
      name: z.string().optional(),
      periods,
    }),
  ),
  cutOff: z.number().int().nullable().describe('minutes since midnight'),
  prepMinutes: z.number().int(),
  daysAhead: z.number().int().describe('orders are taken for every open day up to so many days after today'),
  forms: z.array(orderForm),
  addressField: z.enum(askedFields),
  phoneField: z.enum(askedFields),
  tables: z.number().int(),
  latitude: z.number(),
  longitude: z.number(),
  shop: shopState,
  pause: pause.nullable(),
  extra: extraTime.nullable(),
})

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
const weekday = z.number().int().describe('1 Monday to 7 Sunday').refine(isWeekday)
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

const soldLimits = {
  branches: z.array(branchId).max(200).optional().describe('the only branches that sell it; absent: all'),
  times: z.array(saleTime).max(50).optional().describe('it is sold in any of these; absent: always'),
}
/** Where and when the items of a category are sold. */
export const soldWithin = z.object(soldLimits)
/** Where and when an item is sold, and for which price. */
export const sold = z.object({
  ...soldLimits,
  prices: z.record(branchId, cents).optional().describe('by branch, where its price as it comes differs'),
  sizes: z
    .record(branchId, z.record(z.string().max(100), cents))
    .optional()
    .describe('by branch and size, where the price of another size differs'),
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
})

/** A chosen option as an order keeps it. */
export const lineOption = z.object({
  group: z.string(),
  option: z.string(),
  kind: z.enum(groupKinds),
  name: localText,
  kitchenName: z.string().optional().describe('the shop’s own short word; absent: the name'),
  quantity: z.number().int(),
  usual: z.boolean().optional().describe('true for the default of a group of which one must be chosen'),
  price: cents.describe('what all of it adds to one piece, in cents'),
  count: z.number().int().optional().describe('of a size: how many pieces one of it consists of'),
})

/** A part of a meal deal as an order keeps it. */
const linePart = z.object({
  part: z.string(),
  item: z.string(),
  name: localText,
  options: z.array(lineOption),
  price: cents.describe('its share of the price of one deal; the shares add up to it'),
})

export const orderLine = z.object({
  id: z.number().int(),
  item: z.string(),
  choice: choice.describe('the size, for pages opened before sizes were options'),
  options: z.array(lineOption).describe('with its size, first'),
  parts: z.array(linePart).optional().describe('of a meal deal: what was chosen for each of its parts'),
  image,
  name: localText,
  quantity: z.number().int(),
  price: cents,
  status: z.enum(lineStatuses),
  notes: z.string(),
  declaration: declaration.nullable().describe('as it was when the line was ordered; null: not declared'),
})

/** A line as staff see it. */
export const staffLine = orderLine.extend({
  kitchenName: z.string().optional().describe('the shop’s own short word; absent: the name'),
  making: making.describe('where one piece is made, and how long'),
  parts: z
    .array(linePart.extend({ kitchenName: z.string().optional(), making, declaration: declaration.nullable() }))
    .optional(),
})

/** What an order consists of, at one time. */
export const orderVersion = z.object({ lines: z.array(staffLine), total: cents })

export const order = z.object({
  id: z.number().int(),
  branch: z.string(),
  form: orderForm,
  customerName: z.string(),
  address: z.string(),
  phone: z.string(),
  table: z.number().int().nullable(),
  lines: z.array(staffLine),
  total: cents,
  token: z.string(),
  placedAt: instant,
  wantedAt: instant
    .nullable()
    .describe('the promise: when it is to be ready; null if unknown: the order was imported from the old site'),
  firstPromisedAt: instant.nullable().describe('the promise as it was when the order was placed'),
  making: z.number().int().describe('how long making it is reckoned to take, in milliseconds'),
  code: z.string().describe('what is called out, such as M-47; empty for orders of before codes'),
  cupName: z.string(),
  source: z.enum(orderSources),
  course: z.enum(courses),
  acceptedAt: instant.nullable(),
  readyAt: instant.nullable().describe('when its last line became ready'),
  overAt: instant.nullable().describe('when it was handed over, or ended otherwise'),
  endReason: z.enum(endReasons).nullable(),
  endWords: z.string(),
  paidWay: z.enum(paymentWays).nullable(),
  paidAmount: cents.nullable(),
  paidAt: instant.nullable(),
  hereAt: instant.nullable().describe('when the customer said to be here'),
  lateBy: z.number().int().nullable().describe('by how many minutes the customer says to be late'),
  toSee: z.enum(toSees).nullable().describe('what boards show until a member has seen it'),
  proposal: orderVersion.nullable().describe('lines and total that count once the customer agrees'),
  changedFrom: orderVersion.nullable().describe('lines and total as they were placed; null if nothing was changed'),
  version: z.number().int().describe('counts the steps'),
})

export const post = z.object({ branch: branchId, role: z.enum(branchRoles) })

export const staffMember = z.object({
  id: z.number().int(),
  name: z.string(),
  owner: z.boolean(),
  branches: z.array(post),
})

/** Who is signed in. */
export const signedInMember = staffMember.extend({
  mustSetUp: z.boolean().describe('has to set up a second factor first, and may do nothing else until then'),
})

export const staffAccount = staffMember.extend({
  state: z.enum(staffStates),
  askedAt: instant,
  factor: z.boolean().describe('has a second factor'),
})
