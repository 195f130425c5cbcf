// A lunch at Antwerpen with four browsers: the bar's tablet, the grill's tablet, a customer's phone, the screen for guests.
import type { Browser, Page } from '@playwright/test'
import { expect, type Shop, signIn, test, visit } from './fixtures.ts'

type Placed = Awaited<ReturnType<Shop['order']>>

const day = '2026-03-04'
const item = (id: string, quantity = 1) => ({ item: id, quantity })

/** Two baristas and one at the grill; coffee takes a minute and a panini four. */
async function setUp(shop: Shop, owner: string): Promise<void> {
  const { branches } = await shop.ask('pace.read', {}, owner)
  const antwerpen = branches.find(({ branch }) => branch === 'antwerpen')
  if (!antwerpen) throw new Error('no Antwerpen')
  const station = (id: string, name: string, hands: number) => ({ id, name: { en: name }, hands, handsAt: [] })
  const stations = [station('bar', 'Bar', 2), station('grill', 'Grill', 1)]
  const capacity = { slotMinutes: 10 as const, orders: null, items: null, stations, share: 100 }
  await shop.ask(
    'pace.save',
    { branch: 'antwerpen', version: antwerpen.version, letter: 'A', autoAccept: false, capacity },
    owner,
  )
  const { items } = await shop.ask('items.read', {}, owner)
  for (const [id, at, seconds] of [
    ['caffe-latte', 'bar', 60],
    ['caprese-panini', 'grill', 240],
  ] as const) {
    const found = items.find((one) => one.id === id)
    if (found) await shop.ask('items.save', { ...found, making: [{ station: at, seconds }] }, owner)
  }
}

/** A page of somebody at the shop, on a tablet. */
async function tablet(browser: Browser, shop: Shop, cookie: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  await signIn(context, shop, cookie)
  const page = await context.newPage()
  await visit(page, shop, path)
  return page
}

const step = (shop: Shop, as: string, { id }: Placed, name: 'accept' | 'refuse', more = {}) =>
  shop.ask('orders.step', { key: crypto.randomUUID(), id, step: name, ...more }, as)

test('[BOARD-1] [TIME-4] [LIFE-2] [CALL-2] a lunch: sixty orders, a full grill, a refusal, a code called and handed over, the cash right', {
  tag: '@tablet',
}, async ({ page: phone, shop, browser }) => {
  test.setTimeout(180_000)
  shop.setClock(day, 11, 5)
  const owner = await shop.owner()
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await setUp(shop, owner)

  // From phones, at a table, for later and for tomorrow; the bar takes lattes, the grill a panini now and then.
  const orders: Placed[] = []
  for (let n = 0; n < 60; n++)
    orders.push(
      await shop.order({
        name: `Guest ${n}`,
        lines: [item('caffe-latte'), ...(n % 8 === 0 ? [item('caprese-panini')] : [])],
      }),
    )
  for (let table = 1; table <= 3; table++)
    orders.push(await shop.order({ form: 'table', table, name: 'Table', phone: '', lines: [item('cappuccino')] }))
  const tomorrow = await shop.order({ day: '2026-03-05', lines: [item('espresso')] })
  const codes = [...orders, tomorrow].map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  // The promises follow what bar and grill can make: nobody's is earlier than the one before could be.
  expect(orders[56]?.wantedAt).toBeGreaterThan(orders[0]?.wantedAt ?? 0)

  const bar = await tablet(browser, shop, jef, '/board')
  await bar.getByRole('button', { name: /New order.*Accept/s }).click()
  await expect.poll(async () => (await shop.ask('arrivals.read', {}, jef)).orders.length).toBe(0)
  await expect(bar.getByRole('button', { name: /Later.*11:35/s })).toBeVisible()
  const grill = await tablet(browser, shop, jef, '/board')
  await grill.getByRole('button', { name: /^Grill \d/ }).click()
  const first = orders[0] as Placed
  await expect(grill.getByRole('button', { name: new RegExp(`^${first.code}: `) })).toBeVisible()
  await expect(grill.getByRole('button', { name: new RegExp(`^${orders[1]?.code}: `) })).toHaveCount(0)

  const { address } = await screenForGuests(shop, owner)
  const wall = await (await browser.newContext({ viewport: { width: 1920, height: 1080 } })).newPage()
  await wall.goto(`${shop.url}${address}`)
  await expect(wall.getByText('Live', { exact: true })).toBeVisible()

  // One cannot be made: the customer reads it in Arabic, at once.
  const refused = orders[9] as Placed
  await phone.addInitScript(() => localStorage.setItem('noisette.locale', '"ar"'))
  await phone.goto(`${shop.url}/#/track/${refused.token}`)
  await expect(phone.getByText(refused.code).first()).toBeVisible()
  await step(shop, jef, refused, 'refuse', { reason: 'sold-out' })
  await expect(phone.getByRole('heading', { name: /عذرًا/ })).toBeVisible({ timeout: 3000 })

  // The first is made, called, and handed over; paid in cash.
  await bar.getByRole('button', { name: `${first.code}: all ready` }).click()
  await expect.poll(async () => (await shop.ask('orders.track', { token: first.token })).phase).toBe('ready')
  await expect(wall.getByText(first.code, { exact: true }).first()).toBeVisible()
  await shop.ask('orders.step', { key: crypto.randomUUID(), id: first.id, step: 'pay', paidWay: 'cash' }, jef)
  await bar.getByRole('button', { name: `Hand over ${first.code}` }).click()
  await expect.poll(async () => (await shop.ask('orders.track', { token: first.token })).phase).toBe('out')
  await expect(wall.getByText(first.code, { exact: true })).toHaveCount(0)

  // The cash leaves out what was refused.
  const { cash } = await shop.ask('orders.list', { branch: 'antwerpen' }, owner)
  const sold = [...orders, tomorrow].filter(({ id }) => id !== refused.id).reduce((sum, { total }) => sum + total, 0)
  expect(cash?.total).toBe(sold)
  for (const one of [bar, grill, wall]) await one.context().close()
})

async function screenForGuests(shop: Shop, owner: string): Promise<{ address: string }> {
  const { key } = await shop.ask('displays.add', { branch: 'antwerpen', name: 'Door', languages: ['en'] }, owner)
  return { address: `/#/display/${key}` }
}
