// Nobody can lock the owner out from outside: 1,000 networks try for a day, and the owner signs in at the first try.
import { beforeAll, describe, expect, test } from 'vitest'
import { hour, second } from '#server/testing/test-clock.ts'
import { passwordOf, type Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { fromBase32, timeCode, timeWindowAt } from '#work/people/auth/factors/time-codes.ts'

/** Within the day, each by a part of the networks; what each of them could try beside is in sign-in-limits.test.ts. */
const rounds = 4
const networks = Array.from({ length: 1000 }, (_, place) => `10.${60 + (place >> 8)}.${place & 255}.1`)

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let secret: string
  let codes: readonly string[]
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    const as = staff.amira
    const made = await shop.ask('factors.beginTime', {}, { as })
    secret = made.secret
    const code = timeCode(fromBase32(secret), timeWindowAt(shop.clock.now()))
    codes = (await shop.ask('factors.setTime', { setUp: made.setUp, code }, { as })).recoveryCodes ?? []
  })

  const signIn = async (from: string, cookie = '') => {
    const asking = { from, headers: { cookie } }
    const wish = { name: 'Amira', password: passwordOf('Amira') }
    const first = await shop.reply('account.signIn', wish, asking)
    const ticket = first.ok ? '' : first.refusal.factor?.ticket
    return { asking, ticket, status: first.status }
  }
  const now = () => timeCode(fromBase32(secret), timeWindowAt(shop.clock.now()))
  const wrong = () => timeCode(fromBase32(secret), timeWindowAt(shop.clock.now()) + 99)

  describe('[SAFE-6] 1,000 networks, one of them with the right password, try codes for a day', () => {
    let device = ''
    test('few get as far as a code, and the owner still signs in at the first try where they signed in before', async () => {
      shop.clock.pass(30 * second)
      const { asking, ticket } = await signIn('198.51.100.7')
      const begun = await shop.reply('account.passCode', { ticket, code: now() }, asking)
      const cookies = [begun.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '')
      device = cookies.find((cookie) => cookie.startsWith('noisette-device=')) ?? ''
      expect([begun.status, device]).toEqual([200, expect.stringMatching(/=[\w-]{43}$/)])

      const statuses: number[] = []
      for (let round = 0; round < rounds; round++) {
        shop.clock.pass((24 / rounds) * hour)
        const stolen = (await signIn('203.0.113.99')).ticket
        for (const from of networks.slice(round * (networks.length / rounds)).slice(0, networks.length / rounds))
          statuses.push((await shop.reply('account.passCode', { ticket: stolen, code: wrong() }, { from })).status)
      }
      expect(statuses).toHaveLength(networks.length)
      expect(new Set(statuses)).toEqual(new Set([401, 429]))
      expect(statuses.filter((status) => status === 401).length).toBeLessThan(140)

      const again = await signIn('192.0.2.1', device)
      const passed = await shop.reply('account.passCode', { ticket: again.ticket, code: now() }, again.asking)
      expect(passed).toMatchObject({ status: 200, value: { member: { name: 'Amira', owner: true } } })
    }, 120_000)

    test('and on a device that nobody knows with a recovery code', async () => {
      const { asking, ticket } = await signIn('192.0.2.2')
      shop.clock.pass(30 * second)
      expect((await shop.reply('account.passCode', { ticket, code: now() }, asking)).status).toBe(429)
      expect((await shop.reply('account.passCode', { ticket, code: codes[0] ?? '' }, asking)).status).toBe(200)
    })
  })

  test('[SAFE-6] wrong passwords from more networks than the name bears do not slow down an owner with a second factor', async () => {
    const guesses = Array.from({ length: 70 }, (_, place) =>
      shop.reply('account.signIn', { name: 'Amira', password: 'not the one' }, { from: `10.90.0.${place}` }),
    )
    // Of simultaneous strangers only some are let into the queue of passwords.
    for (const guess of await Promise.all(guesses)) expect([401, 429]).toContain(guess.status)
    for (let place = 0; place < 70; place++)
      await shop.reply('account.signIn', { name: 'Amira', password: 'not the one' }, { from: `10.91.0.${place}` })
    expect((await signIn('192.0.2.3')).ticket).toMatch(/^\d+\./)
  })
})
