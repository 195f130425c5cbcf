// Passwords: changing one's own, and choosing a new one with the owner's one-time link.
import { beforeAll, describe, expect, test } from 'vitest'
import { purgePasswordLinks } from '#server/store/people/password-links.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { day, hour, minute } from '#server/testing/test-clock.ts'
import { cookieIn, type Person, passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const fresh = 'a waffle at midnight'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const works = async (as: Person) => (await shop.reply('orders.list', {}, { as })).status === 200
  const linkFor = (person: Person, from = shop) => from.ask('staff.resetLink', { id: person.id }, { as: staff.amira })
  const signsIn = async (name: string, password: string) =>
    (await shop.reply('account.signIn', { name, password }, { from: `10.20.${name.length}.1` })).status === 200

  describe('[ACCT-2] one’s own password', () => {
    test('changes for a member who knows the present one; other sessions and their streams end, this one goes on', async () => {
      const url = await shop.listen()
      const tine = await shop.hire('Tine', { antwerpen: 'manager' })
      const phone = await shop.signIn('Tine')
      const stream = await listenTo(url, { branches: ['antwerpen'], as: phone })
      await stream.live()
      const reply = await shop.reply('passwords.change', { current: tine.password, password: fresh }, { as: tine })
      expect(reply.status).toBe(200)
      const renewed = { ...tine, cookie: cookieIn(reply.headers['set-cookie']) }
      expect(renewed.cookie).not.toBe(tine.cookie)
      expect([await works(renewed), await works(tine), await works(phone)]).toEqual([true, false, false])
      await stream.over()
      expect([await signsIn('Tine', fresh), await signsIn('Tine', tine.password)]).toEqual([true, false])
    })

    test('stays when the present one is wrong, and says so at its field', async () => {
      const wish = { current: 'not the one', password: fresh }
      expect(await shop.refused('passwords.change', wish, { as: staff.lotte })).toMatchObject({
        status: 403,
        refusal: 'wrong_password',
        problems: [{ problem: 'wrong_password', field: 'current' }],
      })
      expect([await works(staff.lotte), await signsIn('Lotte', passwordOf('Lotte'))]).toEqual([true, true])
    })

    test.each([
      ['too short', 'password_too_short'],
      ['x'.repeat(201), 'password_too_long'],
    ])('refuses %s as the new one', async (password, problem) => {
      const refused = await shop.refused(
        'passwords.change',
        { current: passwordOf('Jef'), password },
        { as: staff.jef },
      )
      expect([refused.status, refused.problems]).toEqual([400, [{ problem, field: 'password' }]])
    })

    test('ten tries in a quarter of an hour are enough, whichever address and session', async () => {
      const ilse = await shop.hire('Ilse', { antwerpen: 'barista' })
      const again = await shop.signIn('Ilse')
      const guess = (as: Person, time: number) =>
        shop.refused('passwords.change', { current: 'a guess', password: fresh }, { as, from: `10.30.0.${time}` })
      for (let time = 0; time < 10; time++) expect((await guess(time % 2 ? ilse : again, time)).status).toBe(403)
      expect(await guess(ilse, 10)).toMatchObject({ status: 429, retryAfter: 900 })
      await shop.refused('passwords.change', { current: 'a guess', password: fresh }, { as: staff.lotte })
      shop.clock.pass(15 * minute)
      await shop.ask('passwords.change', { current: ilse.password, password: fresh }, { as: ilse })
    })

    test('two changes at once: one holds, the other learns that the present one is another now', async () => {
      const bram = await shop.hire('Bram', { antwerpen: 'barista' })
      const phone = await shop.signIn('Bram')
      const [one, two] = await Promise.all([
        shop.reply('passwords.change', { current: bram.password, password: 'first come, first served' }, { as: bram }),
        shop.reply('passwords.change', { current: bram.password, password: 'second in the queue' }, { as: phone }),
      ])
      expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1)
      expect([await signsIn('Bram', 'first come, first served'), await signsIn('Bram', 'second in the queue')]).toEqual(
        [one.status === 200, two.status === 200],
      )
    })

    test('is for everyone who is signed in, also without a branch, and for nobody else', async () => {
      const nobody = await shop.hire('Nobody', {})
      await shop.ask('passwords.change', { current: nobody.password, password: fresh }, { as: nobody })
      expect((await shop.refused('passwords.change', { current: '', password: fresh })).status).toBe(401)
    })
  })

  describe('[ACCT-2] the owner’s link', () => {
    test('lets a member choose a new password once; all sessions end, the old password is gone', async () => {
      const wout = await shop.hire('Wout', { merksem: 'barista' })
      const { code, expiresAt } = await linkFor(wout)
      expect(code.length).toBeGreaterThanOrEqual(32)
      expect(expiresAt).toBe(shop.clock.now() + day)
      expect(await works(wout)).toBe(true)
      expect(await shop.ask('passwords.readLink', { code })).toEqual({ name: 'Wout', expiresAt, dropsFactor: false })
      expect(await shop.ask('passwords.useLink', { code, password: fresh })).toEqual({ name: 'Wout' })
      expect(await works(wout)).toBe(false)
      expect([await signsIn('Wout', fresh), await signsIn('Wout', wout.password)]).toEqual([true, false])
      for (const refused of [
        await shop.refused('passwords.useLink', { code, password: 'mine now, all mine' }),
        await shop.refused('passwords.readLink', { code }),
      ])
        expect(refused).toMatchObject({ status: 410, refusal: 'link_used' })
      expect(await signsIn('Wout', fresh)).toBe(true)
    })

    test('[SAFE-6] that was used stands in the log, no matter who had it', async () => {
      const yara = await shop.hire('Yara', { merksem: 'barista' })
      const { code } = await linkFor(yara)
      await shop.ask('passwords.useLink', { code, password: fresh })
      const { entries } = await shop.ask('log.list', { kind: 'people', limit: 1 }, { as: staff.amira })
      expect(entries).toMatchObject([{ act: 'passwords.useLink', staff: yara.id, staffName: 'Yara', data: {} }])
    })

    test('is replaced by a newer one, and lasts a day', async () => {
      const fien = await shop.hire('Fien', { merksem: 'barista' })
      const older = await linkFor(fien)
      const newer = await linkFor(fien)
      expect((await shop.refused('passwords.readLink', { code: older.code })).refusal).toBe('link_unknown')
      shop.clock.pass(day - 1000)
      await shop.ask('passwords.readLink', { code: newer.code })
      shop.clock.pass(1000)
      for (const refused of [
        await shop.refused('passwords.readLink', { code: newer.code }),
        await shop.refused('passwords.useLink', { code: newer.code, password: fresh }),
      ])
        expect(refused).toMatchObject({ status: 410, refusal: 'link_expired' })
      expect(await signsIn('Fien', fien.password)).toBe(true)
      const third = await linkFor(fien)
      await shop.ask('passwords.useLink', { code: third.code, password: fresh })
      await shop.store.write((trx) => purgePasswordLinks(trx, third.expiresAt + 1))
      expect((await shop.refused('passwords.readLink', { code: third.code })).refusal).toBe('link_unknown')
    })

    test('used by two at once, on two servers, sets one password', async () => {
      const saar = await shop.hire('Saar', { merksem: 'barista' })
      const { code } = await linkFor(saar)
      const other = shop.engine === 'postgres' ? await shop.beside() : shop
      const replies = await Promise.all([
        shop.reply('passwords.useLink', { code, password: 'the first of the two' }),
        other.reply('passwords.useLink', { code, password: 'the second of the two' }),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
      expect([await signsIn('Saar', 'the first of the two'), await signsIn('Saar', 'the second of the two')]).toEqual(
        replies.map(({ status }) => status === 200),
      )
    })

    test('keeps a bad password out and stays good for a better one', async () => {
      const kobe = await shop.hire('Kobe', { merksem: 'barista' })
      const { code } = await linkFor(kobe)
      expect(await shop.refused('passwords.useLink', { code, password: 'short' })).toMatchObject({
        refusal: 'bad_input',
        problems: [{ problem: 'password_too_short', field: 'password' }],
      })
      await shop.ask('passwords.useLink', { code, password: fresh })
    })

    test('is not for accounts that wait or are locked; locking takes it back, so does a change by the member', async () => {
      await shop.ask('account.signUp', { name: 'Nadia', password: passwordOf('Nadia') }, { from: '10.9.0.9' })
      const { accounts } = await shop.ask('staff.list', {}, { as: staff.amira })
      const nadia = accounts.find(({ name }) => name === 'Nadia')?.id ?? 0
      const ask = (id: number) => shop.refused('staff.resetLink', { id }, { as: staff.amira })
      expect((await ask(nadia)).refusal).toBe('account_pending')

      const roos = await shop.hire('Roos', { merksem: 'barista' })
      const changed = await linkFor(roos)
      await shop.ask('passwords.change', { current: roos.password, password: fresh }, { as: roos })
      expect((await shop.refused('passwords.readLink', { code: changed.code })).refusal).toBe('link_unknown')
      const locked = await linkFor(roos)
      await shop.ask('staff.appoint', { id: roos.id, state: 'locked' }, { as: staff.amira })
      expect((await ask(roos.id)).refusal).toBe('account_locked')
      await shop.ask('staff.appoint', { id: roos.id, state: 'active' }, { as: staff.amira })
      expect((await shop.refused('passwords.useLink', { code: locked.code, password: fresh })).refusal).toBe(
        'link_unknown',
      )
    })

    test('is given by owners only, and never for their own account', async () => {
      for (const as of [staff.jef, staff.lotte])
        expect((await shop.refused('staff.resetLink', { id: staff.amira.id }, { as })).status).toBe(403)
      const own = await shop.refused('staff.resetLink', { id: staff.amira.id }, { as: staff.amira })
      expect(own).toMatchObject({ status: 403, refusal: 'not_allowed' })
      expect((await shop.refused('staff.resetLink', { id: 9999 }, { as: staff.amira })).refusal).toBe('not_found')
    })

    test('cannot be guessed: twenty codes an address in a quarter of an hour; the code itself is not kept', async () => {
      const from = '10.40.0.1'
      for (let time = 0; time < 20; time++)
        expect((await shop.refused('passwords.readLink', { code: `guess ${time}` }, { from })).status).toBe(404)
      for (const name of ['passwords.readLink', 'passwords.useLink'] as const)
        expect(await shop.refused(name, { code: 'guess 21', password: fresh }, { from })).toMatchObject({
          status: 429,
          retryAfter: expect.any(Number),
        })
      const { code } = await linkFor(staff.jef)
      expect(await shop.ask('passwords.readLink', { code }, { from: '10.40.0.2' })).toMatchObject({ name: 'Jef' })
      const kept = JSON.stringify(await shop.store.db.selectFrom('password_link').selectAll().execute())
      expect(kept).not.toContain(code)
      shop.clock.pass(hour)
    })
  })
})
