// Every call with hostile headers, and by those whom most of a shop does not concern: what the answers must never have.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallName, callNames } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { checkedBody, injection } from '../testing/contract-check.ts'
import { inputsOf, shapeOf } from '../testing/fuzz/fuzz-shapes.ts'
import { answeredText, fuzzRuns, fuzzSeed, inAddress } from '../testing/fuzz/fuzz-wire.ts'
import { inTime, stopHangs } from '../testing/fuzz/stop-hangs.ts'
import { newKey, noorsOrder, noorsTable } from '../testing/order-drafts.ts'
import { tellSoak } from '../testing/tell-soak.ts'
import type { Person } from '../testing/test-people.ts'
import { onBothEngines, type TestShop } from '../testing/test-shop.ts'

const seed = fuzzSeed
const runs = fuzzRuns(4)
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

  stopHangs()
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
    const asked = injection(name, inAddress(name, { ...input }), { ...asking, from })
    const answer = await inTime(name, shop.inject(asked))
    const status = answer.statusCode
    const text = answeredText(answer)
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

const cookies = [
  '',
  ';;;',
  '=',
  'noisette=',
  'noisette=%',
  'noisette=%ff%00',
  'noisette=undefined; noisette=null',
  `noisette=${'A'.repeat(43)}`,
  `noisette=${'A'.repeat(7000)}`,
  '__proto__=1; constructor=2; toString=3',
  `${'a=b; '.repeat(500)}`,
  'noisette="quoted',
  'noisette=\u00ff\u00fe',
]

const values = ['', ' ', '*', '-1', 'NaN', '\u00ff', 'null', 'x'.repeat(4000), ';q=', ',,,', '"', '\\', '1e999']

const meant: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json;;;',
    'image/png',
  ],
  'accept-language': ['nl;q=x', `${'nl,'.repeat(900)}`, '__proto__'],
  'accept-encoding': ['br;q=0, gzip;q=NaN', 'identity;q=0', '*;q=0'],
  'if-none-match': ['*', '"', 'W/"x"', `${'"a",'.repeat(900)}`],
  'last-event-id': ['0', '-1', '18446744073709551616:1', 'x:y'],
  'x-forwarded-for': ['unknown', '::1, ::ffff:10.0.0.1', '999.1.1.1', '10.0.0.1'.repeat(300)],
  'x-forwarded-proto': ['https,http', 'javascript'],
  'user-agent': ['', '<script>', 'x'.repeat(6000)],
  origin: ['null', 'https://elsewhere.example', 'http://[', 'file://'],
  'sec-fetch-site': ['cross-site', 'same-site', 'x'],
  host: ['', 'a b', 'elsewhere.example:99999', '[::'],
  'content-encoding': ['gzip', 'x'],
  range: ['bytes=0-', 'bytes=5-1'],
}

const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      ...Object.fromEntries(
        Object.entries(meant).map(([name, own]) => [name, fc.constantFrom(...own, ...values)] as const),
      ),
      cookie: fc.constantFrom(...cookies),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)))
