// Whatever a call is given comes in through one door: composed, and without signs that nobody sees.
import { expect, test } from 'vitest'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { cleanTexts } from './serve-call.ts'

onBothEngines((openShop) => {
  test('[J-13] [J-68] names and notes are kept composed, and turn no words around', async () => {
    const shop = await openShop()
    const lines = [{ item: 'cappuccino', quantity: 1, note: 'cre\u0300me bru\u0302le\u0301e\u202e' }]
    const { id } = await shop.ask('orders.place', noorsOrder({ key: newKey(), name: '\u202eZoe\u0308\u200b', lines }))
    const order = await shop.store.db
      .selectFrom('orders')
      .select('customer_name')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(order?.customer_name).toBe('Zoë')
    const line = await shop.store.db
      .selectFrom('order_line')
      .select('notes')
      .where('order_id', '=', id)
      .executeTakeFirst()
    expect(line?.notes).toBe('crème brûlée')
  })
})

test('[J-13] a password stays as it was typed', () => {
  const password = 'cafe\u0301\u200b-\u202e'
  expect(cleanTexts({ name: password, password, current: password })).toEqual({
    name: 'café-',
    password,
    current: password,
  })
})
