// What the board of the counter can do, on a tablet: an order opened, the pace of the branch, what is for later, sold
// out.
import type { Locator, Page } from '@playwright/test'
import { noorsTable } from '#server/testing/order-drafts.ts'
import { asOwner, expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { asRead, boxOf } from './journey-steps.ts'

type Placed = Awaited<ReturnType<JourneyShop['order']>>
type Wish = Parameters<JourneyShop['order']>[0]

const one = (item: string, quantity = 1, note = '') => ({ item, quantity, note })

/** An order that Jef has accepted. */
async function accepted(shop: JourneyShop, as: string, wish: Wish = {}): Promise<Placed> {
  const placed = await shop.order(wish)
  await shop.ask('orders.step', { key: crypto.randomUUID(), id: placed.id, step: 'accept' }, as)
  return placed
}

const setReady = (shop: JourneyShop, as: string, { id }: Placed, lines: readonly number[]) =>
  shop.ask('orders.setLineStatus', { id, changes: lines.map((line) => ({ line, status: 'ready' as const })) }, as)

const tracked = (shop: JourneyShop, { token }: Placed) => shop.ask('orders.track', { token })

async function asBarista(
  page: Page,
  shop: JourneyShop,
  role: 'barista' | 'manager' = 'barista',
  counter = '',
): Promise<string> {
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role }])
  await signIn(page.context(), shop, jef, counter)
  return jef
}

async function openOrder(page: Page, { code }: Placed): Promise<Locator> {
  await page.getByRole('button', { name: `Open ${code}`, exact: true }).click()
  const sheet = page.getByRole('dialog').first()
  await expect(sheet.getByRole('heading', { name: 'History' })).toBeVisible()
  return sheet
}

test('[LIFE-4] in the order opened on the board: one fewer, then promised for later, and the customer reads both', {
  tag: ['@main', '@tablet'],
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  const placed = await accepted(shop, jef, { lines: [one('brussels-waffle', 2), one('espresso')] })
  const before = await tracked(shop, placed)
  await visit(page, shop, '/board')
  const sheet = await openOrder(page, placed)
  await sheet.getByRole('button', { name: 'Change the order' }).click()
  const change = page.getByRole('dialog', { name: `Change order ${placed.code}` })
  await change.getByRole('button', { name: /^One Brussels waffle less/ }).click()
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Save the change' }).click()
  await expect(change).toHaveCount(0)
  await expect(sheet).toContainText('This order was changed.')
  await expect.poll(async () => (await tracked(shop, placed)).total).toBeLessThan(before.total)

  await sheet.getByRole('button', { name: 'Later', exact: true }).click()
  const later = page.getByRole('dialog', { name: 'When will it be ready?' })
  await expectAccessible(page)
  await later.getByRole('button', { name: '+15 min' }).click()
  await expect(later).toHaveCount(0)
  await expect.poll(async () => (await tracked(shop, placed)).wantedAt).toBe((before.wantedAt ?? 0) + 15 * 60_000)
  await expect(sheet).toContainText('Moved to another time')
  // Dearer waits for the customer's yes, which staff note when it is given at the counter.
  await sheet.getByRole('button', { name: 'Change the order' }).click()
  await change.getByRole('button', { name: 'One more Espresso' }).click()
  await change.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(sheet).toContainText('Waiting for the customer to agree')
  await sheet.getByRole('button', { name: 'The customer agrees' }).click()
  await expect.poll(async () => (await tracked(shop, placed)).lines.map(({ quantity }) => quantity)).toEqual([1, 2])
  await expect(sheet.getByRole('region', { name: 'Order', exact: true })).toContainText(/2\s*Espresso/)
})

test('[TIME-5] two taps on the board make every new order ten minutes later, and two more end it', {
  tag: '@tablet',
}, async ({ page, shop, customer }) => {
  await asBarista(page, shop, 'manager')
  const usual = await shop.order({ lines: [one('espresso')] })
  await visit(page, shop, '/board')
  await page.getByRole('button', { name: /New order.*Accept/s }).click()
  await page.getByRole('button', { name: '10 min', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'More time for every new order' })
  await expectAccessible(page)
  await expect(panel.getByRole('button', { name: 'End it now' })).toHaveCount(0)
  await panel.getByRole('button', { name: '+10 min' }).click()
  await expect(panel).toHaveCount(0)
  const lasts = page.getByRole('button', { name: /^\+10 until \d\d:\d\d$/ })
  await expect(lasts).toBeVisible()
  const slower = await shop.order({ lines: [one('espresso')] })
  expect(slower.wantedAt - usual.wantedAt).toBeGreaterThanOrEqual(10 * 60_000)
  await visit(customer, shop, '/foods', { branch: null })
  const branch = customer
    .getByRole('main')
    .getByRole('button', { name: /Antwerpen/ })
    .first()
  const readyAt = async () => /Ready (?:from )?(\d\d:\d\d)/.exec((await branch.textContent()) ?? '')?.[1] ?? ''
  await expect.poll(readyAt).not.toBe('')
  const before = await readyAt()

  await page.getByRole('button', { name: /New order.*Accept/s }).click()
  await lasts.click()
  await panel.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('button', { name: '10 min', exact: true })).toBeVisible()
  // The customer's open page follows.
  await expect.poll(async () => (await readyAt()) < before).toBe(true)
  expect((await shop.order({ lines: [one('espresso')] })).wantedAt).toBeLessThan(slower.wantedAt)
})

test('[TIME-5] the board pauses the branch with a reason, the customer reads until when, and orders go on when it ends', {
  tag: '@tablet',
}, async ({ page, shop, customer }) => {
  await asBarista(page, shop, 'manager')
  await visit(page, shop, '/board')
  await page.getByRole('button', { name: 'Pause' }).click()
  const panel = page.getByRole('dialog', { name: 'Pause: nothing right away' })
  await panel.getByRole('button', { name: 'A fault' }).click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: '15 min', exact: true }).click()
  const paused = page.getByRole('button', { name: /^Paused until \d\d:\d\d$/ })
  await expect(paused).toBeVisible()
  // A customer who orders now gets it once the pause is over.
  const meanwhile = await shop.order({ lines: [one('espresso')] })
  expect(meanwhile.wantedAt - shop.now()).toBeGreaterThanOrEqual(14 * 60_000)
  await page.getByRole('button', { name: /New order.*Accept/s }).click()
  await visit(customer, shop, '/foods', { branch: null })
  const branch = customer
    .getByRole('main')
    .getByRole('button', { name: /Antwerpen/ })
    .first()
  await expect(branch).toContainText(/Back \d\d:\d\d/)
  await expect(branch).toContainText('something is broken')

  await paused.click()
  await panel.getByRole('button', { name: 'End it now' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(branch).not.toContainText('something is broken')
  expect((await shop.order({ lines: [one('espresso')] })).wantedAt).toBeLessThan(meanwhile.wantedAt)
})

test('[LIFE-6] in the opened order cash rounds to five cents and says what to give back; a payment can be taken back', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const owner = await shop.owner()
  const { items } = await shop.ask('items.read', {}, owner)
  const espresso = items.find(({ id }) => id === 'espresso')
  if (espresso) await shop.ask('items.save', { ...espresso, price: 258 }, owner)
  const jef = await asBarista(page, shop)
  const placed = await accepted(shop, jef, { lines: [one('espresso')] })
  await visit(page, shop, '/board')
  const sheet = await openOrder(page, placed)
  const toPay = sheet.getByRole('region', { name: 'To pay' })
  const words = async () => asRead(await toPay.textContent())
  await expect.poll(words).toContain('€2.60')
  expect(await words()).toMatch(/Total€2\.58.*Rounded to 5 cents\+€0\.02/)
  await toPay.getByRole('button', { name: '€10' }).click()
  await expect(toPay.getByRole('status')).toHaveText(/Give back\s*€7\.40/)
  await expectAccessible(page)
  // A card pays to the cent, and nothing is given back.
  await toPay.getByRole('button', { name: 'Card' }).click()
  expect(await words()).toContain('€2.58')
  expect(await words()).not.toContain('Rounded')
  await toPay.getByRole('button', { name: 'Paid, stays here' }).click()
  const paid = async () => (await shop.ask('orders.read', { id: placed.id }, jef)).paidWay
  await expect.poll(paid).toBe('card')
  await sheet.getByRole('button', { name: 'Undo the payment' }).click()
  await expect.poll(paid).toBeNull()

  await toPay.getByRole('button', { name: 'Cash' }).click()
  await toPay.getByRole('button', { name: 'Paid and handed over' }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(async () => (await tracked(shop, placed)).phase).toBe('out')
  expect((await shop.ask('orders.read', { id: placed.id }, jef)).paidAmount).toBe(260)
})

test('[LIFE-2] nobody came: it leaves the ready orders, does not count as sold, and can be brought back', {
  tag: ['@main', '@tablet'],
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  const placed = await accepted(shop, jef, { lines: [one('espresso')] })
  await setReady(shop, jef, placed, [1])
  await visit(page, shop, '/board')
  const card = page.getByRole('button', { name: `Hand over ${placed.code}` })
  await expect(card).toBeVisible()
  const openByCode = async () => {
    await page.getByRole('searchbox', { name: 'Find an order' }).fill(placed.token)
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog', { name: 'Find an order' })
      .getByRole('button')
      .filter({ hasText: placed.code.slice(2) })
      .click()
  }
  await openByCode()
  const sheet = page.getByRole('dialog').filter({ hasText: 'History' })
  await expect(sheet.getByText('counts as sold only if')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Not collected' }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(async () => (await tracked(shop, placed)).phase).toBe('not-collected')
  const { cash } = await shop.ask('orders.list', { branch: 'antwerpen' }, await shop.owner())
  expect(cash?.total).toBe(0)

  await openByCode()
  await sheet.getByRole('button', { name: 'Bring back' }).click()
  await expect(card).toBeVisible()
})

test('[BOARD-1] a tablet whose clock is an hour wrong shows times and lateness by the server’s clock', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  const placed = await accepted(shop, jef, { lines: [one('espresso')] })
  const { wantedAt } = await tracked(shop, placed)
  // Four minutes after the promise; the tablet believes that an hour more has passed.
  shop.setClock('2026-03-04', 9, Math.round(((wantedAt ?? 0) - Date.parse('2026-03-04T08:00:00Z')) / 60_000) + 4)
  await page.addInitScript(
    (ahead) => {
      const Real = Date
      class Wrong extends Real {
        constructor(...parts: ConstructorParameters<typeof Date> | []) {
          if (parts.length === 0) super(Real.now() + ahead)
          else super(...parts)
        }
        static override now() {
          return Real.now() + ahead
        }
      }
      const began = performance.timeOrigin + ahead
      Object.defineProperty(performance, 'timeOrigin', { get: () => began })
      Object.assign(globalThis, { Date: Wrong })
    },
    shop.now() - Date.now() + 60 * 60_000,
  )
  await visit(page, shop, '/board')
  const ticket = page.getByRole('article', { name: placed.code })
  await expect(ticket).toContainText(/4 min late/)
  const clock = () => page.locator('.board-head time').textContent()
  const at = (instant: number) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Brussels' }).format(instant)
  expect([at(shop.now()), at(shop.now() - 60_000)]).toContain(await clock())
  const sheet = await openOrder(page, placed)
  await expect(sheet).toContainText('4 min late')
  await expect(sheet).toContainText(`placed ${at((await shop.ask('orders.read', { id: placed.id }, jef)).placedAt)}`)
  // What it does stands in the history under the server's time.
  await sheet.getByRole('button', { name: 'Card' }).click()
  await sheet.getByRole('button', { name: 'Paid, stays here' }).click()
  await expect(sheet.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    /09:\d\d\s*Paid/,
  )
})

test('[F-56] orders for 15:00 that nobody has begun ring when they are due, and come to “Begin now” by themselves', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  test.setTimeout(90_000)
  const jef = await asBarista(page, shop, 'barista', 'antwerpen')
  const at = Date.parse('2026-03-04T14:00:00Z')
  for (let n = 0; n < 11; n++) await accepted(shop, jef, { at, lines: [one('espresso')] })
  await page.addInitScript(() => {
    const rung: number[] = []
    Object.assign(window, { rung })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      rung.push(Math.round(this.frequency.value))
      return start.call(this, when)
    }
  })
  shop.setClock('2026-03-04', 14, 0)
  await page.clock.install({ time: shop.now() })
  await visit(page, shop, '/board')
  await expect(page.getByText('Nothing to make')).toBeVisible()
  await expect(page.getByRole('button', { name: /Later.*15:00.*\(11\)/s })).toBeVisible()
  await page
    .getByRole('button', { name: /Turn sound on|Sound blocked/ })
    .first()
    .click()
    .catch(() => undefined)
  const rung = () =>
    page.evaluate(() => (window as unknown as { rung: number[] }).rung.filter((one) => one === 880).length)
  expect(await rung()).toBe(0)

  shop.setClock('2026-03-04', 14, 58)
  await page.clock.fastForward('58:00')
  await expect(page.getByRole('article')).toHaveCount(11)
  await expect(page.getByRole('article').first()).toContainText(/now/)
  await expect.poll(rung).toBeGreaterThan(0)
})

test('[F-60] an item that sells out under open orders is marked on each of their tickets, until it is back', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  const placed = []
  for (let n = 0; n < 5; n++)
    placed.push(await accepted(shop, jef, { lines: [one('espresso'), one('salmon-bagel', 1, 'no capers')] }))
  await visit(page, shop, '/board')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByText('sold out')).toHaveCount(0)
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out', until: 'tomorrow' }, jef)
  for (const { code } of placed) {
    const ticket = page.getByRole('article', { name: code })
    await expect(ticket.getByRole('button', { name: /Salmon bagel/ })).toContainText('sold out')
    await expect(ticket.getByRole('button', { name: /Espresso/ })).not.toContainText('sold out')
  }
  await expectAccessible(page)
  // One that is made already needs no mark.
  const [first] = placed
  await page
    .getByRole('article', { name: first?.code ?? '' })
    .getByRole('button', { name: /Salmon bagel/ })
    .click()
  await expect(page.getByText('sold out')).toHaveCount(4)
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'in' }, jef)
  await expect(page.getByText('sold out')).toHaveCount(0)
})

test('[BOARD-6] at 1024 × 768 every act of an opened order is in sight, in all four languages', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop, 'manager')
  const items = ['espresso', 'lungo', 'cappuccino', 'brussels-waffle', 'salmon-bagel', 'caprese-panini', 'mocha']
  const lines = items.map((item) => one(item, 2, 'no sugar'))
  const fresh = await shop.order({ lines })
  // An amount that every note covers shows the most ways to give change.
  const small = await shop.order({ lines: lines.slice(0, 1) })
  const made = await accepted(shop, jef, { lines })
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, shop, '/board')
  for (const locale of ['en', 'nl', 'fr', 'ar']) {
    await page.evaluate((chosen) => localStorage.setItem('noisette.locale', chosen), locale)
    await page.reload()
    for (const { id, code } of [made, fresh, small]) {
      const head = page.locator(`[data-ticket="${id}"] header button`).first()
      await head.click()
      const sheet = page.getByRole('dialog').first()
      await expect(sheet.locator('section')).toHaveCount(4)
      const below = await sheet.locator('button, a, input').evaluateAll((all) =>
        all
          .filter((act) => act.closest('dialog') !== null && act.checkVisibility() && act.closest('li') === null)
          .filter((act) => act.getBoundingClientRect().bottom > innerHeight)
          .map((act) => act.textContent || act.getAttribute('aria-label')),
      )
      expect(below, `${locale} ${code}`).toEqual([])
      await page.keyboard.press('Escape')
    }
  }
})

test('[BOARD-4] on a phone the bar of a new order names what is ordered and for whom without cutting it', {
  tag: '@phone',
}, async ({ page, shop, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/board')
  await shop.order({ name: 'Alexandrine', lines: [one('caprese-panini', 2, 'no tomato'), one('latte-macchiato')] })
  const bar = page.getByRole('alert').filter({ hasText: 'Accept' })
  await expect(bar).toBeVisible()
  const cut = await bar
    .locator('.truncate')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
  expect(cut).toEqual([])
  await expect(bar.getByText('Alexandrine')).toBeInViewport({ ratio: 1 })
  const { height } = await boxOf(bar)
  for (const text of ['Caprese panini', 'Accept']) {
    const box = await boxOf(bar.getByText(text).first())
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
  await expectAccessible(page)
  // With more behind it, and from right to left, nothing makes the page wider than the phone.
  await shop.order({ name: 'Bo' })
  await expect(bar).toContainText('Accept both')
  await page.evaluate(() => localStorage.setItem('noisette.locale', 'ar'))
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Alexandrine' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('[BOARD-1] “n more to the side” covers no ticket', { tag: '@tablet' }, async ({ page, shop }) => {
  test.slow()
  const jef = await asBarista(page, shop)
  for (let n = 0; n < 30; n++) await accepted(shop, jef, { name: `Guest ${n}` })
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, shop, '/board')
  const more = page.getByRole('button', { name: /more to the side/ })
  const back = page.getByRole('button', { name: /due sooner/ })
  const coveredBy = async (shown: Locator) => {
    const button = await boxOf(shown)
    return page.getByRole('article').evaluateAll(
      (all, { x, y, width, height }) =>
        all
          .map((ticket) => ({ name: ticket.ariaLabel, box: ticket.getBoundingClientRect() }))
          .filter(({ box }) => box.left < x + width && box.right > x && box.top < y + height && box.bottom > y)
          .map(({ name }) => name),
      button,
    )
  }
  await expect(more).toBeVisible()
  expect(await coveredBy(more)).toEqual([])
  await more.click()
  await expect(back).toBeVisible()
  await expect.poll(() => coveredBy(back)).toEqual([])
})

test('[BOARD-6] however much waits beside orders, the head of the board keeps its search and clock in sight', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const letter = { name: 'Noor', email: 'noor@voorbeeld.example', message: 'Do you have oat milk?' }
  await shop.ask('contact.send', { key: crypto.randomUUID(), ...letter })
  await shop.ask('reservations.place', noorsTable())
  await asOwner(page, shop, '/board')
  const head = page.locator('.board-head')
  const waits = head.getByRole('button', { name: '2: 1 new reservation, 1 new message' })
  await expect(waits).toBeVisible()
  for (const width of [390, 820, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const part of [head.getByRole('searchbox'), head.locator('time'), head.getByRole('combobox')])
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await waits.click()
  const pages = page.getByRole('dialog')
  await expectAccessible(page)
  await pages.getByRole('link', { name: '1 new message' }).click()
  await expect(page).toHaveURL(/messages/)
})

test('[H-69] an item is sold out in two taps from its line or from the search, without leaving the board, and undone with one', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  const bagel = await accepted(shop, jef, { lines: [one('salmon-bagel')] })
  await visit(page, shop, '/board')
  const mark = page.getByRole('article', { name: bagel.code }).getByText('sold out')
  const stock = async () => (await shop.ask('stock.read', {}, jef)).items.find(({ id }) => id === 'salmon-bagel')

  await page.getByRole('button', { name: `Open ${bagel.code}`, exact: true }).click()
  await page.getByRole('button', { name: 'Sold out: Salmon bagel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(mark).toBeVisible()
  expect(await stock()).toMatchObject({ out: ['antwerpen'], until: { antwerpen: expect.any(Number) } })
  await page.getByRole('status').filter({ hasText: 'until tomorrow' }).getByRole('button', { name: 'Undo' }).click()
  await expect(mark).toHaveCount(0)
  expect(await stock()).toMatchObject({ out: [] })

  await page.getByRole('searchbox').fill('salmon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sold out: Salmon bagel' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sold out: Salmon bagel' }).click()
  await expect(mark).toBeVisible()
  await expect(page).toHaveURL(/board$/)
})

/** What of the bars at the head of the board is cut by an edge, or covered by something else. */
const spoiltIn = (bar: Locator): Promise<string[]> =>
  bar.evaluate((box) => {
    const spoilt: string[] = []
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const seen: { text: string; box: DOMRect }[] = []
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim()
      const parent = node.parentElement
      if (!text || !parent?.checkVisibility() || parent.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { x, y, width, height } = range.getBoundingClientRect()
      // What is written, without the space of its line.
      const letters = new DOMRect(x, y + 0.2 * height, width, 0.6 * height)
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        if (overflowX !== 'visible' && (letters.left < edge.left - 1 || letters.right > edge.right + 1))
          spoilt.push(`${text}: cut at the side`)
        if (overflowY !== 'visible' && (letters.top < edge.top - 1 || letters.bottom > edge.bottom + 1))
          spoilt.push(`${text}: cut above or below`)
        if (around === box) break
      }
      const edge = box.getBoundingClientRect()
      if (letters.top < edge.top || letters.bottom > edge.bottom) spoilt.push(`${text}: outside its bar`)
      for (const other of seen)
        if (
          letters.left < other.box.right - 1 &&
          letters.right > other.box.left + 1 &&
          letters.top < other.box.bottom - 1 &&
          letters.bottom > other.box.top + 1
        )
          spoilt.push(`${text}: on ${other.text}`)
      seen.push({ text, box: letters })
      const top = document.elementFromPoint(letters.left + letters.width / 2, letters.top + letters.height / 2)
      if (!top || !box.contains(top)) spoilt.push(`${text}: covered`)
    }
    return spoilt
  })

test('[H-60] [H-38] sixty orders and a reload without a touch: under the red strip the bar of new orders is whole', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  test.slow()
  await page.addInitScript(() =>
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended', configurable: true }),
  )
  const jef = await asBarista(page, shop, 'barista', 'antwerpen')
  for (let n = 0; n < 40; n++) await accepted(shop, jef, { name: `Guest ${n}` })
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit(page, shop, '/board')
  const wish = { name: 'Alexandrine', lines: [one('caprese-panini', 2, 'no tomato')] }
  for (let n = 0; n < 20; n++) await shop.order(wish)
  for (const locale of ['en', 'nl', 'fr', 'ar']) {
    await page.evaluate((chosen) => localStorage.setItem('noisette.locale', chosen), locale)
    await page.reload()
    const strip = page.getByRole('alert').first()
    const fresh = page.getByRole('alert').nth(1)
    await expect(fresh.getByText('20')).toBeVisible()
    await expect(fresh).toContainText(locale === 'ar' ? 'طلب جديد' : 'Alexandrine')
    const upper = await boxOf(strip)
    const lower = await boxOf(fresh)
    expect(lower.y, locale).toBe(upper.y + upper.height)
    expect([...(await spoiltIn(strip)), ...(await spoiltIn(fresh))], locale).toEqual([])
  }
  await expectAccessible(page)
})

/** Taps, and how many so far. */
function tapping() {
  let count = 0
  return {
    count: () => count,
    tap: async (target: Locator) => {
      count += 1
      await target.click()
    },
  }
}

test('[OFF-1] [J-33] a coffee paid in cash takes four taps from the board, and asks nothing', {
  tag: ['@main', '@tablet'],
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  await visit(page, shop, '/board')
  const { tap, count } = tapping()
  // The first is “New order” on the board itself.
  await tap(page.getByRole('link', { name: 'New order', exact: true }))
  await tap(page.getByRole('button', { name: /^Espresso/ }))
  await tap(page.getByRole('button', { name: /^Place the order/ }))
  await tap(page.getByRole('region', { name: 'Payment' }).getByRole('button', { name: 'Cash' }))
  expect(count()).toBe(4)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('€2.60 paid: Cash')
  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, jef)
  expect(orders).toMatchObject([{ paidWay: 'cash', paidAmount: 260, customerName: '', lines: [{ item: 'espresso' }] }])
  // One more says what to give back.
  await page.getByRole('button', { name: '€5', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Give back' })).toHaveText('Give back €2.40')
  await expectAccessible(page)
})

test('[OFF-1] [J-33] the menu of the board opens where its button is, has “New order”, and says an item sold out in three taps', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const jef = await asBarista(page, shop)
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const [locale, all] of [
    ['ar', 'كل الصفحات'],
    ['en', 'All pages'],
  ] as const) {
    await visit(page, shop, '/board', { locale })
    await page.evaluate((chosen) => localStorage.setItem('noisette.locale', chosen), locale)
    await page.reload()
    const button = page.getByRole('button', { name: all, exact: true })
    const { x, width } = await boxOf(button)
    await button.click()
    const panel = await boxOf(page.getByRole('dialog'))
    expect(panel.x, locale).toBeLessThanOrEqual(x)
    expect(panel.x + panel.width, locale).toBeGreaterThanOrEqual(x + width)
    await page.keyboard.press('Escape')
  }
  const { tap, count } = tapping()
  await tap(page.getByRole('button', { name: 'All pages', exact: true }))
  const menu = page.getByRole('dialog', { name: 'All pages' })
  for (const name of ['New order', 'Board', 'All Orders', 'Menu'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await tap(menu.getByRole('button', { name: 'Sold out' }))
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Sold out: Salmon bagel' }))
  expect(count()).toBe(3)
  const out = async () => (await shop.ask('stock.read', {}, jef)).items.find(({ id }) => id === 'salmon-bagel')?.out
  await expect.poll(out).toEqual(['antwerpen'])
})
