// Push messages about orders: from the tap of the customer to what their phone shows, with services of every mood.
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '#domain/shared/locale.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { openPushService, type PushService, type PushSubscriber } from '#server/testing/outside/push-service.ts'
import { day, hour, minute, second } from '#server/testing/test-clock.ts'
import { cookieIn, type Person } from '#server/testing/test-people.ts'
import { type OpenShop, onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { readPushKeys } from '#work/shop/push/push-keys.ts'

const services: PushService[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})

interface Scene {
  readonly shop: TestShop
  readonly service: PushService
  readonly jef: Person
}

const publicUrl = 'https://noisette.example'

/** `pushPatience`: how long a service may be silent, in ms. A message that was taken later goes out once more. */
async function openScene(openShop: OpenShop, pushPatience = 20_000): Promise<Scene> {
  let now = () => 0
  const service = await openPushService(() => now())
  services.push(service)
  const config = { pushServices: [service.origin], publicUrl }
  const shop = await openShop({ config, pushPatience })
  now = shop.clock.now
  const { jef } = await shop.staff()
  return { shop, service, jef }
}

async function follow({ shop, service }: Scene, token: string, lang: Locale = 'en'): Promise<PushSubscriber> {
  const { pushKey } = await shop.ask('news.offer', { token })
  const browser = service.subscribe(pushKey)
  await shop.ask('news.follow', { token, lang, ...keysOf(browser) })
  return browser
}

const keysOf = ({ endpoint, p256dh, auth }: PushSubscriber) => ({ endpoint, p256dh, auth })

const set = ({ shop, jef }: Scene, id: number, status: 'received' | 'ready' | 'served') =>
  shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, { as: jef })

async function sent({ app, quiet }: TestShop): Promise<void> {
  await quiet()
  app.pushes.wake()
  await app.pushes.idle()
}

const titles = ({ shown }: PushSubscriber) => shown.map(({ title }) => title)
const statesOf = async ({ store }: TestShop) =>
  (await store.db.selectFrom('news_message').select('state').orderBy('id').execute()).map(({ state }) => state)
const followers = async ({ store }: TestShop) =>
  (await store.db.selectFrom('news_follower').selectAll().execute()).length

onBothEngines((openShop) => {
  test('[PUSH-1] Noor’s phone shows that her order is ready: code and branch, no name and no item, once', async () => {
    const scene = await openScene(openShop)
    const { shop, service } = scene
    const { id, token, code } = await shop.ask('orders.place', noorsOrder())
    const phone = await follow(scene, token)
    const tablet = await follow(scene, token, 'ar')
    await set(scene, id, 'ready')
    // The step itself wakes what sends.
    await shop.quiet()
    await shop.app.pushes.idle()
    const { topic, ...arrived } = phone.arrived[0] ?? { topic: '' }
    expect(phone.shown).toEqual([
      {
        title: `${code} is ready in Antwerpen`,
        body: 'Come and get it.',
        lang: 'en',
        dir: 'ltr',
        silent: false,
        navigate: `${publicUrl}/#/track/${token}`,
        tag: topic,
      },
    ])
    expect(arrived).toMatchObject({ ttl: 3600, urgency: 'high', claims: { aud: service.origin, sub: publicUrl } })
    expect(topic).not.toContain(token)
    expect(tablet.shown).toMatchObject([{ lang: 'ar', dir: 'rtl', title: expect.stringContaining('جاهز') }])
    for (const secret of ['Noor', 'appuccino', '470']) expect(JSON.stringify(phone.shown)).not.toContain(secret)
    await set(scene, id, 'served')
    await sent(shop)
    expect([phone.shown.length, service.asked, service.faults]).toEqual([1, 2, []])
  })

  test('[PUSH-1] later, changed, asked, refused and cancelled are told, each in the place of the one before', async () => {
    const scene = await openScene(openShop)
    const { shop, service, jef } = scene
    const { id, token, code } = await shop.ask('orders.place', noorsOrder())
    const phone = await follow(scene, token, 'nl')
    const step = (name: 'refuse' | 'cancel' | 'bringBack' | 'accept', more = {}) =>
      shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: jef })
    await step('accept')
    await sent(shop)
    expect(service.asked).toBe(0)
    await shop.ask('orders.postpone', { key: newKey(), id, minutes: 15 }, { as: jef })
    await sent(shop)
    const two = { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity: 2 }] }
    await shop.ask('orders.change', two, { as: jef })
    await sent(shop)
    await step('refuse', { reason: 'sold-out' })
    await sent(shop)
    await step('bringBack')
    await sent(shop)
    await step('cancel', { reason: 'closing' })
    await sent(shop)
    expect(titles(phone)).toEqual([
      `${code} in Antwerpen: nu rond 09:25`,
      `${code} in Antwerpen: een vraag`,
      `${code} in Antwerpen gaat niet door`,
      `${code} in Antwerpen is gewijzigd`,
      `${code} in Antwerpen is geannuleerd`,
    ])
    expect(new Set(phone.arrived.map(({ topic }) => topic)).size).toBe(1)
    expect(phone.arrived[0]).toMatchObject({ urgency: 'normal', ttl: 25 * 60 })
    expect(service.faults).toEqual([])
  })

  test('[PUSH-1] what a guest at a table and a customer who cancels see: it is brought, and nothing', async () => {
    const scene = await openScene(openShop)
    const { shop } = scene
    const atTable = await shop.ask('orders.place', tableOrder())
    const own = await shop.ask('orders.place', noorsOrder())
    const guest = await follow(scene, atTable.token)
    const noor = await follow(scene, own.token)
    await set(scene, atTable.id, 'ready')
    await shop.ask('orders.ownStep', { token: own.token, step: 'withdraw' })
    await sent(shop)
    expect(guest.shown).toMatchObject([{ body: 'We are bringing it to your table.' }])
    expect(noor.shown).toEqual([])
  })

  test('[PUSH-1] who stops hears nothing more, who is served may not begin, and a sixth browser replaces the first', async () => {
    const scene = await openScene(openShop)
    const { shop } = scene
    const { id, token } = await shop.ask('orders.place', noorsOrder())
    const browsers = []
    for (let n = 0; n < 6; n++) browsers.push(await follow(scene, token))
    const second_ = browsers[1] as PushSubscriber
    await shop.ask('news.follow', { token, lang: 'en', ...keysOf(second_) })
    await shop.ask('news.stop', { token, endpoint: second_.endpoint })
    await set(scene, id, 'ready')
    await sent(shop)
    expect(browsers.map(({ shown }) => shown.length)).toEqual([0, 0, 1, 1, 1, 1])
    await set(scene, id, 'served')
    const late = await shop.refused('news.follow', { token, lang: 'en', ...keysOf(second_) })
    expect(late.refusal).toBe('step_not_allowed')
  })

  test('[J-68] others who know the token take no place of the browser that placed the order', async () => {
    const scene = await openScene(openShop)
    const { shop, service } = scene
    const placed = await shop.reply('orders.place', noorsOrder())
    if (!placed.ok) throw new Error('it was not placed')
    const { token } = placed.value
    const { pushKey } = await shop.ask('news.offer', { token })
    const own = service.subscribe(pushKey)
    const headers = { cookie: cookieIn(placed.headers['set-cookie']) }
    await shop.ask('news.follow', { token, lang: 'en', ...keysOf(own) }, { headers })
    for (let n = 0; n < 8; n++) await follow(scene, token)
    expect(await followers(shop)).toBe(6)
    const endpoints = await shop.store.db.selectFrom('news_follower').select('endpoint').execute()
    expect(endpoints).toContainEqual({ endpoint: own.endpoint })
  })

  test('[PUSH-1] an address of this machine or of another host, and keys of a wrong length, are refused by name', async () => {
    const scene = await openScene(openShop)
    const { shop, service } = scene
    const { token } = await shop.ask('orders.place', noorsOrder())
    const { pushKey } = await shop.ask('news.offer', { token })
    const browser = keysOf(service.subscribe(pushKey))
    const refusal = async (change: Partial<typeof browser>) =>
      (await shop.refused('news.follow', { token, lang: 'en', ...browser, ...change })).refusal
    for (const endpoint of ['http://127.0.0.1:1/push', 'https://127.0.0.1/push', 'https://evil.example/push', 'x', ''])
      expect(await refusal({ endpoint }), endpoint).toBe('push_service_unknown')
    expect(await refusal({ p256dh: browser.p256dh.slice(0, 80) })).toBe('push_keys_wrong')
    expect(await refusal({ auth: browser.auth.slice(0, 20) })).toBe('push_keys_wrong')
    expect(await refusal({ p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe('push_keys_wrong')
    expect((await shop.refused('news.offer', { token: 'ZZZZ9999' })).refusal).toBe('token_unknown')
    expect((await shop.refused('news.follow', { token: 'ZZZZ9999', lang: 'en', ...browser })).refusal).toBe(
      'token_unknown',
    )
    expect(await followers(shop)).toBe(0)
    expect(service.asked).toBe(0)
  })

  test('[PUSH-1] 404 and 410 forget the subscription; 413 and a redirect are given up; a wrong key keeps it', async () => {
    const scene = await openScene(openShop)
    const { shop, service } = scene
    for (const behaviour of [404, 410, 413, 302, 403] as const) {
      service.behaviour = behaviour
      const { id, token } = await shop.ask('orders.place', noorsOrder())
      await follow(scene, token)
      await set(scene, id, 'ready')
      await sent(shop)
      shop.clock.pass(minute)
      await sent(shop)
    }
    expect(service.asked).toBe(5)
    expect(await followers(shop)).toBe(3)
    expect(await statesOf(shop)).toEqual(['given_up', 'given_up', 'given_up'])
  })

  test('[PUSH-1] a busy service is asked again when it says, a silent one after a while: three times at most', async () => {
    const scene = await openScene(openShop, 2000)
    const { shop, service } = scene
    const one = await shop.ask('orders.place', noorsOrder())
    const phone = await follow(scene, one.token)
    service.behaviour = 429
    service.retryAfter = '30'
    await set(scene, one.id, 'ready')
    await sent(shop)
    shop.clock.pass(29 * second)
    await sent(shop)
    expect(service.asked).toBe(1)
    shop.clock.pass(second)
    service.behaviour = 'hang'
    await sent(shop)
    expect(service.asked).toBe(2)
    shop.clock.pass(minute)
    service.behaviour = 201
    await sent(shop)
    expect([service.asked, phone.shown.length]).toEqual([3, 1])
    expect(phone.arrived[0]?.ttl).toBe(3600 - 90)

    const two = await shop.ask('orders.place', noorsOrder())
    const other = await follow(scene, two.token)
    service.behaviour = 'away'
    await set(scene, two.id, 'ready')
    for (let n = 0; n < 5; n++) {
      await sent(shop)
      shop.clock.pass(minute)
    }
    service.behaviour = 201
    await sent(shop)
    expect([service.asked, other.shown.length]).toEqual([6, 0])
    expect(await statesOf(shop)).toEqual(['done', 'given_up'])
  })

  test('[PUSH-1] what was undone before it went out, or came too late, is sent to nobody; the newest takes its place', async () => {
    const scene = await openScene(openShop)
    const { shop, service, jef } = scene
    const one = await shop.ask('orders.place', noorsOrder())
    const phone = await follow(scene, one.token)
    service.behaviour = 429
    service.retryAfter = '10'
    await set(scene, one.id, 'ready')
    await sent(shop)
    service.behaviour = 201
    await set(scene, one.id, 'received')
    shop.clock.pass(minute)
    await sent(shop)
    expect(phone.shown).toEqual([])
    service.behaviour = 429
    await shop.ask('orders.postpone', { key: newKey(), id: one.id, minutes: 15 }, { as: jef })
    await sent(shop)
    service.behaviour = 201
    await set(scene, one.id, 'ready')
    await sent(shop)
    shop.clock.pass(minute)
    await sent(shop)
    expect(titles(phone)).toEqual([`${one.code} is ready in Antwerpen`])
    service.behaviour = 429
    const two = await shop.ask('orders.place', noorsOrder())
    const late = await follow(scene, two.token)
    await set(scene, two.id, 'ready')
    await sent(shop)
    service.behaviour = 201
    shop.clock.pass(2 * hour)
    await sent(shop)
    expect(late.shown).toEqual([])
  })

  test('[PUSH-1] two servers send 60 messages once each, at most 20 at a time', async () => {
    const scene = await openScene(openShop)
    const { shop, service } = scene
    const other = await shop.beside({ config: { pushServices: [service.origin], publicUrl } })
    const orders = []
    for (let n = 0; n < 12; n++) orders.push(await shop.ask('orders.place', noorsOrder({ name: `Noor ${n}` })))
    const browsers: PushSubscriber[] = []
    for (const { token } of orders) for (let n = 0; n < 5; n++) browsers.push(await follow(scene, token))
    for (const { id } of orders) await set(scene, id, 'ready')
    await Promise.all([sent(shop), sent(other)])
    expect(browsers.map(({ shown }) => shown.length)).toEqual(browsers.map(() => 1))
    expect(service.mostAtOnce).toBeLessThanOrEqual(40)
    expect(service.faults).toEqual([])
  })

  test('[PUSH-1] subscriptions go a day after the order is over, and at once with its customer’s data', async () => {
    const scene = await openScene(openShop)
    const { shop } = scene
    const one = await shop.ask('orders.place', noorsOrder())
    const two = await shop.ask('orders.place', noorsOrder())
    await follow(scene, one.token)
    await follow(scene, two.token)
    await set(scene, one.id, 'served')
    await set(scene, two.id, 'served')
    await shop.ask('orders.eraseOwn', { token: two.token, given: 'Noor' })
    expect(await followers(shop)).toBe(1)
    shop.clock.pass(day - minute)
    await tidyShop(shop.store, shop.clock.now())
    expect(await followers(shop)).toBe(1)
    shop.clock.pass(2 * minute)
    await tidyShop(shop.store, shop.clock.now())
    expect(await followers(shop)).toBe(0)
    expect(await statesOf(shop)).toEqual([])
  })

  test('[PUSH-1] the shop’s key is made once, the same on every server, and stands in the database encrypted', async () => {
    const { shop } = await openScene(openShop)
    const beside = await shop.beside()
    const [one, other] = await Promise.all([readPushKeys(shop.store), readPushKeys(beside.store)])
    expect(one).toEqual(other)
    const { value } = await shop.store.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'push.key')
      .executeTakeFirstOrThrow()
    expect(value).toContain(one.publicKey)
    expect(value).not.toContain('PRIVATE KEY')
  })
})
