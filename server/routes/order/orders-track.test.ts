// Following an order by its token: as typed, without the customer's data, and impossible to guess.
import { beforeAll, expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { cookieIn } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let token: string
  /** Of the browser that placed it. */
  let cookie: string
  beforeAll(async () => {
    shop = await openShop()
    const lines = [{ item: 'cappuccino', quantity: 2, note: 'oat milk' }]
    const placed = await shop.reply('orders.place', noorsOrder({ address: 'Meir 1', lines }))
    if (!placed.ok) throw new Error(placed.refusal.refusal)
    token = placed.value.token
    cookie = proofIn(placed.headers)
  })
  const proofIn = (headers: { readonly 'set-cookie'?: string | string[] | undefined }) =>
    cookieIn([headers['set-cookie'] ?? []].flat().filter((one) => one.startsWith('noisette-orders=')))

  test('[TRACK-2] the holder of the token sees the order with its lines, their notes and status', async () => {
    expect(await shop.ask('orders.track', { token }, { headers: { cookie } })).toMatchObject({
      token,
      branch: 'antwerpen',
      total: 640,
      lines: [{ id: 1, item: 'cappuccino', quantity: 2, notes: 'oat milk', status: 'received' }],
    })
  })

  test('[H-50] who only has the token reads no notes, and no number that counts the orders of the shop', async () => {
    const stranger = await shop.reply('orders.track', { token })
    const again = { headers: { cookie: proofIn(stranger.headers) } }
    const shown = [
      stranger.ok && stranger.value,
      await shop.ask('orders.track', { token }, again),
      await shop.ask('orders.ownStep', { token, step: 'arrive' }, again),
    ]
    for (const order of shown) {
      expect(JSON.stringify(order)).not.toContain('oat milk')
      expect(order).not.toHaveProperty('id')
    }
    const { lines } = await shop.ask('orders.ownStep', { token, step: 'arrive' }, { headers: { cookie } })
    expect(lines[0]?.notes).toBe('oat milk')
    const jef = (await shop.staff()).jef
    const { orders } = await shop.ask('orders.list', { search: token }, { as: jef })
    expect((await shop.ask('orders.read', { id: orders[0]?.id ?? 0 }, { as: jef })).lines[0]?.notes).toBe('oat milk')
  })

  test('[TRACK-1] blanks and case do not matter', async () => {
    for (const typed of [token.toLowerCase(), ` ${token} `, `${token.slice(0, 4)} ${token.slice(4)}`, `${token}\n`])
      expect((await shop.ask('orders.track', { token: typed })).token).toBe(token)
  })

  test('[TRACK-1] an unknown token, and one of another length, are not found', async () => {
    for (const typed of ['AAAAAAAA', 'AAAAAAA', `${token}A`, 'É'.repeat(8), `%' or 1=1`, '\u0000\u0000'])
      expect(await shop.refused('orders.track', { token: typed }), typed).toMatchObject({
        status: 404,
        refusal: 'token_unknown',
      })
  })

  test('neither name nor phone nor address of the customer are in the answer', async () => {
    const { response } = await shop.reply('orders.track', { token })
    for (const secret of ['Noor', '470123456', 'Meir']) expect(response.body).not.toContain(secret)
  })

  test('[TRACK-6] of 100 wrong tokens in a minute most are not even looked up; the order one follows still comes', async () => {
    const from = '10.7.0.1'
    const { headers } = await shop.reply('orders.track', { token }, { from })
    const cookie = cookieIn(headers['set-cookie'])
    const statuses: number[] = []
    for (let guess = 0; guess < 100; guess++)
      statuses.push(
        (await shop.reply('orders.track', { token: `GUESS${String(guess).padStart(3, '0')}` }, { from })).status,
      )
    expect([
      statuses.filter((status) => status === 404).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([30, 70])
    const refused = await shop.reply('orders.track', { token: 'GUESS999' }, { from })
    expect(refused).toMatchObject({ ok: false, refusal: { refusal: 'too_many', retryAfter: 60 } })
    expect(refused.headers['retry-after']).toBe('60')
    expect((await shop.ask('orders.track', { token }, { from, headers: { cookie } })).token).toBe(token)
    await shop.refused('orders.track', { token: 'GUESS998' }, { from: '10.7.0.2' })
    shop.clock.pass(minute)
    expect((await shop.refused('orders.track', { token: 'GUESS999' }, { from })).refusal).toBe('token_unknown')
  })

  test('[TRACK-6] guessing at the streams counts as well, and a right guess over the limit is refused like a wrong one', async () => {
    const from = '10.7.0.3'
    for (let guess = 0; guess < 30; guess++)
      await shop.inject({ url: `/api/live?token=STREAM${String(guess).padStart(2, '0')}`, remoteAddress: from })
    const stream = await shop.inject({ url: `/api/live?token=${token}`, remoteAddress: from })
    expect([stream.statusCode, stream.json().refusal]).toEqual([429, 'too_many'])
    expect((await shop.refused('orders.track', { token }, { from })).refusal).toBe('too_many')
  })

  test('[F-51] an archived order is called archived', async () => {
    const { lotte } = await shop.staff()
    const { token: gone } = await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    await shop.ask('orders.clear', { branches: ['merksem'], alsoOpen: true, alsoLater: true }, { as: lotte })
    expect((await shop.refused('orders.track', { token: gone }, { from: '10.7.0.4' })).refusal).toBe('order_archived')
  })
})
