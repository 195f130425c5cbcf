// The calls of messages: a visitor writes to the shop; staff read it and see whether it was delivered (CONTACT-2, D-18).
import { z } from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../shapes.ts'

/** Beside keeping it for staff, a message is handed on by these ways, where they are set up. */
export const handOnWays = ['mail', 'form'] as const
export const handOnStates = ['waiting', 'done', 'given_up'] as const

const message = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  at: instant,
  read: z.boolean(),
  suspect: z.boolean().describe('probably sent by a program; kept, but not handed on'),
  handOn: z.array(
    z.object({
      way: z.enum(handOnWays),
      state: z.enum(handOnStates),
      tries: z.number().int(),
      next: instant.nullable().describe('when the next try is, while it waits'),
      error: z.string().describe("why the last try failed, in the words of the other side; '' when it did not"),
    }),
  ),
})

export const contactCalls = {
  'contact.send': call({
    summary: 'Writes to the shop; the same key gives one message.',
    access: 'anyone',
    input: z.object({
      key: z.string().min(16).max(100).describe('made once per message; a retry sends the same'),
      // Longer than any right one, so that the rule can name the field and say why.
      name: z.string().max(2000),
      email: z.string().max(2000),
      message: z.string().max(40_000),
      website: z.string().max(2000).default('').describe('stays empty: a field that people do not see'),
    }),
    output: z.object({}),
    refusals: ['too_many', 'key_reused'],
  }),
  'messages.list': call({
    summary: 'Messages, newest first, by pages, with how many are unread.',
    access: 'inbox',
    input: z.object({ before: id.optional(), limit: z.coerce.number().int().min(1).max(100).default(25) }),
    output: z.object({ messages: z.array(message), more: z.boolean(), unread: z.number().int() }),
    refusals: ['not_signed_in', 'not_allowed'],
  }),
  'messages.mark': call({
    summary: 'Marks a message as read or unread.',
    access: 'inbox',
    input: z.object({ id, read: z.boolean() }),
    output: z.object({}),
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  'messages.handOn': call({
    summary: 'Tries again now to hand a message on, by every way that has not worked yet.',
    access: 'inbox',
    input: z.object({ id }),
    output: z.object({}),
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
  'messages.delete': call({
    summary: 'Deletes a message for good.',
    access: 'inbox',
    input: z.object({ id }),
    output: z.object({}),
    refusals: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
}
