// Who can read the database on the machine.
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../open.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'noisette-private-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** The permissions of the folder and of each file in it, while the shop is open. */
async function openModes(folder: string): Promise<Record<string, string>> {
  const store = await openStore({ sqlite: join(folder, 'noisette.db') }, 0)
  const files = (await readdir(folder)).filter((name) => name.startsWith('noisette.db'))
  const modes = await Promise.all([folder, ...files.map((name) => join(folder, name))].map(modeOf))
  await store.close()
  return Object.fromEntries(['folder', ...files].map((name, place) => [name, modes[place] ?? '']))
}

const ours = { folder: '700', 'noisette.db': '600', 'noisette.db-shm': '600', 'noisette.db-wal': '600' }

test('[F-77] a new shop keeps its folder and files to its own user', async () => {
  expect(await openModes(join(root, 'new', 'data'))).toEqual(ours)
})

test('[F-77] a folder and files that everybody could read are closed at the next start', async () => {
  const folder = join(root, 'old')
  await mkdir(folder)
  await chmod(folder, 0o755)
  const first = await openStore({ sqlite: join(folder, 'noisette.db') }, 0)
  for (const file of await readdir(folder)) await chmod(join(folder, file), 0o644)
  await chmod(folder, 0o755)
  expect(await openModes(folder)).toEqual(ours)
  await first.close()
})

test('[F-77] a folder that belongs to everybody stays open to everybody', async () => {
  const folder = join(root, 'shared')
  await mkdir(folder)
  await chmod(folder, 0o1777)
  await writeFile(join(folder, 'of-somebody-else'), '')
  expect(await openModes(folder)).toMatchObject({ folder: '777', 'noisette.db': '600' })
  expect(await modeOf(join(folder, 'of-somebody-else'))).not.toBe('600')
})
