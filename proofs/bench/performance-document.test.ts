// The document on speed explains how to run the bench, with no part of the text missing.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { performanceDocument } from './performance-document.ts'

const machine = { processor: '2 cores', system: 'linux', syncMs: 1 }
const howToRun = (document: string): string => document.slice(document.indexOf('## Running it'))
const written = performanceDocument([], machine, '2026-11-22')

test('each row on running the bench begins with a command', () => {
  const rows = howToRun(written)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  expect(rows).toHaveLength(5)
  for (const row of rows) expect(row).toMatch(/^\| `(BENCH_PROFILE=folder )?npm run bench( -- --[\w, -]+)?` \| \w/)
})

test('docs/performance.md says the same', () => {
  const published = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')
  expect(howToRun(published)).toBe(howToRun(written))
})
