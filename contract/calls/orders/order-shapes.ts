// Shapes that several calls of orders share.
import { z } from 'zod'
import { paymentWays } from '../../../domain/counter/payment.ts'
import { cents, instant } from '../../shapes/basics.ts'
import { chosen, chosenParts } from '../../shapes/menu.ts'

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
export const receipt = z.object({
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

export const takenByWay = z.record(z.enum(paymentWays), cents)

/** What customers paid today, apart from what is open. */
export const takings = z.object({
  taken: takenByWay.describe('today, by way of payment, less what was taken back'),
  rounding: cents.describe('how much of it comes from rounding cash to five cents'),
  open: cents.describe('not paid, and promised before the day ends; without orders of the old site'),
  later: cents.describe('not paid, and promised for another day'),
  toGiveBack: cents.describe('paid for orders that were refused, cancelled or not collected; not in `taken`'),
})
