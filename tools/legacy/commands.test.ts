// @module-tag long
// The commands `npm run import` and `npm run export` as processes, with real files and a real database.
import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { PublicMenu } from '#contract/index.ts'
import { startProcess } from '#server/testing/own-process.ts'
import { at } from '#server/testing/test-clock.ts'
import { readExportCommand, readImportCommand, readInstant } from './command-line.ts'
import type { ImportReport } from './import-report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const fixture = fileURLToPath(new URL('testing/old-export.json', import.meta.url))
const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-import-'))
  folders.push(folder)
  return folder
}

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

const run = (
  command: 'import' | 'export',
  words: readonly string[],
  environment: Record<string, string>,
): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment }
    execFile('npm', ['run', '-s', command, '--', ...words], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

describe('[DATA-3] the commands', () => {
  test('[J-16] a file goes in, is reported in plain words and as JSON, comes out, and goes in elsewhere as the same', async () => {
    const folder = await freshFolder()
    const report = join(folder, 'report.json')
    const first = join(folder, 'first.json')
    const second = join(folder, 'second.json')
    const here = { DATA_DIR: join(folder, 'here') }
    const there = { DATA_DIR: join(folder, 'there') }
    const imported = await run(
      'import',
      [fixture, '--branch', 'Antwerpen', '--report', report, '--at', '2025-12-31', '--names', 'erase'],
      here,
    )
    expect(imported).toMatchObject({ code: 3, err: '' })
    expect(imported.out).toMatch(/^food +took 11, mended \d+, refused \d+$/m)
    expect(imported.out).toContain('  food/1/price: read as 3.20 (was "3,20")')
    expect(imported.out).toContain('  food/13: the same item as food/12, at another price; the first one is used')
    expect(imported.out).toContain(`\n\n${report} contains names and telephone numbers`)
    expect(imported.out).not.toContain('\\u000a')
    const written = JSON.parse(await readFile(report, 'utf8')) as ImportReport
    expect(written).toMatchObject({ branch: 'antwerpen', at: new Date(at('2025-12-31 00:00')).toISOString() })
    expect(written.took).toContainEqual({ path: 'food/1', as: 'cappuccino' })
    expect(written.notes).toContainEqual({ path: 'food/1/price', deed: 'mended', why: 'read as 3.20', was: '"3,20"' })
    expect((await stat(report)).mode & 0o077).toBe(0)

    expect(await run('export', [first], here)).toMatchObject({ code: 0, out: '' })
    expect(await run('import', [first, '--branch', 'Antwerpen'], there)).toMatchObject({ code: 0 })
    const printed = await run('export', [], there)
    await writeFile(second, printed.out)
    expect(await readFile(second, 'utf8')).toBe(await readFile(first, 'utf8'))
  }, 60_000)

  test('[F-5] an empty folder needs a branch named; the next start plants no demo, and customers meet a closed shop', async () => {
    const folder = await freshFolder()
    const here = { DATA_DIR: join(folder, 'own') }
    expect(await run('import', [fixture], here)).toMatchObject({
      code: 1,
      err: 'Not imported: The shop is empty: name your own branch, as in --branch "Antwerpen", once for each branch.\n',
    })
    const { out } = await run('import', [fixture, '--branch', 'Noisette Gent'], here)
    expect(out).toContain('Created the branch "Noisette Gent".')
    const server = await startProcess(here)
    const menu = (await (await fetch(`${server.address}/api/menu?lang=en`)).json()) as PublicMenu
    await server.end('SIGTERM')
    expect(menu.branches.map(({ name, shop }) => [name, shop.open])).toEqual([['Noisette Gent', false]])
    expect(menu.items.filter(({ category }) => category !== 'COCKTAILS')).toHaveLength(10)
  }, 60_000)

  test('a dry run leaves no trace where there is no shop yet', async () => {
    const DATA_DIR = join(await freshFolder(), 'none')
    const { code, out } = await run('import', [fixture, '--branch', 'Antwerpen', '--dry-run'], { DATA_DIR })
    expect([code, out.includes('nothing was written')]).toEqual([3, true])
    await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT')
  }, 30_000)

  test('what cannot be done is said in a line, with a code', async () => {
    const folder = await freshFolder()
    const broken = join(folder, 'broken.json')
    await copyFile(fixture, broken)
    await writeFile(broken, '{ "food": [')
    const here = { DATA_DIR: join(folder, 'shop') }
    expect(await run('import', [broken], here)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Not imported: /),
    })
    expect(await run('import', [], here)).toMatchObject({ code: 2, err: expect.stringMatching(/^Name the one file/) })
    expect(await run('export', [], here)).toMatchObject({ code: 1, err: expect.stringMatching(/there is no shop at/) })
    expect(await run('import', ['--help'], here)).toMatchObject({
      code: 0,
      out: expect.stringContaining('--replace-demo'),
    })
  }, 60_000)
})

test('[DATA-3] the words after the commands are checked', () => {
  const wrong = (words: string[]) => {
    const read = readImportCommand(words)
    return read.ok ? undefined : read.refusal
  }
  expect(wrong(['a.json', '--lang', 'de'])).toBe('--lang is de, but must be one of en, nl, fr, ar.')
  expect(wrong(['a.json', '--at', 'noon'])).toContain('--at is noon')
  expect(wrong(['a.json', '--names', 'some'])).toBe('--names is some, but must be keep or erase.')
  expect(wrong(['a.json', '--fast'])).toContain('--fast')
  expect(wrong(['a.json', 'b.json'])).toBe('Name the one file to import.')
  expect(readExportCommand(['out.json', '--branch', 'merksem'])).toMatchObject({
    value: { branch: 'merksem', lang: 'en' },
  })
})

test.each([
  ['2025-12-31', '2025-12-30T23:00:00.000Z'],
  ['2025-07-01 18:30', '2025-07-01T16:30:00.000Z'],
  ['2025-12-31T18:00:00Z', '2025-12-31T18:00:00.000Z'],
  ['2025-12-31 25:00', null],
  ['2025-13-01', null],
  ['2025-02-30', null],
  ['2025-02-30T18:00:00Z', null],
  ['0000-01-01', null],
  ['1999-12-31', null],
  ['9999-12-15', null],
  ['', null],
  ['31/12/2025', null],
])('[DATA-3] --at %s is %s', (text, iso) => {
  const instant = readInstant(text)
  expect(instant === null ? null : new Date(instant).toISOString()).toBe(iso)
})
