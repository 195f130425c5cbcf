// Sign-ins whose password is being checked while the account changes: none of them opens a session afterwards.
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { lockAccount, saveTimeSecret } from '#server/store/people/factor-store.ts'
import { endOthers } from '#server/store/people/own-sessions.ts'
import { endSessionsOf, savePassword } from '#server/store/people/staff-store.ts'
import { passwordOf } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { fromBase32, timeCode, timeWindowAt } from '#work/people/auth/factors/time-codes.ts'
import { inTurn } from '#work/people/auth/password.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Signs in, and lets `meanwhile` happen after the account was read and before its password has been checked. */
async function signInDuring(shop: TestShop, name: string, meanwhile: () => Promise<unknown>) {
  const held = Promise.withResolvers<void>()
  const busy = [1, 2].map(() => inTurn('known', () => held.promise))
  const signIn = shop.reply('account.signIn', { name, password: passwordOf(name) }, { from: '203.0.113.9' })
  // Time for it to read the account; on a slower machine it finds what has changed, which is refused as well.
  for (let turn = 0; turn < 100; turn++) {
    await setImmediate()
    await shop.ask('account.read', {})
  }
  await meanwhile()
  held.resolve()
  await Promise.all(busy)
  return await signIn
}

const openSessions = async ({ store }: TestShop, staff: number) =>
  (await store.db.selectFrom('staff_session').select('ended').where('staff', '=', staff).execute()).filter(
    ({ ended }) => ended === 0,
  ).length

onBothEngines((openShop) => {
  describe('[SAFE-6] a sign-in with the right password that was under way', () => {
    test('opens nothing once another password was set', async () => {
      const shop = await openShop()
      const { jef } = await shop.staff()
      const reply = await signInDuring(shop, 'Jef', () =>
        shop.store.write(async (trx) => {
          await savePassword(trx, jef.id, 'another one')
          await endSessionsOf(trx, jef.id)
        }),
      )
      expect(reply).toMatchObject({ ok: false, refusal: { refusal: 'wrong_credentials' } })
      expect(await openSessions(shop, jef.id)).toBe(0)
    })

    test('opens nothing once a second factor was set up, and asks for it the next time', async () => {
      const shop = await openShop()
      const { jef } = await shop.staff()
      const now = shop.clock.now()
      const reply = await signInDuring(shop, 'Jef', () =>
        shop.store.write(async (trx) => {
          await lockAccount(trx, jef.id)
          await saveTimeSecret(trx, jef.id, { secret, setAt: now, step: timeWindowAt(now) - 1 })
          await endOthers(trx, jef.id, 'none')
        }),
      )
      expect(reply.ok).toBe(false)
      expect(await openSessions(shop, jef.id)).toBe(0)
      const again = await shop.refused('account.signIn', { name: 'Jef', password: passwordOf('Jef') })
      expect(again).toMatchObject({ refusal: 'factor_needed', factor: { code: true } })
      const code = timeCode(fromBase32(secret), timeWindowAt(now))
      expect(await shop.reply('account.passCode', { ticket: again.factor?.ticket ?? '', code })).toMatchObject({
        ok: true,
      })
    })
  })
})
