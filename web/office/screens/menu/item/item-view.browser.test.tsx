// What is still missing before customers should see an item.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { withNewPart } from '../deal/typed-parts.ts'
import { formOf } from './item-form.ts'
import { ItemView } from './item-view.tsx'

const server = fakeServer()

test.for([
  ['an empty part', [], 'Allergens declared: missing'],
  ['an undeclared item', ['mocha'], 'Allergens declared: missing'],
  ['a declared and an undeclared item', ['cappuccino', 'mocha'], 'Allergens declared: missing'],
  ['a declared item', ['cappuccino'], 'Allergens declared'],
] as const)('[ALLG-3] [OPT-7] a deal of %s', async ([, choose, said]) => {
  const [cappuccino] = shownMenu.items as Output<'menu.readAll'>['items']
  const items = [
    { ...cappuccino, declaration: { contains: ['milk'], mayContain: [] } },
    { ...cappuccino, id: 'mocha' },
  ] as Output<'menu.readAll'>['items']
  server.answers('menu.readAll', { ...menuForStaff, items })
  const parts = withNewPart([]).map((part) => ({ ...part, choose: choose.map((item) => ({ item, extra: '' })) }))
  show(<ItemView form={{ ...formOf(undefined, 'en'), parts }} language="en" onLanguage={() => undefined} />)
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
})
