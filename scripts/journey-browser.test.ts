// Which browser the journeys take.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { findBrowser } from '#e2e/journey-browser.ts'

const runsPackaged = process.platform === 'linux' && process.arch === 'x64'

describe('[J-1] the browser of the journeys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'noisette-browser-'))
  const ownBrowser = join(folder, 'chromium')
  writeFileSync(ownBrowser, '#!/bin/sh\n')
  chmodSync(ownBrowser, 0o755)

  afterEach(() => vi.unstubAllEnvs())
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is the packaged one where it runs, though the machine has one of its own', async () => {
    vi.stubEnv('CHROME_PATH', '')
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
    const { executablePath } = await findBrowser()
    if (runsPackaged) expect(executablePath).toMatch(/\.cache.chromium.chromium$/)
    else expect(executablePath).toBe(ownBrowser)
  })

  test('is the one that CHROME_PATH names', async () => {
    vi.stubEnv('CHROME_PATH', ownBrowser)
    expect((await findBrowser()).executablePath).toBe(ownBrowser)
  })
})
