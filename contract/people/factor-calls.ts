// The calls of the second factor: showing it when signing in, setting it up, and who must have one (SAFE-6).
import { z } from 'zod'
import { factorLimits, factorReaches } from '#domain/people/factor.ts'
import { call } from '../call.ts'
import { id, instant } from '../shapes/basics.ts'
import { signedInMember } from '../shapes/staff-shapes.ts'

const ticket = z.string().max(300).describe('from account.signIn: proof that the password was right')
/** What browsers and passkeys exchange is defined by WebAuthn, and checked by the library that reads it. */
const ofBrowser = z.record(z.string(), z.unknown())
const passkeyId = z.string().min(1).max(2000)
const recoveryCodes = z
  .array(z.string())
  .nullable()
  .describe('the ten recovery codes, with the first factor only; they are not shown again')
const rule = z.object({
  reach: z
    .enum(factorReaches)
    .describe(
      'who must have a second factor: nobody, the owners, or the managers too. It counts from the next sign-in',
    ),
})

export const factorCalls = {
  'account.passCode': call({
    summary: 'The second step of a sign-in: a time code or a recovery code. Sets the session cookie.',
    access: 'anyone',
    input: z.object({ ticket, code: z.string().max(100) }),
    output: z.object({
      member: signedInMember,
      recoveryLeft: z.number().int().nullable().describe('after a recovery code, how many are left'),
    }),
    refusals: ['ticket_over', 'code_wrong', 'account_pending', 'account_locked', 'too_many'],
    log: () => ({}),
  }),
  'account.askPasskey': call({
    summary:
      'What the browser needs to sign in with a passkey: any for this site, or with a ticket one of the account.',
    access: 'anyone',
    input: z.object({ ticket: ticket.optional() }),
    output: z.object({ options: ofBrowser.describe('PublicKeyCredentialRequestOptionsJSON') }),
    refusals: ['ticket_over'],
  }),
  'account.passPasskey': call({
    summary:
      'Signs in with a passkey and sets the session cookie: alone if it has verified its holder, or with a ticket as the second step.',
    access: 'anyone',
    input: z.object({
      ticket: ticket.optional(),
      answer: ofBrowser.describe('AuthenticationResponseJSON'),
    }),
    output: z.object({ member: signedInMember }),
    refusals: ['ticket_over', 'passkey_refused', 'account_pending', 'account_locked', 'too_many'],
  }),
  'factors.read': call({
    summary: 'One’s own second factors.',
    access: 'signedIn',
    output: z.object({
      required: z.boolean().describe('the last factor cannot be removed'),
      time: z.object({ setAt: instant }).nullable().describe('time codes of an app'),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          site: z.string().describe('the only site on which it works'),
          madeAt: instant,
          usedAt: instant.nullable(),
        }),
      ),
      recoveryLeft: z.number().int().describe('recovery codes that were not used'),
    }),
  }),
  'factors.confirm': call({
    summary: 'Checks one’s own password again; for ten minutes after it, or after signing in, factors can be changed.',
    access: 'signedIn',
    input: z.object({ password: z.string().max(1000) }),
    refusals: ['wrong_password', 'too_many'],
    unlogged: 'It changes nothing that others could see.',
  }),
  'factors.beginTime': call({
    summary: 'Makes a secret for time codes. Nothing is saved before factors.setTime.',
    access: 'signedIn',
    output: z.object({
      setUp: z.string().describe('for factors.setTime, within ten minutes'),
      secret: z.string(),
      address: z.string().describe('for the QR code'),
    }),
    refusals: ['confirm_first'],
    unlogged: 'Nothing is saved.',
  }),
  'factors.setTime': call({
    summary: 'Saves the secret for time codes, once a code proves that the app has it. All other sessions end.',
    access: 'signedIn',
    input: z.object({
      setUp: z.string().max(300).describe('from factors.beginTime: the secret is the one that it made'),
      code: z.string().max(100),
    }),
    output: z.object({ recoveryCodes }),
    refusals: ['confirm_first', 'code_wrong'],
    log: () => ({}),
  }),
  'factors.removeTime': call({
    summary: 'Removes time codes. All other sessions end.',
    access: 'signedIn',
    refusals: ['confirm_first', 'not_found', 'last_factor'],
    log: () => ({}),
  }),
  'factors.beginPasskey': call({
    summary: 'What the browser needs to make a passkey.',
    access: 'signedIn',
    output: z.object({ options: ofBrowser.describe('PublicKeyCredentialCreationOptionsJSON') }),
    refusals: ['confirm_first', 'passkeys_full'],
    unlogged: 'Nothing is saved.',
  }),
  'factors.addPasskey': call({
    summary: 'Saves a passkey that the browser made. All other sessions end.',
    access: 'signedIn',
    input: z.object({
      name: z.string().trim().min(1).max(factorLimits.passkeyName),
      answer: ofBrowser.describe('RegistrationResponseJSON'),
    }),
    output: z.object({ recoveryCodes }),
    refusals: ['confirm_first', 'passkey_refused', 'passkeys_full'],
    log: ({ name }) => ({ data: { passkey: name } }),
  }),
  'factors.removePasskey': call({
    summary: 'Removes one passkey. All other sessions end.',
    access: 'signedIn',
    input: z.object({ id: passkeyId }),
    refusals: ['confirm_first', 'not_found', 'last_factor'],
    log: () => ({}),
  }),
  'factors.renewCodes': call({
    summary: 'Makes ten new recovery codes; the earlier ones stop working. All other sessions end.',
    access: 'signedIn',
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['confirm_first', 'not_found'],
    log: () => ({}),
  }),
  'factors.readRule': call({
    summary: 'Who must have a second factor.',
    access: 'staff.see',
    output: rule,
  }),
  'factors.setRule': call({
    summary: 'Sets who must have a second factor. Anyone who has none is led to set one up at the next sign-in.',
    access: 'staff.edit',
    input: rule,
    output: rule,
    log: ({ reach }) => ({ data: { reach } }),
  }),
  'staff.resetFactor': call({
    summary: 'Removes the second factor and the recovery codes of a colleague, such as after a lost phone.',
    access: 'staff.edit',
    input: z.object({ id }),
    refusals: ['not_found'],
    log: ({ id }) => ({ account: id }),
  }),
}
