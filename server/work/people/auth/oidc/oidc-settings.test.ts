// The settings of sign-in by OpenID Connect: off unless set, one clear line for each bad value, and no secret shown.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { issuerKey } from './oidc-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'noisette-oidc-'))
afterAll(() => rmSync(folder, { recursive: true }))

const set = {
  PUBLIC_URL: 'https://noisette.example',
  OIDC_ISSUER: 'https://login.example/realms/shop/',
  OIDC_CLIENT_ID: 'noisette',
  OIDC_CLIENT_SECRET: 'hunter2',
  OIDC_ROLES: 'noisette-owners=owner;merksem=barista@merksem',
}
const oidcOf = (environment: Record<string, string>) => {
  const read = readConfig(environment)
  return read.ok ? read.config.oidc : read.problems
}

test('[CHAIN-5] off unless set; with the usual claim, scope and name of the button', () => {
  expect(oidcOf({})).toBeNull()
  const oidc = {
    issuer: 'https://login.example/realms/shop/',
    clientId: 'noisette',
    clientSecret: 'hunter2',
    scope: 'openid profile email',
    claim: 'groups',
    rules: [
      { value: 'noisette-owners', role: 'owner' },
      { value: 'merksem', role: 'barista', branch: 'merksem' },
    ],
    label: 'login.example',
  }
  expect(oidcOf(set)).toEqual(oidc)
  expect(issuerKey(oidc)).toBe('https://login.example/realms/shop')
  const file = join(folder, 'secret')
  writeFileSync(file, 'from a file\n')
  const named = { OIDC_CLAIM: 'roles', OIDC_LABEL: ' \u202eHazel \u200fID ', OIDC_SCOPE: 'openid groups' }
  expect(oidcOf({ ...set, OIDC_CLIENT_SECRET: '', OIDC_CLIENT_SECRET_FILE: file, ...named })).toEqual({
    ...oidc,
    clientSecret: 'from a file',
    claim: 'roles',
    label: 'Hazel ID',
    scope: 'openid groups',
  })
})

test.each([
  ['OIDC_ISSUER', 'login.example'],
  ['OIDC_ISSUER', 'http://login.example'],
  ['OIDC_ISSUER', 'https://me:hunter2@login.example'],
  ['OIDC_ISSUER', 'https://login.example/?realm=shop'],
  ['PUBLIC_URL', ''],
  ['OIDC_CLIENT_ID', ''],
  ['OIDC_CLIENT_SECRET', ''],
  ['OIDC_CLIENT_SECRET_FILE', '/dev/null'],
  ['OIDC_SCOPE', 'profile email'],
  ['OIDC_ROLES', ''],
  ['OIDC_ROLES', 'merksem=chef@merksem'],
  ['OIDC_LABEL', '\u200f'],
  ['OIDC_LABEL', 'x'.repeat(31)],
])('[CHAIN-5] %s=%j is one clear line, without the secret', (name, value) => {
  const secret = name === 'OIDC_CLIENT_SECRET_FILE' ? { OIDC_CLIENT_SECRET: '' } : {}
  const problems = oidcOf({ ...set, ...secret, [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is ".*", but must be .+\\.$`))])
  expect(JSON.stringify(problems)).not.toContain('hunter2')
})

test('[CHAIN-5] the secret stands in one place, and no setting of it without a provider', () => {
  const both = oidcOf({ ...set, OIDC_CLIENT_SECRET_FILE: '/dev/null' })
  expect(both).toEqual([expect.stringContaining('left out when OIDC_CLIENT_SECRET is set')])
  const lone = oidcOf({ OIDC_CLIENT_SECRET: 'hunter2' })
  expect(lone).toEqual(['OIDC_CLIENT_SECRET is "…", but must be left out while there is no OIDC_ISSUER.'])
})
