// The log: one line per request, with the id that the response names, and no personal data.
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type ShopOptions } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  const logged = async (options: ShopOptions = {}) => {
    const lines: string[] = []
    const shop = await openShop({
      ...options,
      config: { logLevel: 'debug' },
      logTo: { write: (line) => lines.push(line) },
    })
    return { shop, lines }
  }

  test('a refused request is found in the log by the id of its answer', async () => {
    const { shop, lines } = await logged()
    const { requestId } = await shop.refused('orders.place', noorsOrder({ name: '' }))
    const mine = lines.filter((line) => (JSON.parse(line) as { reqId?: string }).reqId === requestId)
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.join()).toContain('/api/orders')
    expect(mine.join()).toContain('422')
  })

  test('no name, phone, address, note, token, password, query or network address is written', async () => {
    const { shop, lines } = await logged()
    const { amira, jef } = await shop.staff()
    const order = noorsOrder({
      name: 'Noor Secretive',
      address: 'Hidden Lane 1',
      lines: [{ item: 'cappuccino', quantity: 1, note: 'allergic' }],
    })
    const { token } = await shop.ask('orders.place', order, { from: '203.0.113.77' })
    await shop.ask('orders.track', { token })
    await shop.refused('orders.track', { token: 'WRONGONE' })
    await shop.ask('orders.list', { search: 'Secretive' }, { as: jef })
    await shop.refused('account.signIn', { name: 'Amira', password: 'my secret guess' })
    await shop.inject({ url: `/api/live?token=${token}x` })
    await shop.inject({ url: '/track/SECRETXX?name=Secretive', headers: { accept: 'text/html' } })
    await shop.inject({
      method: 'POST',
      url: '/api/orders',
      payload: '{"name":"Secretive',
      headers: { 'content-type': 'application/json' },
    })
    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(8)
    for (const secret of [
      'Secretive',
      '470123456',
      '0470 12',
      'Hidden Lane',
      'allergic',
      token,
      'WRONGONE',
      'SECRETXX',
      'my secret guess',
      amira.cookie,
      amira.password,
      '203.0.113.77',
      'Amira',
    ])
      expect(log.includes(secret), secret).toBe(false)
  })

  test('a bug is logged as an error with its place, still without data', async () => {
    const { shop, lines } = await logged({ randomBytes: () => new Uint8Array(8) })
    const { token } = await shop.ask('orders.place', noorsOrder())
    const { status, refusal, requestId } = await shop.refused('orders.place', noorsOrder({ name: 'Noor Secretive' }))
    expect([status, refusal]).toEqual([500, 'broken'])
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
    expect(errors).toEqual([
      expect.objectContaining({
        reqId: requestId,
        err: expect.objectContaining({ stack: expect.stringMatching(/server.*\.ts:\d+/) }),
      }),
    ])
    for (const secret of [token, 'Secretive']) expect(lines.join('').includes(secret), secret).toBe(false)
  })
})
