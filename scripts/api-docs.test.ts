// The check of the API's documents notices an outdated one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { apiDocuments, staleDocuments } from './api-docs.ts'

const folder = mkdtempSync(join(tmpdir(), 'noisette-docs-'))
const url = pathToFileURL(`${folder}/`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a document is current, out of date or missing', () => {
  const documents = apiDocuments()
  expect(staleDocuments(url)).toEqual(['api.md', 'data.md'])
  for (const [name, text] of Object.entries(documents)) writeFileSync(join(folder, name), text)
  expect(staleDocuments(url)).toEqual([])
  writeFileSync(join(folder, 'api.md'), documents['api.md']?.replace('menu.read', 'menu.write') ?? '')
  expect(staleDocuments(url)).toEqual(['api.md'])
})
