// The files and folders that the documents name exist: a rename changes the documents too.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const paths = globSync(['*', '{bench,contract,docs,domain,e2e,scripts,server,web}/**/*'], { cwd: root })
const documents = paths.filter((path) => /^(README|docs\/.*|web\/components\/README)\.md$/.test(path))

/** Between backticks: a file of ours by the end of its path, or a folder from the root. */
const named =
  /`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsonc|css|cjs|yaml)|(?:server|web|domain|contract|scripts|bench|e2e|docs)\/[\w/-]*)`/g

const isThere = (name: string) => {
  const path = name.replace(/\/$/, '')
  return paths.some((one) => one === path || one.endsWith(`/${path}`))
}

test.each(documents)('%s names no file that is gone', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const gone = [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !isThere(name))
  expect(gone).toEqual([])
})
