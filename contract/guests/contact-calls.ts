// The calls of messages: a visitor writes to the shop; staff read it and see its delivery (CONTACT-2, D-18).
import { z } from 'zod'
import { call } from '../call.ts'
import { formKey, id, instant } from '../shapes/basics.ts'

/** The channels by which a message is sent on, where they are set up. It is always kept for staff as well. */
export const handOnChannels = ['mail', 'form'] as const
export const handOnStates = ['waiting', 'done', 'given_up'] as const

const message = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  at: instant,
  read: z.boolean(),
  suspect: z.boolean().describe('probably sent by a program; kept, but not sent on'),
  handOn: z.array(
    z.object({
      way: z.enum(handOnChannels),
      state: z.enum(handOnStates),
      tries: z.number().int(),
      next: instant.nullable().describe('when it is tried next, while it waits'),
      error: z.string().describe("why the last try failed, in the words of the other side; '' when it did not"),
    }),
  ),
})

export const contactCalls = {
  'contact.send': call({
    summary: 'Sends a message to the shop. Idempotent: one key makes one message.',
    access: 'anyone',
    input: z.object({
      key: formKey,
      // Longer than any valid value, so that the rule can name the field and the reason.
      name: z.string().max(2000),
      email: z.string().max(2000),
      message: z.string().max(40_000),
      website: z.string().max(2000).default('').describe('must be empty: a field that people do not see'),
    }),
    refusals: ['too_many', 'key_reused'],
  }),
  'messages.list': call({
    summary: 'Messages in pages, newest first, with the number of unread ones.',
    access: 'messages.see',
    input: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
    output: z.object({ messages: z.array(message), more: z.boolean(), unread: z.number().int() }),
  }),
  'messages.mark': call({
    summary: 'Marks a message as read or unread.',
    access: 'messages.handle',
    input: z.object({ id, read: z.boolean() }),
    refusals: ['not_found'],
    log: ({ id, read }) => ({ data: { message: id, read } }),
  }),
  'messages.handOn': call({
    summary: 'Sends a message on again now, by every channel that has not delivered it yet.',
    access: 'messages.handle',
    input: z.object({ id }),
    refusals: ['not_found', 'too_many'],
    log: ({ id }) => ({ data: { message: id } }),
  }),
  'messages.delete': call({
    summary: 'Deletes a message for good.',
    access: 'messages.handle',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: ({ id }) => ({ data: { message: id } }),
  }),
}
