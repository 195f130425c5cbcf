// How the tests run: everything on Node, one PostgreSQL shared by all files.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{domain,contract,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['server/testing/postgres/shared-postgres.ts', 'scripts/first-views-for-tests.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
