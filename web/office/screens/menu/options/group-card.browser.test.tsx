// The card of the sizes on the page of options.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { show } from '#web/testing/show.ts'
import { GroupCard } from './groups-page.tsx'

test('[J-35] a size that no item has yet is not “asked for” anywhere: its card says where it gets a price', async () => {
  const group = { ...firstSizes, version: '1' }
  show(<GroupCard group={group} name="Size" items={0} where={[]} onEdit={() => {}} />)
  await expect.element(page.getByText(/a size gets its price at the item$/)).toBeVisible()
  await expect.element(page.getByText(/not asked for/)).not.toBeInTheDocument()
})
