// What is announced of the orders that run on this phone.
import { beforeEach, expect, test } from 'vitest'
import { type RunningOrder, runningOrders } from '#web/customer/ordering/running-news.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { RunningBar } from './running-bar.tsx'

fakeServer()

const order = (state: RunningOrder['state']): RunningOrder => ({
  token: 'NOOR1234',
  code: 'A-47',
  branch: 'antwerpen',
  at: Date.now(),
  state,
})

beforeEach(() => {
  runningOrders.write([order('underway')])
  toastMessage.write(undefined)
})

test('[LIFE-3] a question of the shop is announced on other pages, and not over the page of the order, which asks it', async () => {
  show(<RunningBar path="/track/NOOR1234" />)
  runningOrders.write([order('asked')])
  await new Promise((later) => setTimeout(later, 50))
  expect(toastMessage.read()).toBeUndefined()

  runningOrders.write([order('underway')])
  show(<RunningBar path="/foods" />)
  runningOrders.write([order('asked')])
  await expect.poll(() => toastMessage.read()).toBeDefined()
})

test('[QUOTE-5] an accepted order that nobody tapped should be ready, and one that nobody accepted is late', async () => {
  const at = Date.now() - 7 * 60_000
  const branches = [antwerpen]
  menuStore.write({ ...menuStore.read(), branches })
  runningOrders.write([{ ...order('underway'), at, accepted: true }])
  show(<RunningBar path="/foods" />)
  const said = () => document.querySelector('[role=status]')?.textContent
  await expect.poll(said).toBe('A-47 · should be ready, please ask')
  runningOrders.write([{ ...order('underway'), at }])
  await expect.poll(said).toContain('later than')
})
