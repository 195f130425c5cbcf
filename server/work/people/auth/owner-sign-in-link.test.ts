// @module-tag long
// The command `npm run owner-link` as its own process, beside the running shop and without it.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { saveTimeSecret } from '#server/store/people/factor-store.ts'
import { insertStaff } from '#server/store/people/staff-store.ts'
import { startProcess } from '#server/testing/own-process.ts'
import { createDatabase, dropDatabase } from '#server/testing/postgres/postgres-databases.ts'
import { hashPassword } from './password.ts'

// The commands run in processes of their own, which check what was hashed here.
process.env.REAL_HASHES = 'yes'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

type DatabasePlace = Record<string, string>

async function freshPlace(engine: 'sqlite' | 'postgres'): Promise<DatabasePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-owner-link-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  if (engine === 'sqlite') return { DATA_DIR: folder }
  const { inject } = await import('vitest')
  const server = inject('postgresUrl')
  const name = `owner_${Date.now().toString(36)}_${process.pid}`
  const url = await createDatabase(server, name)
  cleanUps.push(() => dropDatabase(server, name))
  return { DATA_DIR: folder, DATABASE_URL: url }
}

const ownerLink = (place: DatabasePlace, words: readonly string[] = []) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...place }
    execFile('npm', ['run', '-s', 'owner-link', '--', ...words], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

const codeIn = (text: string) => /code=([\w-]+)/.exec(text)?.[1] ?? ''

async function ask(address: string, path: string, body: object) {
  const answer = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test.each(['sqlite', 'postgres'] as const)(
  '[F-38] on %s the only owner chooses a new password by a link, beside the open shop and after a restart',
  async (engine) => {
    const place = await freshPlace(engine)
    const open = () => startProcess({ ...place, PORT: '0', DEMO: 'no' })
    const first = await open()
    const early = await ownerLink({ ...place, PUBLIC_URL: 'https://shop.example' })
    expect(early).toMatchObject({ code: 0, err: expect.stringContaining('no owner yet') })
    expect(early.out).toMatch(/^https:\/\/shop\.example\/#\/account\/signup\?code=[\w-]{20}\n$/)
    const amira = { name: 'Amira', password: 'Amira likes hazelnuts' }
    expect((await ask(first.address, 'account/sign-up', { ...amira, code: codeIn(early.out) })).status).toBe(200)

    const link = await ownerLink(place)
    expect(link).toMatchObject({ code: 0, err: expect.stringContaining('Amira can choose a new password') })
    expect(link.out).toMatch(/^http:\/\/localhost:\d+\/#\/account\/password\?code=[\w-]{32}\n$/)
    const fresh = { code: codeIn(link.out), password: 'a cup of something new' }
    expect((await ask(first.address, 'account/password-link/use', fresh)).status).toBe(200)
    expect((await ask(first.address, 'account/password-link/use', fresh)).body.refusal).toBe('link_used')
    expect((await ask(first.address, 'account/sign-in', amira)).status).toBe(401)
    await first.end('SIGTERM')

    const closed = await ownerLink(place)
    const second = await open()
    const again = { code: codeIn(closed.out), password: 'another cup of coffee' }
    expect((await ask(second.address, 'account/password-link/use', again)).status).toBe(200)
    expect((await ask(second.address, 'account/sign-in', { name: 'Amira', password: again.password })).status).toBe(200)
    await second.end('SIGTERM')
  },
  // Five processes start one after the other.
  60_000,
)

test('[F-38] without a shop, or asked for wrongly, it says so and prints no link', async () => {
  const place = await freshPlace('sqlite')
  expect(await ownerLink(place)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('there is no shop at'),
  })
  expect(await ownerLink(place, ['--nam', 'x'])).toMatchObject({ code: 2, out: '' })
})

test.each(['sqlite', 'postgres'] as const)(
  '[SAFE-6] on %s an owner without phone and recovery codes gets in by a link that removes the second factor',
  async (engine) => {
    const place = await freshPlace(engine)
    const store = await openStore(
      place.DATABASE_URL ? { postgres: place.DATABASE_URL } : { sqlite: join(place.DATA_DIR ?? '', 'noisette.db') },
      Date.now(),
    )
    const amira = { name: 'Amira', password: 'Amira likes hazelnuts' }
    const staff = await store.write(async (trx) => {
      const owner = { state: 'active', owner: true, askedAt: 0, askedFrom: null } as const
      return await insertStaff(trx, { name: amira.name, password: await hashPassword(amira.password), ...owner })
    })
    await store.write((trx) => saveTimeSecret(trx, staff, { secret: 'A'.repeat(32), setAt: 0, step: 0 }))
    await store.close()

    const stays = await ownerLink(place)
    expect(stays).toMatchObject({ code: 0, err: expect.stringContaining('The second factor stays.') })
    const goes = await ownerLink(place, ['--reset-factor'])
    expect(goes).toMatchObject({ code: 0, err: expect.stringContaining('also removes the second factor') })
    const shop = await startProcess({ ...place, PORT: '0', DEMO: 'no' })
    expect((await ask(shop.address, 'account/sign-in', amira)).body.refusal).toBe('factor_needed')
    const code = codeIn(goes.out)
    expect((await ask(shop.address, 'account/password-link', { code })).body.dropsFactor).toBe(true)
    const fresh = { code, password: 'a cup of something new' }
    expect((await ask(shop.address, 'account/password-link/use', fresh)).status).toBe(200)
    expect((await ask(shop.address, 'account/sign-in', { name: 'Amira', password: fresh.password })).status).toBe(200)
    await shop.end('SIGTERM')
  },
  // Four processes start one after the other.
  60_000,
)
