// How the journeys run: in a real Chromium, as a phone and as a tablet where the size matters, each file with a server of its own.
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const { executablePath, args, env } = await findBrowser()

/** A name that is this machine to the browser, and yet no secure origin as 127.0.0.1 is. */
const hosts = '--host-resolver-rules=MAP shop.test 127.0.0.1'

/** Journeys that a size makes no difference to, or that only people with that device take. */
const onPhonesOnly = [
  'cart-lines',
  'checkout-mistakes',
  'confirm',
  'large-text',
  'menu-back',
  'menu-search',
  'menu-touch',
  'offline',
  'plain-http',
]
const onTabletsOnly = ['board-sound', 'closures']
const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 8_000,
    launchOptions: { executablePath, args: [...args, hosts], env },
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: files(onTabletsOnly),
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: phoneAgent,
      },
    },
    {
      name: 'tablet',
      testIgnore: files(onPhonesOnly),
      use: { viewport: { width: 1024, height: 768 }, hasTouch: true },
    },
  ],
})
