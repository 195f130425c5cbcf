// The calls of a shop's first evening: the guide through its settings, the test order, and taking over the demo.
import { z } from 'zod'
import { phases } from '#domain/order/course.ts'
import { guideStates, guideSteps } from '#domain/shop/guide.ts'
import { call } from '../call.ts'
import { branchId, id, localText } from '../shapes/basics.ts'

const step = z.enum(guideSteps)
const count = z.number().int()

const testOrder = z.object({ id, code: z.string(), branch: branchId, phase: z.enum(phases) })

const guide = z.object({
  steps: z.array(z.object({ step, state: z.enum(guideStates) })),
  dismissed: z.boolean().describe('the owner put the guide away'),
  ofDemo: z.boolean().describe('whether the shop still has things of the demo that nobody changed'),
  branches: z
    .array(z.object({ id: branchId, name: localText, open: z.boolean() }))
    .describe('those that customers see'),
  items: count.describe('how many items customers see'),
  undeclared: count.describe('how many of these, and of the options, say nothing of allergens'),
  withoutPicture: count.describe('how many of these have no picture'),
  waiting: count.describe('accounts that wait for the owner'),
  test: testOrder.nullable().describe('the newest test order, while it is kept'),
})

/** How many of a kind are as the demo brought them, and how many somebody changed or added. */
const traces = z.object({ untouched: count, own: count })

const whatGoes = z.object({
  branches: z.enum(['remove', 'hide', 'keep']).default('remove'),
  items: z.enum(['remove', 'hide', 'keep']).default('remove').describe('hide: into a hidden category, as drafts'),
  texts: z.enum(['remove', 'keep']).default('remove').describe('offers, posts and testimonials'),
  reviews: z.enum(['remove', 'keep']).default('remove'),
  brand: z.enum(['remove', 'keep']).default('remove').describe('name, sign and words, each only if nobody changed it'),
})

export const guideCalls = {
  'guide.read': call({
    summary: 'How far the shop is set up: each step of the guide, by what the shop has.',
    access: 'guide.see',
    output: guide,
  }),
  'guide.pass': call({
    summary: 'Says that a step stays as it is or comes later, or takes that back.',
    access: 'guide.follow',
    input: z.object({ step, passed: z.boolean() }),
    output: guide,
    unlogged: 'it changes nothing of the shop',
  }),
  'guide.dismiss': call({
    summary: 'Puts the guide away, or takes it out again.',
    access: 'guide.follow',
    input: z.object({ dismissed: z.boolean() }),
    output: guide,
    unlogged: 'it changes nothing of the shop',
  }),
  'guide.takeMenu': call({
    summary: 'Adds the items and options of the demo’s menu that are not on the menu.',
    access: 'guide.follow',
    output: guide,
    log: () => ({}),
  }),
  'guide.placeTest': call({
    summary: 'Places a test order of the first item that can be ordered; while one is open, it places no other.',
    access: 'guide.follow',
    input: z.object({ branch: branchId }),
    output: testOrder,
    refusals: ['branch_unknown', 'order_refused'],
    log: ({ branch }) => ({ branches: [branch] }),
  }),
  'guide.endTest': call({
    summary: 'Cancels the test order, wherever it is, and takes back its payment: it counts in no figure.',
    access: 'guide.follow',
    log: () => ({}),
  }),
  'demo.read': call({
    summary: 'What of the shop is the demo’s and as it brought it, and what somebody changed or added.',
    access: 'guide.see',
    output: z.object({
      branches: z.array(
        z.object({
          id: branchId,
          name: localText,
          untouched: z.boolean(),
          orders: count.describe('open ones'),
          reservations: count.describe('coming ones'),
        }),
      ),
      items: traces,
      groups: traces,
      texts: traces,
      reviews: traces,
      brand: z.boolean().describe('whether the shop still has the demo’s name or sign'),
    }),
  }),
  'demo.takeOver': call({
    summary:
      'Takes what nobody changed of the demo out of the shop, in one act. Refused, naming the branches, while orders or reservations are open at one that would go.',
    access: 'guide.follow',
    input: whatGoes,
    output: z.object({ branches: count, items: count, texts: count, reviews: count, brand: z.boolean() }),
    refusals: ['branch_has_orders', 'branch_has_reservations'],
    log: () => ({}),
  }),
}
