// Every call over HTTP with valid and invalid inputs made from its contract: no fault, no hang, no answer outside it.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, type CallName, callNames } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { checkedBody } from '../testing/contract-check.ts'
import { inputsOf, odd, shapeOf } from '../testing/fuzz/fuzz-shapes.ts'
import { askOverWire, fuzzRuns, fuzzSeed, type Got, send } from '../testing/fuzz/fuzz-wire.ts'
import { stopHangs } from '../testing/fuzz/stop-hangs.ts'
import { noorsOrder, noorsTable } from '../testing/order-drafts.ts'
import { tellSoak } from '../testing/tell-soak.ts'
import { onBothEngines, type TestShop } from '../testing/test-shop.ts'

const seed = fuzzSeed
const runs = fuzzRuns(12)
/** These hash a password, which is slow on purpose. */
const slow: readonly CallName[] = [
  'account.signIn',
  'account.signUp',
  'factors.confirm',
  'passwords.change',
  'passwords.useLink',
]

const inputs = (name: CallName) =>
  fc.oneof({ weight: 12, arbitrary: inputsOf(shapeOf(name)) }, { weight: 1, arbitrary: odd })

const files = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string().map((text) => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`)),
)
const fileTypes = fc.constantFrom('image/png', 'image/svg+xml', 'image/avif', 'text/plain', 'application/json', 'x')

/** Mostly Amira, who may do everything. */
const askers = fc.constantFrom('Amira', 'Amira', 'Amira', 'Jef', 'nobody')

onBothEngines((openShop, engine) => {
  let shop: TestShop
  let url: string
  const cookies = new Map<string, string>()
  let doors = 0
  afterAll(() => tellSoak('every call', engine, seed, { calls: callNames.length, requests: doors }))

  stopHangs()
  beforeAll(async () => {
    const nowhere = { resolve: async () => [], mayReach: () => false, patience: 500 }
    shop = await openShop({ config: { trustProxy: 1 }, reach: nowhere })
    const { amira, jef } = await shop.staff()
    for (const { name, cookie } of [amira, jef]) cookies.set(name, cookie)
    for (const name of ['Noor', 'Jef', 'Zoë']) await shop.ask('orders.place', noorsOrder({ name }))
    await shop.ask('reservations.place', noorsTable())
    url = await shop.listen()
  })

  /**
   * The asker's cookie, and another address each time behind the trusted proxy, so that no limit is hit by accident.
   */
  function headersOf(asker: string): Record<string, string> {
    doors += 1
    const cookie = cookies.get(asker)
    const from = { 'x-forwarded-for': `10.${doors >> 16}.${(doors >> 8) & 255}.${doors & 255}` }
    return cookie ? { ...from, cookie } : from
  }

  /** An earlier input may have ended the session. */
  async function signInAgain(asker: string, { text }: Got): Promise<void> {
    if (!cookies.has(asker) || !text.includes('"not_signed_in"')) return
    const member = await shop.signIn(asker).catch(() => undefined)
    if (member) cookies.set(asker, member.cookie)
  }

  const calls = callNames.filter((name) => !contract[name].file)
  describe.each(calls)('%s', (name) => {
    test(`[SAFE-8] stays within its contract on ${engine}, whatever it is given`, async () => {
      const property = fc.asyncProperty(inputs(name), askers, async (input, asker) => {
        const got = await send(url, name, input, headersOf(asker))
        expectWithin(name, got)
        await signInAgain(asker, got)
      })
      await fc.assert(property, { seed, numRuns: slow.includes(name) ? runs / 4 : runs })
    })
  })

  test.each(['sheet.preview', 'sheet.apply'] as const)(
    `[SAFE-8] %s stays within its contract on ${engine}, whatever file it is given`,
    async (name) => {
      const path = addressOf(name).path
      const property = fc.asyncProperty(files, fileTypes, askers, fc.boolean(), async (file, type, asker, whole) => {
        const headers = { ...headersOf(asker), 'content-type': type === 'x' ? type : 'application/octet-stream' }
        const query = whole ? '?key=a-key-of-16-chars&plan=x&removes=yes' : '?lang=x'
        const got = await askOverWire(`${url}${path}${query}`, { method: 'POST', headers, body: new Uint8Array(file) })
        expectWithin(name, got)
      })
      await fc.assert(property, { seed, numRuns: runs / 4 })
    },
  )

  test(`[SAFE-8] images.upload stays within its contract on ${engine}, whatever file it is given`, async () => {
    const property = fc.asyncProperty(files, fileTypes, askers, async (file, type, asker) => {
      const headers = { ...headersOf(asker), 'content-type': type }
      const got = await askOverWire(`${url}/api/staff/images`, { method: 'POST', headers, body: new Uint8Array(file) })
      expectWithin('images.upload', got)
    })
    await fc.assert(property, { seed, numRuns: runs / 4 })
  })
})

function expectWithin(name: CallName, got: Got): void {
  expect(got.status, got.text).toBeLessThan(500)
  if (isOfNoCall(got)) return
  const body = checkedBody(name, got.status, got.text)
  if (body.ok || body.refusal.refusal !== 'bad_input') return
  // The sender learns what to mend.
  expect(body.refusal.problems.length, got.text).toBeGreaterThan(0)
  for (const { field } of body.refusal.problems) expect(field, got.text).toBeTruthy()
}

/** What reaches no call at all: an address that is too long for HTTP, or with a path segment that is too long. */
function isOfNoCall({ address, status, text }: Got): boolean {
  if (status === 431) return address.length > 15_000
  const tooLong = new URL(address).pathname.split('/').some((part) => part.length > 100)
  return tooLong && status === 404 && (JSON.parse(text) as { refusal: string }).refusal === 'not_found'
}
