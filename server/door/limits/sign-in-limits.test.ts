// @module-tag long
// How often a sign-in may fail, in numbers: what an attacker gets in a day, and what is left for the owner.
import { describe, expect, test } from 'vitest'
import { day, hour, minute, second } from '#server/testing/test-clock.ts'
import { codeGate, passkeyLimit, secondStepLimits, signInGate } from './sign-in-limits.ts'

const networks = Array.from({ length: 1000 }, (_, place) => `10.${place >> 8}.${place & 255}.1`)
const owner = { nameKey: 'amira', staff: 1 }

/** Every network tries again and again for a day; returns how many tries were let through. */
function attack(tryOnce: (address: string, now: number) => { readonly wait: number }): number {
  const nextAt = networks.map((_, place) => place * 10)
  let admitted = 0
  for (let now = 0; now < day; now += 20 * second)
    for (const [place, address] of networks.entries())
      while ((nextAt[place] ?? 0) <= now) {
        const { wait } = tryOnce(address, now)
        if (wait === 0) admitted++
        else nextAt[place] = now + wait * second
      }
  return admitted
}

describe('[SAFE-6] after a day of wrong tries from 1,000 networks', { timeout: 120_000 }, () => {
  const home = '198.51.100.7'

  test('an owner with a second factor signs in at the first try, even on a new device', () => {
    const gate = signInGate()
    const tried = { nameKey: owner.nameKey, device: undefined, guarded: true }
    expect(attack((address, now) => gate({ ...tried, address }, now))).toBeGreaterThan(100_000)
    expect(gate({ ...tried, address: home }, day).wait).toBe(0)
  })

  test('an owner without one signs in at the first try on a known device; guesses came to a trickle', () => {
    const gate = signInGate()
    const tried = { nameKey: owner.nameKey, guarded: false }
    const guesses = attack((address, now) => gate({ ...tried, address, device: undefined }, now))
    expect(guesses).toBeLessThanOrEqual(60 + day / (20 * second) + 1)
    expect(gate({ ...tried, address: home, device: 'tablet' }, day).wait).toBe(0)
  })

  test('of an attacker who knows the password, a known device, a recovery code and a passkey still pass', () => {
    const gate = codeGate()
    const tried = { staff: owner.staff, device: undefined, kind: 'time' as const }
    const guesses = attack((address, now) => gate({ ...tried, address }, now))
    expect(guesses).toBeLessThanOrEqual(secondStepLimits.accountAtOnce + day / secondStepLimits.accountEveryMs + 1)
    expect(gate({ ...tried, address: home }, day - second).wait).toBeGreaterThan(0)
    expect(gate({ ...tried, address: home, device: 'phone' }, day - second).wait).toBe(0)
    expect(gate({ ...tried, address: home, kind: 'recovery' }, day - second).wait).toBe(0)
    expect(passkeyLimit().wait(home, day - second)).toBe(0)
  })
})

test('[SAFE-6] on a known device five codes may be wrong in a quarter of an hour; what was right is given back', () => {
  const gate = codeGate()
  const tried = { staff: 1, address: '198.51.100.7', device: 'phone', kind: 'time' as const }
  for (let time = 0; time < 20; time++) gate(tried, 0).right()
  const waits = Array.from({ length: 6 }, () => gate(tried, minute).wait)
  expect(waits).toEqual([0, 0, 0, 0, 0, 14 * 60])
  expect(gate({ ...tried, staff: 2 }, minute).wait).toBe(0)
  expect(gate(tried, hour).wait).toBe(0)
})

test('[SAFE-6] one network spends its own tries, not those of the next', () => {
  const gate = codeGate()
  const tried = { staff: 1, device: undefined, kind: 'recovery' as const }
  const waits = Array.from({ length: 6 }, () => gate({ ...tried, address: '203.0.113.5' }, 0).wait)
  expect(waits).toEqual([0, 0, 0, 0, 0, 900])
  expect(gate({ ...tried, address: '203.0.113.6' }, 0).wait).toBe(0)
})
