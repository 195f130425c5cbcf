// What all outboxes have in common: one server takes a piece, late outcomes change nothing, and none is forgotten by
// the audit.
import { expect, test } from 'vitest'
import { noorsLetter } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { insertMessage, messagesToSend } from './guests/message-store.ts'
import { outboxTables, settleQueued, takeQueued } from './outbox-store.ts'

async function queuedMessage({ store, clock }: TestShop) {
  const now = clock.now()
  const letter = { ...noorsLetter(), at: now, sendAt: now, suspect: false, channels: ['mail'] as const }
  await store.write((trx) => insertMessage(trx, letter))
  const [message] = await messagesToSend(store.db, 'mail', now, 10)
  if (!message) throw new Error('nothing to send')
  return message
}

const rowOf = ({ store }: TestShop) =>
  store.db.selectFrom('contact_hand_on').select(['state', 'tries', 'next_at', 'error']).executeTakeFirst()

onBothEngines((openShop) => {
  test('of two that take the same piece one has it, until its time is over', async () => {
    const shop = await openShop()
    const message = await queuedMessage(shop)
    const now = shop.clock.now()
    const take = (at: number, tries: number) =>
      shop.store.write((trx) => takeQueued(trx, { ...message, tries }, { now: at, until: at + minute }))
    expect([await take(now, 0), await take(now, 0), await take(now, 1)]).toEqual([true, false, false])
    expect(await messagesToSend(shop.store.db, 'mail', now, 10)).toEqual([])
    expect(await take(now + minute, 1)).toBe(true)
    expect(await rowOf(shop)).toEqual({ state: 'waiting', tries: 2, next_at: now + 2 * minute, error: '' })
  })

  test('only the outcome of the newest try counts', async () => {
    const shop = await openShop()
    const message = await queuedMessage(shop)
    const now = shop.clock.now()
    const settle = (tries: number, outcome: Parameters<typeof settleQueued>[2]) =>
      shop.store.write((trx) => settleQueued(trx, { ...message, tries }, outcome, now + 5))
    await shop.store.write((trx) => takeQueued(trx, message, { now, until: now }))
    expect(await settle(0, { done: true })).toBe(false)
    expect(await settle(1, { error: 'busy', next: now + minute })).toBe(true)
    expect(await rowOf(shop)).toEqual({ state: 'waiting', tries: 1, next_at: now + minute, error: 'busy' })
    expect(await settle(1, { error: 'unknown address', next: null })).toBe(true)
    expect(await rowOf(shop)).toEqual({ state: 'given_up', tries: 1, next_at: now + 5, error: 'unknown address' })
    expect(await settle(1, { done: true })).toBe(false)
  })
})

test('every table of what waits is one of the outboxes, which the audit looks at', async () => {
  const { store } = await shopsOn('sqlite')()
  const columns = ['state', 'since', 'tries', 'next_at', 'error']
  const tables = (await store.db.introspection.getTables()).filter((table) =>
    columns.every((column) => table.columns.some(({ name }) => name === column)),
  )
  expect(tables.map(({ name }) => name).sort()).toEqual([...outboxTables].sort())
})
