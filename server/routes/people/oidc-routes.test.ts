// Signing in by a provider of OpenID Connect: who comes in, with which rights, and what happens when anything is wrong.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerPath } from '#contract/provider-addresses.ts'
import { type ClaimRule, readClaimRules } from '#domain/people/claimed-rights.ts'
import { decidedStaff, staffByName } from '#server/store/people/staff-store.ts'
import { openSignInProvider, type SignInProvider } from '#server/testing/outside/provider-stand-in.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import { passwordOf } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { makeOwnerLink } from '#work/people/auth/owner-sign-in-link.ts'

const publicUrl = 'https://noisette.example'
const rules = readClaimRules('owners=owner;merksem=barista@merksem;leads=manager@merksem;old=barista@deurne') ?? []

let provider: SignInProvider
beforeAll(async () => {
  provider = await openSignInProvider(`${publicUrl}${providerPath}/back`)
})
afterAll(() => provider.close())
const calm = () => ({ ...provider.faults, down: false, latency: 0, refuses: false, otherKey: false, endless: false })
afterEach(() => {
  Object.assign(provider.faults, calm(), { status: undefined, claims: undefined, signInAt: undefined })
})

const lies = { sub: 'lies', name: 'Lies', groups: ['merksem'] }

onBothEngines((openShop) => {
  let shop: TestShop
  const oidcConfig = (more: { rules?: readonly ClaimRule[]; claim?: string; issuer?: string } = {}) => ({
    publicUrl,
    oidc: provider.settings({ rules, ...more }),
  })
  beforeEach(async () => {
    shop = await openShop({ config: oidcConfig() })
    provider.person = lies
    provider.asked.length = 0
  })

  /** Cookies by their names, as a browser keeps them. */
  type Jar = Map<string, string>
  const visit = async (jar: Jar, url: string, at = shop) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await at.inject({ url, headers: { cookie } })
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0 || value === '') jar.delete(name)
      else jar.set(name, value)
    return answer
  }
  const begin = async (jar: Jar, to = '', at = shop): Promise<string> => {
    const answer = await visit(jar, providerPath + (to && `?to=${encodeURIComponent(to)}`), at)
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }
  const backOf = (address: string): string => address.slice(publicUrl.length)
  /** Signs in as a browser does, and returns the page of the site on which it ends. */
  const signIn = async (jar: Jar = new Map(), to = '', { at = shop } = {}): Promise<string> => {
    const away = await begin(jar, to, at)
    if (away.startsWith('/#')) return away
    return String((await visit(jar, backOf(await provider.walk(away)), at)).headers.location)
  }
  const memberOf = async (jar: Jar) => (await visit(jar, '/api/account')).json().member
  const accountOf = (name: string) => staffByName(shop.store.db, name)
  const log = async () =>
    (await shop.ask('log.list', { kind: 'people' }, { as: (await shop.staff()).amira })).entries
      .filter(({ act }) => act === 'account.byProvider')
      .map(({ staffName, branch, data }) => ({ staffName, branch, ...data }))

  describe('who comes in', () => {
    test('[CHAIN-5] a colleague with a role gets an account, its rights by the claim, and the page that was wanted', async () => {
      const { amira } = await shop.staff()
      const jar: Jar = new Map()
      expect(await signIn(jar, '/board')).toBe('/#/board')
      expect(await memberOf(jar)).toEqual({
        id: expect.any(Number),
        name: 'Lies',
        owner: false,
        branches: [{ branch: 'merksem', role: 'barista' }],
        mustSetUp: false,
        byProvider: true,
      })
      const { accounts } = await shop.ask('staff.list', {}, { as: amira })
      expect(accounts.find(({ name }) => name === 'Lies')).toMatchObject({ byProvider: true, factor: false })
      expect(accounts.find(({ name }) => name === 'Amira')?.byProvider).toBe(false)
      expect(await log()).toEqual([
        { staffName: 'Lies', branch: 'merksem', made: true, owner: false, roles: 'merksem barista' },
      ])
      expect([...jar.keys()].some((name) => name.includes('provider'))).toBe(false)

      provider.person = { ...lies, name: 'Lies Maes', groups: ['leads', 'merksem'] }
      const second: Jar = new Map()
      expect(await signIn(second)).toBe('/#/account')
      expect(await memberOf(second)).toMatchObject({ name: 'Lies', branches: [{ branch: 'merksem', role: 'manager' }] })
      expect((await log())[0]).toMatchObject({ roles: 'merksem manager' })
      expect(await memberOf(jar)).toBeNull()
      expect(await signIn(new Map())).toBe('/#/account')
      expect(await log()).toHaveLength(2)
    })

    test('[CHAIN-5] no password opens such an account, it gets no second factor, and nobody but the claim changes its role', async () => {
      const { amira } = await shop.staff()
      const jar: Jar = new Map()
      await signIn(jar)
      const as = { id: 0, name: 'Lies', password: '', cookie: [...jar].map(([n, v]) => `${n}=${v}`).join('; ') }
      const { id = 0 } = (await accountOf('Lies')) ?? {}
      for (const password of ['', passwordOf('Lies')])
        expect((await shop.refused('account.signIn', { name: 'Lies', password })).refusal).toBe('wrong_credentials')
      expect((await shop.refused('factors.beginTime', {}, { as })).refusal).toBe('confirm_first')
      expect((await shop.refused('factors.confirm', { password: '' }, { as })).refusal).toBe('wrong_password')
      const change = { current: '', password: 'a new one for Lies' }
      expect((await shop.refused('passwords.change', change, { as })).refusal).toBe('wrong_password')
      expect((await shop.refused('staff.resetLink', { id }, { as: amira })).refusal).toBe('kept_by_provider')
      const owner = { id, owner: true }
      expect((await shop.refused('staff.appoint', owner, { as: amira })).refusal).toBe('kept_by_provider')

      await shop.ask('staff.appoint', { id, state: 'locked' }, { as: amira })
      expect(await memberOf(jar)).toBeNull()
      for (const groups of [['merksem'], ['leads'], []]) {
        provider.person = { ...lies, groups }
        expect(await signIn()).toBe('/#/account?refused=account_locked')
      }
      expect(await accountOf('Lies')).toMatchObject({ state: 'locked', branches: [{ role: 'barista' }] })
      provider.person = lies
      await shop.ask('staff.appoint', { id, state: 'active' }, { as: amira })
      expect(await signIn(jar)).toBe('/#/account')
      expect((await memberOf(jar)).branches).toHaveLength(1)
    })

    test('[CHAIN-5] without a role there is no account; one that had a role loses it with its sessions', async () => {
      provider.person = { ...lies, groups: ['others'] }
      expect(await signIn()).toBe('/#/account?refused=no_role')
      expect(await accountOf('Lies')).toBeUndefined()
      provider.person = lies
      const jar: Jar = new Map()
      await signIn(jar)
      provider.person = { ...lies, groups: [] }
      expect(await signIn(new Map(), '/menu')).toBe('/#/account?refused=no_role&to=%2Fmenu')
      expect(await memberOf(jar)).toBeNull()
      expect(await accountOf('Lies')).toMatchObject({ state: 'active', owner: false, branches: [] })
      expect((await log())[0]).toEqual({ staffName: 'Lies', branch: null, owner: false, roles: '' })
    })

    test('[CHAIN-5] a session ends after twelve hours, however much it is used, and the list shows it no more', async () => {
      const jar: Jar = new Map()
      await signIn(jar)
      shop.clock.pass(11 * hour)
      const second: Jar = new Map()
      await signIn(second)
      const sessions = async () => (await visit(second, '/api/account/sessions')).json().sessions
      expect(await sessions()).toHaveLength(2)
      shop.clock.pass(59 * minute)
      expect(await memberOf(jar)).toMatchObject({ name: 'Lies' })
      shop.clock.pass(minute)
      expect((await visit(jar, '/api/account')).json()).toMatchObject({ member: null, ended: 'expired' })
      expect(await sessions()).toHaveLength(1)
    })

    test('[CHAIN-5] an owner by claim; the last owner is never lost, and comes in by a link of the server', async () => {
      const { amira } = await shop.staff()
      provider.person = { sub: 'olga', name: 'Olga', groups: 'owners' }
      const jar: Jar = new Map()
      await signIn(jar)
      expect(await memberOf(jar)).toMatchObject({ owner: true })
      const as = { id: 0, name: 'Olga', password: '', cookie: [...jar].map(([n, v]) => `${n}=${v}`).join('; ') }
      await shop.ask('staff.appoint', { id: amira.id, state: 'locked' }, { as })
      for (const groups of [[], ['merksem']]) {
        provider.person = { sub: 'olga', groups }
        expect(await signIn()).toBe('/#/account?refused=last_owner')
      }
      expect(await memberOf(jar)).toBeNull()
      const link = await makeOwnerLink(shop.store, {}, shop.clock.now())
      const code = link.kind === 'password' ? link.path.split('code=')[1] : ''
      await shop.ask('passwords.useLink', { code: code ?? '', password: passwordOf('Olga') })
      expect((await shop.signIn('Olga')).id).toBe((await accountOf('Olga'))?.id)
      provider.person = { sub: 'olga', groups: ['owners'] }
      await signIn(jar)
      expect(await memberOf(jar)).toMatchObject({ name: 'Olga', owner: true })
      const again = await shop.refused('account.signIn', { name: 'Olga', password: passwordOf('Olga') })
      expect(again.refusal).toBe('wrong_credentials')
    })

    test('[CHAIN-5] two first sign-ins at once make one account', async () => {
      const pages = await Promise.all([signIn(), signIn()])
      expect(pages).toEqual(['/#/account', '/#/account'])
      expect((await decidedStaff(shop.store.db)).map(({ name }) => name)).toEqual(['Lies'])
    })
  })

  describe('whose account it is', () => {
    const mail = 'wout@noisette.example'
    const wout = { sub: 'wout', name: 'Wout', email: mail, email_verified: true, groups: ['merksem'] }

    test('[CHAIN-5] a verified e-mail that is a colleague’s user name: the account is theirs, and its password is gone', async () => {
      const { cookie } = await shop.hire(mail, { antwerpen: 'barista' })
      provider.person = wout
      const jar: Jar = new Map()
      await signIn(jar)
      expect(await memberOf(jar)).toMatchObject({ name: mail, branches: [{ branch: 'merksem', role: 'barista' }] })
      expect((await shop.inject({ url: '/api/account', headers: { cookie } })).json().member).toBeNull()
      const tried = await shop.refused('account.signIn', { name: mail, password: passwordOf(mail) })
      expect(tried.refusal).toBe('wrong_credentials')
      expect(await log()).toEqual([
        { staffName: mail, branch: 'merksem', linked: true, owner: false, roles: 'merksem barista' },
      ])
    })

    test('[CHAIN-5] one that is not verified, a waiting account and an owner’s are not taken: the colleague gets a new one', async () => {
      const { amira } = await shop.staff()
      const { id } = await shop.hire(mail, { antwerpen: 'barista' })
      for (const verified of [false, undefined, 'true', 1]) {
        provider.person = { ...wout, sub: `wout ${verified}`, email_verified: verified }
        const jar: Jar = new Map()
        await signIn(jar)
        expect((await memberOf(jar)).id).not.toBe(id)
      }
      // One that is locked stays locked, also for somebody with its verified address.
      await shop.ask('staff.appoint', { id, state: 'locked' }, { as: amira })
      provider.person = { ...wout, sub: 'wout locked' }
      expect(await signIn()).toBe('/#/account?refused=account_locked')
      await shop.ask('staff.appoint', { id, state: 'active' }, { as: amira })
      // An address that only looks like it is somebody else's.
      provider.person = { ...wout, sub: 'wout alike', email: `\u200b${mail.replace('w', '\uff57')}` }
      const alike: Jar = new Map()
      await signIn(alike)
      expect((await memberOf(alike)).id).not.toBe(id)
      for (const change of [{ owner: true }, { owner: false, state: 'pending' }] as const) {
        await shop.ask('staff.appoint', { id, ...change }, { as: amira })
        provider.person = { ...wout, sub: `wout ${JSON.stringify(change)}` }
        const jar: Jar = new Map()
        await signIn(jar)
        expect((await memberOf(jar)).id).not.toBe(id)
      }
      expect((await accountOf(mail))?.issuer).toBeNull()
    })

    test.each([
      ['Jef', 'Jef 2'],
      ['\u202eLies\u200f\n Maes', 'Lies Maes'],
      ['x'.repeat(500), 'x'.repeat(40)],
      ['\u200f \u202e', 'odd'],
      ['', 'odd'],
      [7, 'odd'],
      ['<b>Lies</b>', '<b>Lies</b>'],
    ])('[CHAIN-5] who is called %j by the provider is called %j here', async (name, called) => {
      if (name === 'Jef') await shop.hire(name, { antwerpen: 'barista' })
      provider.person = { sub: 'odd', name, groups: ['merksem'] }
      const jar: Jar = new Map()
      await signIn(jar)
      expect((await memberOf(jar)).name).toBe(called)
    })
  })

  describe('what the claim may be', () => {
    test.each([
      ['a number', 7],
      ['an object', { merksem: true }],
      ['lists in a list', [['merksem']]],
      ['nothing', undefined],
      ['10,000 groups', Array.from({ length: 10_000 }, (_, index) => `group ${index}`)],
    ])('[CHAIN-5] %s gives no role', async (_, groups) => {
      provider.person = { ...lies, groups }
      expect(await signIn()).toBe('/#/account?refused=no_role')
    })

    test('[CHAIN-5] of 10,000 groups and an unknown branch the one that counts is found', async () => {
      const many = Array.from({ length: 10_000 }, (_, index) => `group ${index}`)
      provider.person = { ...lies, groups: [...many, 'old', 'merksem'] }
      const jar: Jar = new Map()
      await signIn(jar)
      expect((await memberOf(jar)).branches).toEqual([{ branch: 'merksem', role: 'barista' }])
    })

    test('[CHAIN-5] it stands in the ID token or beside it, under the name that is set; an e-mail counts only if verified', async () => {
      const byMail = readClaimRules('lies@noisette.example=barista@merksem') ?? []
      const other = await shop.beside({ config: oidcConfig({ rules: byMail, claim: 'email' }) })
      provider.person = { sub: 'lies', email: 'lies@noisette.example', email_verified: false }
      expect(await signIn(new Map(), '', { at: other })).toBe('/#/account?refused=no_role')
      provider.person = { ...provider.person, email_verified: true }
      expect(await signIn(new Map(), '', { at: other })).toBe('/#/account')
      provider.faults.claims = (claims) => ({ ...claims, groups: ['merksem'] })
      provider.person = { sub: 'ida', name: 'Ida', groups: [] }
      provider.asked.length = 0
      expect(await signIn()).toBe('/#/account')
      expect(provider.asked).not.toContain('GET /me')
    })
  })

  describe('what can go wrong', () => {
    test('[CHAIN-5] off unless set: no address, no button', async () => {
      const off = await shop.beside({ config: { publicUrl } })
      for (const url of [providerPath, `${providerPath}/back?code=x&state=y`])
        expect((await off.inject({ url })).statusCode).toBe(404)
      expect((await off.ask('account.read', {})).provider).toBeNull()
      expect((await shop.ask('account.read', {})).provider).toBe('Hazel ID')
    })

    test('[CHAIN-5] another server finishes what one began; the same address brings nobody in twice', async () => {
      const other = await shop.beside({ config: oidcConfig() })
      const jar: Jar = new Map()
      const away = await begin(jar)
      const kept = new Map(jar)
      const back = backOf(await provider.walk(away))
      expect((await visit(jar, back, other)).headers.location).toBe('/#/account')
      expect(await memberOf(jar)).toMatchObject({ name: 'Lies' })
      provider.asked.length = 0
      expect((await visit(kept, back)).headers.location).toBe('/#/account?refused=expired')
      expect((await visit(jar, back)).headers.location).toBe('/#/account?refused=expired')
      expect(provider.asked).toEqual([])
    })

    test('[CHAIN-5] what one browser began no other finishes, nor the same one too late', async () => {
      const jar: Jar = new Map()
      const back = backOf(await provider.walk(await begin(jar)))
      const others: Jar = new Map()
      await begin(others)
      provider.asked.length = 0
      expect((await visit(others, back)).headers.location).toBe('/#/account?refused=expired')
      expect(provider.asked).not.toContain('POST /token')
      expect((await visit(new Map(), back)).headers.location).toBe('/#/account?refused=expired')
      shop.clock.pass(10 * minute)
      expect((await visit(jar, back)).headers.location).toBe('/#/account?refused=expired')
      const now: Jar = new Map()
      const code = backOf(await provider.walk(await begin(now)))
      expect((await visit(now, code.replace(/code=[^&]+/, 'code=made-up'))).headers.location).toBe(
        '/#/account?refused=expired',
      )
      const bare: Jar = new Map()
      await begin(bare)
      expect((await visit(bare, `${providerPath}/back`)).headers.location).toMatch(/refused=(expired|failed)$/)
    })

    test.each<[string, string, Partial<SignInProvider['faults']>]>([
      ['the person refuses', 'cancelled', { refuses: true }],
      ['a signature by another key', 'failed', { otherKey: true }],
      ['another nonce', 'failed', { claims: (claims) => ({ ...claims, nonce: 'other' }) }],
      ['no nonce', 'failed', { claims: ({ nonce: _, ...claims }) => claims }],
      ['another issuer', 'failed', { claims: (claims) => ({ ...claims, iss: 'https://other.example' }) }],
      ['meant for another', 'failed', { claims: (claims) => ({ ...claims, aud: 'other' }) }],
      ['a token that is over', 'clock', { claims: (claims) => ({ ...claims, exp: Number(claims.iat) - 3600 }) }],
      ['a token of the future', 'clock', { claims: (claims) => ({ ...claims, nbf: Number(claims.iat) + 3600 }) }],
    ])('[CHAIN-5] %s: nobody comes in, and a sentence says why', async (_, refusal, faults) => {
      Object.assign(provider.faults, faults)
      expect(await signIn()).toBe(`/#/account?refused=${refusal}`)
      expect(await accountOf('Lies')).toBeUndefined()
      Object.assign(provider.faults, calm(), { claims: undefined })
      expect(await signIn()).toBe('/#/account')
    })

    test('[CHAIN-5] clocks that differ by some seconds let people in', async () => {
      provider.faults.claims = (claims) => ({ ...claims, exp: Number(claims.iat) - 10, iat: Number(claims.iat) + 10 })
      expect(await signIn()).toBe('/#/account')
    })

    test('[CHAIN-5] a provider that is down at the start, or later, is asked again once it is there', async () => {
      for (const faults of [{ down: true }, { status: 503 }]) {
        Object.assign(provider.faults, faults)
        expect(await signIn(new Map(), '/board')).toBe('/#/account?refused=down&to=%2Fboard')
        Object.assign(provider.faults, calm(), { status: undefined })
        const jar: Jar = new Map()
        const back = backOf(await provider.walk(await begin(jar)))
        Object.assign(provider.faults, faults)
        expect((await visit(jar, back)).headers.location).toBe('/#/account?refused=down')
        Object.assign(provider.faults, calm(), { status: undefined })
      }
      expect(await signIn()).toBe('/#/account')
    })

    test('[CHAIN-5] a provider that is slow is waited for five seconds', async () => {
      provider.faults.latency = 60_000
      const asked = begin(new Map())
      await vi.waitFor(() => expect(provider.asked).toHaveLength(1))
      expect(await asked).toBe('/#/account?refused=down')
    }, 20_000)

    test('[CHAIN-5] a provider that calls itself something else is not taken', async () => {
      const wrong = await shop.beside({
        config: oidcConfig({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') }),
      })
      expect(await signIn(new Map(), '', { at: wrong })).toMatch(/refused=(failed|down)$/)
    })

    test('[CHAIN-5] nobody is led to what is no page of this site', async () => {
      expect(await signIn(new Map(), '//evil.example')).toBe('/#/account')
    })

    test('[CHAIN-5] the log says why nobody came in and which branch is unknown, and neither who, nor a code or a secret', async () => {
      const lines: string[] = []
      const config = { ...oidcConfig(), logLevel: 'debug' } as const
      const told = await shop.beside({ config, logTo: { write: (line) => lines.push(line) } })
      const mail = { email: 'lies@noisette.example', email_verified: true }
      provider.person = { ...lies, ...mail, groups: ['old', 'merksem'] }
      const jar: Jar = new Map()
      const back = backOf(await provider.walk(await begin(jar, '', told)))
      await visit(jar, back, told)
      provider.faults.otherKey = true
      await signIn(new Map(), '', { at: told })
      const log = lines.join('')
      expect(log).toMatch(/"branches":\["deurne"\],"msg":"OIDC_ROLES names branches/)
      expect(log).toMatch(/"reason":"the sign-in provider: [^"]*signature/)
      const [, code = ''] = /code=([^&]+)/.exec(back) ?? []
      for (const secret of ['Lies', mail.email, code, 'a secret of the shop', 'id_token', ...jar.values()])
        expect(log).not.toContain(secret)
    })

    test('[CHAIN-5] sixty new devices of one network come back in a quarter of an hour; a known one always, and a look costs nothing', async () => {
      const from = { remoteAddress: '203.0.113.9' }
      const known: Jar = new Map()
      expect(await signIn(known)).toBe('/#/account')
      const cookie = [...known].map(([name, value]) => `${name}=${value}`).join('; ')
      const back = `${providerPath}/back`
      for (let nth = 0; nth < 70; nth++) {
        expect((await shop.inject({ url: providerPath, ...from })).headers.location).toContain(provider.issuer)
        expect((await shop.inject({ url: back, ...from })).headers.location).toBe('/#/account?refused=expired')
      }
      const comeBack = async (own = '') => {
        const begun = await shop.inject({ url: providerPath, ...from, headers: { cookie: own } })
        const seal = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
        const query = `?code=none&state=${new URL(String(begun.headers.location)).searchParams.get('state')}`
        const sent = { url: back + query, ...from, headers: { cookie: `${own}; ${seal}` } }
        return String((await shop.inject(sent)).headers.location)
      }
      for (let nth = 0; nth < 60; nth++) expect(await comeBack()).not.toContain('too_many')
      expect(await comeBack()).toBe('/#/account?refused=too_many')
      expect(await comeBack(cookie)).not.toContain('too_many')
      expect(await signIn()).toBe('/#/account')
    })

    test('[CHAIN-5] a picture of another site sends nobody off', async () => {
      const asked = (kind: string) => shop.inject({ url: providerPath, headers: { 'sec-fetch-dest': kind } })
      expect((await asked('image')).headers.location).toBe('/#/account?refused=failed')
      expect((await asked('document')).headers.location).toContain(provider.issuer)
    })

    test.each(['', 'javascript:alert(1)', 'http://login.example/auth'])(
      '[CHAIN-5] a provider that once names %j as the place to sign in is asked again',
      async (signInAt) => {
        provider.faults.signInAt = signInAt
        expect(await signIn()).toBe('/#/account?refused=failed')
        provider.faults.signInAt = undefined
        expect(await signIn()).toBe('/#/account')
      },
    )

    test.each(['', 'z'.repeat(256), 'z\u0000', 'zoé'])('[CHAIN-5] a subject such as %j is nobody', async (sub) => {
      provider.faults.claims = (claims) => ({ ...claims, sub })
      expect(await signIn()).toBe('/#/account?refused=failed')
      expect(await accountOf('Lies')).toBeUndefined()
    })

    test('[CHAIN-5] an answer without an end is cut off at two megabytes', async () => {
      provider.faults.endless = true
      const before = process.memoryUsage().rss
      expect(await signIn()).toMatch(/refused=(failed|down)$/)
      expect(process.memoryUsage().rss - before).toBeLessThan(60e6)
    })
  })
})
