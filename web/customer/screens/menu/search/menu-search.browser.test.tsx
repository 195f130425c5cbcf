// The results of a search for something that people avoid.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dietView, overMenu } from '#web/customer/diet/diet-view.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { categories, itemOf } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { sectionsOf } from '../sections.ts'
import { FoundOnMenu } from './menu-search.tsx'

test('[H-26] results for “nuts” say that they contain them, and lead to where a visitor says what to avoid', async () => {
  const items = [
    itemOf('Brie salad', 'SALADS', { declaration: { contains: ['walnut'], mayContain: [] } }),
    itemOf('Beet salad', 'SALADS', { declaration: { contains: [], mayContain: ['hazelnut'] } }),
    itemOf('Greek salad', 'SALADS', { declaration: { contains: ['milk'], mayContain: [] } }),
  ]
  const menu = { branches: [], groups: [], categories, items, itemsById: new Map(items.map((item) => [item.id, item])) }
  menuStore.write({ ...menuStore.read(), ...menu, state: 'ready' })
  dietView.write(null)
  overMenu.write(null)
  const sections = sectionsOf({ ...menu, branches: [] }, null, '2026-03-04')
  show(<FoundOnMenu text="nuts" sections={sections} branch={null} />)
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(card('Brie salad').getByText('Contains walnuts')).toBeVisible()
  await expect.element(card('Beet salad').getByText('Traces of hazelnuts possible')).toBeVisible()
  await expect.element(card('Greek salad')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Allergies, diet' }).click()
  expect(overMenu.read()).toBe('avoid')
})
