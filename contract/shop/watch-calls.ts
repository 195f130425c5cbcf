// The calls of the watch: boards say that they are there, staff see boards, alerts and health, and web hooks are told.
import { z } from 'zod'
import { alertedSubsystems, conditions, healthEnds, subsystems } from '#domain/shop/health/health.ts'
import { alertEnds, alertKinds } from '#domain/shop/watch/alerts.ts'
import { deliveryStates, noticeEvents, webHookLimits } from '#domain/shop/watch/notices.ts'
import { call } from '../call.ts'
import { branchId, branchIds, formKey, id, instant, locale } from '../shapes/basics.ts'

const alert = z.object({
  id: z.number().int(),
  kind: z.enum(alertKinds),
  branch: z.string(),
  order: z.number().int().nullable().describe('the number of the order that it is about'),
  code: z.string().describe('what that order is called; empty if it has no code'),
  since: instant.describe('since when its cause exists'),
  at: instant.describe('when it was opened'),
  closedAt: instant.nullable(),
  ended: z.enum(alertEnds).nullable().describe('why it is over'),
})

export const watchCalls = {
  'boards.beat': call({
    summary: 'An open board says at which branches it is there; it does so every 20 seconds.',
    access: 'orders.handle',
    input: z.object({
      branches: branchIds.optional(),
      branch: branchId.optional().describe('for a page of 0.2.0, which names each by itself'),
      board: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .describe('a random id that the tab keeps'),
    }),
    unlogged: 'An open board calls it by itself.',
  }),
  'boards.read': call({
    summary: 'Which branches of the member have a live board now.',
    access: 'boards.see',
    output: z.object({
      at: instant,
      branches: z.array(
        z.object({
          branch: z.string(),
          live: z.number().int().describe('how many boards are live'),
          seen: instant.nullable().describe('when a board was last heard; null if not within a day'),
          pauses: z.boolean().describe('whether it pauses by itself while nobody watches'),
        }),
      ),
    }),
  }),
  'boards.setPausing': call({
    summary: 'Sets whether a branch pauses by itself from a no-board alert until a board is open again.',
    access: 'branches.edit',
    input: z.object({ branch: branchId, pauses: z.boolean() }),
    log: ({ branch, pauses }) => ({ branches: [branch], data: { pauses } }),
  }),
  'alerts.list': call({
    summary: 'The newest alerts of the member’s branches, newest first, at most 50.',
    access: 'boards.see',
    output: z.object({ alerts: z.array(alert) }),
  }),
  'health.read': call({
    summary: 'How everything is that the shop needs to run, in words, and the newest alerts about it, newest first.',
    access: 'health.see',
    input: z.object({ lang: locale }),
    output: z.object({
      at: instant,
      subsystems: z.array(
        z.object({
          subsystem: z.enum(subsystems),
          condition: z.enum(conditions).describe('off: not set up'),
          name: z.string(),
          machine: z.string().describe('which one, of several servers; empty if it is about the whole shop'),
          since: instant.nullable().describe('since when it is so, as far as that is known'),
          sentence: z.string(),
          reason: z.string().describe('why a backup failed, as the machine says it; else empty'),
        }),
      ),
      alerts: z.array(
        z.object({
          id: z.number().int(),
          kind: z.enum(alertedSubsystems),
          title: z.string(),
          since: instant,
          at: instant.describe('when it was opened'),
          closedAt: instant.nullable(),
          ended: z.enum(healthEnds).nullable().describe('why it is over'),
          message: z.string().describe('what was found; once it is over, why'),
        }),
      ),
    }),
  }),
}

const events = z.array(z.enum(noticeEvents))

const hook = z.object({
  id: z.number().int(),
  url: z.string(),
  events,
  lang: locale.describe('the language of titles and messages'),
  at: instant.describe('when it was added'),
})

const delivery = z.object({
  event: z.enum([...noticeEvents, 'test']),
  at: instant.describe('when it happened'),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  next: instant.nullable().describe('when it is tried next; null once it is over'),
  error: z.string().describe('why the last try failed; empty if it did not'),
})

export const hookCalls = {
  'hooks.list': call({
    summary: 'The web hooks with their last delivery, and to whom alerts are mailed.',
    access: 'hooks.see',
    output: z.object({
      hooks: z.array(
        hook.extend({ last: delivery.nullable(), waiting: z.number().int().describe('what waits to be delivered') }),
      ),
      mailTo: z.array(z.string()).describe('to whom alerts are mailed, besides their branch; empty without mail'),
      anywhere: z.boolean().describe('whether http and addresses in the server’s own network are allowed'),
    }),
  }),
  'hooks.add': call({
    summary: 'Adds a web hook and returns the secret with which everything sent to it is signed.',
    access: 'hooks.edit',
    input: z.object({
      key: formKey,
      url: z.string().max(webHookLimits.url * 2),
      events: events.max(noticeEvents.length),
      lang: locale,
    }),
    output: z.object({ hook, secret: z.string().describe('shown only here') }),
    refusals: ['key_reused', 'hook_address_refused', 'hook_unreachable', 'hooks_full'],
    log: () => ({}),
  }),
  'hooks.test': call({
    summary: 'Sends a test by a web hook; its outcome appears in the list.',
    access: 'hooks.edit',
    input: z.object({ id }),
    refusals: ['not_found', 'too_many'],
    log: ({ id }) => ({ data: { hook: id } }),
  }),
  'hooks.remove': call({
    summary: 'Removes a web hook; nothing more is sent to it.',
    access: 'hooks.edit',
    input: z.object({ id }),
    log: ({ id }) => ({ data: { hook: id } }),
  }),
}
