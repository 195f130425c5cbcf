// The staff's orders: list, board, one order, live.
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { acceptedOrders, acceptOrder, asRead, boxOf, drawn } from './journey-steps.ts'

test('[STAFF-1] [OFFICE-8] the list with its columns, the cash total, search, sorting and the way to each order', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order List')
  await expect(page.getByText('No open orders')).toBeVisible()
  await expect(page.getByText('Please wait some seconds ...')).toHaveCount(0)
  await expectAccessible(page)

  const noor = await shop.order({ name: 'Noor', address: 'Kade 3' })
  const zoe = await shop.order({ name: 'Zoë', lines: [{ item: 'salmon-bagel', quantity: 1 }] })
  await shop.ask('orders.setLineStatus', { id: zoe.id, changes: [{ line: 1, status: 'served' }] }, await shop.owner())
  await page.reload()
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(page.getByRole('columnheader')).toHaveText([
    /code/i,
    /wanted/i,
    /name/i,
    /ordered/i,
    /state/i,
    /payment/i,
    /total/i,
    /actions/i,
  ])
  // What is to be made stands above what is over.
  await expect(rows.nth(1)).toContainText('New')
  await expect(rows.nth(1)).toContainText('Not paid')
  await expect(rows.nth(2)).toContainText(zoe.code)
  await expect(rows.nth(2)).toContainText('Handed over')
  await page.getByRole('switch', { name: 'All columns' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    /id/i,
    /name/i,
    /address/i,
    /phone/i,
    /token/i,
    /total/i,
    /actions/i,
    /order/i,
  ])
  await expect(rows.nth(1)).toContainText('Zoë')
  await expect(rows.nth(2)).toContainText('Noor')
  await expect(rows.nth(2)).toContainText('+32470123456')
  await expect(rows.nth(2)).toContainText('Kade 3')
  await expect(page.getByRole('link', { name: `Open order ${zoe.id}, which is out` })).toBeVisible()
  const total = (noor.total + zoe.total) / 100
  expect(asRead(await page.getByRole('main').textContent())).toContain(`€${total.toFixed(2)}`)
  await expectAccessible(page)

  // On a phone, where each order is a card, the sorting is chosen above the cards.
  const choice = page.getByLabel('Sort by')
  if (await choice.isVisible()) {
    await choice.selectOption('Customer name')
    await page.getByRole('button', { name: 'Turn the order round' }).click()
  } else
    await page
      .getByRole('columnheader', { name: /Customer name/ })
      .getByRole('button')
      .click()
  await expect(rows.nth(1)).toContainText('Noor')
  await page.getByLabel(/Search/).fill('zoe')
  await expect(rows).toHaveCount(2)
  await page.getByLabel(/Search/).fill('')
  await page.getByRole('link', { name: `Open order ${noor.id}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#/all-orders/${noor.token}/${noor.id}$`))
})

test('[STAFF-1] nothing of the list lies beyond the edge: on a phone each order stands as a card, a long name wraps', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  const name = 'Wolfeschlegelsteinhausen'.repeat(4).slice(0, 80)
  const { token } = await shop.order({ name, address: 'Kade 3' })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await page.getByRole('switch', { name: 'All columns' }).click()
  const row = page.getByRole('row').nth(1)
  const width = page.viewportSize()?.width ?? 0
  for (const text of [name, 'Kade 3', '+32470123456', token.slice(0, 4)]) {
    const box = await row.getByText(text, { exact: true }).boundingBox()
    expect(box?.x, text).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? width), text).toBeLessThanOrEqual(width)
  }
  const list = page.getByRole('region', { name: 'Order List' })
  expect(await list.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('[STAFF-1] [LIFE-2] the list says of an order that it was refused, cancelled or not collected, and a bare number finds a code', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  const owner = await shop.owner()
  const end = async (step: 'refuse' | 'cancel' | 'collectNot') => {
    const placed = await shop.order({ name: step, lines: [{ item: 'espresso', quantity: 1 }] })
    if (step === 'collectNot')
      await shop.ask('orders.setLineStatus', { id: placed.id, changes: [{ line: 1, status: 'ready' }] }, owner)
    const reason = step === 'collectNot' ? {} : { reason: 'asked' as const }
    await shop.ask('orders.step', { key: crypto.randomUUID(), id: placed.id, step, ...reason }, owner)
    return placed
  }
  const ended = { refuse: 'Refused', cancel: 'Cancelled', collectNot: 'Not collected' } as const
  const meant = await shop.order({ name: 'Noor' })
  const { id } = await end('refuse')
  await end('cancel')
  await end('collectNot')
  for (let n = 0; n < 3; n++) await shop.order({ name: 'Zoë', phone: `0470 ${meant.code.slice(2)} 34 5${n}` })
  await signIn(context, shop, owner)
  await visit(page, shop, '/all-orders')
  for (const [name, word] of Object.entries(ended)) {
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(word)
    await expect(row).not.toContainText('New')
  }
  await expect(page.getByRole('link', { name: `Open order ${id}: Refused` })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Noor' })).toContainText('New')
  await expectAccessible(page)
  await page.getByLabel(/Search/).fill(meant.code.slice(2))
  await expect(page.getByRole('row').nth(1)).toContainText('Noor')
})

test('[F-40] on a phone a card tells the time, the branch, the items and what is open, and the sorting fits', {
  tag: '@phone',
}, async ({ page, shop, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = ['cappuccino', 'salmon-bagel', 'espresso', 'brussels-waffle'].map((item) => ({ item, quantity: 2 }))
  await shop.order({ name: 'Noor', lines })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  const card = page.getByRole('row').nth(1)
  await expect(card).toContainText('Antwerpen')
  await expect(card).toContainText('2 × Cappuccino, 2 × Salmon bagel, 2 × Espresso and 1 more')
  await expect(card.locator('time')).toHaveText(/\d\d:\d\d/)
  await expect(card).toContainText('New')
  const width = page.viewportSize()?.width ?? 0
  for (const control of [page.getByLabel('Sort by'), page.getByRole('button', { name: 'Turn the order round' })]) {
    const box = await control.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
})

test('[OFF-2] under a mouse twelve whole orders are in sight at 1280 × 800, one line each, below a head that stays; a tap takes the next step', {
  tag: '@tablet',
}, async ({ browser, shop }) => {
  const lines = ['cappuccino', 'salmon-bagel', 'espresso', 'brussels-waffle'].map((item) => ({ item, quantity: 2 }))
  for (let n = 0; n < 16; n++) await shop.order({ name: `Guest ${n}`, lines })
  const desk = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })
  const page = await desk.newPage()
  await signIn(desk, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(17)
  const boxes = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  const [head, ...orders] = boxes
  expect(orders.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(12)
  expect(new Set(orders.map(({ height }) => Math.round(height)))).toEqual(new Set([Math.round(orders[0]?.height ?? 0)]))
  await page.getByRole('region', { name: 'Order List' }).evaluate((list) => list.scrollTo(0, 200))
  const header = page.getByRole('columnheader').first()
  expect(Math.round((await header.boundingBox())?.y ?? 0)).toBe(Math.round(head?.y ?? 0))
  await expectAccessible(page)

  const first = rows.filter({ hasText: 'Guest 0' })
  await first.getByRole('button', { name: /^Accept/ }).click()
  await expect(first).toContainText('Accepted')
  await first.getByRole('button', { name: /^Ready/ }).click()
  await page.getByRole('button', { name: 'Ready 1' }).click()
  await expect(rows).toHaveCount(2)
  await first.getByRole('link', { name: /Open order/ }).click()
  await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible()
  await expectAccessible(page)
  await desk.close()
})

test('[OFF-2] an order of a closed day is found by its days, and opens with its history', async ({ page, shop }) => {
  const { id, token } = await shop.order({ name: 'Noor' })
  await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true, alsoLater: true }, await shop.owner())
  await asOwner(page, shop, '/all-orders')
  await expect(page.getByText('No open orders')).toBeVisible()
  await page.getByRole('button', { name: 'Past orders and filters' }).click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await page.getByLabel(/Search/).fill('noor')
  await expectAccessible(page)
  await page.getByRole('link', { name: `Open order ${id}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Receipt number: #${token}`)
  await expect(page.getByText('This order is in the archive')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  // Its money can be read as well, and no more.
  await expect(page.getByRole('heading', { name: /^To pay/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cash/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('[STAFF-2] an order arrives without reload, with a sound that can be turned off', async ({
  page,
  shop,
  context,
}) => {
  await page.clock.install()
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, { played })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      played.push(Date.now())
      return start.call(this, when)
    }
  })
  await visit(page, shop, '/board')
  const locked = page.getByRole('button', { name: 'Turn sound on' })
  if (await locked.isVisible()) await locked.click()
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  // A counter rings on every staff page, and only its board mentions it.
  await page.goto(`${shop.url}/#/all-orders`)
  await expect(page.getByText('No open orders')).toBeVisible()
  await expect(page.getByText(/sound/i)).toHaveCount(0)
  const heard = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length)
  const before = await heard()
  const { id } = await shop.order({ name: 'Noor' })
  await expect(page.getByRole('row').nth(1)).toContainText('Noor', { timeout: 8000 })
  await expect.poll(heard).toBeGreaterThan(before)
  await acceptOrder(shop, id, await shop.owner())
  await page.goto(`${shop.url}/#/board`)
  // A click right after the one that woke the sound counts as the same touch.
  await page.clock.fastForward(800)
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  await page.goto(`${shop.url}/#/all-orders`)
  const quiet = await heard()
  await shop.order({ name: 'Zoë' })
  await expect(page.getByRole('row').filter({ hasText: 'Zoë' })).toBeVisible({ timeout: 8000 })
  expect(await heard()).toBe(quiet)
})

test('[STAFF-3] [F-51] deleting asks first and counts; what is open goes only when it is ticked; the owner brings it back', async ({
  page,
  shop,
  context,
}) => {
  await shop.order({ name: 'Noor' })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete all orders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete all orders' }).click()
  await expect(dialog).toContainText('Nothing is handed over yet')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete all orders' }).click()
  await dialog.getByLabel('Still to be handed over').check()
  await expect(dialog).toContainText('1 order of')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No open orders')).toBeVisible()
  await visit(page, shop, '/money')
  await page.getByRole('button', { name: /^Wednesday 4 March: / }).click()
  await expect(page.getByText('Closed by')).toBeVisible()
  await expectAccessible(page)
  await visit(page, shop, '/all-orders')
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Noor' })).toHaveCount(1)
})

test('[H-96] the receipt number is in upper case however its address is written', async ({ page, shop }) => {
  const { id, token } = await shop.order()
  await asOwner(page, shop, `/all-orders/${token.toLowerCase()}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Receipt number: #${token}`)
})

test('[STAFF-4] one order with its receipt number, customer and lines; each set received, ready, out', async ({
  page,
  shop,
  context,
}) => {
  const { id, token } = await shop.order({ form: 'table', table: 4 })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await page.getByRole('link', { name: `Open order ${id}` }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(`Receipt number: #`)
  await expect(main).toContainText(token)
  for (const text of ['Order details', 'Table Number', 'Customer name', 'Noor', 'oat milk', 'Order total'])
    await expect(main).toContainText(text)
  await expect(main).toContainText(/2\s*×\s*Cappuccino/)
  await expectAccessible(page)
  const group = page.getByRole('group', { name: /Cappuccino/ })
  await expect(group.getByRole('radio', { name: 'Received' })).toBeChecked()
  await group.getByText('Order (Ready)').click()
  await expect(group.getByRole('radio', { name: 'Order (Ready)' })).toBeChecked()
  await expect.poll(async () => (await shop.ask('orders.track', { token })).lines[0]?.status).toBe('ready')
  await page.emulateMedia({ media: 'print' })
  await expect(group).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 2, status: 'served' }] }, await shop.owner())
  await expect(page.getByRole('group', { name: /waffle/i }).getByRole('radio', { name: 'Order (Out)' })).toBeChecked({
    timeout: 8000,
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Back' })
    .or(page.getByRole('link', { name: 'Back' }))
    .first()
    .click()
  await expect(page).toHaveURL(/#\/all-orders$/)
})

test('[STAFF-5] two people on one order keep each other’s changes', async ({ page, shop, context, browser }) => {
  const { id, token } = await shop.order()
  const cookie = await shop.owner()
  await signIn(context, shop, cookie)
  const other = await browser.newContext()
  await signIn(other, shop, cookie)
  const second = await other.newPage()
  for (const each of [page, second]) await visit(each, shop, `/all-orders/${token}/${id}`)
  await page
    .getByRole('group', { name: /Cappuccino/ })
    .getByText('Order (Ready)')
    .click()
  await second
    .getByRole('group', { name: /waffle/i })
    .getByText('Order (Out)')
    .click()
  for (const each of [page, second]) {
    await expect(
      each.getByRole('group', { name: /Cappuccino/ }).getByRole('radio', { name: 'Order (Ready)' }),
    ).toBeChecked()
    await expect(each.getByRole('group', { name: /waffle/i }).getByRole('radio', { name: 'Order (Out)' })).toBeChecked()
  }
  await other.close()
})

test('[STAFF-2] [BOARD-2] the board: an order arrives, is accepted, marked ready, undone, ready again and handed over', {
  tag: ['@main', '@sizes'],
}, async ({ page, shop, context }) => {
  await page.clock.install()
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/board')
  // A touch right after something has moved does nothing.
  const settled = () => page.clock.fastForward(500)
  // On a phone what is to be made and what is ready are shown one at a time.
  const tab = async (name: string) => {
    const choice = page.getByRole('button', { name: new RegExp(`^${name} \\d`) }).and(page.locator('[aria-pressed]'))
    if (await choice.first().isVisible()) await choice.first().click()
  }
  await expect(page.getByText('Nothing to make')).toBeVisible()
  await expectAccessible(page)
  const { token, code } = await shop.order()
  const statuses = async () => (await shop.ask('orders.track', { token })).lines.map((line) => line.status)
  const ticket = page.getByRole('article', { name: code })
  await expect(ticket).toBeVisible({ timeout: 8000 })
  await page
    .getByRole('alert')
    .getByRole('button', { name: /New order.*Accept/s })
    .click()
  await expect.poll(async () => (await shop.ask('orders.track', { token })).course).toBe('accepted')
  await expect(page.getByRole('alert').getByText('New order')).toHaveCount(0)
  await expectAccessible(page)
  // One line on its own, and a second tap takes it back.
  const line = ticket.getByRole('button', { name: /Cappuccino/ })
  await line.click()
  await expect.poll(statuses).toEqual(['ready', 'received'])
  await line.click()
  await expect.poll(statuses).toEqual(['received', 'received'])
  await ticket.getByRole('button', { name: `${code}: all ready` }).click()
  await expect.poll(statuses).toEqual(['ready', 'ready'])
  await tab('Ready')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(statuses).toEqual(['received', 'received'])
  await tab('To make')
  await expect(ticket).toBeVisible()
  await settled()
  await ticket.getByRole('button', { name: `${code}: all ready` }).click()
  await tab('Ready')
  const handOver = page.getByRole('button', { name: `Hand over ${code}` })
  await expect(handOver).toBeVisible()
  await settled()
  await handOver.click()
  await page.getByRole('button', { name: `Hand over unpaid ${code}` }).click()
  await expect.poll(statuses).toEqual(['served', 'served'])
  // The last that were handed over come back with one tap.
  await page.getByRole('button', { name: 'Last 20' }).click()
  await page.getByRole('button', { name: `Bring back ${code}` }).click()
  await expect.poll(statuses).toEqual(['ready', 'ready'])
})

test('[F-2] [F-53] beside 220 forgotten ready orders, some of yesterday, a new one is seen at once, and earlier days are one quiet row', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  test.slow()
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  const place = async (many: number, status?: 'ready') => {
    const one = async () => {
      const { id } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
      if (status) await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, jef)
      else await acceptOrder(shop, id, jef)
    }
    // Ten at a time share their syncs to disk.
    for (let placed = 0; placed < many; placed += 10)
      await Promise.all(Array.from({ length: Math.min(10, many - placed) }, one))
  }
  shop.setClock('2026-03-03', 10)
  await place(70, 'ready')
  await place(12)
  shop.setClock('2026-03-04', 10)
  await place(150, 'ready')
  await place(20)
  await page.clock.install()
  await signIn(context, shop, jef)
  await visit(page, shop, '/board')
  const phone = (page.viewportSize()?.width ?? 0) < 768
  await expect(page.getByRole('button', { name: /^All 20/ })).toBeVisible()
  const { code } = await shop.order({ name: 'Noor' })
  // It takes the place of the head, so it is in sight whatever stands below.
  await expect(page.getByRole('alert').filter({ hasText: 'New order' })).toContainText(code)
  await expect(page.getByRole('alert').filter({ hasText: 'New order' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: /New order.*Accept/s }).click()
  await expect(page.getByRole('button', { name: /^All 21/ })).toBeVisible()
  // The first ticket is of this morning.
  await expect(page.getByRole('article').first()).toBeInViewport()
  await page.getByRole('button', { name: '82 of earlier days' }).click()
  const earlier = page.getByRole('dialog', { name: 'Orders of earlier days' })
  await expect(earlier.getByRole('listitem')).toHaveCount(82)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  if (phone)
    await page
      .getByRole('button', { name: /^Ready \d/ })
      .and(page.locator('[aria-pressed]'))
      .click()
  const ready = page.getByRole('region', { name: 'Ready 150' })
  const cards = ready.getByRole('button', { name: /Hand over/ })
  await expect(cards).toHaveCount(30)
  await ready.getByRole('button', { name: '120 more' }).click()
  await expect(cards).toHaveCount(130)
  // A touch right after something has moved does nothing.
  await page.clock.fastForward(500)
  await cards.first().click()
  await ready.getByRole('button', { name: /Hand over unpaid/ }).click()
  await expect(page.getByRole('region', { name: 'Ready 149' })).toBeVisible()
})

test('[F-52] [BOARD-1] on a tablet at least twelve orders are in sight without scrolling, and an allergy stands first', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  for (let n = 0; n < 16; n++) {
    const note = n === 0 ? 'oat milk, allergy: nuts' : ''
    const { id } = await shop.order({ name: `Guest ${n}`, lines: [{ item: 'cappuccino', quantity: 1, note }] })
    await acceptOrder(shop, id, jef)
  }
  await signIn(context, shop, jef)
  await visit(page, shop, '/board')
  const tickets = page.getByRole('article')
  await expect(tickets.first()).toBeVisible()
  const boxes = await tickets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  const inSight = boxes.filter(({ left, right, bottom }) => left >= 0 && right <= 1024 && bottom <= 768)
  expect(inSight.length).toBeGreaterThanOrEqual(12)
  const allergy = tickets.first().getByText('allergy: nuts')
  const line = tickets.first().getByRole('listitem').first()
  expect((await allergy.boundingBox())?.y ?? 0).toBeLessThan((await line.boundingBox())?.y ?? 0)
  const size = (text: string) =>
    tickets
      .first()
      .getByText(text)
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(await size('Cappuccino')).toBeGreaterThanOrEqual(20)
  expect(await size('allergy: nuts')).toBeGreaterThanOrEqual(18)
})

const line = (item: string, options: readonly string[] = [], note = '', quantity = 1) => ({
  item,
  quantity,
  note,
  // Without any, it comes as it usually does.
  ...(options.length > 0 && { options: options.map((option) => ({ option, quantity: 1 })) }),
})

/**
 * Ten orders of a lunch, 25 lines together: ten of the lines have an option or a note, eleven a name of two words and
 * more. Every second order is paid.
 */
const lunchMix = [
  [line('cappuccino', ['oat-milk']), line('brussels-waffle')],
  [line('espresso')],
  [line('caffe-latte', ['oat-milk', 'vanilla-syrup']), line('flat-white'), line('butter-croissant')],
  [line('caprese-panini', [], 'no tomato'), line('cola')],
  [line('cappuccino', [], '', 2), line('espresso'), line('apple-cake'), line('brownie')],
  [line('salmon-bagel', [], 'no capers'), line('fresh-mint-tea')],
  [line('latte-macchiato', [], 'extra hot')],
  [line('goat-cheese-salad', [], 'dressing apart'), line('orange-juice'), line('espresso')],
  [
    line('croque-monsieur'),
    line('chicken-wrap', [], 'cut in two'),
    line('cola', [], '', 2),
    line('hot-chocolate', ['cow-milk', 'whipped-cream']),
    line('mocha'),
  ],
  [line('flat-white', ['soy-milk', 'decaf']), line('cheesecake')],
]

/** One order of twenty. */
const allergicLunch = [line('goat-cheese-salad', [], 'allergy: walnuts'), line('orange-juice'), line('espresso')]

test.describe(() => {
  // With options and making times.
  test.use({ pace: 'paced' })

  test('[OFF-1] [J-32] at 1024 × 768 with 65 orders of a lunch sixteen whole ones are in sight, in the order in which to begin them', {
    tag: '@tablet',
  }, async ({ page, shop, context }) => {
    test.slow()
    await page.setViewportSize({ width: 1024, height: 768 })
    const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
    const names = ['Noor', 'Jef', 'Amélie', 'Mathieu', 'Karim', 'Sofie', 'Maximiliaan']
    // For 09:15 to 09:30, not in the order in which they come in. Staff enter them, so that capacity refuses none.
    for (let n = 0; n < 65; n++) {
      const at = Date.parse('2026-03-04T08:15:00Z') + Math.floor(((n * 27) % 65) / 17) * 5 * 60_000
      const wish = {
        at,
        name: names[n % names.length] ?? '',
        lines: n % 20 === 7 ? allergicLunch : (lunchMix[n % 10] ?? []),
      }
      const { id } = await shop.ask('orders.enter', { key: crypto.randomUUID(), branch: 'antwerpen', ...wish }, jef)
      const pay = { key: crypto.randomUUID(), id, step: 'pay', paidWay: 'card' } as const
      if (n % 2 === 0) await shop.ask('orders.step', pay, jef)
    }
    // Those for 09:15 are late.
    shop.setClock('2026-03-04', 9, 17)
    await signIn(context, shop, jef)
    await visit(page, shop, '/board')
    await expect(page.getByRole('button', { name: /^All 65/ })).toBeVisible()
    const tickets = page.getByRole('article')
    await expect(tickets.first()).toBeInViewport()
    await drawn(page)
    const ready = await boxOf(page.getByRole('region', { name: /^Ready/ }))
    const more = await boxOf(page.getByRole('button', { name: /more to the side/ }))
    const seen = await tickets.evaluateAll((all) =>
      all.map((one) => ({ code: one.ariaLabel, box: one.getBoundingClientRect().toJSON() as DOMRect })),
    )
    const whole = seen
      .filter(({ box }) => box.left >= 0 && box.right <= ready.x && box.top >= 0 && box.bottom <= 768)
      .filter(({ box }) => box.right <= more.x || box.left >= more.x + more.width || box.bottom <= more.y)
    expect(whole.length).toBeGreaterThanOrEqual(16)

    // Down each column, then the next.
    const read = whole.toSorted((one, other) => one.box.left - other.box.left || one.box.top - other.box.top)
    const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, jef)
    const beginAt = ({ wantedAt, making }: (typeof orders)[number]) => (wantedAt ?? 0) - making
    const begin = orders.toSorted(
      (one, other) => beginAt(one) - beginAt(other) || (one.wantedAt ?? 0) - (other.wantedAt ?? 0) || one.id - other.id,
    )
    expect(read.map(({ code }) => code)).toEqual(begin.slice(0, read.length).map(({ code }) => code))

    // A line is tapped as surely as before, the whole of an order more so. An allergy is whole.
    const size = async (of: string) =>
      await tickets.locator(of).evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height)))
    expect(await size('li button')).toBeGreaterThanOrEqual(44)
    expect(await size('.ticket-whole')).toBeGreaterThanOrEqual(56)
    const allergies = tickets.filter({ hasText: 'allergy: walnuts' })
    expect(await allergies.count()).toBeGreaterThan(0)
    for (const one of await allergies.all()) {
      const said = one.getByText('allergy: walnuts').first()
      expect(await said.evaluate((text) => text.scrollWidth <= text.clientWidth || text.clientWidth === 0)).toBe(true)
      expect((await boxOf(said)).y).toBeLessThan((await boxOf(one.getByRole('listitem').first())).y)
    }
    await expectAccessible(page)
  })
})

test('[F-61] [BOARD-6] with 200 open orders nothing above them has moved, the letters stay large, and takings wait for a tap', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  test.slow()
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/board')
  await expect(page.getByText('Nothing to make')).toBeVisible()
  const heads = [page.locator('header').first(), page.locator('.board-strip')]
  const above = () => Promise.all(heads.map(boxOf))
  const before = await above()
  for (let n = 0; n < 200; n++) await shop.order({ name: `Guest ${n}` })
  await page.getByRole('button', { name: /New order.*Accept all 200/s }).click()
  await expect(page.getByRole('button', { name: /^All 200/ })).toBeVisible()
  expect(await above()).toEqual(before)
  for (const head of heads) expect(asRead(await head.innerText())).not.toContain('€')
  const sizes = await page
    .getByRole('article')
    .first()
    .locator('*')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(Math.max(...sizes)).toBeGreaterThanOrEqual(32)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
})

test('[F-54] a colleague finishes the ticket above: its place stays empty, and the tap meets what was seen there', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  const [first, second] = await acceptedOrders(shop, 3, jef)
  await page.clock.install()
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/orders\/\d+\/lines/.test(request.url())) sent.push(request.url())
  })
  await signIn(context, shop, jef)
  await visit(page, shop, '/board')
  const whole = (code = '') => page.getByRole('button', { name: `${code}: all ready` })
  const box = await whole(first?.code).boundingBox()
  const below = await whole(second?.code).boundingBox()
  const finger = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  await shop.ask('orders.setLineStatus', { id: first?.id ?? 0, changes: [{ line: 1, status: 'ready' }] }, jef)
  await expect(whole(first?.code)).toBeHidden()
  await page.mouse.click(finger.x, finger.y)
  expect(await whole(second?.code).boundingBox()).toEqual(below)
  const status = async (token = '') => (await shop.ask('orders.track', { token })).lines[0]?.status
  expect(await status(second?.token)).toBe('received')
  // It closes after a second; a tap at that very moment on what has just moved there does nothing either.
  await whole(second?.code).evaluate(
    async (button, { y, finger: { x, y: at } }) => {
      while (button.getBoundingClientRect().y >= y) await new Promise(requestAnimationFrame)
      const under = document.elementFromPoint(x, at)
      for (const name of ['pointerdown', 'pointerup'])
        under?.dispatchEvent(new PointerEvent(name, { bubbles: true, button: 0 }))
      under?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    },
    { y: below?.y ?? 0, finger },
  )
  // A tap that counts takes the ticket away and is sent at once.
  await drawn(page)
  await expect(whole(second?.code)).toBeVisible({ timeout: 1 })
  expect(sent).toEqual([])
  // First the empty place is gone, then what moved up has stood for a while.
  await page.clock.fastForward(200)
  await drawn(page)
  await page.clock.fastForward(500)
  await page.mouse.click(finger.x, finger.y)
  await expect.poll(() => status(second?.token)).toBe('ready')
})

test('[BOARD-5] taps without a line are kept over a reload and sent in order; what came too late is said', {
  tag: '@tablet',
}, async ({ page, shop, context, faults }) => {
  faults.allow('cutRequest')
  const owner = await shop.owner()
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  const placed = await acceptedOrders(shop, 2, jef)
  const [first, second] = placed
  await signIn(context, shop, jef)
  await visit(page, shop, '/board')
  const cut = (url: URL) => /\/api\/staff\/orders\/\d+\/(lines|step)/.test(url.pathname)
  await page.route(cut, (route) => route.abort())
  for (const one of placed) {
    // By keyboard, as a touch on what has just moved does nothing.
    await page.getByRole('button', { name: `${one.code}: all ready` }).press('Enter')
  }
  await expect(page.getByRole('button', { name: '2 taps wait for the connection' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Hand over ${first?.code}` }).getByLabel('Not sent yet')).toBeVisible()
  // Meanwhile Amira hands the second one over.
  const changes = [{ line: 1, status: 'served' as const }]
  await shop.ask('orders.setLineStatus', { id: second?.id ?? 0, changes }, owner)
  await page.reload()
  await expect(page.getByRole('button', { name: /taps? waits? for the connection/ })).toBeVisible()
  await page.unroute(cut)
  // They may be sent by themselves before this tap.
  const waiting = page.getByRole('button', { name: /taps? waits? for the connection/ })
  await waiting.click({ timeout: 2000 }).catch(() => expect(waiting).toHaveCount(0))
  await expect.poll(async () => (await shop.ask('orders.track', { token: first?.token ?? '' })).phase).toBe('ready')
  const told = page.getByRole('alert').filter({ hasText: `${second?.code}: Amira had handed it over` })
  await expect(told).toBeVisible()
  expect((await shop.ask('orders.track', { token: second?.token ?? '' })).phase).toBe('out')
  await told.getByRole('button', { name: 'Seen' }).click()
  await expect(told).toHaveCount(0)
})

test('[BOARD-3] by the keys alone: a code, Enter opens it, refused with a reason; and a ready one is handed over', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  const one = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
  const other = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
  for (const { id } of [one, other]) await acceptOrder(shop, id, jef)
  const pay = { key: crypto.randomUUID(), id: other.id, step: 'pay', paidWay: 'card' } as const
  await shop.ask('orders.step', pay, jef)
  await shop.ask('orders.setLineStatus', { id: other.id, changes: [{ line: 1, status: 'ready' }] }, jef)
  await signIn(context, shop, jef)
  await visit(page, shop, '/board')
  await expect(page.getByRole('button', { name: `Hand over ${other.code}` })).toBeVisible()
  await page.keyboard.type(other.code.slice(2))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await shop.ask('orders.track', { token: other.token })).phase).toBe('out')
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: `${one.code}: all ready` })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the board' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.type(one.code.slice(2))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Pick-up')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Sold out', exact: true }).click()
  await sheet.getByRole('button', { name: 'Refuse: sold out' }).click()
  await expect.poll(async () => (await shop.ask('orders.track', { token: one.token })).endReason).toBe('sold-out')
})

test('[LIFE-5] [LIFE-6] [LIFE-4] an order is tapped together, paid and undone, postponed, made dearer with a yes, and tells its history', {
  tag: '@main',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await page.getByRole('main').getByRole('link', { name: 'New order' }).click()
  await page.getByRole('button', { name: /^Cappuccino/ }).click()
  await page.getByRole('button', { name: /^Espresso/ }).click()
  await page.getByRole('button', { name: 'One more Espresso' }).click()
  await page.getByLabel('Note for Cappuccino').fill('oat milk')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Place the order/ }).click()
  await expect(page.getByText('The order is placed')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the order' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(/2\s*×\s*Espresso/)
  await expect(main).toContainText('entered the order.')

  await page.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: '+10 min' }).click()
  await expect(main).toContainText('moved the time')

  await page.getByRole('button', { name: /^Card/ }).click()
  await expect(main).toContainText('paid: Card')
  await page.getByRole('button', { name: 'Undo the payment' }).click()
  await expect(main).toContainText('undid the payment.')

  await page.getByRole('button', { name: 'Change the order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'One more Cappuccino' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(main).toContainText('Waiting for the customer to agree')
  await page.getByRole('button', { name: 'The customer agrees' }).click()
  await expect(main).toContainText(/2\s*×\s*Cappuccino/)
  await expect(main).toContainText('This order was changed.')
  await expectAccessible(page)
})

test('[LIFE-5] on a phone the button that places a new order stays in sight with its total, also far up the menu', {
  tag: '@phone',
}, async ({ page, shop, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/new-order')
  const button = page.getByRole('button', { name: /^Place the order/ })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Cappuccino/ }).click()
  await page.getByRole('button', { name: /^Espresso/ }).click()
  await expect(button).toHaveText(/€5\.80/)
  await expect(button).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'To the order: 2 items' }).click()
  await expect(page.getByRole('heading', { name: 'Order', exact: true })).toBeInViewport()
  // Nothing of the form lies under the bar for good.
  await page.getByLabel('Telephone').scrollIntoViewIfNeeded()
  await page.getByLabel('Telephone').fill('0470 12 34 56')
  // Why an order is refused is read where the finger is.
  await page.getByText('At a table').click()
  await page.getByLabel('Table number').fill('99')
  await page.getByText('At the counter').scrollIntoViewIfNeeded()
  await button.click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.getByText('At the counter').click()
  await button.click()
  await expect(page.getByText('The order is placed')).toBeVisible()
})

test('[CALL-3] what a scanner types into the search opens the order: the link of the tracking page, its token, its code, or the digits of its code', async ({
  page,
  shop,
  context,
}) => {
  const { id, token } = await shop.order({ name: 'Noor' })
  const { code } = await shop.ask('orders.track', { token })
  await signIn(context, shop, await shop.owner())
  const codes = [code.replace('-', '').toLowerCase(), code.slice(2)]
  for (const typed of [`${shop.url}/#/track/${token}`, token.toLowerCase(), ...codes]) {
    await visit(page, shop, '/all-orders')
    await page.getByRole('searchbox', { name: 'Search' }).fill(typed)
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`#/all-orders/${token}/${id}$`))
  }
})
