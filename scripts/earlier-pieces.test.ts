// A build keeps the files of earlier builds for a week, so that pages opened before a deployment keep working.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlierPieces } from '#web/build/earlier-pieces.ts'
import { packedFiles } from '#web/build/packed-files.ts'

const day = 24 * 60 * 60_000
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noisette-build-'))
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), "onclick = () => import('./about.js').then((file) => file.tell())")
})
afterEach(() => rmSync(root, { recursive: true }))

/** A site of two files, the second of which contains these words. */
async function build(words: string): Promise<void> {
  const told = `${words} ${'and so on '.repeat(100)}`
  writeFileSync(join(root, 'about.js'), `export const tell = () => document.write(${JSON.stringify(told)})`)
  const { build: run } = await import('vite')
  const folder = join(root, 'out')
  await run({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [earlierPieces(folder), packedFiles(folder)],
    build: { outDir: folder, emptyOutDir: false, manifest: true },
  })
}

const pieces = (): string[] => readdirSync(join(root, 'out/assets')).sort()
const aboutPieces = (): string[] => pieces().filter((name) => name.startsWith('about-'))

/** Makes the files in the folder older, as if nothing had been built since. */
function pass(days: number): void {
  for (const name of pieces()) {
    const piece = join(root, 'out/assets', name)
    const at = (statSync(piece).mtimeMs - days * day) / 1000
    utimesSync(piece, at, at)
  }
}

test('the pieces of the build before stay, with their packed copies', async () => {
  await build('We roast')
  const before = aboutPieces()
  expect(before).toHaveLength(3)
  await build('We bake')
  expect(aboutPieces()).toHaveLength(6)
  expect(pieces()).toEqual(expect.arrayContaining(before))
})

test('a piece is kept for a week after the build that replaced it, however long it was in use before', async () => {
  await build('We roast')
  const first = aboutPieces()
  pass(300)
  await build('We bake')
  expect(aboutPieces()).toEqual(expect.arrayContaining(first))
  pass(6)
  await build('We brew')
  expect(aboutPieces()).toEqual(expect.arrayContaining(first))
  expect(aboutPieces()).toHaveLength(9)
  pass(2)
  await build('We grind')
  expect(aboutPieces()).not.toEqual(expect.arrayContaining(first))
  expect(aboutPieces().filter((name) => first.includes(name))).toEqual([])
  expect(aboutPieces()).toHaveLength(9)
})

test('a piece that did not change stays one', async () => {
  await build('We roast')
  const before = pieces()
  await build('We roast')
  expect(pieces()).toEqual(before)
})

test('everything else is of the new build alone', async () => {
  writeFileSync(join(root, 'public/spring.txt'), 'Asparagus quiche')
  await build('We roast')
  rmSync(join(root, 'public/spring.txt'))
  writeFileSync(join(root, 'public/summer.txt'), 'Cold brew')
  await build('We bake')
  expect(readdirSync(join(root, 'out')).sort()).toEqual(['.vite', 'assets', 'index.html', 'summer.txt'])
})
