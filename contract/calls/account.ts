// The calls of accounts: signing in, out and up, and what the owner decides about accounts.
import { z } from 'zod'
import { staffStates } from '../../domain/staff.ts'
import { call } from '../call.ts'
import { id, instant } from '../shapes/basics.ts'
import { post, signedInMember, staffAccount } from '../shapes/staff.ts'

const credentials = z.object({ name: z.string().max(200), password: z.string().max(1000) })
const sessionId = z.string().max(30).describe('names a session to its member, and opens nothing')

export const accountCalls = {
  'account.read': call({
    summary: 'Who is signed in, and whether the shop still has no owner.',
    access: 'anyone',
    output: z.object({
      member: signedInMember.nullable(),
      ended: z
        .enum(['locked', 'expired'])
        .nullable()
        .describe('why this browser’s session is no longer valid; null if it had none'),
      ownerMissing: z.boolean(),
    }),
  }),
  'account.signIn': call({
    summary:
      'Signs in and sets the session cookie. For an account with a second factor, `factor_needed` brings a ticket for that step.',
    access: 'anyone',
    input: credentials,
    output: z.object({ member: signedInMember }),
    refusals: ['wrong_credentials', 'factor_needed', 'account_pending', 'account_locked', 'too_many'],
  }),
  'account.signOut': call({
    summary: 'Ends the session on the server.',
    access: 'anyone',
  }),
  'account.signUp': call({
    summary:
      'Requests a staff account. With the one-time set-up code, while there is no owner, it becomes the owner’s account.',
    access: 'anyone',
    input: credentials.extend({ code: z.string().max(100).optional() }),
    output: z.object({ state: z.enum(staffStates), member: signedInMember.nullable() }),
    refusals: ['name_taken', 'setup_code_wrong', 'waiting_full', 'too_many'],
  }),
  'sessions.list': call({
    summary: 'Where the member is signed in, the last used first.',
    access: 'signedIn',
    output: z.object({
      sessions: z.array(
        z.object({
          id: sessionId,
          begunAt: instant,
          seenAt: instant.describe('when it was used last, to the hour'),
          agent: z.string().describe('browser and system, such as Firefox · Android; may be empty'),
          network: z.string().describe('where it was used last, such as 203.0.113.x; may be empty'),
          own: z.boolean().describe('the one that asks'),
        }),
      ),
    }),
  }),
  'sessions.end': call({
    summary: 'Signs the member out on one other device; this session continues.',
    access: 'signedIn',
    input: z.object({ id: sessionId }),
    refusals: ['not_found'],
    log: () => ({}),
  }),
  'sessions.endAll': call({
    summary: 'Signs the member out everywhere else; this session continues.',
    access: 'signedIn',
    output: z.object({ ended: z.number().int() }),
    log: () => ({}),
  }),
  'staff.list': call({
    summary: 'All accounts: first one page of those that wait, the oldest request first, then all others by name.',
    access: 'staff.see',
    input: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1).describe('page of the waiting accounts'),
    }),
    output: z.object({
      accounts: z.array(staffAccount),
      waiting: z
        .object({ count: z.number().int(), page: z.number().int(), pages: z.number().int(), readAt: instant })
        .describe('page of the waiting accounts; the last page if a later one was requested'),
    }),
  }),
  'staff.dismiss': call({
    summary: 'Removes a waiting account; its name is free again.',
    access: 'staff.edit',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: ({ id }) => ({ account: id }),
  }),
  'staff.dismissAll': call({
    summary: 'Removes all waiting accounts that were requested up to an instant.',
    access: 'staff.edit',
    input: z.object({ askedUpTo: z.number().int() }),
    output: z.object({ removed: z.number().int() }),
    log: () => ({}),
  }),
  'staff.appoint': call({
    summary: 'Sets the state, role and branches of an account; its sessions end.',
    access: 'staff.edit',
    input: z.object({
      id,
      state: z.enum(staffStates),
      owner: z.boolean().default(false),
      branches: z
        .array(post)
        .max(100)
        .refine((posts) => new Set(posts.map(({ branch }) => branch)).size === posts.length, 'a branch is named twice')
        .default([]),
    }),
    output: staffAccount,
    refusals: ['not_found', 'branch_unknown', 'last_owner'],
    log: ({ id, state, owner, branches }) => ({
      account: id,
      branches: branches.map(({ branch }) => branch),
      data: { state, owner, roles: branches.map(({ branch, role }) => `${branch} ${role}`).join(', ') },
    }),
  }),
}
