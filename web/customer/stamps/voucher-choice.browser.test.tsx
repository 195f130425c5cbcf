// While ordering one reads how many stamps the order gives, and that a free one waits.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { VoucherChoice } from './voucher-choice.tsx'

afterEach(() => vi.unstubAllGlobals())

const card = {
  rule: { on: true, every: 10, worth: 500, categories: ['COFFEE'] },
  given: [],
  stamps: [],
  count: 0,
  vouchers: [] as object[],
  elsewhere: 0,
  foreign: 0,
}

function showChoice(kept: typeof card, remembers = true) {
  vi.stubGlobal('fetch', async () => Response.json(kept))
  const stampsFor = (categories: readonly string[]) => (categories.includes('COFFEE') ? 2 : 0)
  const rest = { chosen: undefined, refused: undefined, offOf: () => 320, onChange: () => undefined }
  show(<VoucherChoice key={String(remembers)} stampsFor={stampsFor} remembers={remembers} {...rest} />)
}

test('[J-99] a device that has nothing yet reads how many stamps the order gives, and on what that depends', async () => {
  showChoice(card, false)
  await expect.element(page.getByText('2 stamps for this order, if this device may remember it.')).toBeVisible()
  expect(localStorage.getItem('noisette.stamps')).toBeNull()
  showChoice(card)
  await expect.element(page.getByText('2 stamps for this order.', { exact: true })).toBeVisible()
})

test('[J-99] a free one that waits can be used; a shop without a stamp card says nothing of it', async () => {
  showChoice({ ...card, vouchers: [{ voucher: 'NV.AAAAAAAA', id: 'AAAAAAAA', worth: 500 }] })
  await expect.element(page.getByText('2 stamps for this order.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Use my free one/ })).toBeEnabled()
  showChoice({ ...card, rule: { ...card.rule, on: false } }, false)
  await expect.element(page.getByText(/stamps for this order/)).not.toBeInTheDocument()
})
