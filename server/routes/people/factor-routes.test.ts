// Setting up second factors, signing in with them, and what cannot be done with a password alone.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Sending } from '#server/testing/asking.ts'
import { authenticator } from '#server/testing/authenticator.ts'
import { day, minute, second } from '#server/testing/test-clock.ts'
import { cookieIn, type Person, passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { fromBase32, timeCode, timeWindowAt } from '#work/people/auth/factors/time-codes.ts'

const origin = 'https://shop.example'
const atShop = { headers: { origin } }

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let doors = 0
  beforeAll(async () => {
    shop = await openShop({ config: { publicUrl: origin } })
    staff = await shop.staff()
  })
  const door = () => `10.50.${doors++ >> 8}.${doors & 255}`
  const codeOf = (secret: string, off = 0, from = shop) =>
    timeCode(fromBase32(secret), timeWindowAt(from.clock.now()) + off)
  const works = async (as: Person) => (await shop.reply('sessions.list', {}, { as })).status === 200

  /** Sets up time codes; the step that confirmed them is over then. */
  const withTimeCodes = async (as: Person, from = shop) => {
    const { setUp, secret } = await from.ask('factors.beginTime', {}, { as })
    const { recoveryCodes } = await from.ask('factors.setTime', { setUp, code: codeOf(secret, 0, from) }, { as })
    from.clock.pass(30 * second)
    return { secret, recoveryCodes: recoveryCodes ?? [] }
  }
  const withPasskey = async (as: Person, name = 'Phone') => {
    const device = authenticator(origin)
    const { options } = await shop.ask('factors.beginPasskey', {}, { as, ...atShop })
    const answer = device.make(options)
    const { recoveryCodes } = await shop.ask('factors.addPasskey', { name, answer }, { as, ...atShop })
    return { device, recoveryCodes: recoveryCodes ?? [] }
  }
  const firstStep = async (name: string, asking: Sending = { from: door() }) => {
    const refused = await shop.refused('account.signIn', { name, password: passwordOf(name) }, asking)
    expect(refused).toMatchObject({ status: 401, refusal: 'factor_needed' })
    return refused.factor ?? { ticket: '', code: false, passkey: false }
  }
  const pass = async (name: string, code: string, asking: Sending = { from: door() }) => {
    const { ticket } = await firstStep(name, asking)
    return await shop.reply('account.passCode', { ticket, code }, asking)
  }
  const refusalOf = async (reply: ReturnType<typeof pass>) => {
    const answer = await reply
    return answer.ok ? 'none' : answer.refusal.refusal
  }
  const acts = async () => (await shop.ask('log.list', {}, { as: staff.amira })).entries

  describe('[SAFE-6] time codes', () => {
    test('are saved once a code proves that the app has the secret; the password alone opens nothing then', async () => {
      const tine = await shop.hire('Tine', { antwerpen: 'manager' })
      const phone = await shop.signIn('Tine')
      const { setUp, secret, address } = await shop.ask('factors.beginTime', {}, { as: tine })
      expect(address).toMatch(new RegExp(`^otpauth://totp/.+:Tine\\?secret=${secret}&issuer=`))
      const wrong = { setUp, code: codeOf(secret, 5) }
      expect((await shop.refused('factors.setTime', wrong, { as: tine })).refusal).toBe('code_wrong')
      expect((await shop.ask('factors.read', {}, { as: tine })).time).toBeNull()

      const { recoveryCodes } = await shop.ask('factors.setTime', { setUp, code: codeOf(secret) }, { as: tine })
      expect(recoveryCodes).toHaveLength(10)
      expect([await works(tine), await works(phone)]).toEqual([true, false])
      const { ticket, ...factors } = await firstStep('Tine')
      expect(factors).toEqual({ code: true, passkey: false })
      const reused = await shop.refused('account.passCode', { ticket, code: codeOf(secret) }, { from: door() })
      expect(reused).toMatchObject({ status: 401, refusal: 'code_wrong' })
      shop.clock.pass(30 * second)
      const reply = await shop.reply('account.passCode', { ticket, code: codeOf(secret) }, { from: door() })
      expect(reply).toMatchObject({
        ok: true,
        value: { member: { name: 'Tine', mustSetUp: false }, recoveryLeft: null },
      })
      expect(await works({ ...tine, cookie: cookieIn(reply.headers['set-cookie']) })).toBe(true)
    })

    test('a used code opens nothing a second time, also on another server; nor does one from before it', async () => {
      await withTimeCodes(await shop.hire('Mona', { antwerpen: 'manager' }))
      const [row] = await shop.store.db.selectFrom('staff_totp').selectAll().orderBy('set_at', 'desc').execute()
      const secret = row?.secret ?? ''
      shop.clock.pass(60 * second)
      const earlier = codeOf(secret, -1)
      const code = codeOf(secret)
      expect(await refusalOf(pass('Mona', code))).toBe('none')
      expect(await refusalOf(pass('Mona', code))).toBe('code_wrong')
      expect(await refusalOf(pass('Mona', earlier))).toBe('code_wrong')
      shop.clock.pass(30 * second)
      const other = shop.engine === 'postgres' ? await shop.beside() : shop
      const next = codeOf(secret)
      const tickets = [await firstStep('Mona'), await firstStep('Mona')]
      const replies = await Promise.all([
        shop.reply('account.passCode', { ticket: tickets[0]?.ticket, code: next }, { from: door() }),
        other.reply('account.passCode', { ticket: tickets[1]?.ticket, code: next }, { from: door() }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
    })

    test('a clock may be half a minute off', async () => {
      const { secret } = await withTimeCodes(await shop.hire('Staf', { antwerpen: 'manager' }))
      shop.clock.pass(5 * minute)
      const taken = []
      for (const off of [-2, -1, 0, 1, 2]) taken.push(await refusalOf(pass('Staf', codeOf(secret, off))))
      expect(taken).toEqual(['code_wrong', 'none', 'none', 'none', 'code_wrong'])
    })

    test('the ticket of a right password lasts ten minutes, and no longer than that password', async () => {
      const iris = await shop.hire('Iris', { antwerpen: 'manager' })
      const { secret } = await withTimeCodes(iris)
      const refused = async (ticket: string) =>
        (await shop.refused('account.passCode', { ticket, code: codeOf(secret) }, { from: door() })).refusal
      const { ticket } = await firstStep('Iris')
      expect(await refused('')).toBe('ticket_over')
      expect(await refused(`${staff.amira.id}${ticket.slice(ticket.indexOf('.'))}`)).toBe('ticket_over')
      shop.clock.pass(10 * minute)
      expect(await refused(ticket)).toBe('ticket_over')
      const second = await firstStep('Iris')
      await shop.ask('passwords.change', { current: iris.password, password: 'a whole new password' }, { as: iris })
      expect(await refused(second.ticket)).toBe('ticket_over')
    })
  })

  describe('[SAFE-6] recovery codes', () => {
    test('open the door once each, however they are typed; their hashes alone are kept, and new ones replace them', async () => {
      const wout = await shop.hire('Wout', { antwerpen: 'manager' })
      const { recoveryCodes } = await withTimeCodes(wout)
      const [first = '', second = '', third = ''] = recoveryCodes
      const kept = JSON.stringify(await shop.store.db.selectFrom('recovery_code').selectAll().execute())
      for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
      const reply = await pass('Wout', first.toLowerCase().replaceAll('-', ' '))
      expect(reply).toMatchObject({ ok: true, value: { recoveryLeft: 9 } })
      expect(await refusalOf(pass('Wout', first))).toBe('code_wrong')
      const replies = await Promise.all([pass('Wout', second), pass('Wout', second)])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
      const again = {
        ...wout,
        cookie: cookieIn((reply as { headers: Record<string, string[]> }).headers['set-cookie']),
      }
      expect((await shop.ask('factors.read', {}, { as: again })).recoveryLeft).toBe(8)

      const renewed = await shop.ask('factors.renewCodes', {}, { as: again })
      expect(new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(20)
      expect(await refusalOf(pass('Wout', third))).toBe('code_wrong')
      expect(await refusalOf(pass('Wout', renewed.recoveryCodes[9] ?? ''))).toBe('none')
      expect((await acts())[0]).toMatchObject({ act: 'account.passCode', staffName: 'Wout', data: { left: 9 } })
    })

    test('one member’s are not another’s', async () => {
      const { recoveryCodes } = await withTimeCodes(await shop.hire('Bo', { antwerpen: 'manager' }))
      await withTimeCodes(await shop.hire('Cas', { antwerpen: 'manager' }))
      expect(await refusalOf(pass('Cas', recoveryCodes[0] ?? ''))).toBe('code_wrong')
    })
  })

  describe('[SAFE-6] passkeys', () => {
    const signInWith = async (answer: object, ticket?: string) =>
      await shop.reply('account.passPasskey', { answer, ...(ticket && { ticket }) }, { from: door(), ...atShop })
    const asked = async (ticket?: string) =>
      (await shop.ask('account.askPasskey', ticket ? { ticket } : {}, { from: door(), ...atShop })).options

    test('alone are both factors if they verify their holder, and the second one after a password', async () => {
      const rosa = await shop.hire('Rosa', { antwerpen: 'manager' })
      const { device, recoveryCodes } = await withPasskey(rosa)
      expect(recoveryCodes).toHaveLength(10)
      const options = await asked()
      expect(options).toMatchObject({ rpId: 'shop.example', userVerification: 'required' })
      expect(options.allowCredentials ?? []).toEqual([])
      const answer = device.use(options)
      const reply = await signInWith(answer)
      expect(reply).toMatchObject({ ok: true, value: { member: { name: 'Rosa' } } })
      expect(await works({ ...rosa, cookie: cookieIn(reply.headers['set-cookie']) })).toBe(true)
      // The same answer, and one without a finger or a code of the device.
      expect(await signInWith(answer)).toMatchObject({ status: 401, refusal: { refusal: 'passkey_refused' } })
      expect((await signInWith(device.use(await asked(), { verified: false }))).status).toBe(401)

      const { ticket, passkey } = await firstStep('Rosa')
      expect(passkey).toBe(true)
      const second = await asked(ticket)
      expect(second.allowCredentials).toHaveLength(1)
      expect((await signInWith(device.use(second, { verified: false }), ticket)).status).toBe(200)
    })

    test('prove nothing for another account, another site, another challenge, or once they are removed', async () => {
      const sep = await shop.hire('Sep', { antwerpen: 'manager' })
      await withTimeCodes(sep)
      const { device } = await withPasskey(sep)
      const tom = await shop.hire('Tom', { antwerpen: 'manager' })
      await withPasskey(tom)
      const { ticket } = await firstStep('Tom')
      expect((await signInWith(device.use(await asked(ticket)), ticket)).status).toBe(401)
      expect((await signInWith(device.use(await asked()), ticket)).status).toBe(401)
      expect((await signInWith(device.use({ challenge: Buffer.from('made up').toString('base64url') }))).status).toBe(
        401,
      )
      expect((await signInWith(authenticator('https://evil.example').use(await asked()))).status).toBe(401)
      expect((await signInWith({ id: 7 })).status).toBe(401)
      const late = await asked()
      shop.clock.pass(10 * minute)
      expect((await signInWith(device.use(late))).status).toBe(401)
      await shop.ask('factors.confirm', { password: sep.password }, { as: sep })
      const { passkeys } = await shop.ask('factors.read', {}, { as: sep })
      await shop.ask('factors.removePasskey', { id: passkeys[0]?.id ?? '' }, { as: sep })
      expect((await signInWith(device.use(await asked()))).status).toBe(401)
    })

    test('are several with names, removed one by one, never by anybody else', async () => {
      const una = await shop.hire('Una', { antwerpen: 'manager' })
      await withPasskey(una, 'Phone')
      shop.clock.pass(second)
      const { recoveryCodes } = await withPasskey(una, 'Laptop')
      expect(recoveryCodes).toEqual([])
      const { passkeys } = await shop.ask('factors.read', {}, { as: una })
      expect(passkeys.map(({ name, site }) => [name, site])).toEqual([
        ['Phone', 'shop.example'],
        ['Laptop', 'shop.example'],
      ])
      const id = passkeys[0]?.id ?? ''
      const ada = await shop.hire('Ada', { antwerpen: 'manager' })
      expect((await shop.refused('factors.removePasskey', { id }, { as: ada })).refusal).toBe('not_found')
      await shop.ask('factors.removePasskey', { id }, { as: una })
      expect((await shop.ask('factors.read', {}, { as: una })).passkeys.map(({ name }) => name)).toEqual(['Laptop'])
      expect((await acts())[0]).toMatchObject({ act: 'factors.removePasskey', data: { passkey: 'Phone' } })
      for (let more = 2; more <= 10; more++) await withPasskey(una, `Key ${more}`)
      expect((await shop.refused('factors.beginPasskey', {}, { as: una, ...atShop })).refusal).toBe('passkeys_full')
    })
  })

  describe('[H-49] the second factor', () => {
    test('takes no secret for time codes but the one that it made for this session, and that one once', async () => {
      const wies = await shop.hire('Wies', { antwerpen: 'manager' })
      const chosen = 'A'.repeat(32)
      expect((await shop.reply('factors.setTime', { secret: chosen, code: codeOf(chosen) }, { as: wies })).status).toBe(
        400,
      )
      const made = await shop.ask('factors.beginTime', {}, { as: wies })
      const wish = { setUp: made.setUp, code: codeOf(made.secret) }
      const xander = await shop.hire('Xander', { antwerpen: 'manager' })
      for (const [as, setUp] of [
        [xander, made.setUp],
        [wies, made.setUp.replace(/^./, (first) => (first === 'x' ? 'y' : 'x'))],
      ] as const)
        expect((await shop.refused('factors.setTime', { ...wish, setUp }, { as })).refusal).toBe('confirm_first')
      await shop.ask('factors.setTime', wish, { as: wies })
      await shop.ask('factors.removeTime', {}, { as: wies })
      expect((await shop.refused('factors.setTime', wish, { as: wies })).refusal).toBe('confirm_first')
    })

    test('uses its ticket up with the second step', async () => {
      const yves = await shop.hire('Yves', { antwerpen: 'manager' })
      const { secret, recoveryCodes } = await withTimeCodes(yves)
      const { ticket } = await firstStep('Yves')
      const wish = { ticket, code: codeOf(secret) }
      expect((await shop.reply('account.passCode', wish, { from: door() })).ok).toBe(true)
      shop.clock.pass(30 * second)
      for (const code of [codeOf(secret), recoveryCodes[0] ?? ''])
        expect((await shop.refused('account.passCode', { ticket, code }, { from: door() })).refusal).toBe('ticket_over')
      expect((await shop.refused('account.askPasskey', { ticket }, { from: door() })).refusal).toBe('ticket_over')
    })
  })

  describe('[SAFE-6] one’s own factors', () => {
    test('change only within ten minutes of a typed password: a tablet left open is not enough', async () => {
      const pia = await shop.hire('Pia', { antwerpen: 'manager' })
      shop.clock.pass(10 * minute)
      const calls = [
        ['factors.beginTime', {}],
        ['factors.setTime', { setUp: 'A'.repeat(32), code: '123456' }],
        ['factors.removeTime', {}],
        ['factors.beginPasskey', {}],
        ['factors.removePasskey', { id: 'x' }],
        ['factors.renewCodes', {}],
      ] as const
      for (const [name, input] of calls)
        expect(await shop.refused(name, input, { as: pia }), name).toMatchObject({
          status: 403,
          refusal: 'confirm_first',
        })
      const wrong = await shop.refused('factors.confirm', { password: 'not this one' }, { as: pia })
      expect(wrong).toMatchObject({ refusal: 'wrong_password', problems: [{ field: 'password' }] })
      await shop.ask('factors.confirm', { password: pia.password }, { as: pia })
      await withTimeCodes(pia)
    })

    test('the last one goes with its recovery codes, unless the owner requires one', async () => {
      const other = await openShop()
      const { amira, lotte } = await other.staff()
      for (const as of [amira, lotte]) await withTimeCodes(as, other)
      await other.ask('factors.setRule', { reach: 'owners' }, { as: amira })
      expect((await other.ask('factors.read', {}, { as: amira })).required).toBe(true)
      expect((await other.refused('factors.removeTime', {}, { as: amira })).refusal).toBe('last_factor')
      await other.ask('factors.removeTime', {}, { as: lotte })
      expect(await other.ask('factors.read', {}, { as: lotte })).toEqual({
        required: false,
        time: null,
        passkeys: [],
        recoveryLeft: 0,
      })
    })
  })

  describe('[SAFE-6] the owner', () => {
    test('requires a factor: sessions go on, the next sign-in leads to set one up and opens nothing else', async () => {
      const other = await openShop()
      const { amira, lotte, jef } = await other.staff()
      await other.ask('factors.setRule', { reach: 'managers' }, { as: amira })
      const orders = async (as: Person) => (await other.reply('orders.list', {}, { as })).status
      expect([await orders(amira), await orders(lotte)]).toEqual([200, 200])
      expect(await orders(await other.signIn('Jef'))).toBe(200)

      const held = await other.signIn('Lotte')
      expect((await other.ask('account.read', {}, { as: held })).member).toEqual({
        id: lotte.id,
        name: 'Lotte',
        owner: false,
        branches: [],
        mustSetUp: true,
        byProvider: false,
      })
      expect(await orders(held)).toBe(403)
      const changed = await other.reply(
        'passwords.change',
        { current: lotte.password, password: passwordOf('Lotte the second') },
        { as: held },
      )
      const renewed = { ...held, cookie: cookieIn(changed.headers['set-cookie']) }
      expect(await orders(renewed)).toBe(403)
      await withTimeCodes(renewed, other)
      expect(await orders(renewed)).toBe(200)
      expect((await other.ask('account.read', {}, { as: renewed })).member).toMatchObject({
        mustSetUp: false,
        byProvider: false,
        branches: [{ branch: 'merksem', role: 'manager' }],
      })

      const owner = await other.signIn('Amira')
      expect(await orders(owner)).toBe(403)
      await other.ask('factors.setRule', { reach: 'nobody' }, { as: amira })
      expect(await orders(owner)).toBe(200)
      for (const as of [jef, lotte]) expect((await other.reply('factors.readRule', {}, { as })).status).not.toBe(200)
    })

    test('resets a member’s factor after a lost phone, never their own; the log has it all, and no secret', async () => {
      const vic = await shop.hire('Vic', { antwerpen: 'manager' })
      const { secret, recoveryCodes } = await withTimeCodes(vic)
      const found = async () => {
        const { accounts } = await shop.ask('staff.list', {}, { as: staff.amira })
        return accounts.find(({ name }) => name === 'Vic')?.factor
      }
      expect(await found()).toBe(true)
      expect((await shop.refused('staff.resetFactor', { id: vic.id }, { as: staff.lotte })).status).toBe(403)
      const own = await shop.refused('staff.resetFactor', { id: staff.amira.id }, { as: staff.amira })
      expect(own.refusal).toBe('not_allowed')
      await shop.ask('staff.resetFactor', { id: vic.id }, { as: staff.amira })
      expect([await found(), await works(vic)]).toEqual([false, false])
      await shop.signIn('Vic')

      const log = await shop.ask('log.list', { kind: 'people', limit: 200 }, { as: staff.amira })
      expect(log.entries[0]).toMatchObject({ act: 'staff.resetFactor', staffName: 'Amira', name: { en: 'Vic' } })
      expect(log.entries.some(({ act, staffName }) => act === 'factors.setTime' && staffName === 'Vic')).toBe(true)
      const kept = JSON.stringify(await shop.store.db.selectFrom('staff_log').selectAll().execute())
      for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
        expect(kept).not.toContain(text)
    })

    test('reads of wrong codes behind a right password, once an hour', async () => {
      await withTimeCodes(await shop.hire('Xan', { antwerpen: 'manager' }))
      const wrong = async () =>
        (await acts()).filter(({ staffName, data }) => staffName === 'Xan' && data.wrong === true).length
      for (let time = 0; time < 3; time++) await pass('Xan', '000000')
      expect(await wrong()).toBe(1)
      shop.clock.pass(60 * minute)
      await pass('Xan', '000000')
      expect(await wrong()).toBe(2)
    })
  })

  test('[SAFE-6] a session says from which network it was used last, and all but this one end', async () => {
    const yve = await shop.hire('Yve', { antwerpen: 'manager' })
    shop.clock.pass(minute)
    const reply = await shop.reply(
      'account.signIn',
      { name: 'Yve', password: yve.password },
      { from: '2001:db8:7:8::9', headers: { 'user-agent': 'Mozilla/5.0 (iPad) Version/26 Safari/605' } },
    )
    const tablet = { ...yve, cookie: cookieIn(reply.headers['set-cookie']) }
    const list = async () => (await shop.ask('sessions.list', {}, { as: tablet, from: '198.51.100.7' })).sessions
    expect(await list()).toMatchObject([
      { agent: 'Safari · iPad', network: '2001:db8:7:…', own: true },
      { network: '10.0.0.x', own: false },
    ])
    shop.clock.pass(day)
    await list()
    expect((await list()).map(({ network }) => network)).toEqual(['198.51.100.x', '10.0.0.x'])
    await shop.ask('sessions.endAll', {}, { as: tablet })
    expect([await works(tablet), await works(yve)]).toEqual([true, false])
  })
})
