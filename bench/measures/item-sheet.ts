// Opens items of the menu one after the other, on a phone with a slower processor, and takes the time of each.
import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import type { PublicMenu } from '../../contract/index.ts'
import { openBrowser } from '../browser/open-browser.ts'
import type { OpenShop } from '../shop/open-shop.ts'
import type { Setting } from './setting.ts'

export const slower = 4

export interface Opening {
  /** From the tap to the frame in which the sheet is seen, in ms. */
  readonly took: number
  /** What the page's own thread computed for it, in ms: it hardly depends on what else the machine does. */
  readonly busy: number
}

export interface Opened {
  readonly first: Opening
  readonly next: readonly Opening[]
  readonly version: string
}

export async function openItems(setting: Setting, shop: OpenShop, menu: PublicMenu): Promise<Opened> {
  const browser = await openBrowser(setting.folder)
  const driver = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  try {
    const context = await driver.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await page.addInitScript(
      (branch) => localStorage.setItem('noisette.branch', JSON.stringify(branch)),
      menu.branches[0]?.id ?? '',
    )
    await page.goto(`http://127.0.0.1:${shop.port}/#/foods`)
    await page.locator('main li h3').first().waitFor()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
    // The sheet comes with the first touch of the page, which is a scroll as a rule.
    await pause(3000)
    await page.getByRole('main').getByRole('heading').first().tap()
    await pause(5000)
    const names = menu.items.filter(({ groups }) => groups?.length).map(({ name }) => name)
    const all: Opening[] = []
    for (const name of names.slice(0, setting.quick ? 3 : 10)) all.push(await opens(page, tools, name))
    const [first, ...next] = all
    if (!first) throw new Error('no item has options')
    return { first, next, version: `${browser.version}, 412 × 823.` }
  } finally {
    await driver.close()
    await browser.end()
  }
}

async function opens(page: Page, tools: CDPSession, name: string): Promise<Opening> {
  const card = page.getByRole('main').getByRole('button', { name, exact: true }).first()
  await card.scrollIntoViewIfNeeded()
  await pause(500)
  const seen = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tapped = 0
        addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true })
        const look = () => {
          if (!document.querySelector('dialog[open].item-sheet')) return requestAnimationFrame(look)
          // The message comes after this frame was drawn.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - tapped)
          return port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
  )
  const before = await busySoFar(tools)
  // On the picture: below it a card may have sizes to choose.
  await card.tap({ position: { x: 24, y: 24 } })
  const took = await seen
  const busy = (await busySoFar(tools)) - before
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  return { took, busy }
}

async function busySoFar(tools: CDPSession): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
