// The calls of accounts: signing in, out and up, passwords, what the owner decides about accounts, and the staff log.
import { z } from 'zod'
import { mostBranches } from '#domain/branch/branch.ts'
import { regionLimits } from '#domain/branch/regions.ts'
import { staffStates } from '#domain/people/staff.ts'
import { logKindNames, logLimits } from '#domain/people/staff-log.ts'
import { call } from '../call.ts'
import { branchId, date, id, instant, localText, settingVersion } from '../shapes/basics.ts'
import { post, regionPost, signedInMember, staffAccount } from '../shapes/staff-shapes.ts'

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
      provider: z.string().nullable().describe('what the sign-in provider is called; null if there is none'),
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
    summary:
      'Sets the state, role, branches and regions of an account; its sessions end. What is left out stays as it is. With a `version`, only if none of it has changed since.',
    access: 'staff.edit',
    input: z.object({
      id,
      version: settingVersion.optional(),
      state: z.enum(staffStates).optional(),
      owner: z.boolean().optional(),
      branches: z
        .array(post)
        .max(mostBranches)
        .refine((posts) => new Set(posts.map(({ branch }) => branch)).size === posts.length, 'a branch is named twice')
        .optional(),
      regions: z
        .array(regionPost)
        .max(regionLimits.regions)
        .refine((posts) => new Set(posts.map(({ region }) => region)).size === posts.length, 'a region is named twice')
        .optional(),
    }),
    output: staffAccount,
    refusals: ['not_found', 'branch_unknown', 'region_unknown', 'last_owner', 'changed_meanwhile', 'kept_by_provider'],
    log: ({ id }) => ({ account: id }),
  }),
}

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
    refusals: ['not_found', 'account_pending', 'account_locked', 'kept_by_provider'],
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

const entry = z.object({
  id: z.number().int(),
  at: instant,
  staff: z.number().int().describe('the account; it may be gone'),
  staffName: z.string().describe('as it was then'),
  act: z.string().describe('the name of the call'),
  branch: z.string().nullable(),
  branchName: localText,
  name: localText.describe('of the item, category, account or other thing, as it was then; {} for none'),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export const logCalls = {
  'log.list': call({
    summary: 'What members changed, newest first, kept for a year. Every word of the search must be found.',
    access: 'log.see',
    input: z.object({
      search: z
        .string()
        .max(100)
        .optional()
        .describe('in names of members, things and branches, and numbers of orders'),
      staff: id.optional(),
      branch: branchId.optional(),
      kind: z.enum(logKindNames).optional(),
      from: date.optional().describe('the first day, on the clock of the branch, or else of the first one'),
      to: date.optional().describe('the last day'),
      before: id.optional().describe('only entries with a lower id'),
      limit: z.coerce.number().int().min(1).max(1000).default(logLimits.page),
    }),
    output: z.object({ entries: z.array(entry), more: z.boolean() }),
  }),
}
