// How many fields each form of the menu and of the shop shows at first, and what stays in sight because it is used.
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Output, OwnBranch } from '#contract/index.ts'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import { antwerpen as stored } from '#domain/testing/fixtures.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { EditableItem } from '#web/data/staff/menu-api.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { CapacitySection } from '#web/office/screens/branches/capacity-section.tsx'
import { EditBranch, NewBranch } from '#web/office/screens/branches/edit-branch.tsx'
import { BrandPage } from '#web/office/screens/brand/staff-brand-page.tsx'
import { Guard } from '#web/office/screens/guard/fake-orders.tsx'
import { CategoryPage } from '#web/office/screens/menu/categories/category-page.tsx'
import { CopyItemPage, EditItemPage, NewItemPage } from '#web/office/screens/menu/item/item-page.tsx'
import { GroupPage } from '#web/office/screens/menu/options/group-page.tsx'
import { SiteEdit } from '#web/office/screens/site-edit/site-edit.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { editableItem, menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const branch: OwnBranch = { ...stored, version: 'one', hidden: false, removed: false }
const station = (id: string, name: string) => ({ id, name: { en: name }, hands: 1, handsAt: [] })
const capacity = {
  slotMinutes: 10,
  orders: null,
  items: null,
  share: 100,
  stations: [station('bar', 'Bar'), station('grill', 'Grill')],
} as const

type Shown = Output<'menu.readAll'>['items'][number]
const [cappuccino] = shownMenu.items as readonly Shown[]

/** The shop sells this item, and what else stands on its menu. */
function sells(item: EditableItem, others: readonly Partial<Shown>[] = []) {
  server.answers('items.read', { items: [item] })
  const more = others.map((one, at) => ({ ...cappuccino, id: `other-${at}`, ...one }) as Shown)
  server.answers('menu.readAll', { ...menuForStaff, items: [...(cappuccino ? [cappuccino] : []), ...more] })
}

beforeEach(async () => {
  keepForm('item cappuccino', undefined)
  await page.viewport(1280, 800)
  signedIn(noor)
  sells(editableItem())
  server.answers('stock.read', { categories: [], items: [] })
  server.answers('groups.read', { groups: [{ ...firstSizes, version: '1' }], uses: [] })
  server.answers('categories.read', { categories: [] })
  server.answers('pace.read', {
    branches: [{ branch: 'antwerpen', letter: 'A', autoAccept: false, capacity, version: '1' }],
  } as unknown as Output<'pace.read'>)
  server.answers('branches.read', { branches: [branch] })
  server.answers('brand.read', { brand: neutralBrand, version: '1' } as Output<'brand.read'>)
  server.answers('content.readAll', { entries: [] })
  server.answers('guard.held', { held: [] })
  server.answers('guard.read', {
    asks: [],
    blocks: [],
    rules: { on: true, waiting: 3, holdMinutes: 10 },
    version: '1',
  })
})
afterEach(clear)

/** Each field in sight of the form; the boxes of one question are one field, and so is a file with its button. */
function fieldsShown(): number {
  const all = document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea, [role=switch])')
  const shown = [...all].filter((one) => (one.type === 'file' ? one.parentElement : one)?.checkVisibility())
  const questions = shown.map((one) =>
    one.type === 'radio' ? one.name : one.type === 'checkbox' ? (one.closest('fieldset') ?? one) : one,
  )
  return new Set(questions).size
}

const siteEntry = (add: string) => async () => {
  if (add === 'Add a post') await page.getByText('Posts', { exact: true }).first().click()
  if (add === 'Add a guest') await page.getByText('Guests', { exact: true }).first().click()
  await page.getByRole('button', { name: add }).click()
}

const forms: readonly (readonly [name: string, form: ReactNode, open?: () => Promise<void>])[] = [
  ['a new item', <NewItemPage key="form" category="COFFEE" />],
  ['a new item of a category to choose', <NewItemPage key="form" />],
  ['an item', <EditItemPage key="form" id="cappuccino" />],
  ['a copy of an item', <CopyItemPage key="form" id="cappuccino" />],
  ['a new category', <CategoryPage key="form" id="new" />],
  ['a new group of options', <GroupPage key="form" id="new" />],
  ['a new branch', <NewBranch key="form" />],
  ['a branch', <EditBranch key="form" id="antwerpen" />],
  ['the capacity of a branch', <CapacitySection key="form" id="antwerpen" />],
  ['the brand', <BrandPage key="form" />],
  ['an offer', <SiteEdit key="form" />, siteEntry('Add an offer')],
  ['a post', <SiteEdit key="form" />, siteEntry('Add a post')],
  ['what a guest said', <SiteEdit key="form" />, siteEntry('Add a guest')],
  ['the rules about fake orders', <Guard key="form" />],
]

test.for(forms)('[OFF-5] %s begins with 12 fields at most', async ([, form, open]) => {
  show(form)
  await open?.()
  await expect.poll(fieldsShown).toBeGreaterThan(0)
  // What is read after the form, such as the stations, is there too.
  await expect.poll(() => document.querySelector('[role=status] .skeleton, .skeleton')).toBeNull()
  expect(fieldsShown()).toBeLessThanOrEqual(12)
})

const combo = page.getByText('Also sold as a combo for 1 to 4')
const glass = page.getByLabelText('Glass', { exact: true })

test('[OFF-5] glass, bottle and combos are one line each until the shop sells something so', async () => {
  show(<EditItemPage id="cappuccino" />)
  await page.getByText('Sizes', { exact: true }).click()
  await expect.element(combo).toBeVisible()
  await expect.element(glass).not.toBeVisible()
  await page.getByText('Also sold by the glass or the bottle').click()
  await expect.element(glass).toBeVisible()
})

test('[OFF-5] what the shop sells by the glass anywhere is asked for without being wanted first', async () => {
  sells(editableItem(), [{ groups: [{ group: firstSizes.id, only: ['GLASS'] }] }])
  show(<EditItemPage id="cappuccino" />)
  await page.getByText('Sizes', { exact: true }).click()
  await expect.element(glass).toBeVisible()
  await expect.element(combo).toBeVisible()
})

test('[OFF-5] what an item has set is in sight: its sizes, its second description and its traces', async () => {
  sells(
    editableItem({
      sizes: [{ size: 'PERSONS-2', price: 900, count: 8 }],
      desc2: { en: 'Baked in our own oven' },
      declaration: { contains: ['milk'], mayContain: ['hazelnut'] },
    }),
  )
  show(<EditItemPage id="cappuccino" />)
  await expect.element(page.getByRole('group', { name: '2 people' }).getByLabelText('Pieces')).toHaveValue('8')
  await expect.element(page.getByRole('group', { name: '2 people' }).getByLabelText('Pieces')).toBeVisible()
  await expect.element(page.getByLabelText('Second description', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Contains milk. May contain traces of hazelnuts')).toBeVisible()
  await page.getByText('Contains milk. May contain traces of hazelnuts').click()
  await expect.element(page.getByRole('checkbox', { name: 'hazelnuts' }).last()).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'hazelnuts' }).last()).toBeChecked()
})

test('[OFF-5] [ALLG-1] that nobody declared an item is in sight, and traces open by the keyboard', async () => {
  show(<EditItemPage id="cappuccino" />)
  const fold = (title: string) => page.getByText(title, { exact: true }).first().element().closest('summary')
  await expect.element(page.getByText('Not declared', { exact: true }).first()).toBeVisible()
  fold('Not declared')?.click()
  await page.getByRole('radio', { name: 'Declared', exact: true }).click({ force: true })
  const milk = page.getByRole('checkbox', { name: 'milk', exact: true })
  await expect.poll(() => milk.elements().filter((one) => one.checkVisibility())).toHaveLength(1)
  fold('It may contain traces of')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => milk.elements().filter((one) => one.checkVisibility())).toHaveLength(2)
})
