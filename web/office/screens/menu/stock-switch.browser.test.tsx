// Setting something out of stock with one tap.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { useStockSwitch } from './stock-switch.tsx'

const saved: object[] = []

function Switch() {
  const { choice } = useStockSwitch({
    id: 'bagel',
    name: 'Egg bagel',
    stock: { out: [], until: {} },
    branches: [antwerpen],
    save: (wish) => saved.push(wish),
  })
  return choice
}

test('[J-35] sold out means until the next opening on the menu, as it does in an order', async () => {
  show(<Switch />)
  await page.getByText('OUT OF STOCK').click()
  expect(saved).toEqual([{ branches: ['antwerpen'], stock: 'out', until: 'tomorrow' }])
})
