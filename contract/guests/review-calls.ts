// The calls of reviews: reviewing the shop, the summary of all reviews, and the list for staff.
import { z } from 'zod'
import { call } from '../call.ts'
import { formKey, id, instant, replacedKey } from '../shapes/basics.ts'

const stars = z.number().int().min(1).max(5).nullable()
const ratings = z.object({ food: stars, service: stars, value: stars, atmosphere: stars })

const median = z.number().nullable()
const rule = { waits: z.boolean().describe('whether a review that is of no order waits for staff') }

const summary = z.object({
  count: z.number().int(),
  medians: z.object({ food: median, service: median, value: median, atmosphere: median }),
  overall: median.describe('out of 5; null while nobody has rated'),
  positive: z.number().int().nullable().describe('percent of the rated reviews whose own rating is 4 or more'),
  ...rule,
})

const review = z.object({
  id: z.number().int(),
  ratings,
  name: z.string(),
  text: z.string(),
  at: instant,
  waiting: z.boolean().describe('it counts for nothing until staff say yes'),
  ofOrder: z.boolean().describe('its guest had an order'),
  alike: z.number().int().describe('how many others came from the same connection in the last 30 days'),
})

/** As many reviews as one act is about. */
const ids = z.array(z.number().int().positive()).min(1).max(500)

export const reviewCalls = {
  'reviews.summary': call({
    summary: 'The summary of all reviews.',
    access: 'anyone',
    output: summary,
  }),
  'reviews.submit': call({
    summary:
      'Submits a review, which waits for staff unless it comes with the token of an order, or the owner lets all count at once. Idempotent: one key makes one review. With `replaces` it replaces the earlier one.',
    access: 'anyone',
    input: z.object({
      key: formKey,
      replaces: replacedKey,
      token: z
        .string()
        .max(40)
        .default('')
        .describe('of an order that was handed over: then the first review of it counts at once'),
      food: stars.default(null),
      service: stars.default(null),
      value: stars.default(null),
      atmosphere: stars.default(null),
      name: z.string().max(500).default(''),
      text: z.string().max(10_000).default(''),
    }),
    output: z.object({ waiting: z.boolean().describe('it counts once staff say yes') }),
    refusals: ['review_refused', 'key_reused', 'too_many'],
  }),
  'reviews.list': call({
    summary: 'Reviews, newest first, with the summary of all.',
    access: 'reviews.see',
    input: z.object({
      before: z.coerce.number().int().positive().optional().describe('only reviews with a lower id'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      show: z.enum(['all', 'waiting']).default('all'),
      like: id.optional().describe('only those from the same connection as this one'),
    }),
    output: z.object({
      summary,
      reviews: z.array(review),
      more: z.boolean(),
      waiting: z.number().int().describe('how many wait in all'),
    }),
  }),
  'reviews.setRule': call({
    summary: 'Sets whether a review that is of no order waits for staff. Those that wait go on waiting.',
    access: 'brand.edit',
    input: z.object(rule),
    output: z.object(rule),
    log: ({ waits }) => ({ data: { waits } }),
  }),
  'reviews.show': call({
    summary: 'Says yes to reviews that wait: they count from now on.',
    access: 'reviews.remove',
    input: z.object({ ids }),
    output: z.object({ count: z.number().int() }),
    log: () => ({}),
  }),
  'reviews.removeMany': call({
    summary: 'Removes several reviews for good.',
    access: 'reviews.remove',
    input: z.object({ ids }),
    output: z.object({ count: z.number().int() }),
    log: () => ({}),
  }),
  'reviews.remove': call({
    summary: 'Removes a review for good.',
    access: 'reviews.remove',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: ({ id }) => ({ data: { review: id } }),
  }),
}
