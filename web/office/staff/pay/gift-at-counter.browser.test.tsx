// At the counter: a scanned card says what is on it and pays a part; after a lost reply the same tap pays once.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { PayByGift } from './gift-at-counter.tsx'

const server = fakeServer()
const card: Output<'gifts.look'> = {
  id: 7,
  state: 'active',
  ends: 'SDH3',
  amount: 1000,
  balance: 500,
  expiresOn: null,
  for: '',
  from: '',
  words: '',
  soldAt: 1,
}
const order = { ...noorsStaffOrder, version: 3, due: 640 }

test('[GIFT-1] scanned with the link and Enter, the card says its balance and pays as far as it goes, once', async () => {
  server.answers('gifts.look', card)
  server.loses('gifts.take')
  show(<PayByGift order={order} />)
  await page.getByRole('button', { name: 'Gift card' }).click()
  await page.getByLabelText('Code of the gift card').fill('https://noisette.example/#/gift-card/1234-5678-9APX-SDH3')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('€5.00 is on this card.')).toBeVisible()
  await expect.element(page.getByText(/€1\.40 is left to pay in another way\./)).toBeVisible()
  const take = page.getByRole('button', { name: 'Take €5.00' })
  await take.click()
  await expect.poll(() => server.sent('gifts.take').length).toBe(1)
  await take.click()
  await expect.poll(() => server.sent('gifts.take').length).toBe(2)
  const [first, second] = server.sent('gifts.take')
  expect(first).toMatchObject({ id: String(order.id), version: 3, code: '123456789APXSDH3', seenDue: 640 })
  expect(second?.key).toBe(first?.key)
})

test('[GIFT-1] a mistyped code is told at once, and a used-up and a blocked card pay nothing', async () => {
  show(<PayByGift order={order} />)
  await page.getByRole('button', { name: 'Gift card' }).click()
  const field = page.getByLabelText('Code of the gift card')
  await field.fill('1234')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^There is a mistake in this code/)).toBeVisible()
  expect(server.sent('gifts.look')).toEqual([])
  await field.fill('123456789APXSDH3')
  for (const [state, said] of [
    ['spent', 'There is nothing left on this gift card.'],
    ['blocked', /^This gift card is blocked/],
  ] as const) {
    server.answers('gifts.look', { ...card, state })
    await page.getByRole('button', { name: 'Look' }).click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Take/ })).not.toBeInTheDocument()
  }
})
