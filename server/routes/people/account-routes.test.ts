// Accounts: the first owner, requests for accounts, signing in and out, the limits against guessing, and the cookie.
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { day, hour } from '#server/testing/test-clock.ts'
import { cookieIn, type Person, passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { renewSetupCode } from '#work/people/auth/owner-sign-in-link.ts'

const amira = { name: 'Amira', password: passwordOf('Amira') }

onBothEngines((openShop) => {
  describe('the first owner', () => {
    test('[ACCT-2] comes with the set-up code, which works once; nobody comes without it', async () => {
      const shop = await openShop()
      expect(await shop.ask('account.read', {})).toEqual({
        member: null,
        ended: null,
        ownerMissing: true,
        provider: null,
      })
      expect((await shop.refused('account.signUp', amira)).refusal).toBe('setup_code_wrong')
      const stale = (await renewSetupCode(shop.store)) ?? ''
      const code = (await renewSetupCode(shop.store)) ?? ''
      for (const wrong of ['', 'wrong', stale])
        expect((await shop.refused('account.signUp', { ...amira, code: wrong })).refusal).toBe('setup_code_wrong')

      const made = await shop.reply('account.signUp', { ...amira, code })
      expect(made).toMatchObject({ ok: true, value: { state: 'active', member: { name: 'Amira', owner: true } } })
      const as = { cookie: cookieIn(made.headers['set-cookie']) } as Person
      expect(await shop.ask('account.read', {}, { as })).toMatchObject({
        member: { name: 'Amira' },
        ownerMissing: false,
      })

      const second = await shop.ask('account.signUp', { name: 'Mallory', password: 'hazelnut spread', code })
      expect(second).toEqual({ state: 'pending', member: null })
      expect(await renewSetupCode(shop.store)).toBeNull()
    })
  })

  describe('signing up', () => {
    let shop: TestShop
    let staff: Staff
    beforeAll(async () => {
      shop = await openShop()
      staff = await shop.staff()
    })

    test('[F-39] a browser reads why its session holds no more: locked, or ended; one that had none reads nothing', async () => {
      const ended = async (as: Person) => (await shop.ask('account.read', {}, { as })).ended
      const mia = await shop.hire('Mia', { antwerpen: 'barista' })
      expect(await ended(mia)).toBeNull()
      const appoint = (state: 'active' | 'locked') =>
        shop.ask(
          'staff.appoint',
          { id: mia.id, state, branches: [{ branch: 'antwerpen', role: 'barista' }] },
          { as: staff.amira },
        )
      await appoint('locked')
      expect(await ended(mia)).toBe('locked')
      await appoint('active')
      expect(await ended(mia)).toBe('expired')
      expect((await shop.refused('arrivals.read', {}, { as: mia })).refusal).toBe('not_signed_in')
      const again = await shop.signIn('Mia')
      expect(await ended(again)).toBeNull()
      await shop.ask('account.signOut', {}, { as: again })
      expect(await ended(again)).toBe('expired')
    })

    test('[ACCT-2] who asks waits, can do nothing, and works once appointed', async () => {
      await shop.ask('account.signUp', { name: 'Nadia', password: passwordOf('Nadia') }, { from: '10.9.0.1' })
      const asks = { name: 'Nadia', password: passwordOf('Nadia') }
      expect((await shop.refused('account.signIn', asks, { from: '10.9.0.1' })).refusal).toBe('account_pending')
      const { accounts } = await shop.ask('staff.list', {}, { as: staff.amira })
      expect(accounts[0]).toMatchObject({ name: 'Nadia', state: 'pending', owner: false, branches: [] })
      const id = accounts[0]?.id ?? 0
      await shop.ask(
        'staff.appoint',
        { id, state: 'active', branches: [{ branch: 'antwerpen', role: 'barista' }] },
        { as: staff.amira },
      )
      const nadia = await shop.signIn('Nadia')
      expect((await shop.ask('account.read', {}, { as: nadia })).member?.branches).toEqual([
        { branch: 'antwerpen', role: 'barista' },
      ])
    })

    test('a name is taken whatever its case and blanks, and whatever in it nobody sees', async () => {
      for (const name of ['Jef', 'JEF', ' jef ', 'Ｊｅｆ', 'Je\u200bf', '\u202eJef\u2060 '])
        expect(
          (await shop.refused('account.signUp', { name, password: 'hazelnut spread' }, { from: '10.9.0.2' })).refusal,
        ).toBe('name_taken')
    })

    test.each([
      [
        { name: ' ', password: 'hazelnut spread' },
        { problem: 'name_missing', field: 'name' },
      ],
      [
        { name: '\u200b\u115f', password: 'hazelnut spread' },
        { problem: 'name_missing', field: 'name' },
      ],
      [
        { name: 'N'.repeat(41), password: 'hazelnut spread' },
        { problem: 'name_too_long', field: 'name' },
      ],
      [
        { name: 'Tim', password: 'short' },
        { problem: 'password_too_short', field: 'password' },
      ],
      [
        { name: 'Tim', password: 'x'.repeat(201) },
        { problem: 'password_too_long', field: 'password' },
      ],
    ])('%j is refused at its field', async (input, problem) => {
      const refused = await shop.refused('account.signUp', input, { from: '10.9.0.3' })
      expect([refused.status, refused.problems]).toEqual([400, [problem]])
    })

    test('an address may ask ten times in a quarter of an hour', async () => {
      const from = '10.9.0.4'
      for (let time = 0; time < 10; time++) await shop.refused('account.signUp', { name: ' ', password: '' }, { from })
      const refused = await shop.refused('account.signUp', { name: 'Tim', password: 'hazelnut spread' }, { from })
      expect(refused).toMatchObject({ status: 429, refusal: 'too_many', retryAfter: expect.any(Number) })
    })
  })

  describe('signing in', () => {
    let shop: TestShop
    let staff: Staff
    beforeAll(async () => {
      shop = await openShop()
      staff = await shop.staff()
    })
    const wrong = (name: string, from: string) =>
      shop.reply('account.signIn', { name, password: 'not the one' }, { from })

    test('[ACCT-1] the right password signs in, whatever the case of the name', async () => {
      const { member } = await shop.ask(
        'account.signIn',
        { name: ' jEF ', password: passwordOf('Jef') },
        { from: '10.8.0.1' },
      )
      expect(member).toEqual({
        id: staff.jef.id,
        name: 'Jef',
        mustSetUp: false,
        byProvider: false,
        owner: false,
        branches: [{ branch: 'antwerpen', role: 'barista' }],
      })
    })

    test('[ACCT-1] a wrong password and an unknown name get the same answer for the same work', async () => {
      process.env.REAL_HASHES = 'yes'
      onTestFinished(() => {
        delete process.env.REAL_HASHES
      })
      const timed = async (name: string, from: string) => {
        // CPU time, not elapsed time, so that it is the same on a busy machine.
        const begun = process.cpuUsage()
        const { requestId: _, ...body } = (await wrong(name, from)).response.json()
        return { body, work: process.cpuUsage(begun).user }
      }
      const known = []
      const unknown = []
      for (let time = 0; time < 5; time++) {
        known.push(await timed('Lotte', '10.8.0.2'))
        unknown.push(await timed('Nobody', '10.8.0.2'))
      }
      for (const { body } of [...known, ...unknown])
        expect(body).toEqual({ refusal: 'wrong_credentials', problems: [] })
      const least = (tries: { work: number }[]) => Math.min(...tries.map(({ work }) => work))
      expect(least(unknown)).toBeGreaterThan(least(known) / 2)
    })

    test('a locked account is told so only with its right password', async () => {
      const bram = await shop.hire('Bram', { merksem: 'barista' })
      await shop.ask('staff.appoint', { id: bram.id, state: 'locked' }, { as: staff.amira })
      const right = await shop.refused(
        'account.signIn',
        { name: 'Bram', password: bram.password },
        { from: '10.8.0.3' },
      )
      expect(right).toMatchObject({ status: 403, refusal: 'account_locked' })
      expect((await wrong('Bram', '10.8.0.3')).status).toBe(401)
    })

    test('ten tries at one name from one network are enough for a quarter of an hour', async () => {
      for (let time = 0; time < 10; time++) expect((await wrong('Zoë', '10.8.1.1')).status).toBe(401)
      const reply = await wrong(' ZOË', '10.8.1.1')
      expect(reply.status).toBe(429)
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    })

    test('twenty tries from one address are enough, others still get in', async () => {
      for (let time = 0; time < 20; time++) expect((await wrong(`guess ${time}`, '10.8.2.1')).status).toBe(401)
      expect((await wrong('guess 21', '10.8.2.1')).status).toBe(429)
      await shop.ask('account.signIn', { name: 'Lotte', password: passwordOf('Lotte') }, { from: '10.8.2.2' })
    })

    test('placing orders does not use up the tries', async () => {
      const limited = await openShop({ config: { ordersPerMinute: 3 } })
      const { noorsOrder, wrongOrder } = await import('#server/testing/order-drafts.ts')
      const from = '10.8.3.1'
      for (let order = 0; order < 3; order++) await limited.refused('orders.place', wrongOrder(), { from })
      const refused = await limited.refused('orders.place', wrongOrder(), { from })
      expect(refused).toMatchObject({ status: 429, refusal: 'too_many', retryAfter: expect.any(Number) })
      expect((await limited.reply('account.signIn', amira, { from })).status).toBe(401)
      await limited.ask('orders.place', noorsOrder(), { from: '10.8.3.2' })
    })

    test('a hash made with older costs is made anew at the next sign-in', async () => {
      const { argon2Sync, randomBytes } = await import('node:crypto')
      const nonce = randomBytes(16)
      const tag = argon2Sync('argon2id', {
        message: passwordOf('Jef'),
        nonce,
        memory: 1024,
        passes: 1,
        parallelism: 1,
        tagLength: 32,
      })
      const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
      const password = `$argon2id$v=19$m=1024,t=1,p=1$${bare(nonce)}$${bare(tag)}`
      await shop.store.write((trx) => trx.updateTable('staff').set({ password }).where('name', '=', 'Jef').execute())
      await shop.signIn('Jef')
      const row = await shop.store.db
        .selectFrom('staff')
        .select('password')
        .where('name', '=', 'Jef')
        .executeTakeFirstOrThrow()
      expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      await shop.signIn('Jef')
    })
  })

  describe('sessions', () => {
    let shop: TestShop
    let staff: Staff
    beforeAll(async () => {
      shop = await openShop()
      staff = await shop.staff()
    })
    const works = async (as: Person) => (await shop.reply('orders.list', {}, { as })).status === 200

    test('signing out ends the session on the server, and no other session', async () => {
      const tablet = await shop.signIn('Jef')
      const phone = await shop.signIn('Jef')
      const reply = await shop.reply('account.signOut', {}, { as: tablet })
      expect(String(reply.headers['set-cookie'])).toMatch(/^noisette=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
      expect([await works(tablet), await works(phone)]).toEqual([false, true])
      await shop.ask('account.signOut', {}, { as: tablet })
    })

    test('a new appointment ends the sessions of the account', async () => {
      const tine = await shop.hire('Tine', { antwerpen: 'manager' })
      await shop.ask(
        'staff.appoint',
        { id: tine.id, state: 'active', branches: [{ branch: 'merksem', role: 'barista' }] },
        { as: staff.amira },
      )
      expect(await works(tine)).toBe(false)
    })

    test('[ACCT-2] roles that were chosen before another owner locked the account are not saved, and unlock nothing', async () => {
      const ines = await shop.hire('Ines', { antwerpen: 'manager' })
      const accountNow = async () => {
        const { accounts } = await shop.ask('staff.list', {}, { as: staff.amira })
        return accounts.find(({ id }) => id === ines.id)
      }
      const version = (await accountNow())?.version
      await shop.ask('staff.appoint', { id: ines.id, state: 'locked' }, { as: staff.amira })
      const branches = [{ branch: 'merksem', role: 'barista' as const }]
      const late = { id: ines.id, version, branches }
      expect((await shop.refused('staff.appoint', late, { as: staff.amira })).refusal).toBe('changed_meanwhile')
      expect(await accountNow()).toMatchObject({
        state: 'locked',
        branches: [{ branch: 'antwerpen', role: 'manager' }],
      })
      await shop.ask('staff.appoint', { ...late, version: (await accountNow())?.version }, { as: staff.amira })
      expect(await accountNow()).toMatchObject({ state: 'locked', branches })
      // A call that is sent again counts once.
      await shop.ask('staff.appoint', late, { as: staff.amira })
    })

    test('the only owner stays owner', async () => {
      for (const change of [
        { state: 'active', owner: false },
        { state: 'locked', owner: true },
        { state: 'pending', owner: true },
      ]) {
        const refused = await shop.refused('staff.appoint', { id: staff.amira.id, ...change }, { as: staff.amira })
        expect(refused).toMatchObject({ status: 409, refusal: 'last_owner' })
      }
      expect(await works(staff.amira)).toBe(true)
    })

    test('nobody works at a branch that does not exist, or twice at one', async () => {
      const post = { branch: 'antwerpen', role: 'barista' }
      const appoint = (branches: object[]) =>
        shop.refused('staff.appoint', { id: staff.jef.id, state: 'active', branches }, { as: staff.amira })
      expect((await appoint([{ ...post, branch: 'atlantis' }])).refusal).toBe('branch_unknown')
      expect(await appoint([post, { ...post, role: 'manager' }])).toMatchObject({
        refusal: 'bad_input',
        problems: [{ problem: 'bad_input', field: 'branches' }],
      })
    })

    test('a session that is used lasts a month, one that lies still three days', async () => {
      const used = await shop.signIn('Lotte')
      const still = await shop.signIn('Lotte')
      for (let days = 1; days <= 30; days++) {
        expect(await works(used)).toBe(true)
        if (days === 5) expect(await works(still)).toBe(false)
        shop.clock.pass(day - 60_000)
      }
      shop.clock.pass(hour)
      expect(await works(used)).toBe(false)
    })

    test('a made-up cookie is nobody', async () => {
      for (const cookie of [
        'noisette=made-up',
        `noisette=${'x'.repeat(5000)}`,
        'noisette=',
        'noisette=%00',
        '__Host-noisette=x',
      ])
        expect((await shop.reply('staff.list', {}, { headers: { cookie } })).status).toBe(401)
    })
  })

  test('the cookie is kept from scripts and other sites; over TLS it is bound to the host', async () => {
    const shop = await openShop({ config: { trustProxy: 1 } })
    await shop.staff()
    const cookieOf = async (headers: Record<string, string>) =>
      String(
        [
          (await shop.reply('account.signIn', { name: 'Jef', password: passwordOf('Jef') }, { headers })).headers[
            'set-cookie'
          ],
        ].flat()[0],
      )
    const plain = await cookieOf({})
    expect(plain).toMatch(/^noisette=[\w-]{43};/)
    expect(plain.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
    const secure = await cookieOf({ 'x-forwarded-proto': 'https' })
    expect(secure).toMatch(/^__Host-noisette=[\w-]{43};/)
    expect(secure.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ])
    const cookie = cookieIn(secure)
    expect((await shop.reply('orders.list', {}, { headers: { cookie, 'x-forwarded-proto': 'https' } })).status).toBe(
      200,
    )
    expect((await shop.reply('orders.list', {}, { headers: { cookie } })).status).toBe(401)
  })
})
