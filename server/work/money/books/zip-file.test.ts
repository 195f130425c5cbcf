// A ZIP as another program reads it, with more files than the format had room for at first.
import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { type ZippedFile, zipOf } from './zip-file.ts'

async function* files(count: number): AsyncGenerator<ZippedFile> {
  for (let place = 0; place < count; place++)
    yield { name: `crème-${place}.xml`, bytes: Buffer.from(`<total>${place}</total>`) }
}

const folder = await mkdtemp(join(tmpdir(), 'noisette-zip-'))
afterAll(() => rm(folder, { recursive: true }))

const at = Date.parse('2026-03-04T08:30:00Z')

async function written(count: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of zipOf(files(count), at)) parts.push(part)
  return Buffer.concat(parts)
}

const hasUnzip = (() => {
  try {
    execFileSync('unzip', ['-v'])
    return true
  } catch {
    return false
  }
})()

test.each([0, 1, 3])('[BOOK-3] a ZIP of %s files is read back as it was written', async (count) => {
  const read = Object.entries(unzipSync(await written(count)))
  expect(read.map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual(
    Array.from({ length: count }, (_, place) => [`crème-${place}.xml`, `<total>${place}</total>`]),
  )
})

test('[BOOK-3] a file of any size is read back beside its neighbours: empty, what does not compress, what does', async () => {
  const sizes = [0, 16_384, 1_000_000, 0, 70_000]
  const given = sizes.map((size, place) => ({
    name: `${place}.xml`,
    bytes: place % 2 === 0 ? randomBytes(size) : Buffer.alloc(size, 'noisette'),
  }))
  const parts: Buffer[] = []
  for await (const part of zipOf(Readable.from(given), at)) parts.push(part)
  const read = unzipSync(Buffer.concat(parts))
  for (const { name, bytes } of given) expect(bytes.equals(read[name] ?? Buffer.from('missing')), name).toBe(true)
})

test('[BOOK-3] [J-41] with 66,000 files none is missing, and nobody waits for the list of them', {
  tags: ['long'],
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'many.zip')
  const measure = fileURLToPath(new URL('testing/measure-zip.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [measure, file, '66000'])
  expect(Number(stdout)).toBeLessThanOrEqual(50)
  const read = unzipSync(await readFile(file))
  expect(Object.keys(read)).toHaveLength(66_000)
  expect(Buffer.from(read['crème-65999.xml'] ?? []).toString()).toBe('<total>65999</total>')
})

test.runIf(hasUnzip)('[BOOK-3] the unzip of a machine finds nothing wrong with it', async () => {
  const file = join(folder, 'sales.zip')
  await writeFile(file, await written(3))
  expect(execFileSync('unzip', ['-t', file], { encoding: 'utf8' })).toContain('No errors detected')
})
