// The menu on one page: its categories in their order, the items of one of them in rows, and what is asked with them.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { allergenGroups, type Substance } from '#domain/menu/allergens.ts'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { asItComes, sizesGroup } from '#domain/menu/sizes.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, editableItem, jef, menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { StaffMenuPage } from './staff-menu-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type Menu = Output<'menu.readAll'>

const [cappuccino] = shownMenu.items as Menu['items']
const category = (id: string, name: string, index: number): Menu['categories'][number] => ({
  id,
  name,
  desc: '',
  index,
  icon: 'cup',
})
const item = (id: string, of: string, name: string, more: Partial<Menu['items'][number]> = {}) =>
  ({ ...cappuccino, id, category: of, name, ...more }) as Menu['items'][number]

const menu: Menu = {
  ...menuForStaff,
  branches: [antwerpen],
  categories: [category('COFFEE', 'Coffee', 1), category('TEA', 'Tea', 2), category('CAKES', 'Cakes', 3)],
  items: [
    item('cappuccino', 'COFFEE', 'Cappuccino', { declaration: { contains: ['milk'], mayContain: ['hazelnut'] } }),
    item('mocha', 'COFFEE', 'Mocha'),
    item('apple-cake', 'CAKES', 'Apple cake'),
  ],
}
const stockOf = ({ id, name, category: of, image }: Menu['items'][number], out: string[] = []) => ({
  id,
  category: of,
  name: { en: name },
  image,
  out,
  until: {},
})

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(noor)
  server.answers('menu.readAll', menu)
  server.answers('stock.read', {
    categories: [],
    items: menu.items.map((one) => stockOf(one, one.id === 'apple-cake' ? ['antwerpen'] : [])),
  })
  server.answers('items.read', { items: [editableItem({ vat: 'drink' })] })
  server.answers('groups.read', { groups: [], uses: [] })
  server.answers('options.readStock', { groups: [] })
  server.answers('shop.read', {
    branches: [{ id: 'antwerpen', name: { en: 'Antwerpen' }, shop: antwerpen.shop }],
    message: {},
    messageShown: true,
    publicUrl: null,
  })
  server.answers('categories.setIndex', { categories: [] })
  server.answers('stock.set', { item: 'mocha', out: ['antwerpen'], until: {} })
})
afterEach(clear)

const coffee = page.getByRole('region', { name: 'Coffee' })
const sent = () => server.sent('categories.setIndex')

test('[OFF-3] [ROUTE-6] the first category stands beside all of them, which say how many have run out', async () => {
  show(<StaffMenuPage />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect.element(coffee.getByRole('heading', { name: 'Cappuccino' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Coffee' })).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('link', { name: 'Cakes 1 out' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Options', exact: true })).toBeVisible()
  await expect.element(coffee.getByRole('combobox', { name: 'Sort order of Coffee' })).toHaveValue('1')
})

test('[OFF-3] the address of a category shows its items alone, and what is typed finds any item', async () => {
  show(<StaffMenuPage categories={['CAKES']} />)
  await expect.element(page.getByRole('heading', { name: 'Apple cake' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Mocha' }).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Add to Cakes' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find an item' }).fill('moc')
  await expect.element(page.getByRole('heading', { name: 'Mocha' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Apple cake' }).elements()).toEqual([])
})

test('[OFF-3] a row has price, stock, VAT class and allergens; traces are outlined, and undeclared stays a word', async () => {
  show(<StaffMenuPage />)
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect.element(row('Cappuccino').getByText('€3.20')).toBeVisible()
  await expect
    .element(row('Cappuccino').getByText('Contains milk. May contain traces of hazelnuts'))
    .toBeInTheDocument()
  await expect.element(row('Cappuccino').getByText('Mi', { exact: true })).toBeVisible()
  await expect.element(row('Cappuccino').getByText('Nu', { exact: true })).toHaveClass(/inset-ring/)
  await expect.element(row('Mocha').getByText('Not declared')).toBeVisible()
  await row('Mocha').getByText('OUT OF STOCK').click()
  await expect.poll(() => server.sent('stock.set')).toMatchObject([{ item: 'mocha', stock: 'out' }])
})

test('[OFF-3] [EDIT-7] the chosen category moves by its two arrows, and any by its dots', async () => {
  show(<StaffMenuPage categories={['TEA']} />)
  await expect.element(page.getByRole('button', { name: 'Move Coffee down' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Move Tea up' }).click()
  await expect.poll(sent).toEqual([{ id: 'TEA', index: 1 }])
  await page
    .getByTitle('Drag it to another place')
    .first()
    .dropTo(page.getByRole('link', { name: 'Cakes 1 out' }))
  // Past those between, each of which makes room by one place.
  await expect.poll(sent).toEqual([
    { id: 'TEA', index: 1 },
    { id: 'COFFEE', index: 2 },
    { id: 'COFFEE', index: 3 },
  ])
})

test('[OFF-3] who sets the stock alone finds the same page, without what changes the menu', async () => {
  signedIn(jef)
  show(<StaffMenuPage />)
  await expect.element(coffee.getByText('OUT OF STOCK').first()).toBeInTheDocument()
  expect(page.getByRole('button', { name: /^(Edit|Add|Move)/ }).elements()).toEqual([])
  expect(page.getByRole('combobox', { name: /Sort order/ }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Options' }).elements()).toEqual([])
})

test.for([
  [390, 16],
  [320, 16],
  [1280, 24],
  [390, 32],
  [1280, 16],
] as const)(
  '[ALLG-3] %i px wide with letters of %i px nothing of a row lies over another',
  async ([width, letters]) => {
    document.documentElement.style.fontSize = `${letters}px`
    onTestFinished(() => {
      document.documentElement.style.removeProperty('font-size')
    })
    await page.viewport(width, 844)
    const contains = allergenGroups.map(({ members }) => members[0]).slice(0, 5) as Substance[]
    const sizes = {
      ...firstSizes,
      name: 'Size',
      options: firstSizes.options.map((one) => ({ ...one, name: one.name.en ?? '' })),
    }
    const twoPrices = { group: sizesGroup, only: [asItComes, 'GLASS'], prices: { GLASS: 60 } }
    server.answers('menu.readAll', {
      ...menu,
      groups: [sizes],
      items: menu.items.map((one) => ({
        ...one,
        groups: [twoPrices],
        declaration: { contains, mayContain: [] },
      })),
    } as Menu)
    show(<StaffMenuPage />)
    await expect.element(coffee.getByText('€3.20').first()).toBeVisible()
    const row = coffee.getByRole('listitem').first().element()
    const boxes = [...row.querySelectorAll('h3, fieldset, p > span:not(.sr-only), p.menu-vat')]
      .map((one) => [one.textContent, one.getBoundingClientRect()] as const)
      .filter(([, { width: wide }]) => wide > 1)
    expect(boxes.length).toBeGreaterThan(7)
    const over = boxes.flatMap(([text, a], at) =>
      boxes
        .slice(at + 1)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${text} / ${other}`),
    )
    expect(over).toEqual([])
    const frame = row.getBoundingClientRect()
    expect(boxes.filter(([, { right }]) => right > frame.right + 1).map(([text]) => text)).toEqual([])
  },
)

test('[ALLG-3] [OPT-7] a meal deal is declared once all that its parts can be is', async () => {
  const deal = (id: string, name: string, ...choose: string[][]) =>
    item(id, 'COFFEE', name, {
      parts: choose.map((items, at) => ({
        id: `p${at}`,
        name: `Part ${at}`,
        choose: items.map((one) => ({ item: one, extra: 0 })),
      })),
    })
  const [cappuccinoHere, mocha, ...others] = menu.items as [Menu['items'][number], Menu['items'][number]]
  const items = [
    cappuccinoHere,
    mocha,
    ...others,
    deal('sure', 'Sure deal', ['cappuccino']),
    deal('doubtful', 'Doubtful deal', ['cappuccino', 'mocha']),
    deal('empty', 'Empty deal', ['cappuccino'], []),
  ]
  server.answers('menu.readAll', { ...menu, items })
  server.answers('stock.read', { categories: [], items: items.map((one) => stockOf(one)) })
  show(<StaffMenuPage />)
  const row = (name: string) => coffee.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Sure deal').getByText('as its parts')).toBeVisible()
  await expect.element(row('Doubtful deal').getByText('Not declared')).toBeVisible()
  await expect.element(row('Empty deal').getByText('Not declared')).toBeVisible()
})
