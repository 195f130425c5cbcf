// A customer's own data by token: with the name or the number that was given, once the order is over, nobody else's.
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

const zoe = { name: 'Zoë  Zonderland', phone: '0470 55 44 33' }

onBothEngines((openShop) => {
  test('[SAFE-4] a customer reads and erases what is stored with their own order, and nothing of others', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const lines = [{ item: 'cappuccino', quantity: 2, note: 'no sugar' }]
    const { id, token, total } = await shop.ask('orders.place', noorsOrder({ ...zoe, lines }))
    const other = await shop.ask('orders.place', noorsOrder({ ...zoe, phone: '0470 99 88 77' }))
    const own = { token, given: 'zoe zonderland' }
    const { record } = await shop.ask('orders.ownData', own)
    expect(record).toMatchObject({ token, phone: '+32470554433', total, words: ['no sugar'], isOpen: true })
    expect((await shop.ask('orders.ownData', { token, given: '0470/55.44.33' })).record.token).toBe(token)

    expect((await shop.refused('orders.eraseOwn', own)).refusal).toBe('step_not_allowed')
    const refuse = { key: crypto.randomUUID(), id, step: 'refuse', reason: 'other', words: 'Not here' } as const
    await shop.ask('orders.step', refuse, { as: amira })
    await shop.ask('orders.clear', { branches: ['antwerpen'] }, { as: amira })
    await shop.ask('orders.eraseOwn', own)
    const rows = shop.store.db.selectFrom('orders').select(['id', 'customer_name as name', 'phone', 'total'])
    expect(await rows.orderBy('id').execute()).toEqual([
      { id, name: '', phone: '', total },
      expect.objectContaining({ id: other.id, phone: '+32470998877' }),
    ])
    expect((await shop.refused('orders.ownData', own)).refusal).toBe('not_found')
  })

  test('[SAFE-4] a token without the name is not enough, and names are guessed no faster than tokens', async () => {
    const shop = await openShop()
    const { token } = await shop.ask('orders.place', noorsOrder(zoe))
    const refusals = []
    for (let guess = 0; guess < 40; guess++)
      refusals.push((await shop.refused('orders.ownData', { token, given: `Guess ${guess}` })).refusal)
    expect(refusals[0]).toBe('not_found')
    expect(refusals.at(-1)).toBe('too_many')
    expect((await shop.refused('orders.eraseOwn', { token, given: 'Zoë Zonderland' })).refusal).toBe('too_many')
  })
})
