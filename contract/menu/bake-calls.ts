// The calls of the bake list: how many to make of what is made ahead, what is ticked, and what is left in the evening.
import { z } from 'zod'
import { leftShares } from '#domain/menu/bake/left-sale.ts'
import { call } from '../call.ts'
import { branchId, cents, date, image, instant, localText } from '../shapes/basics.ts'

const count = z.number().int()
const minutes = count.describe('minutes since midnight')
/** The most of one item on a day. */
const pieces = count.min(0).max(9999)
const itemId = z.string().min(1).max(100)

const place = z.object({ id: z.string(), name: localText, icon: z.string(), image: image.nullable() })
const listed = { item: z.string(), category: z.string(), name: localText }
const made = count.nullable().describe('how many were made; null: nobody has said')

export const bakeCalls = {
  'bake.read': call({
    summary:
      'How many of each item that is made ahead to make on a day of a branch, by what was wanted on the days before it, with what was ticked.',
    access: 'stock.see',
    input: z.object({
      branch: branchId,
      day: date
        .optional()
        .describe('without it today until the branch opens, and from then on the next day on which it does'),
    }),
    output: z.object({
      day: date.nullable().describe('null if the branch does not open within 60 days'),
      today: date.describe('at the branch'),
      holiday: localText
        .nullable()
        .describe('a public holiday, or a day with hours of its own; without words: one without a name'),
      opens: minutes.nullable(),
      closes: minutes.nullable(),
      any: z.boolean().describe('whether any item of the menu is made ahead'),
      categories: z.array(place).describe('those of the items, in their order'),
      items: z.array(
        z.object({
          ...listed,
          advice: z
            .object({ bake: count, from: count, to: count })
            .nullable()
            .describe('how many to make, and between which numbers four days of five lie; null: not enough days yet'),
          before: z
            .object({ day: date, wanted: count })
            .nullable()
            .describe('what was wanted on the same weekday before; null: there is none'),
          days: count.describe('how many days are known of it'),
          enough: z.number().describe('the share of days on which there shall be enough'),
          cost: z.boolean().describe('whether the share follows from what one costs'),
          made,
          done: z.boolean(),
        }),
      ),
      needed: count.describe('how many days have to be known'),
      past: z
        .object({
          evenings: count.describe('counted evenings of an item'),
          soldOut: count.describe('of these, on which nothing was left'),
          left: count.describe('pieces that were left on them'),
          sold: count.describe('pieces that were sold on these days'),
        })
        .describe('how the evenings of the last 28 days ended'),
    }),
  }),
  'bake.tick': call({
    summary:
      'Ticks an item of a list as made, or takes the tick back. How many were made is what the list says, unless `made` does. Idempotent.',
    access: 'stock.set',
    input: z.object({
      branch: branchId,
      day: date,
      item: itemId,
      done: z.boolean(),
      made: pieces.nullable().optional().describe('how many were made; left out: with a tick, as the list says'),
    }),
    output: z.object({ done: z.boolean(), made }),
    refusals: ['not_made_ahead', 'bake_other_day'],
    unlogged: 'A tick on the list of a kitchen, which is kept with its day.',
  }),
  'bake.left': call({
    summary: 'What was made, sold and counted as left today of each item that is made ahead, at a branch.',
    access: 'stock.see',
    input: z.object({ branch: branchId }),
    output: z.object({
      day: date.describe('the day that goes on at the branch'),
      closes: instant.nullable().describe('null if the branch is closed all day'),
      categories: z.array(place),
      items: z.array(
        z.object({
          ...listed,
          price: cents,
          made,
          sold: count.describe('by orders for today'),
          left: count.nullable().describe('null: not counted'),
          free: count
            .nullable()
            .describe('how many of those counted no order has taken; null: not counted, or the branch has closed'),
        }),
      ),
      any: z.boolean().describe('whether any item of the menu is made ahead'),
      sale: z
        .object({
          share: count.nullable().describe('in percent of the price; null: it is not sold at a price of its own'),
          from: instant,
          until: instant,
        })
        .nullable()
        .describe(
          'selling what is left before closing, when that was as it was counted; null if the branch is closed all day',
        ),
    }),
  }),
  'bake.count': call({
    summary:
      'Says how many of an item are left today at a branch; none: it is sold out since its last sale. Idempotent.',
    access: 'stock.set',
    input: z.object({
      branch: branchId,
      day: date.describe('the day that goes on at the branch'),
      item: itemId,
      left: pieces.nullable().describe('null takes the count back'),
      made: pieces.nullable().optional().describe('how many were made; left out: as it was'),
    }),
    output: z.object({ left: count.nullable(), made }),
    refusals: ['not_made_ahead', 'bake_other_day', 'bake_above_made'],
    log: ({ branch, item, left }) => ({ branches: [branch], item, data: { left } }),
  }),
  'bake.sellLeft': call({
    summary:
      'Says at which price a branch sells what was counted as left, from a quarter of an hour before closing until then, on each evening. Idempotent.',
    access: 'menu.edit',
    input: z.object({
      branch: branchId,
      share: count
        .min(leftShares.least)
        .max(leftShares.most)
        .nullable()
        .describe('in percent of the price; null: at its own price'),
    }),
    output: z.object({ share: count.nullable() }),
    log: ({ branch, share }) => ({ branches: [branch], data: { share } }),
  }),
}
