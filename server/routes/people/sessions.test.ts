// Sessions end when somebody signs in again on the same browser, and when they are ended from another.
import { beforeEach, expect, test } from 'vitest'
import { hour } from '#server/testing/test-clock.ts'
import { cookieIn, passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeEach(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  /** Signs in as a browser does that may have a session already. */
  const signIn = async (name: string, { cookie = '', agent = '' } = {}) => {
    const answer = await shop.inject({
      method: 'POST',
      url: '/api/account/sign-in',
      headers: { 'content-type': 'application/json', cookie, 'user-agent': agent },
      payload: JSON.stringify({ name, password: passwordOf(name) }),
    })
    expect(answer.statusCode).toBe(200)
    return cookieIn(answer.headers['set-cookie'])
  }
  const memberOf = async (cookie: string) =>
    (await shop.inject({ url: '/api/account', headers: { cookie } })).json().member?.name

  test('[F-83] signing in again on the same browser ends the session that it had, also of a colleague', async () => {
    const first = await signIn('Jef')
    const second = await signIn('Jef', { cookie: first })
    expect([await memberOf(first), await memberOf(second)]).toEqual([undefined, 'Jef'])
    const third = await signIn('Lotte', { cookie: second })
    expect([await memberOf(second), await memberOf(third)]).toEqual([undefined, 'Lotte'])
    expect(await memberOf(staff.jef.cookie)).toBe('Jef')
  })

  test('[F-83] a member sees where they are signed in, and signs out everywhere else at once', async () => {
    shop.clock.pass(hour)
    const phone = await signIn('Jef', { agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/147.0 Safari/537.36' })
    const as = { ...staff.jef, cookie: phone }
    const { sessions } = await shop.ask('sessions.list', {}, { as })
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        begunAt: shop.clock.now(),
        seenAt: shop.clock.now(),
        agent: 'Chrome · Android',
        network: '127.0.0.x',
        own: true,
      },
      {
        id: expect.any(String),
        begunAt: shop.clock.now() - hour,
        seenAt: expect.any(Number),
        agent: '',
        network: '10.0.0.x',
        own: false,
      },
    ])
    expect(await shop.ask('sessions.endAll', {}, { as })).toEqual({ ended: 1 })
    expect([await memberOf(staff.jef.cookie), await memberOf(phone)]).toEqual([undefined, 'Jef'])
    expect((await shop.ask('sessions.list', {}, { as })).sessions).toHaveLength(1)
    expect(await memberOf(staff.lotte.cookie)).toBe('Lotte')
    expect((await shop.refused('sessions.list', {})).refusal).toBe('not_signed_in')
  })

  test('[SAFE-6] a member ends one session alone, which stands in the log; nobody ends that of a colleague', async () => {
    const phone = await signIn('Jef', { agent: 'Mozilla/5.0 (Linux; Android 14) Chrome/147.0 Safari/537.36' })
    const laptop = await signIn('Jef')
    const as = { ...staff.jef, cookie: laptop }
    const idOf = async (agent: string, of = as) =>
      (await shop.ask('sessions.list', {}, { as: of })).sessions.find((one) => one.agent === agent)?.id ?? ''
    const id = await idOf('Chrome · Android')
    expect((await shop.refused('sessions.end', { id }, { as: staff.amira })).refusal).toBe('not_found')
    expect((await shop.refused('sessions.end', { id })).refusal).toBe('not_signed_in')
    expect((await shop.refused('sessions.end', { id }, { as: { ...as, cookie: phone } })).refusal).toBe('not_found')

    await shop.ask('sessions.end', { id }, { as })
    expect([await memberOf(phone), await memberOf(laptop), await memberOf(staff.jef.cookie)]).toEqual([
      undefined,
      'Jef',
      'Jef',
    ])
    expect((await shop.ask('sessions.list', {}, { as })).sessions).toHaveLength(2)
    expect((await shop.refused('sessions.end', { id }, { as })).refusal).toBe('not_found')
    const { entries } = await shop.ask('log.list', {}, { as: staff.amira })
    expect(entries[0]).toMatchObject({ act: 'sessions.end', staffName: 'Jef', data: { agent: 'Chrome · Android' } })
  })
})
