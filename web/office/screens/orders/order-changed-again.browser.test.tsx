// Moving an order and saying where it is eaten, when the reply to the first try is lost.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '#contract/addresses.ts'
import { noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { OrderChanging } from './order-changing.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const order = { ...noorsStaffOrder, course: 'accepted' as const, kept: false, version: 3 }

async function pressTwice(call: CallName, press: () => Promise<void>) {
  server.loses(call)
  await press()
  await expect.poll(() => server.sent(call).length).toBe(1)
  // The screen hears by itself that the order was changed.
  show(<OrderChanging order={{ ...order, version: 4 }} branch={antwerpen} />)
  await press()
  await expect.poll(() => server.sent(call).length).toBe(2)
  const [first, second] = server.sent(call)
  expect(second).toEqual(first)
}

test('[LIFE-4] “Later” pressed again after a lost reply sends the very same once more; after a refusal it is a new wish', async () => {
  show(<OrderChanging order={order} branch={antwerpen} />)
  await page.getByRole('button', { name: 'Later' }).click()
  const press = () => page.getByRole('button', { name: '+10 min' }).click()
  await pressTwice('orders.postpone', press)
  server.refuses('orders.postpone', 'changed_meanwhile')
  await press()
  await press()
  await expect.poll(() => server.sent('orders.postpone').length).toBe(4)
  const [, , third, fourth] = server.sent('orders.postpone')
  expect(third).toMatchObject({ version: 3 })
  expect(fourth).toMatchObject({ version: 4, minutes: 10 })
  expect(fourth?.key).not.toBe(third?.key)
})

test('[LIFE-4] “Table or take-away” saved again after a lost reply sends the very same once more', async () => {
  show(<OrderChanging order={order} branch={antwerpen} />)
  await page.getByRole('button', { name: 'Table or take-away' }).click()
  await page.getByRole('radio', { name: 'At a table' }).click()
  await page.getByRole('textbox', { name: 'Table number' }).fill('4')
  await pressTwice('orders.setForm', () => page.getByRole('button', { name: 'Save' }).click())
})
