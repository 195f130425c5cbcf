// Shapes of an order and its lines.
import { z } from 'zod'
import { ages } from '#domain/menu/age.ts'
import { groupKinds } from '#domain/menu/options.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { ringUpStates } from '#domain/money/ring-up.ts'
import { courses, endReasons, toSees } from '#domain/order/course.ts'
import { lineStatuses } from '#domain/order/line-status.ts'
import { orderSources, soldOutWishes } from '#domain/order/order.ts'
import { cents, image, instant, localText, orderForm } from './basics.ts'
import { chosen, chosenParts, declaration, making, vatClass } from './menu-shapes.ts'

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

const age = z
  .literal(ages)
  .optional()
  .describe('from which age it may be sold; absent: ordered before it was kept, its declaration says it')

/** A part of a meal deal as an order keeps it. */
const linePart = z.object({
  part: z.string(),
  item: z.string(),
  name: localText,
  options: z.array(lineOption),
  price: cents.describe('its share of the price of one deal; the shares add up to it'),
  ready: z.boolean().optional().describe('it was made, while the line is not ready'),
  declaration: declaration.nullable().describe('as it was when the line was ordered; null: not declared'),
  age,
})

export const orderLine = z.object({
  id: z.number().int(),
  item: z.string(),
  options: z.array(lineOption).describe('with its size, first'),
  parts: z.array(linePart).optional().describe('of a meal deal: what was chosen for each of its parts'),
  image,
  name: localText,
  quantity: z.number().int(),
  price: cents,
  status: z.enum(lineStatuses),
  notes: z.string(),
  declaration: declaration.nullable().describe('as it was when the line was ordered; null: not declared'),
  age,
  replaced: z.boolean().optional().describe('it took the place of something sold out, as the customer had allowed'),
  off: cents.optional().describe('what a voucher of the stamp card took off its price; such a line is one piece'),
  reduction: z
    .object({ id: z.string(), name: localText, off: cents.describe('what it took off the price of one piece') })
    .optional()
    .describe('the rule by which it costs less, in the words of then; `price` is what is paid'),
  person: z
    .object({ number: z.number().int(), name: z.string() })
    .optional()
    .describe('of an office basket: for whom it is'),
})

/** In basis points: 600 is 6 %. */
export const vatRate = z.number().int().describe('in basis points: 600 is 6 %')

/** What an order comes to at each rate. */
export const vatTotals = z.array(
  z.object({ rate: vatRate.nullable().describe('null: unknown'), gross: cents, net: cents, tax: cents }),
)

/** The rule checks it and names the problem; these limits only stop what is absurdly long. */
const typedText = z.string().max(500)
export const typedInvoice = z
  .object({
    number: typedText.describe('the enterprise number, as typed; its last two digits are checked'),
    company: typedText,
    street: typedText,
    postcode: typedText,
    city: typedText,
    email: typedText.describe('where the invoice is mailed to'),
  })
  .describe('who the order is invoiced to, once it is handed over and paid')

export const issuedInvoice = z.object({
  kind: z.enum(['invoice', 'credit']),
  number: z.string().describe('such as 2026-00012, or C2026-00003 for a credit note'),
})

/** A line as staff see it. */
export const staffLine = orderLine.extend({
  kitchenName: z.string().optional().describe('the shop’s own short word; absent: the name'),
  making: making.describe('where one piece is made, and how long'),
  vat: z
    .array(z.object({ class: vatClass, rate: vatRate, amount: cents, vouchers: z.literal(true).optional() }))
    .optional()
    .describe(
      'the shares of the price of one piece by VAT class, with their rates, and whether meal vouchers may pay; absent: ordered before rates were known',
    ),
  parts: z.array(linePart.extend({ kitchenName: z.string().optional(), making })).optional(),
})

/** What an order consists of, at one time. */
export const orderVersion = z.object({ lines: z.array(staffLine), total: cents })

export const ifSoldOut = z
  .enum(soldOutWishes)
  .describe('what the customer wants if something is sold out: to be asked, another instead, or the rest without it')

export const proposalNumber = z.number().int().describe('tells a proposal from every other for the same order')

const orderPayment = z.object({
  way: z.enum(paymentWays),
  amount: cents.describe('what was taken; cash that settles the rest is rounded to five cents'),
  applied: cents.describe('what of the total it pays'),
  at: instant,
  ref: z.string().optional().describe('names it elsewhere: the provider’s payment, or the gift card'),
  ends: z.string().optional().describe('of a gift card: the last four signs of its code'),
})

/** As it was typed, pasted or scanned; a link to the card is read too. */
export const giftCode = z.string().max(300).describe('the code of a gift card, or the link to it')

/** A gift card that is to pay. */
export const giftSeen = z.object({
  code: giftCode,
  seen: cents.min(0).default(0).describe('what its holder saw that it pays; refused with gift_less if it pays less'),
})

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
  making: z.number().int().describe('how long before its promise its making may begin, in milliseconds'),
  quoted: z
    .object({
      at: instant,
      work: z.number().describe('minutes of work ahead of it, and its own'),
      wanted: z.number().int().describe('the minutes that what was learned would promise, whatever was shown'),
      least: z.number().int().describe('milliseconds that its making takes with nothing before it'),
    })
    .nullable()
    .describe('what it was promised by; null if it is wanted later, or nothing is learned at the branch'),
  code: z.string().describe('what is called out, such as M-47; empty for imported orders'),
  cupName: z.string(),
  ifSoldOut,
  source: z.enum(orderSources),
  course: z.enum(courses),
  acceptedAt: instant.nullable(),
  readyAt: instant.nullable().describe('when its last line became ready'),
  overAt: instant.nullable().describe('when it was handed over, or ended otherwise'),
  keptAt: instant
    .nullable()
    .describe('since when the shop keeps what was paid, as nobody collected it; null: it keeps nothing'),
  endReason: z.enum(endReasons).nullable(),
  endWords: z.string(),
  paidWay: z.enum(paymentWays).nullable().describe('of the last payment, once nothing is due; null before'),
  paidAmount: cents.nullable().describe('what was taken in all, once nothing is due'),
  paidAt: instant.nullable(),
  due: cents.describe('what is still to be paid; below zero, what is to be given back'),
  payments: z.array(orderPayment).describe('oldest first; what was undone or given back is one more, below zero'),
  hereAt: instant.nullable().describe('when the customer said to be here'),
  lateBy: z.number().int().nullable().describe('by how many minutes the customer says to be late'),
  toSee: z.enum(toSees).nullable().describe('what boards show until a member has seen it'),
  proposal: orderVersion
    .extend({ number: proposalNumber })
    .nullable()
    .describe('lines and total that count once the customer agrees'),
  changedFrom: orderVersion.nullable().describe('lines and total as they were placed; null if nothing was changed'),
  version: z.number().int().describe('counts the steps'),
})

const ringUpStateShape = z.enum(ringUpStates)

/** An order as staff see it. */
export const staffOrder = order.extend({
  ringUp: z
    .object({
      state: ringUpStateShape,
      at: instant.nullable().describe('when it was rung up'),
      ticket: z.string().describe('the number of the till’s ticket; empty if nobody noted it'),
    })
    .nullable()
    .describe(
      'at a branch where each order is rung up by hand, how far that is: then every amount is zero. null elsewhere',
    ),
})

/** The same in a row of a list. */
export const listedRingUp = ringUpStateShape
  .nullable()
  .describe('at a branch where each order is rung up by hand: then every amount is zero. null elsewhere')

/** A line as somebody wants it; it contains no price. */
export const lineWish = z.object({
  item: z.string().max(100),
  options: chosen.optional().describe('what was chosen; absent: the defaults of the item'),
  parts: chosenParts.optional().describe('of a meal deal: what was chosen for each of its parts'),
  quantity: z.number(),
  note: z.string().max(20_000).default(''),
})

/** The rule says how many lines an order may have and names the problem; this only stops what is absurdly long. */
export const mostWishes = 200
export const lineWishes = z.array(lineWish).max(mostWishes)

/** What is returned about an order when it was placed, without its id, which counts the shop's orders. */
export const placedReceipt = z.object({
  token: z.string(),
  code: z.string(),
  total: cents,
  wantedAt: instant,
})

export const seenVersion = z
  .number()
  .int()
  .optional()
  .describe('of the order that the member saw; refused with changed_meanwhile if it has another by now')

export const paidWay = z.object({ way: z.enum(paymentWays), amount: cents })

export const takenByWay = z.record(z.enum(paymentWays), cents)

/** What customers paid today, apart from what is open. */
export const takings = z.object({
  taken: takenByWay.describe('today, by way of payment, less what was given back'),
  rounding: cents.describe('how much of it comes from rounding cash to five cents'),
  open: cents.describe('not paid, and promised before the day ends; without orders of the old site'),
  later: cents.describe('not paid, and promised for another day'),
  toGiveBack: cents.describe(
    'paid too much, or for orders that were refused, cancelled or not collected; not in `taken`',
  ),
})
