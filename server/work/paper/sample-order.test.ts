// The order of which the preview of slips is drawn.
import { expect, test } from 'vitest'
import { usualVat } from '#domain/money/vat.ts'
import { shopsOn } from '#server/testing/test-shop.ts'
import { sampleOrder } from './sample-order.ts'

const openShop = shopsOn('sqlite')

test('[PAPER-1] [VAT-1] the receipt of the preview has the rates of the shop, not ones of its own', async () => {
  const { store } = await openShop()
  const catalogue = await store.catalogue.current(store.db)
  const [branch] = catalogue.branches
  if (!branch) throw new Error('the shop has no branch')
  const rates = usualVat.rates.map((row) => ({ ...row, rate: 1300 }))
  const order = sampleOrder({ ...catalogue, vat: { ...usualVat, rates } }, branch, 'en', Date.UTC(2026, 2, 4))
  expect(order.lines.flatMap(({ vat }) => vat?.map(({ rate }) => rate))).toEqual([1300, 1300, 1300])
})
