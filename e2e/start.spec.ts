// The built shop, started as `npm start` does, in its own process on an empty folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './journey-fixtures.ts'

const start = fileURLToPath(new URL('../scripts/start.ts', import.meta.url))

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#ff0000"/></svg>'

/** The output of the process until it says at which address it is open. */
async function openingWords(shop: ChildProcess): Promise<string> {
  let words = ''
  for await (const text of shop.stdout ?? []) {
    words += String(text)
    if (words.includes('signs up once')) return words
  }
  throw new Error(`it ended with: ${words}`)
}

test('the start command opens the shop, names the owner’s link, and stops cleanly', { tag: '@main' }, async ({
  page,
  faults,
}) => {
  // The page, which is still open, asks for its stream again within 1.5 s.
  faults.allow('cutRequest', 'stoppingServer')
  const folder = mkdtempSync(join(tmpdir(), 'noisette-start-'))
  const shop = spawn(process.execPath, [start], {
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const words = await openingWords(shop)
    const address = /open at (\S+)/.exec(words)?.[1] ?? ''
    await page.goto(`${address}/#/foods`)
    await expect(page.getByRole('heading', { name: 'Espresso', exact: true })).toBeVisible()

    // A drawing is converted by a separate process, which the built server also starts.
    const post = (path: string, type: string, body: string, cookie = '') =>
      fetch(`${address}/api${path}`, { method: 'POST', headers: { 'content-type': type, cookie }, body })
    const owner = { name: 'Amira', password: 'hazelnut-and-cream', code: /code=([\w-]+)/.exec(words)?.[1] }
    const signedUp = await post('/account/sign-up', 'application/json', JSON.stringify(owner))
    const cookies = signedUp.headers.getSetCookie().map((one) => one.split(';')[0])
    const kept = await post('/staff/images', 'image/svg+xml', drawing, cookies.join('; '))
    expect(await kept.json()).toMatchObject({ image: { kind: 'uploaded', ref: expect.stringMatching(/-ff0000$/) } })

    const ended = once(shop, 'exit')
    shop.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  } finally {
    shop.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
