// From which age something may be sold, for its customer and for the member who hands it over.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { ItemSheet } from '../item/item-sheet.tsx'
import { closeItem, openItem } from '../item/opened.ts'
import { AgeMark, AgeNotice, DeclaredContents } from './declared.tsx'

const mojito = { contains: ['alcohol', 'spirits'] as const, mayContain: [] }
const pils = { contains: ['barley', 'alcohol'] as const, mayContain: [] }

test('[H-29] an opened item says from which age it may be sold', async () => {
  const items = [
    itemOf('Mojito', 'COCKTAILS', { declaration: mojito }),
    itemOf('Cola', 'DRINKS', { declaration: { contains: [], mayContain: [] } }),
  ]
  const itemsById = new Map(items.map((item) => [item.id, item]))
  menuStore.write({
    ...menuStore.read(),
    branches: [],
    groups: [],
    items,
    itemsById,
    state: 'ready',
  })
  openItem({ item: 'Mojito' })
  show(<ItemSheet />)
  await expect
    .element(page.getByRole('dialog', { name: 'Mojito' }).getByText('From 18 years: please have your ID with you.'))
    .toBeVisible()
  closeItem()
  openItem({ item: 'Cola' })
  await expect.element(page.getByRole('dialog', { name: 'Cola' }).getByText(/None of the 14 allergens/)).toBeVisible()
  expect(page.getByText(/years/).elements()).toEqual([])
  closeItem()
})

test('[H-29] an order asks for the highest age of its lines; a line on the board is marked with its own', async () => {
  show(
    <>
      <AgeNotice of={[16, 0, 18]} />
      <AgeMark of={[{ declaration: pils }]} />
      <AgeMark of={[{ declaration: null }]} />
    </>,
  )
  await expect.element(page.getByText('From 18 years: please have your ID with you.')).toBeVisible()
  await expect.element(page.getByText('16+')).toBeVisible()
})

test('[J-101] a cocktail that nobody has declared says 18 years on its sheet and is marked so for staff', async () => {
  const undeclared = itemOf('Mai Tai', 'COCKTAILS')
  menuStore.write({
    ...menuStore.read(),
    branches: [],
    groups: [],
    items: [undeclared],
    itemsById: new Map([['Mai Tai', undeclared]]),
    state: 'ready',
  })
  openItem({ item: 'Mai Tai' })
  show(
    <>
      <ItemSheet />
      <AgeMark of={[{ age: 18, declaration: null }]} />
    </>,
  )
  await expect
    .element(page.getByRole('dialog', { name: 'Mai Tai' }).getByText('From 18 years: please have your ID with you.'))
    .toBeVisible()
  expect(page.getByText('18+').elements()).toHaveLength(1)
  closeItem()
})

test('[J-99] a deal with one undeclared part says so, and what its other parts contain', async () => {
  const parts = [{ declaration: null }, { declaration: { contains: ['milk'] as const, mayContain: ['soy'] as const } }]
  show(<DeclaredContents declaration={null} parts={parts} />)
  await expect.element(page.getByText('One part is not declared yet.')).toBeVisible()
  await expect.element(page.getByText(/^Contains.*milk/)).toBeVisible()
  await expect.element(page.getByText(/traces.*soy/i)).toBeVisible()
  expect(page.getByText(/None of the 14 allergens/).elements()).toEqual([])
})

test('[ALLG-3] two undeclared parts are two; staff read what they can do, and paper asks the customer to ask', async () => {
  const parts = [{ declaration: null }, { declaration: null }, { declaration: { contains: [], mayContain: [] } }]
  show(<DeclaredContents declaration={null} parts={parts} staff="Look at the package." />)
  await expect.element(page.getByText('2 parts are not declared yet.')).toBeVisible()
  await expect.element(page.getByText('Look at the package.')).toBeVisible()
  await expect.element(page.getByText('Please ask us what it contains.')).toHaveClass('hidden print:inline')
})
