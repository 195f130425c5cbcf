// `npm run test:engines`: walks the main path in the browsers of this machine, one of each engine, and names what it lacks.
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CallName, requestOf } from '../contract/addresses.ts'
import type { Input, Output } from '../contract/index.ts'
import { instantOf } from '../domain/branch/hours.ts'
import { createApp } from '../server/app.ts'
import { renewSetupCode } from '../server/auth/owner-sign-in-link.ts'
import { readConfig } from '../server/config.ts'
import { seedDemo } from '../server/demo/seed-demo.ts'
import { openStore } from '../server/store/open.ts'
import { openMollie } from '../server/testing/mollie/mollie-stand-in.ts'
import { takeOnline } from '../server/testing/mollie/offer-online.ts'
import { buildWhatIsStale } from './build.ts'
import { messageOf } from './command.ts'
import { walkMainPath } from './engines/main-path.ts'
import { type Driver, openBrowser } from './engines/web-driver.ts'

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
  const kept = { DATA_DIR: folder, BACKUP_DIR: 'none', MOLLIE_URL: mollie.url }
  const read = readConfig({ ...kept, LOG_LEVEL: 'silent', ORDERS_PER_MINUTE: '0' })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const offset = instantOf('2026-03-04', 9 * 60, 'Europe/Brussels') - Date.now()
  const now = () => Date.now() + offset
  const store = await openStore(read.config.store, now())
  await seedDemo(store, now(), 'unlimited')
  const siteFolder = fileURLToPath(new URL('../dist/web', import.meta.url))
  const app = await createApp({ config: read.config, store, siteFolder, now })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.fastify.server.address() as { port: number }).port}`
  let cookie = ''

  async function ask<Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name>> {
    const { method, url: path, body } = requestOf(name, { ...(input as object) })
    const answer = await fetch(url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
    return (await answer.json()) as Output<Name>
  }

  const code = (await renewSetupCode(store)) ?? ''
  await ask('account.signUp', { name: 'Amira', password: 'hazelnut-and-cream', code })
  await takeOnline(ask, mollie)
  const makeReady = async (token: string): Promise<void> => {
    const [order] = (await ask('orders.list', { search: token })).orders
    const { id } = order ?? { id: 0 }
    await ask('orders.step', { key: `accept-order-${id}`.padEnd(20, '-'), id, step: 'accept' })
    await ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] })
  }
  const close = async (): Promise<void> => {
    await app.close()
    await store.close()
    await mollie.close()
  }
  return { url, makeReady, close }
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
