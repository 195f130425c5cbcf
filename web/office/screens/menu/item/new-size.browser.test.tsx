// A size that the shop does not have yet, typed with its price where the prices of an item are.
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { show } from '#web/testing/show.ts'
import { ItemPrices } from './item-fields.tsx'
import { formOf, type ItemForm } from './item-form.ts'

let saved: { options: { id: string; name: object }[] }[] = []

beforeEach(() => {
  staffCache.clear()
  saved = []
  vi.stubGlobal('fetch', async (_address: string, request?: RequestInit) => {
    const group = { ...firstSizes, version: '1' }
    if (request?.method !== 'POST') return Response.json({ groups: [group], uses: [] })
    const sent = JSON.parse(String(request.body))
    saved.push(sent)
    return Response.json({
      ...sent,
      options: sent.options.map((one: { id: string }) => ({ ...one, id: one.id || 'large' })),
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

let shown: ItemForm

function Prices() {
  const [form, setForm] = useState(formOf(undefined, 'en'))
  shown = form
  return <ItemPrices form={form} onChange={(change) => setForm({ ...form, ...change })} wrong={() => undefined} sized />
}

test('[J-27] a new size is typed with its price, and stands among the prices of the item', async () => {
  show(<Prices />)
  const add = page.getByRole('button', { name: 'Add the size' })
  await add.click()
  await expect.element(page.getByText('Please type the name of the size.')).toBeVisible()
  expect(saved).toEqual([])

  await page.getByLabelText('Another size').fill('Large')
  await page.getByLabelText('Its price').fill('4€50')
  await add.click()
  await expect.poll(() => shown.sizes).toEqual({ large: { price: '4€50', count: '' } })
  expect(saved[0]?.options.at(-1)).toMatchObject({ id: '', name: { en: 'Large' } })
  await expect.element(page.getByLabelText('Another size')).toHaveValue('')
})
