// The staff's orders: list, board, one order, live.
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts'
import { plain } from './steps.ts'

test('[STAFF-1] the list with its columns, the cash total, search, sorting and the way to each order', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order List')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expect(page.getByText('Please wait some seconds ...')).toHaveCount(0)
  await expectAccessible(page)

  const noor = await shop.order({ name: 'Noor', address: 'Kade 3' })
  const jef = await shop.order({ name: 'Zoë', lines: [{ item: 'salmon-bagel', quantity: 1 }] })
  await shop.ask('orders.setLineStatus', { id: jef.id, changes: [{ line: 1, status: 'served' }] }, await shop.owner())
  await page.reload()
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
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
  await expect(page.getByRole('link', { name: `Open order ${jef.id}, which is out` })).toBeVisible()
  const total = (noor.total + jef.total) / 100
  expect(plain(await page.getByRole('main').textContent())).toContain(`€${total.toFixed(2)}`)
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
  await expect(card.getByRole('img', { name: 'Not out' })).toHaveCount(1)
  const width = page.viewportSize()?.width ?? 0
  for (const control of [page.getByLabel('Sort by'), page.getByRole('button', { name: 'Turn the order round' })]) {
    const box = await control.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
})

test('[STAFF-2] an order arrives without reload, with a sound that can be turned off', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner())
  await page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, { played })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      played.push(Date.now())
      return start.call(this, when)
    }
  })
  await visit(page, shop, '/all-orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  const locked = page.getByRole('button', { name: 'Turn sound on' })
  if (await locked.isVisible()) await locked.click()
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  const heard = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length)
  const before = await heard()
  await shop.order({ name: 'Noor' })
  await expect(page.getByRole('row').nth(1)).toContainText('Noor', { timeout: 8000 })
  await expect.poll(heard).toBeGreaterThan(before)
  // A click right after the one that woke the sound counts as the same touch.
  await page.waitForTimeout(800)
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  const quiet = await heard()
  await shop.order({ name: 'Zoë' })
  await expect(page.getByRole('row').nth(1)).toContainText('Zoë', { timeout: 8000 })
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
  await expect(page.getByText('No orders yet')).toBeVisible()
  await visit(page, shop, '/days')
  await expect(page.getByText('Closed by')).toBeVisible()
  await expectAccessible(page)
  await visit(page, shop, '/all-orders')
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Noor' })).toHaveCount(1)
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

test('[STAFF-2] the board: an order arrives, is marked ready, undone, ready again and picked up', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/board')
  // On a phone the columns are shown one at a time.
  const tab = async (name: string) => {
    const choice = page.getByRole('button', { name: new RegExp(`^${name}`) }).and(page.locator('[aria-pressed]'))
    if (await choice.count()) await choice.first().click()
  }
  await expect(page.getByText('No new orders')).toBeVisible()
  await expectAccessible(page)
  const { token } = await shop.order()
  await expect(page.getByText(token.slice(0, 4), { exact: true })).toBeVisible({ timeout: 8000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /Mark ready/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await shop.ask('orders.track', { token })).lines.map((line) => line.status))
    .toEqual(['received', 'received'])
  await tab('New')
  await page.getByRole('button', { name: /Mark ready/ }).click()
  await expect
    .poll(async () => (await shop.ask('orders.track', { token })).lines.map((line) => line.status))
    .toEqual(['ready', 'ready'])
  await tab('Ready')
  await page.getByRole('button', { name: /Picked up/ }).click()
  await expect
    .poll(async () => (await shop.ask('orders.track', { token })).lines.map((line) => line.status))
    .toEqual(['served', 'served'])
})

test('[F-2] beside 220 forgotten ready orders, some of yesterday, a new one is seen at once; the rest folds with its number', {
  tag: '@sizes',
}, async ({ page, shop, context }) => {
  test.slow()
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  const place = async (many: number, status?: 'ready') => {
    const one = async () => {
      const { id } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
      if (status) await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, jef)
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
  await signIn(context, shop, jef)
  await visit(page, shop, '/board')
  const tablet = (page.viewportSize()?.width ?? 0) >= 768
  const show = async (name: string) => {
    if (!tablet)
      await page
        .getByRole('group', { name: 'Columns' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click()
  }
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const tokens = (name: string) => column(name).getByRole('link', { name: /Details of/ })
  await expect(tokens('New')).toHaveCount(20)
  const { token } = await shop.order({ name: 'Noor' })
  const fresh = page.getByRole('link', { name: `Details of ${token.slice(0, 4)}` })
  await expect(fresh).toBeAttached()
  // Twenty others come before it, so its card is below the screen, and a button leads to it.
  await expect(fresh).not.toBeInViewport()
  const leadThere = column('New').getByRole('button', { name: 'Show 1 new order' })
  await expect(leadThere).toBeInViewport()
  await expectAccessible(page)
  await leadThere.click()
  await expect(fresh).toBeInViewport()
  await expect(fresh).toBeFocused()
  await expect(leadThere).toHaveCount(0)
  // A card that is longer than the screen counts as seen too.
  await shop.order({
    lines: Array.from({ length: 30 }, (_, n) => ({ item: 'cappuccino', quantity: 1, note: `Cup ${n}` })),
  })
  await leadThere.click()
  await expect(leadThere).toHaveCount(0)
  await expect(column('New').getByText('34', { exact: true })).toBeAttached()
  await expectAccessible(page)
  const earlier = column('New').getByRole('button', { name: /Earlier days/ })
  await expect(earlier).toContainText('12')
  await earlier.click()
  await expect(tokens('New')).toHaveCount(34)
  await earlier.click()
  await expect(tokens('New')).toHaveCount(22)

  await show('Ready')
  const waiting = 'Ready for pick-up'
  await expect(column(waiting).getByText('220', { exact: true })).toBeAttached()
  await expect(tokens(waiting)).toHaveCount(30)
  await column(waiting).getByRole('button', { name: '120 more' }).click()
  await expect(tokens(waiting)).toHaveCount(130)
  await column(waiting)
    .getByRole('button', { name: /Earlier days/ })
    .click()
  await expect(tokens(waiting)).toHaveCount(130 + 70)
  await column(waiting).getByRole('button', { name: 'Picked up' }).first().click()
  await expect(column(waiting).getByText('219', { exact: true })).toBeAttached()
})

test('[LIFE-5] [LIFE-6] [LIFE-4] an order is tapped together, paid and undone, postponed, made dearer with a yes, and tells its history', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/all-orders')
  await page.getByRole('link', { name: 'New order' }).click()
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

test('[CALL-3] what a scanner types into the search opens the order: the link of the tracking page, its token or its code', async ({
  page,
  shop,
  context,
}) => {
  const { id, token } = await shop.order({ name: 'Noor' })
  const { code } = await shop.ask('orders.track', { token })
  await signIn(context, shop, await shop.owner())
  for (const typed of [`${shop.url}/#/track/${token}`, token.toLowerCase(), code.replace('-', '').toLowerCase()]) {
    await visit(page, shop, '/all-orders')
    await page.getByLabel(/Search/).fill(typed)
    await page.getByLabel(/Search/).press('Enter')
    await expect(page).toHaveURL(new RegExp(`#/all-orders/${token}/${id}$`))
  }
})
