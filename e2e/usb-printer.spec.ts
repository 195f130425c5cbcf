// A board prints at its USB: a barista connects the printer, an order's ticket comes out dot for dot, and unplugged it
// says so.
import type { Page } from '@playwright/test'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import type { Printer } from '#server/store/paper/printer-store.ts'
import { pictureOfEscpos } from '#server/testing/paper/printed-picture.ts'
import { drawSlip } from '#work/paper/draw-slip.ts'
import { openSlipLetters } from '#work/paper/slip-letters.ts'
import { slipsOfOrder } from '#work/paper/slip-of-job.ts'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'

interface FakePrinter {
  /** What it was sent to print, in base64. */
  readonly prints: string[]
  plug(isIn: boolean): void
  set(state: { paper?: boolean; takes?: boolean; held?: boolean }): void
}

const fakeOf = (page: Page) => page.evaluateHandle(() => (window as unknown as { fake: FakePrinter }).fake)

/** A receipt printer in place of the browser's USB, with the states and failures of a real one. */
const fakeUsb = (page: Page) =>
  page.addInitScript(() => {
    const state = { paper: true, takes: true, held: false, isIn: true, isOpen: false, isClaimed: false }
    const prints: string[] = []
    const answers: number[] = []
    const usb = new EventTarget()
    const fail = (name: string) => Promise.reject(new DOMException(`Fake: ${name}`, name))
    const device = {
      vendorId: 1208,
      productId: 514,
      serialNumber: 'K4QF001',
      productName: 'TM-T20III',
      configuration: null as unknown,
      open: async () => {
        if (!state.isIn) return await fail('NotFoundError')
        state.isOpen = true
      },
      close: async () => {
        state.isOpen = false
        state.isClaimed = false
      },
      selectConfiguration: async () => {
        const endpoints = [
          { endpointNumber: 1, direction: 'out', type: 'bulk' },
          { endpointNumber: 2, direction: 'in', type: 'bulk' },
        ]
        device.configuration = { interfaces: [{ interfaceNumber: 0, alternate: { interfaceClass: 7, endpoints } }] }
      },
      claimInterface: async () => {
        if (state.held) return await fail('NetworkError')
        state.isClaimed = true
      },
      transferOut: async (endpoint: number, data: Uint8Array) => {
        if (!state.isIn || !state.isOpen) return await fail('NetworkError')
        if (!state.isClaimed || endpoint !== 1) return await fail('NotFoundError')
        if (data[0] === 0x10) answers.push(data[2] === 4 && !state.paper ? 0x72 : 0x12)
        else if (!state.takes) return { status: 'stall', bytesWritten: 0 }
        else prints.push(btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')))
        return { status: 'ok', bytesWritten: data.length }
      },
      transferIn: async () => {
        while (state.isOpen && state.isIn) {
          const answer = answers.shift()
          if (answer !== undefined) return { status: 'ok', data: new DataView(Uint8Array.of(answer).buffer) }
          await new Promise((done) => setTimeout(done, 10))
        }
        return await fail('NetworkError')
      },
    }
    const isAllowed = () => localStorage.getItem('fake.allowed') === 'yes'
    Object.assign(usb, {
      getDevices: async () => (state.isIn && isAllowed() ? [device] : []),
      requestDevice: async () => {
        if (!navigator.userActivation.isActive) return await fail('SecurityError')
        localStorage.setItem('fake.allowed', 'yes')
        return device
      },
    })
    Object.defineProperty(navigator, 'usb', { value: usb })
    const plug = (isIn: boolean) => {
      Object.assign(state, { isIn, isOpen: false, isClaimed: false })
      usb.dispatchEvent(Object.assign(new Event(isIn ? 'connect' : 'disconnect'), { device }))
    }
    Object.assign(window, { fake: { prints, plug, set: (change: object) => Object.assign(state, change) } })
  })

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('button', { name: 'USB printer' }).click()
  return page.getByRole('dialog', { name: 'USB printer' })
}

const accepted = async (shop: JourneyShop, name: string) => {
  const order = await shop.order({ name, lines: [{ item: 'cappuccino', quantity: 2 }] })
  await shop.ask('orders.step', { key: crypto.randomUUID(), id: order.id, step: 'accept' }, await shop.owner())
  return order
}

/** The kitchen ticket of an order, drawn here. It says the minute in which it was drawn, so there are two. */
async function drawingsOf({ store, now }: JourneyShop, id: number): Promise<string[]> {
  const letters = await openSlipLetters()
  const catalogue = await store.catalogue.current(store.db)
  const order = await orderAnywhere(store.db, id)
  const branch = catalogue.branches.find((one) => one.id === order?.branch)
  if (!order || !branch) throw new Error('no such order')
  const by: Pick<Printer, 'lang' | 'leavesOut'> = { lang: 'en', leavesOut: [] }
  const wish = { what: 'kitchen' as const, order, branch, catalogue, station: '', said: null, by }
  const minutes = [0, 60_000].map((ago) => now() - ago)
  const slips = await Promise.all(minutes.map((at) => slipsOfOrder({ store, publicUrl: null }, { ...wish, at })))
  return slips
    .flat()
    .flatMap((slip) => drawSlip(letters, slip, 576).map(({ bits }) => Buffer.from(bits).toString('hex')))
}

test('[PAPER-2] [PAPER-3] a board prints at its USB, each ticket once, and says when the printer is unplugged or held', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  await fakeUsb(page)
  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'manager' }]))
  await visit(page, shop, '/board')
  const fake = await fakeOf(page)
  const prints = () => fake.evaluate(({ prints: all }) => all.map((one) => one))
  const slipsOf = async (id: number) => (await shop.ask('slips.list', { id }, await shop.owner())).slips

  await test.step('connect: the first one of a branch is set up by it', async () => {
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Connect a USB printer' }).click()
    await expect(panel.getByText('Connected, ready to print.')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('an order’s ticket comes out as it is drawn, once', async () => {
    const order = await accepted(shop, 'Noor Peeters')
    await expect.poll(async () => (await prints()).length, { timeout: 15_000 }).toBe(1)
    const dots = pictureOfEscpos(Buffer.from((await prints())[0] ?? '', 'base64'))
    expect(dots?.width).toBe(576)
    expect(await drawingsOf(shop, order.id)).toContain(Buffer.from(dots?.bits ?? []).toString('hex'))
    await expect.poll(() => slipsOf(order.id)).toMatchObject([{ state: 'printed', reprint: false }])
  })

  await test.step('after a reload it goes on without a tap; without paper nothing is lost', async () => {
    await page.reload()
    const after = await fakeOf(page)
    await expect.poll(() => after.evaluate((one) => one.prints.length)).toBe(0)
    await after.evaluate((one) => one.set({ paper: false }))
    const order = await accepted(shop, 'Jef Maes')
    const troubles = async () =>
      (await shop.ask('printers.troubles', { branch: 'antwerpen' }, await shop.owner())).printers
    await expect.poll(troubles, { timeout: 15_000 }).toMatchObject([{ condition: 'no-paper', waiting: 1 }])
    await after.evaluate((one) => one.set({ paper: true }))
    await expect.poll(() => after.evaluate((one) => one.prints.length), { timeout: 15_000 }).toBe(1)
    await expect.poll(() => slipsOf(order.id)).toMatchObject([{ state: 'printed', reprint: false }])
  })

  await test.step('unplugged, the board says so; plugged in again, what waited is printed', async () => {
    const after = await fakeOf(page)
    await after.evaluate((one) => one.plug(false))
    const sign = page.getByRole('alert').filter({ hasText: 'USB printer' })
    await expect(sign.getByText(/^Unplugged or switched off/)).toBeVisible()
    await expectAccessible(page)
    await accepted(shop, 'Amira Bensaid')
    await after.evaluate((one) => one.plug(true))
    await expect(sign).toHaveCount(0)
    await expect.poll(() => after.evaluate((one) => one.prints.length), { timeout: 15_000 }).toBe(2)
  })

  await test.step('one that takes nothing, or that another program holds, is said too', async () => {
    const after = await fakeOf(page)
    await after.evaluate((one) => one.set({ takes: false }))
    const order = await accepted(shop, 'Lotte Claes')
    await expect(page.getByText(/^It did not take what it was sent/)).toBeVisible({ timeout: 15_000 })
    await after.evaluate((one) => one.set({ held: true }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/^Another window or program is using it/)).toBeVisible()
    await after.evaluate((one) => one.set({ takes: true, held: false }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => after.evaluate((one) => one.prints.length), { timeout: 15_000 }).toBe(3)
    // Nobody knows what of it was on paper.
    await expect.poll(() => slipsOf(order.id)).toMatchObject([{ state: 'printed', reprint: true }])
  })
})

test('[PAPER-2] where a browser has no USB, the board says what to do instead', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'usb', { value: undefined }))
  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'manager' }]))
  await visit(page, shop, '/board')
  const panel = await openPanel(page)
  await expect(panel.getByText(/^This browser cannot print by USB. Open the board in Chrome/)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Connect' })).toHaveCount(0)
  await expectAccessible(page)
})

test('[PAPER-2] [F-1] over plain http, where no browser has USB, the board says that https is what is missing', {
  tag: '@tablet',
}, async ({ page, shop, context, faults }) => {
  faults.allow('insecureOrigin')
  const plain = { ...shop, url: shop.url.replace('127.0.0.1', 'shop.test') }
  await signIn(context, plain, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'manager' }]))
  await visit(page, plain, '/board')
  expect(await page.evaluate(() => [isSecureContext, 'usb' in navigator])).toEqual([false, false])
  const panel = await openPanel(page)
  await expect(panel.getByText(/^Browsers let the board print by USB only over https\./)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Connect' })).toHaveCount(0)
  await expectAccessible(page)
})
