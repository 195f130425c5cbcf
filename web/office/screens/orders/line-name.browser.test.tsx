import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { useLineName, useSetWords } from './line-name.ts'

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

test('[OPT-2] [OPT-6] a size stands behind the name, its short word at once and its name behind a dot; as it comes is not said', async () => {
  const size = { group: 'SIZES', kind: 'one', quantity: 1, price: 0 } as const
  function Wine({ option, usual }: { option: string; usual?: true }) {
    const options = [{ ...size, option, usual, name: { en: option === 'BOTTLE' ? 'Bottle' : 'Regular' } }]
    return <p>{useLineName()({ name: { en: 'Cava' }, kitchenName: undefined, options })}</p>
  }
  show(<Wine option="BOTTLE" />)
  await expect.element(page.getByText('Cava · Bottle', { exact: true })).toBeVisible()
  show(<Wine key="other" option="AS-IT-COMES" usual />)
  await expect.element(page.getByText('Cava', { exact: true })).toBeVisible()
})

test('[OPT-7] [LIFE-7] the history of a deal that is made part by part names only the parts that were set', async () => {
  const part = (id: string, name: string) => ({
    part: id,
    item: id,
    name: { en: name },
    options: [],
    price: 0,
    making: [],
    declaration: null,
  })
  const parts = [part('main', 'Tuna panini'), part('drink', 'Lemonade')]
  const lines = [
    { id: 1, quantity: 1, name: { en: 'Lunch deal' }, kitchenName: undefined, options: [], parts },
    { id: 2, quantity: 2, ...latte, kitchenName: 'Latte' },
  ]
  function Told({ set }: { set: Parameters<ReturnType<typeof useSetWords>>[1] }) {
    return <p>{useSetWords()(lines, set)}</p>
  }
  show(<Told set={[{ line: 1, status: 'ready', parts: ['drink'] }]} />)
  await expect.element(page.getByText('1 × Lunch deal (Lemonade)', { exact: true })).toBeVisible()
  const all = '1 × Lunch deal (Tuna panini, Lemonade), 2 × Latte L'
  show(
    <Told
      key="all"
      set={[
        { line: 1, status: 'ready' },
        { line: 2, status: 'ready' },
      ]}
    />,
  )
  await expect.element(page.getByText(all, { exact: true })).toBeVisible()
})
