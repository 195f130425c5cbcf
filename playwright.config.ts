// How the journeys run: in a real Chromium, as a phone or as a tablet, or as both where the size matters.
import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const { executablePath, args, env } = await findBrowser()

/** A name that resolves to this machine in the browser, and yet is not a secure origin as 127.0.0.1 is. */
const hosts = '--host-resolver-rules=MAP shop.test 127.0.0.1'

/** Drawing on an emulated graphics card takes a third of the CPU time; WebGL still works. */
const drawing = ['--disable-gpu-compositing', '--disable-gpu-rasterization']

/**
 * A journey runs once, on the device that its people hold: these on a tablet, all others on a phone. Three tags change
 * that: @sizes runs it on both, because its proof depends on the size; @tablet and @phone run it only on that device.
 */
const ofStaff = [
  'account',
  'alerts',
  'board-sound',
  'branches',
  'closures',
  'passwords',
  'shop',
  'site-edit',
  'staff-menu',
  'staff-orders',
]
const staffFile = `(${ofStaff.join('|')})\\.spec\\.ts`
/** Matched against project, file, titles and tags in one line. */
const onTablet = new RegExp(`@sizes|@tablet|^(?!.*@phone).*${staffFile}`)
const onPhone = new RegExp(`@sizes|@phone|^(?!.*(@tablet|${staffFile}))`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  workers: 3,
  // Two browsers share two cores; a real fault repeats. Journeys that pass only now are named at the end of `npm test`.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 8_000,
    launchOptions: { executablePath, args: [...args, ...drawing, hosts], env },
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    // As in a visible tab of Chrome: the page after ordering copies the token.
    permissions: ['clipboard-write'],
    // Recording every run costs a tenth of the CPU time, so it begins when a journey is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grep: onPhone,
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
      grep: onTablet,
      use: { viewport: { width: 1024, height: 768 }, hasTouch: true },
    },
  ],
})
