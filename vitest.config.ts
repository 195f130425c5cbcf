// How the tests run: rules share one process; the server has one PostgreSQL for all files; components in the journeys'
// Chromium.
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { drawing, findBrowser } from '#e2e/journey-browser.ts'
import { VitestCount } from '#scripts/check/test-counts.ts'

const chromium = await findBrowser()
const inBrowser = 'web/**/*.browser.test.tsx'
export default defineConfig({
  test: {
    maxWorkers: 2,
    tags: [{ name: 'long', description: 'runs in `npm run test:long`, not in `npm test`' }],
    // Other programs share the machine; a real fault repeats. `npm test` names at its end what passed only now.
    retry: 1,
    reporters: ['default', new VitestCount('test-results/vitest.json')],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{domain,contract}/**/*.test.ts'],
          environment: 'node',
          // Nothing here keeps a state, so one process loads each module once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'server',
          include: ['{server,tools,scripts,proofs}/**/*.test.ts'],
          environment: 'node',
          // Loading the server for each file would take a quarter of the time. A file keeps its state in its own shops.
          isolate: false,
          setupFiles: ['server/testing/each-file.ts'],
          globalSetup: [
            'server/testing/postgres/shared-postgres.ts',
            'server/testing/shop-templates.ts',
            'scripts/first-views-for-tests.ts',
          ],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        // A page keeps a state in its modules, so that each file has its own.
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: [inBrowser], environment: 'node' },
      },
      {
        extends: true,
        plugins: [react(), tailwind()],
        publicDir: 'web/public',
        // Listed, so that the first run on a machine does not find them one by one and reload its pages.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@simplewebauthn/browser',
            '@tanstack/react-query',
            'libphonenumber-js/min',
            'uqr',
          ],
        },
        test: {
          name: 'browser',
          include: [inBrowser],
          expect: { poll: { timeout: 8_000 } },
          setupFiles: ['web/testing/test-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...chromium, args: [...chromium.args, ...drawing] },
              // A click waits until its target no longer moves.
              contextOptions: { hasTouch: true, reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
