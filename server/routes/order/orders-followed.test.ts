// Many customers behind one address follow their orders: on any server, after a restart, and beside someone guessing.
import { expect, test } from 'vitest'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { cookieIn } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

interface Customer {
  readonly token: string
  readonly cookie: string
}

const cookieOf = (header: string | string[] | undefined) =>
  cookieIn([header ?? []].flat().filter((one) => one.startsWith('noisette-orders=')))

onBothEngines((openShop) => {
  const from = '127.0.0.1'
  const order = async (shop: TestShop): Promise<Customer> => {
    const reply = await shop.reply('orders.place', noorsOrder(), { from })
    if (!reply.ok) throw new Error(reply.refusal.refusal)
    return { token: reply.value.token, cookie: cookieOf(reply.headers['set-cookie']) }
  }
  const track = (shop: TestShop, { token, cookie }: Customer) =>
    shop.reply('orders.track', { token }, { from, headers: { cookie } })
  const guessUntilRefused = async (shop: TestShop) => {
    const statuses: number[] = []
    for (let guess = 0; guess < 31; guess++)
      statuses.push((await track(shop, { token: `GUESS${100 + guess}`, cookie: '' })).status)
    return statuses
  }

  test('[F-4] a hundred customers on one Wi-Fi follow their orders across a restart, with and without a note', async () => {
    const before = await openShop()
    const noted = await Promise.all(Array.from({ length: 100 }, () => order(before)))
    // A customer who opens the token on another device has no proof of it there.
    const customers = noted.map((one, place) => (place % 2 === 0 ? one : { ...one, cookie: '' }))
    await before.close()
    const shop = await openShop({ address: before.address, demo: false })
    const site = await shop.listen()

    const polls = await Promise.all(customers.map((customer) => track(shop, customer)))
    expect(polls.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const streams = await Promise.all(customers.map((customer) => listenTo(site, customer)))
    expect(streams.map(({ status }) => status)).toEqual(Array(100).fill(200))
    for (const stream of streams) stream.close()

    expect(await guessUntilRefused(shop)).toEqual([...Array(30).fill(404), 429])
    for (const [place, customer] of customers.entries()) {
      const cookie = customer.cookie || cookieOf(polls[place]?.headers['set-cookie'])
      expect((await track(shop, { ...customer, cookie })).status).toBe(200)
    }
  })

  test('[F-4] beyond the limit a right token that this browser never had is refused as a wrong one is', async () => {
    const shop = await openShop()
    const noor = await order(shop)
    const jef = await order(shop)
    await guessUntilRefused(shop)
    const right = await track(shop, { token: jef.token, cookie: noor.cookie })
    const wrong = await track(shop, { token: 'GUESS999', cookie: noor.cookie })
    for (const one of [right, wrong])
      expect(one).toMatchObject({ status: 429, ok: false, refusal: { refusal: 'too_many', retryAfter: 60 } })
    expect((await track(shop, noor)).status).toBe(200)
    const stream = await listenTo(await shop.listen(), noor)
    expect(stream.status).toBe(200)
    stream.close()
  })

  test('[F-4] a note counts on every server, and no made-up one does', async () => {
    const shop = await openShop()
    const other = await shop.beside()
    const noor = await order(shop)
    await guessUntilRefused(other)
    expect((await track(other, noor)).status).toBe(200)
    const made = noor.cookie.replace(/=.*/, `=${'x'.repeat(22)}`)
    for (const cookie of [made, `${made}.`, 'noisette-orders=%00', `${made}${'.y'.repeat(3000)}`])
      expect((await track(other, { ...noor, cookie })).status).toBe(429)
  })

  test('[F-4] the note is kept from scripts and other sites, and holds the last eight orders', async () => {
    const shop = await openShop()
    const customers: Customer[] = []
    let cookie = ''
    for (let time = 0; time < 10; time++) {
      const reply = await shop.reply('orders.place', noorsOrder(), { headers: { cookie } })
      const given = [reply.headers['set-cookie'] ?? []].flat()[0] ?? ''
      expect(given).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
      cookie = cookieIn(given)
      if (reply.ok) customers.push({ token: reply.value.token, cookie })
    }
    await guessUntilRefused(shop)
    const statuses = []
    for (const { token } of customers) statuses.push((await track(shop, { token, cookie })).status)
    expect(statuses).toEqual([429, 429, ...Array(8).fill(200)])
    expect(cookie.length).toBeLessThan(300)
  })
})
