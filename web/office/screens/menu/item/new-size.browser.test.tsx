// A size that the shop does not have yet, typed with its price where the prices of an item are.
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import type { EditableGroup } from '#web/data/staff/menu-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { ItemPrices } from './item-fields.tsx'
import { formOf, type ItemForm } from './item-form.ts'

const group: EditableGroup = { ...firstSizes, version: '1' }
const large = { id: 'large', name: { en: 'Large' }, price: 0, most: 1 }
const server = fakeServer()

beforeEach(() => {
  server.answers('groups.read', { groups: [group], uses: [] })
  server.answers('menu.readAll', menuForStaff)
  server.answers('groups.save', { ...group, options: [...firstSizes.options, large] })
})

let shown: ItemForm

function Prices() {
  const [form, setForm] = useState(formOf(undefined, 'en'))
  shown = form
  return <ItemPrices form={form} onChange={(change) => setForm({ ...form, ...change })} wrong={() => undefined} />
}

test('[J-27] a new size is typed with its price, and stands among the prices of the item', async () => {
  show(<Prices />)
  await page.getByText('Sizes', { exact: true }).click()
  const add = page.getByRole('button', { name: 'Add the size' })
  await add.click()
  await expect.element(page.getByText('Please type the name of the size.')).toBeVisible()
  expect(server.sent('groups.save')).toEqual([])

  await page.getByLabelText('Another size').fill('Large')
  await page.getByLabelText('Its price').fill('4€50')
  await add.click()
  await expect.poll(() => shown.sizes).toEqual({ large: { price: '4€50', count: '' } })
  const added = expect.objectContaining({ id: '', name: { en: 'Large' } })
  expect(server.sent('groups.save')).toMatchObject([{ options: [...firstSizes.options, added] }])
  await expect.element(page.getByLabelText('Another size')).toHaveValue('')
})
