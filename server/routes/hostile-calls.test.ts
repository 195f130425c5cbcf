// Every call with hostile headers, and by those whom most of a shop does not concern: what the answers must never have.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, callNames } from '../../contract/addresses.ts'
import { contract } from '../../contract/index.ts'
import { checkedBody, injection } from '../testing/contract-check.ts'
import { inputsOf, shapeOf } from '../testing/fuzz/fuzz-shapes.ts'
import { fuzzRuns, fuzzSeed, inAddress, textIn } from '../testing/fuzz/fuzz-wire.ts'
import { hostileHeaders } from '../testing/fuzz/headers.ts'
import { newKey, noorsOrder, noorsTable } from '../testing/order-drafts.ts'
import { tellSoak } from '../testing/tell-soak.ts'
import type { Person } from '../testing/test-people.ts'
import { onBothEngines, type TestShop } from '../testing/test-shop.ts'

const { seed, runs } = { seed: fuzzSeed, runs: fuzzRuns(4) }
/** Sending a picture or a sheet is fuzzed with every-call; a password is slow to check on purpose. */
const slow: readonly CallName[] = ['account.signIn', 'account.signUp', 'passwords.change', 'passwords.useLink']
const calls = callNames.filter((name) => !contract[name].file && !slow.includes(name))

/** What somebody at Merksem told the shop: no barista of Antwerpen has to know it, and no stranger. */
const ofMerksem = ['Zyxwella', '0479 66 55 44', 'walnut-allergy-zyx', 'Merksemse Dreef 987']
/** The same at Antwerpen, for strangers only. */
const ofAntwerpen = ['Qrstijn', '0478 33 22 11', 'peanut-allergy-qrs']
const ofMessages = ['Vwxander', 'vwx@voorbeeld.example', 'about my wedding']

onBothEngines((openShop, engine) => {
  let shop: TestShop
  let jef: Person
  let hashes: string[] = []
  let doors = 0
  afterAll(() => tellSoak('hostile calls', engine, seed, { calls: calls.length, requests: doors }))

  beforeAll(async () => {
    const nowhere = { resolve: async () => [], mayReach: () => false, patience: 500 }
    shop = await openShop({ config: { trustProxy: 1 }, reach: nowhere })
    const staff = await shop.staff()
    jef = staff.jef
    const orderOf = (branch: string, [name = '', phone = '', note = '', address]: readonly string[]) =>
      noorsOrder({
        branch,
        name,
        phone,
        ...(address && { address }),
        lines: [{ item: 'cappuccino', quantity: 1, note }],
      })
    const { token } = await shop.ask('orders.place', orderOf('merksem', ofMerksem))
    ofMerksemAlso.push(token)
    const own = await shop.ask('orders.place', orderOf('antwerpen', ofAntwerpen))
    ofAntwerpenAlso.push(own.token)
    await shop.ask('reservations.place', noorsTable({ branch: 'merksem', name: 'Zyxwella', phone: '0479 66 55 44' }))
    const [name = '', email = '', message = ''] = ofMessages
    await shop.ask('contact.send', { key: newKey(), name, email, message })
    hashes = await secretsIn(shop)
    expect(hashes.length).toBeGreaterThan(5)
  })
  const ofMerksemAlso: string[] = []
  const ofAntwerpenAlso: string[] = []

  /** What this asker must not find in any answer. */
  const hiddenFrom = (asker: 'nobody' | 'Jef'): string[] => [
    ...hashes,
    ...ofMerksem,
    ...ofMerksemAlso,
    ...ofMessages,
    ...(asker === 'nobody' ? [...ofAntwerpen, ...ofAntwerpenAlso] : []),
  ]

  async function answerTo(name: CallName, input: object, asking: { as?: Person; headers?: Record<string, string> }) {
    doors++
    const from = `10.9.${(doors >> 8) & 255}.${doors & 255}`
    const answer = await shop.inject(injection(name, inAddress(name, { ...input }), { ...asking, from }))
    const [status, text] = [answer.statusCode, textIn(answer)]
    expect(status, text).toBeLessThan(500)
    return { status, text }
  }

  describe.each(calls)('%s', (name) => {
    const inputs = inputsOf(shapeOf(name)).filter((input) => typeof input === 'object' && input !== null)

    test('[SAFE-8] answers in the shape of its contract, whatever the headers', async () => {
      const property = fc.asyncProperty(inputs, hostileHeaders, fc.boolean(), async (input, headers, signedIn) => {
        const asking = signedIn && !('cookie' in headers) ? { as: jef, headers } : { headers }
        const { status, text } = await answerTo(name, input as object, asking)
        if (!isOfNoCall(status, text)) checkedBody(name, status, text)
      })
      await fc.assert(property, { seed, numRuns: runs })
    })

    test('[SAFE-8] tells strangers nothing of customers, and a barista nothing of another branch', async () => {
      const property = fc.asyncProperty(inputs, fc.constantFrom('nobody', 'Jef'), async (input, asker) => {
        const { text } = await answerTo(name, input as object, asker === 'Jef' ? { as: jef } : {})
        for (const hidden of hiddenFrom(asker)) expect(text.includes(hidden), `${asker} reads ${hidden}`).toBe(false)
        if (asker === 'Jef' && text.includes('"not_signed_in"')) jef = await shop.signIn('Jef')
      })
      await fc.assert(property, { seed, numRuns: runs })
    })
  })
})

/** What the server keeps of passwords, sessions and keys. */
async function secretsIn({ store: { db } }: TestShop): Promise<string[]> {
  const members = await db.selectFrom('staff').selectAll().execute()
  const sessions = await db.selectFrom('staff_session').select('token_hash').execute()
  const settings = await db.selectFrom('setting').select('value').where('key', 'like', '%key').execute()
  const texts = members.flatMap((member) => Object.values(member)).filter((value) => typeof value === 'string')
  return [
    ...texts.filter((text) => text.length >= 40),
    ...sessions.map((session) => session.token_hash),
    ...settings.map(({ value }) => value),
  ]
}

/** An address with a segment that is too long reaches no call; a page that has the answer already gets no body. */
const isOfNoCall = (status: number, text: string): boolean =>
  (status === 404 && text.includes('"not_found"')) || (status === 304 && text === '')
