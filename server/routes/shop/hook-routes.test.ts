// Web hooks, with a real receiver: signed, tried again, never twice after an answer, and never into the shop's network.
import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import type { HookReach } from '#server/reach.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { type HookReceiver, isGenuine, isSigned, openHookReceiver } from '#server/testing/outside/hook-receiver.ts'
import { hour, minute, second } from '#server/testing/test-clock.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const receivers: HookReceiver[] = []
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.close()
})

async function receiver(port = 0): Promise<HookReceiver> {
  const one = await openHookReceiver(port)
  receivers.push(one)
  return one
}

const anywhere: Partial<Config> = { webHooks: 'anywhere', publicUrl: 'https://noisette.example' }
const alertEvents = ['alert.opened', 'alert.closed'] as const

async function addHook(shop: TestShop, url: string, change: object = {}) {
  const { amira } = await shop.staff()
  const wish = { key: newKey(), url, events: [...alertEvents], lang: 'en' as const, ...change }
  return await shop.ask('hooks.add', wish, { as: amira })
}

const list = async (shop: TestShop) => (await shop.ask('hooks.list', {}, { as: (await shop.staff()).amira })).hooks

async function sendTest(shop: TestShop, id: number): Promise<void> {
  await shop.ask('hooks.test', { id }, { as: (await shop.staff()).amira })
  await shop.app.outbox.idle()
}

async function pass(shop: TestShop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  await shop.app.watcher.look()
  await shop.app.outbox.idle()
}

/** Reaches the receiver, whatever `resolve` says, but only at the addresses of `allowed`. */
const reachOf = (
  resolve: HookReach['resolve'],
  allowed: readonly string[] = ['127.0.0.1'],
  patience = 500,
): HookReach => ({
  resolve,
  mayReach: (address) => allowed.includes(address),
  patience,
  protocols: ['http:'],
})

const own = [
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://[::1]/hook',
  'https://10.0.0.7:8443/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:192.168.1.1]/hook',
]
const wrong = [
  ['', 'hook_url_missing'],
  ['ntfy.sh/noisette', 'hook_url_invalid'],
  ['http://hooks.example/noisette', 'hook_url_invalid'],
  ['https://amira:secret@hooks.example/', 'hook_url_invalid'],
  ['file:///etc/passwd', 'hook_url_invalid'],
  [`https://hooks.example/${'a'.repeat(500)}`, 'hook_url_too_long'],
] as const

onBothEngines((openShop) => {
  test('[WATCH-1] an alert reaches the hook signed, in its language, without a customer’s data, and so does its end', async () => {
    const to = await receiver()
    const shop = await openShop({ config: anywhere })
    const { secret } = await addHook(shop, to.url, { lang: 'nl' })
    const { id, token, code } = await shop.ask('orders.place', noorsOrder())
    await pass(shop, 3 * minute)
    expect(to.accepted.map(({ event, alert }) => `${event} ${alert?.kind}`).sort()).toEqual([
      'alert.opened no-board',
      'alert.opened unheard',
    ])
    expect(to.accepted.find(({ alert }) => alert?.kind === 'unheard')).toMatchObject({
      title: `Antwerpen: bestelling ${code} is niet gezien`,
      branch: { id: 'antwerpen', name: 'Antwerpen' },
      orders: [{ id, code, placedAt: '2026-03-04T08:00:00.000Z', wantedAt: '2026-03-04T08:10:00.000Z' }],
      url: 'https://noisette.example/#/board',
    })
    for (const { body, signature, headers } of to.asked) {
      expect(headers['webhook-id']).toBe((JSON.parse(body) as { id: string }).id)
      expect(isSigned(secret, headers, body)).toBe(true)
      expect(isSigned(secret, headers, `${body} `)).toBe(false)
      expect(isGenuine(secret, signature, body, shop.clock.now())).toBe(true)
      expect(isGenuine('whsec_other', signature, body, shop.clock.now())).toBe(false)
      expect(isGenuine(secret, signature, `${body} `, shop.clock.now())).toBe(false)
      for (const private_ of ['Noor', '470', token]) expect(body).not.toContain(private_)
    }
    const { jef } = await shop.staff()
    await shop.ask('boards.beat', { branch: 'antwerpen', board: 'jefs-tablet-0123456789' }, { as: jef })
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    await pass(shop, 15 * second)
    expect(
      to.accepted
        .slice(2)
        .map(({ alert }) => alert?.ended)
        .sort(),
    ).toEqual(['board-open', 'heard'])
    await pass(shop, 15 * second)
    expect(to.count).toBe(4)
  })

  test('[WATCH-1] a hook that answers 500 is tried again with the same id, and the owner reads why', async () => {
    const to = await receiver()
    to.behaviour = 500
    const shop = await openShop({ config: anywhere })
    const { hook } = await addHook(shop, to.url)
    await sendTest(shop, hook.id)
    expect(await list(shop)).toMatchObject([
      {
        last: {
          event: 'test',
          state: 'waiting',
          tries: 1,
          next: shop.clock.now() + 30 * second,
          error: 'answered 500',
        },
      },
    ])
    await pass(shop, 29 * second)
    expect(to.asked).toHaveLength(1)
    await pass(shop, second)
    expect(to.asked).toHaveLength(2)
    to.behaviour = 204
    await pass(shop, minute)
    expect(await list(shop)).toMatchObject([{ last: { state: 'done', tries: 3, next: null, error: '' }, waiting: 0 }])
    const ids = to.asked.map(({ body }) => (JSON.parse(body) as { id: string }).id)
    expect(new Set(ids).size).toBe(1)
    await pass(shop, hour)
    expect(to.count).toBe(1)
  })

  test('[WATCH-1] a hook that fails for a day is given up', async () => {
    const to = await receiver()
    to.behaviour = 500
    const shop = await openShop({ config: anywhere })
    const { hook } = await addHook(shop, to.url)
    await sendTest(shop, hook.id)
    for (let hours = 0; hours < 26; hours++) await pass(shop, hour)
    expect(await list(shop)).toMatchObject([{ last: { state: 'given_up', next: null, error: 'answered 500' } }])
    const tries = to.asked.length
    await pass(shop, 5 * hour)
    expect(to.asked).toHaveLength(tries)
  })

  test('[WATCH-1] a hook that hangs holds up no other, and is told by the time it took', async () => {
    const hanging = await receiver()
    hanging.behaviour = 'hang'
    const to = await receiver()
    const shop = await openShop({ config: anywhere, hookReach: reachOf(async () => []) })
    const { hook: first } = await addHook(shop, hanging.url)
    const { hook: second_ } = await addHook(shop, to.url)
    for (const _ of [1, 2, 3]) await shop.ask('hooks.test', { id: first.id }, { as: (await shop.staff()).amira })
    await sendTest(shop, second_.id)
    expect(to.accepted).toHaveLength(1)
    expect(await list(shop)).toMatchObject([
      { last: { state: 'waiting', error: 'no answer within 0.5 seconds' } },
      { last: { state: 'done' } },
    ])
  })

  test('[WATCH-1] an answer that was lost brings the notice again with the same id, so that the receiver knows it', async () => {
    const to = await receiver()
    to.behaviour = 'drop'
    const shop = await openShop({ config: anywhere })
    const { hook } = await addHook(shop, to.url)
    await sendTest(shop, hook.id)
    to.behaviour = 200
    await pass(shop, 30 * second)
    expect(to.count).toBe(2)
    expect(to.accepted).toHaveLength(1)
  })

  test('[WATCH-1] a restart repeats nothing that was answered and loses nothing that was not', async () => {
    const to = await receiver()
    const shop = await openShop({ config: anywhere })
    await addHook(shop, to.url)
    await shop.ask('orders.place', noorsOrder())
    await pass(shop, 2 * minute)
    expect(to.accepted).toHaveLength(1)
    to.behaviour = 500
    await pass(shop, minute)
    await shop.app.close()
    to.behaviour = 200
    const again = await shop.beside({ config: anywhere })
    await pass(again, 30 * second)
    await pass(again, minute)
    expect(to.accepted.map(({ alert }) => alert?.kind)).toEqual(['no-board', 'unheard'])
    expect(to.count).toBe(2)
  })

  test('[WATCH-1] redirects are not followed', async () => {
    const to = await receiver()
    to.behaviour = 302
    const shop = await openShop({ config: anywhere })
    const { hook } = await addHook(shop, to.url)
    await sendTest(shop, hook.id)
    expect(to.asked).toHaveLength(1)
    expect(await list(shop)).toMatchObject([{ last: { error: 'answered 302; redirects are not followed' } }])
  })

  test('[WATCH-1] an address in the server’s own network, or none at all, is refused', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const add = (url: string, events: readonly 'alert.opened'[] = ['alert.opened']) =>
      shop.refused('hooks.add', { key: newKey(), url, events, lang: 'en' }, { as: amira })
    for (const url of own) expect((await add(url)).refusal, url).toBe('hook_address_refused')
    for (const [url, problem] of wrong)
      expect((await add(url, [])).problems, url).toEqual([
        { problem, field: 'url' },
        { problem: 'hook_events_missing', field: 'events' },
      ])
    expect(await list(shop)).toEqual([])
  })

  test('[WATCH-1] a name that later leads into the shop’s own network is refused when something is sent', async () => {
    const to = await receiver()
    let leadsTo = '127.0.0.1'
    const asked: string[] = []
    const resolve = async (host: string) => {
      asked.push(host)
      return [leadsTo]
    }
    const shop = await openShop({ hookReach: reachOf(resolve) })
    const { hook } = await addHook(shop, `http://hooks.example:${to.port}/noisette`)
    await sendTest(shop, hook.id)
    expect(to.asked).toMatchObject([{ host: `hooks.example:${to.port}` }])
    leadsTo = '192.168.1.1'
    shop.clock.pass(second)
    await sendTest(shop, hook.id)
    expect(to.asked).toHaveLength(1)
    expect(await list(shop)).toMatchObject([{ waiting: 1, last: { error: 'this address may not be reached' } }])
    // Resolved once when it was added and once for each try: never between the check and the connection.
    expect(asked).toHaveLength(3)
  })

  test('[WATCH-1] a name with one private address among others, or none at all, is refused', async () => {
    const shop = await openShop({
      hookReach: reachOf(async (host) => {
        if (host === 'nowhere.example') throw new Error('ENOTFOUND')
        return ['127.0.0.1', '10.0.0.1']
      }),
    })
    const { amira } = await shop.staff()
    const add = (url: string) =>
      shop.refused('hooks.add', { key: newKey(), url, events: [...alertEvents], lang: 'en' }, { as: amira })
    expect((await add('http://both.example/')).refusal).toBe('hook_address_refused')
    expect((await add('http://nowhere.example/')).refusal).toBe('hook_unreachable')
  })

  test('[WATCH-1] the secret is shown once: sent again the same form gets it again, the list never has it', async () => {
    const shop = await openShop({ config: anywhere })
    const { amira } = await shop.staff()
    const wish = { key: newKey(), url: 'http://127.0.0.1:9/', events: [...alertEvents], lang: 'en' as const }
    const first = await shop.ask('hooks.add', wish, { as: amira })
    expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(await shop.ask('hooks.add', wish, { as: amira })).toEqual(first)
    const hooks = await list(shop)
    expect(hooks).toHaveLength(1)
    expect(JSON.stringify(hooks)).not.toContain(first.secret)
  })

  test('[WATCH-1] a hook is told only of the events that it was added for, and a removed one of none', async () => {
    const to = await receiver()
    const shop = await openShop({ config: anywhere })
    const { hook } = await addHook(shop, to.url, { events: ['alert.closed'] })
    await shop.ask('orders.place', noorsOrder())
    await pass(shop, 2 * minute)
    expect(to.accepted).toEqual([])
    const { amira, jef } = await shop.staff()
    await shop.ask('hooks.remove', { id: hook.id }, { as: amira })
    await shop.ask('boards.beat', { branch: 'antwerpen', board: 'jefs-tablet-0123456789' }, { as: jef })
    await pass(shop, 15 * second)
    expect(to.asked).toEqual([])
    expect(await shop.refused('hooks.test', { id: hook.id }, { as: amira })).toMatchObject({ status: 404 })
  })

  test('[WATCH-1] there are at most ten', async () => {
    const shop = await openShop({ config: anywhere })
    for (let n = 0; n < 10; n++) await addHook(shop, `http://127.0.0.1:9/${n}`)
    const { amira } = await shop.staff()
    const wish = { key: newKey(), url: 'http://127.0.0.1:9/', events: [...alertEvents], lang: 'en' as const }
    expect((await shop.refused('hooks.add', wish, { as: amira })).refusal).toBe('hooks_full')
  })
})

describe('two servers on one PostgreSQL', () => {
  const openShop = shopsOn('postgres')

  test('[WATCH-1] send each notice once', async () => {
    const to = await receiver()
    const shop = await openShop({ config: anywhere })
    const other = await shop.beside({ config: anywhere })
    await addHook(shop, to.url)
    for (const name of ['Noor', 'Zoë', 'Mehdi', 'Tine']) await shop.ask('orders.place', noorsOrder({ name }))
    shop.clock.pass(3 * minute)
    await Promise.all([shop, other].map(({ app }) => app.watcher.look()))
    for (const { app } of [shop, other]) app.outbox.wake()
    await Promise.all([shop, other].map(({ app }) => app.outbox.idle()))
    expect(to.count).toBe(2)
    expect(to.accepted.map(({ orders = [] }) => orders.length).sort()).toEqual([0, 4])
  })
})
