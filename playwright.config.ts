// How the journeys run: in a real Chromium, as a phone or as a tablet, or as both where the size matters.
import { defineConfig } from '@playwright/test'
import { drawing, findBrowser } from '#e2e/journey-browser.ts'

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const { executablePath, args, env } = await findBrowser()

/** A name that resolves to this machine in the browser, and yet is not a secure origin as 127.0.0.1 is. */
const hosts = '--host-resolver-rules=MAP shop.test 127.0.0.1'

/**
 * A journey runs once, on the device that its people hold: these on a tablet, all others on a phone. Two tags change
 * that: @tablet and @phone. A journey with @sizes also runs on the other device, because its proof depends on the size.
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
const staff = `(?:@tablet|(?:${ofStaff.join('|')})\\.spec\\.ts)`
const home = { tablet: `(?!.*@phone)(?=.*${staff})`, phone: `(?:(?=.*@phone)|(?!.*${staff}))` }

/**
 * `npm test` takes the journeys with @main, once each: what an order passes through from the menu until it is handed
 * over; `npm run test:long` takes the others, and the other sizes. Without JOURNEYS it is all of them. The patterns
 * meet project, file, titles and tags in one line.
 */
function chosen(device: 'tablet' | 'phone'): RegExp {
  const here = home[device]
  const elsewhere = home[device === 'tablet' ? 'phone' : 'tablet']
  if (process.env.JOURNEYS === 'main') return new RegExp(`^(?=.*@main)${here}`)
  if (process.env.JOURNEYS !== 'others') return new RegExp(`^(?:(?=.*@sizes)|${here})`)
  return new RegExp(`^(?:(?!.*@main)(?:(?=.*@sizes)|${here})|(?=.*@sizes)${elsewhere})`)
}

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
    // Motion costs a tenth of the time of a journey; `npm run test:long` has it.
    ...(process.env.JOURNEYS === 'main' && { contextOptions: { reducedMotion: 'reduce' as const } }),
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    // As in a visible tab of Chrome: the page after ordering copies the token.
    permissions: ['clipboard-write'],
    // What a worker answers cannot be held back or changed by a journey. Those about the worker itself allow it.
    serviceWorkers: 'block',
    // Recording every run costs a tenth of the CPU time, so it begins when a journey is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grep: chosen('phone'),
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
      grep: chosen('tablet'),
      use: { viewport: { width: 1024, height: 768 }, hasTouch: true },
    },
  ],
})
