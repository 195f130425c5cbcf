import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.ts'
import { useLineName } from './line-name.ts'

const latte = {
  name: { en: 'Caffè latte', nl: 'Caffè latte' },
  options: [
    { group: 'size', option: 'large', kind: 'one', name: { en: 'Large' }, kitchenName: 'L', quantity: 1, price: 50 },
  ],
} as const

function Name({ kitchenName }: { kitchenName?: string }) {
  return <p>{useLineName()({ ...latte, kitchenName })}</p>
}

test('[OPT-6] the board calls an item by its kitchen name; without one, by its name', async () => {
  show(<Name kitchenName="Latte" />)
  await expect.element(page.getByText('Latte L', { exact: true })).toBeVisible()
  show(<Name key="other" />)
  await expect.element(page.getByText('Caffè latte L', { exact: true })).toBeVisible()
})
