// Guessing passwords: those who guess are slowed down, and staff still get in.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInLimits } from '#server/door/limits/sign-in-limits.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import { passwordOf } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

// How long a hash takes is what limits guesses.
process.env.REAL_HASHES = 'yes'

onBothEngines((openShop) => {
  describe('behind a proxy, over HTTP', () => {
    let shop: TestShop
    let site: string
    beforeAll(async () => {
      shop = await openShop({ config: { trustProxy: 1 } })
      await shop.staff()
      site = await shop.listen()
    })
    beforeEach(() => shop.clock.pass(hour))

    /** One sign-in as a browser at `from` sends it; returns the status and the cookies it gets. */
    const signIn = async (name: string, { from, right = false, cookie = '' }: SignIn) => {
      const answer = await fetch(`${site}/api/account/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
        body: JSON.stringify({ name, password: right ? passwordOf('Amira') : 'not the one' }),
      })
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '')
      return { status: answer.status, device: cookies.find((one) => one.startsWith('noisette-device=')) ?? '' }
    }
    const wrongOnes = async (count: number, name: string, wish: SignIn | ((time: number) => SignIn)) => {
      const statuses: number[] = []
      for (let time = 0; time < count; time++)
        statuses.push((await signIn(name, typeof wish === 'function' ? wish(time) : wish)).status)
      return statuses
    }

    test('[F-46] after ten wrong passwords from outside the owner signs in, also on a device that nobody knows', async () => {
      expect(await wrongOnes(11, 'Amira', { from: '203.0.113.5' })).toEqual([...Array(10).fill(401), 429])
      expect((await signIn('Amira', { from: '198.51.100.7', right: true })).status).toBe(200)
      expect((await signIn('Amira', { from: '203.0.113.5', right: true })).status).toBe(429)
    })

    test('[F-46] however many networks guess, a device of an earlier sign-in gets in, with its own ten tries', async () => {
      const { device } = await signIn('Amira', { from: '198.51.100.7', right: true })
      expect(device).toMatch(/^noisette-device=[\w-]{43}$/)
      const statuses = await wrongOnes(signInLimits.nameAtOnce + 1, 'Amira', (time) => ({ from: `203.0.113.${time}` }))
      expect([statuses.at(-2), statuses.at(-1)]).toEqual([401, 429])
      expect((await signIn('Amira', { from: '192.0.2.1', right: true })).status).toBe(429)
      expect((await signIn('Amira', { from: '192.0.2.1', right: true, cookie: device })).status).toBe(200)
      expect(await wrongOnes(11, 'Amira', { from: '203.0.113.1', cookie: device })).toEqual([
        ...Array(10).fill(401),
        429,
      ])
      shop.clock.pass(signInLimits.nameEveryMs)
      expect((await signIn('Amira', { from: '192.0.2.2', right: true })).status).toBe(200)
    })

    test('[F-46] twenty wrong ones from the shop’s Wi-Fi stop no staff there who signed in on their device before', async () => {
      const from = '203.0.113.80'
      const { device } = await signIn('Amira', { from, right: true })
      for (let time = 0; time < 20; time++) await signIn(`guess ${time}`, { from })
      expect((await signIn('Jef', { from })).status).toBe(429)
      expect((await signIn('Amira', { from, right: true, cookie: device })).status).toBe(200)
    })

    test('[F-46] right ones never count: the eleventh tablet, and the twenty-first, sign in from one address', async () => {
      for (let tablet = 0; tablet < 21; tablet++)
        expect((await signIn('Amira', { from: '203.0.113.80', right: true })).status).toBe(200)
    })

    test('[F-46] a right sign-in gives back what it spent and no more: one’s own account widens no limit', async () => {
      const from = '203.0.113.5'
      for (let time = 0; time < 20; time++) {
        await signIn(`guess ${time}`, { from })
        if (time % 5 === 0) await signIn('Amira', { from, right: true })
      }
      expect((await signIn('guess', { from })).status).toBe(429)
    })

    test('[F-46] one name is one name: accents as they may be written, case, blanks and NUL give no more tries', async () => {
      const spellings = [
        'Zoé',
        'Zoe\u0301',
        'ZOÉ',
        ' zoé ',
        'Zo\u0000é',
        'Zoe\u034f\u0301',
        'Zoé\u0007',
        'Ｚｏé',
        'Z\u200boé',
      ]
      const statuses: number[] = []
      for (let time = 0; time < 11; time++)
        statuses.push((await signIn(spellings[time % spellings.length] ?? '', { from: '203.0.113.9' })).status)
      expect(statuses).toEqual([...Array(10).fill(401), 429])
    })

    test('[F-46] many at once are counted as they begin', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 15 }, async () => (await signIn('Amira', { from: '203.0.113.5' })).status),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      shop.clock.pass(15 * minute)
      expect((await signIn('Amira', { from: '203.0.113.5' })).status).toBe(401)
    })

    test('[F-72] while a thousand guess at once, a known device signs in within two seconds, and nobody waits long', async () => {
      const { device } = await signIn('Amira', { from: '198.51.100.7', right: true })
      const begun = performance.now()
      const guesses = Array.from({ length: 1000 }, (_, place) =>
        signIn(`guess ${place}`, { from: `10.${place >> 8}.${place & 255}.1` }),
      )
      await Promise.race(guesses)
      const asked = performance.now()
      expect((await signIn('Amira', { from: '198.51.100.8', right: true, cookie: device })).status).toBe(200)
      expect(performance.now() - asked).toBeLessThan(2000)
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(500)
      expect(new Set(statuses)).toEqual(new Set([401, 429]))
      expect(performance.now() - begun).toBeLessThan(15_000)
    })

    test('[F-46] a cookie that no sign-in gave is no known device, nor is another account’s', async () => {
      const made = `noisette-device=${'x'.repeat(43)}`
      const { device } = await signIn('Amira', { from: '198.51.100.7', right: true, cookie: made })
      expect(device).not.toBe('')
      expect(device).not.toBe(made)
      await wrongOnes(10, 'Jef', { from: '203.0.113.5' })
      for (const cookie of [made, device])
        expect((await signIn('Jef', { from: '203.0.113.5', cookie })).status).toBe(429)
    })
  })
})

interface SignIn {
  readonly from: string
  readonly right?: boolean
  readonly cookie?: string
}
