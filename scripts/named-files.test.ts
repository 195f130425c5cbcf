// The files, folders and components that documents and comments name exist, and decisions are numbered without a gap.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const paths = globSync(['*', '{artwork,contract,docs,domain,e2e,proofs,scripts,server,tools,web}/**/*'], { cwd: root })
const documents = paths.filter((path) => /^(README|CONTRIBUTING|docs\/.*|artwork\/.*|web\/ui\/README)\.md$/.test(path))

/** Between backticks: a file of ours by the end of its path, or a folder from the root. */
const named =
  /`((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsonc|css|cjs|yaml)|(?:server|web|domain|contract|scripts|proofs|tools|e2e|docs)\/[\w/-]*)`/g

const isThere = (name: string) => {
  const path = name.replace(/\/$/, '')
  return paths.some((one) => one === path || one.endsWith(`/${path}`))
}

test.each(documents)('%s names no file that is gone', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const gone = [...text.matchAll(named)].map(([, name = '']) => name).filter((name) => !isThere(name))
  expect(gone).toEqual([])
})

/** A file of ours, named in a comment; an ending alone, such as `.test.ts`, names none. */
const namedInComment = /(?<![\w./*{}$-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|css))\b/g

test('[J-8] no comment names a file that is gone', () => {
  // The tests of the walls name files of the trees that they plant.
  const sources = paths.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && path !== 'scripts/walls.test.ts')
  const gone = sources.flatMap((source) => {
    const comments = readFileSync(join(root, source), 'utf8').match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []
    const names = comments.flatMap((line) => [...line.matchAll(namedInComment)].map(([, name = '']) => name))
    return names.filter((name) => !isThere(name)).map((name) => `${source}: ${name}`)
  })
  expect(gone).toEqual([])
})

test('[J-8] the list of components names none that is gone', () => {
  const [, table = ''] = readFileSync(join(root, 'web/ui/README.md'), 'utf8').split('To find a component')
  const code = paths
    .filter((path) => path.startsWith('web/ui/') && /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const names = [...table.matchAll(/`([A-Z]\w+|use[A-Z]\w+)`/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !new RegExp(`export (?:function|const) ${name}\\b`).test(code))).toEqual([])
})

test('[J-58] the decisions about the specification are numbered without a gap', () => {
  const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const numbers = [...requirements.matchAll(/^\| D-(\d+) \|/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThanOrEqual(52)
})
