// The server has the same memory however it is started.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverFlags } from './server-flags.js'

test('[COST-6] a container starts the server with the flags of npm start', () => {
  const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...serverFlags, 'dist/main.js']).replaceAll(',', ', ')}`)
})
