// Which names and passwords a new account may have; the form and the server use this one rule.
import { expect, test } from 'vitest'
import { accountLimits, credentialProblems } from './staff.ts'

const jef = { name: 'Jef', password: 'a good one 1' }

test('[ACCT-2] a name and a long enough password are taken', () => {
  expect(credentialProblems(jef)).toEqual([])
  expect(credentialProblems({ ...jef, name: '☕'.repeat(accountLimits.name) })).toEqual([])
})

test.each([
  [{ name: ' ' }, 'name_missing', 'name'],
  [{ name: '\u200b' }, 'name_missing', 'name'],
  [{ name: 'J'.repeat(accountLimits.name + 1) }, 'name_too_long', 'name'],
  [{ password: 'short' }, 'password_too_short', 'password'],
  [{ password: 'x'.repeat(accountLimits.passwordMax + 1) }, 'password_too_long', 'password'],
] as const)('[ACCT-2] of %j the problem is %s, at %s', (differs, problem, field) => {
  expect(credentialProblems({ ...jef, ...differs })).toEqual([{ problem, field }])
})

test('[ACCT-2] both are named at once', () => {
  expect(credentialProblems({ name: '', password: '' }).map(({ field }) => field)).toEqual(['name', 'password'])
})
