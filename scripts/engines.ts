// `npm run test:engines`: walks the main path in the browsers of this machine, one of each engine, and names what it
// lacks.
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { configIn, openShop, seed } from '#e2e/journey-shop.ts'
import { orderId } from '#server/testing/asking.ts'
import { openMollie, takeOnline } from '#server/testing/mollie/mollie-stand-in.ts'
import { buildWhatIsStale } from './build.ts'
import { messageOf } from './command.ts'
import { type DrivenBrowser, type Driver, openBrowser } from './engines/web-driver.ts'

const portOf = (name: string) => (port: number) => [`${name}${port}`]

/** Of each engine the drivers that may be there, by the names of Debian's packages or of what comes with the system. */
const engines: Readonly<Record<string, { readonly from: string; readonly drivers: readonly Driver[] }>> = {
  Chromium: {
    from: 'chromium-driver',
    drivers: [
      {
        command: 'chromedriver',
        args: portOf('--port='),
        capabilities: { 'goog:chromeOptions': { args: ['--headless', '--no-sandbox', '--disable-dev-shm-usage'] } },
      },
    ],
  },
  Firefox: {
    from: 'firefox-esr and geckodriver',
    drivers: [
      {
        command: 'geckodriver',
        args: (port) => ['--port', String(port)],
        capabilities: { 'moz:firefoxOptions': { args: ['-headless'] } },
      },
    ],
  },
  WebKit: {
    from: 'webkit2gtk-driver; it needs a screen, such as xvfb-run gives',
    drivers: [
      { command: 'WebKitWebDriver', args: portOf('--port='), capabilities: {} },
      { command: 'safaridriver', args: (port) => ['-p', String(port)], capabilities: { browserName: 'safari' } },
    ],
  },
}

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/lib/chromium', '/usr/lib/firefox-esr']

function found(driver: Driver): Driver | undefined {
  const command = folders.map((folder) => join(folder, driver.command)).find(isProgram)
  return command === undefined ? undefined : { ...driver, command }
}

function isProgram(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The demo shop on a Wednesday morning, when every branch takes orders; Antwerpen takes money online. */
async function openDemo(folder: string) {
  const mollie = await openMollie({ chance: () => 1 })
  const config = configIn(folder, { MOLLIE_URL: mollie.url })
  await seed(config, 'unlimited')
  const shop = await openShop(config)
  const owner = await shop.owner()
  await takeOnline((name, input) => shop.ask(name, input, owner), mollie)
  const makeReady = async (token: string): Promise<void> => {
    const id = await orderId(shop.store, token)
    await shop.ask('orders.step', { key: `accept-order-${id}`.padEnd(20, '-'), id, step: 'accept' }, owner)
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, owner)
  }
  const close = async (): Promise<void> => {
    await shop.close()
    await mollie.close()
  }
  return { url: shop.url, makeReady, close }
}

interface Shop {
  readonly url: string
  /** Staff say that the order is ready. */
  readonly makeReady: (token: string) => Promise<void>
}

const field = (label: string): string => `//input[@id=//label[starts-with(normalize-space(.),'${label}')]/@for]`
const button = (name: string): string => `//button[contains(normalize-space(concat(@aria-label,' ',.)),'${name}')]`
const label = (text: string): string => `//label[contains(normalize-space(.),'${text}')]`
const card = (name: string): string => `//main//li[.//*[self::h2 or self::h3][normalize-space(.)='${name}']]`
const says = (text: string): string => `document.querySelector('main')?.textContent.includes(${JSON.stringify(text)})`
/** The token of the order that the page confirms. */
const ordered = `/#\\/confirm\\/([A-Z0-9]{8})$/.exec(location.href)?.[1]`
/** By a script: a driver may take a tap that leaves the shop's page for one that failed. */
const paid = `(document.querySelector('[value=paid]')?.click(), ${ordered})`

async function walkMainPath(browser: DrivenBrowser, { url, makeReady }: Shop): Promise<void> {
  const { go, tap, type, until } = browser
  await go(`${url}/?lang=en#/foods`)
  await tap(button('Choose Antwerpen'))
  await tap(card('Cappuccino') + button('Add to cart'))
  await go(`${url}/#/order`)
  await type(field('Name'), 'Noor')
  await type(field('Phone'), '0470 12 34 56')
  await tap(label('Remember my details and orders'))
  await tap(label('Bancontact'))
  await tap(button('Order with obligation to pay'))
  const token = await until(paid)
  await go(`${url}/#/track/${token}`)
  await until(says('Paid €'))
  await makeReady(token)
  await until(says('Order ready to be picked'))
  await go(`${url}/#/`)
  await tap(button('Take it again'))
  await until(says('How will you pay?'))
  await tap(button('Order with obligation to pay'))
  await until(`[${paid}].find((one) => one && one !== '${token}')`)
}

await buildWhatIsStale(() => console.log('Building …'))
const folder = mkdtempSync(join(tmpdir(), 'noisette-engines-'))
const shop = await openDemo(folder)
for (const [engine, { from, drivers }] of Object.entries(engines)) {
  const driver = drivers.map(found).find(Boolean)
  if (!driver) {
    console.log(`${engine}: not on this machine (Debian: ${from})`)
    continue
  }
  try {
    const browser = await openBrowser(driver)
    try {
      await walkMainPath(browser, shop)
      console.log(`${engine}: ordered, paid, followed and ordered again in ${browser.name}`)
    } finally {
      await browser.close()
    }
  } catch (error) {
    process.exitCode = 1
    console.error(
      `${engine}: ${messageOf(error)}${error instanceof Error && error.cause ? ` (${messageOf(error.cause)})` : ''}`,
    )
  }
}
await shop.close()
rmSync(folder, { recursive: true, force: true })
