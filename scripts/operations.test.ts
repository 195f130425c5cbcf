// The document for those who run a shop names only commands, settings and chapters that exist.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}

test('[F-91] operations.md says how to restore, update, go back and run as a service', () => {
  for (const chapter of [
    '### Restore',
    '## Run as a service, update, go back',
    'ExecStart=',
    'To update:',
    'To go back:',
  ])
    expect(text).toContain(chapter)
})

test('[F-91] each command that it names exists', () => {
  const named = [...text.matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name]) => name ?? '')
  expect(named).toContain('restore')
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('[F-91] each setting that it names is read by the program', () => {
  const root = new URL('..', import.meta.url)
  const sources = globSync('{server,tools,scripts}/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(new URL(file, root), 'utf8'),
  )
  const all = sources.join('\n')
  const named = new Set([...text.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name]) => name ?? ''))
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((name) => !all.includes(name))).toEqual([])
})
