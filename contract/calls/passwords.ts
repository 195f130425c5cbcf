// The calls of passwords: changing one's own, and choosing a new one with the link that the owner gives.
import { z } from 'zod'
import { call } from '../call.ts'
import { id, instant } from '../shapes/basics.ts'

const password = z.string().max(1000)
const code = z.string().max(100)

export const passwordCalls = {
  'passwords.change': call({
    summary: 'Changes one’s own password. All other sessions of the account end; this one continues with a new cookie.',
    access: 'signedIn',
    input: z.object({ current: password, password }),
    refusals: ['wrong_password', 'too_many'],
    log: () => ({}),
  }),
  'staff.resetLink': call({
    summary: 'Makes the one-time code with which a colleague chooses a new password. An earlier code stops working.',
    access: 'staff.edit',
    input: z.object({ id }),
    output: z.object({ code: z.string(), expiresAt: instant }),
    refusals: ['not_found', 'account_pending', 'account_locked'],
    log: ({ id }) => ({ account: id }),
  }),
  'passwords.readLink': call({
    summary: 'The account that a password link is for, while the link works.',
    access: 'anyone',
    input: z.object({ code }),
    output: z.object({
      name: z.string(),
      expiresAt: instant,
      dropsFactor: z.boolean().describe('using it also removes the second factor'),
    }),
    refusals: ['link_unknown', 'link_used', 'link_expired', 'account_locked', 'too_many'],
  }),
  'passwords.useLink': call({
    summary: 'Sets the new password and uses up the link; all sessions of the account end.',
    access: 'anyone',
    input: z.object({ code, password }),
    output: z.object({ name: z.string() }),
    refusals: ['link_unknown', 'link_used', 'link_expired', 'account_locked', 'too_many'],
    log: () => ({}),
  }),
}
