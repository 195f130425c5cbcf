// The place that is shown stands out among its neighbours: links say `page` of it, chips `true`.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { ChipNav } from '#web/ui/navigation/chip-nav.tsx'
import { PageTabs } from './page-tabs.tsx'
import '#web/ui/styles/staff.css'

const look = (name: string) => {
  const { borderBlockEndColor, fontWeight, backgroundColor } = getComputedStyle(
    page.getByRole('link', { name }).element(),
  )
  return { borderBlockEndColor, fontWeight, backgroundColor }
}

test('[OFFICE-1] the current tab and the current chip are marked, the others are not', () => {
  const tabs = ['one', 'two'].map((path) => ({ path: `/${path}`, text: `Tab ${path}` }))
  const items = ['one', 'two'].map((id) => ({ id, text: `Chip ${id}`, href: `#/${id}` }))
  show(
    <>
      <PageTabs page="menuEdit" tabs={tabs} path="/two" />
      <ChipNav label="Chips" current="two" items={items} />
    </>,
  )
  expect(look('Tab two')).toMatchObject({ borderBlockEndColor: 'rgb(245, 179, 53)', fontWeight: '600' })
  expect(look('Tab one')).toMatchObject({ borderBlockEndColor: 'rgba(0, 0, 0, 0)', fontWeight: '500' })
  expect(look('Chip two').backgroundColor).not.toBe(look('Chip one').backgroundColor)
})
