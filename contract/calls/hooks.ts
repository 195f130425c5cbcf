// The calls of web hooks: addresses of the owner's that are told about events.
import { z } from 'zod'
import { deliveryStates, noticeEvents, webHookLimits } from '../../domain/watch/notices.ts'
import { call } from '../call.ts'
import { formKey, id, instant, locale } from '../shapes/basics.ts'

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
    refusals: ['not_found'],
    log: ({ id }) => ({ data: { hook: id } }),
  }),
  'hooks.remove': call({
    summary: 'Removes a web hook; nothing more is sent to it.',
    access: 'hooks.edit',
    input: z.object({ id }),
    log: ({ id }) => ({ data: { hook: id } }),
  }),
}
