// No category is called like a page of the site.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { uploadsPath } from '#contract/addresses.ts'
import { categorySlugFrom, checkCategory, siteWords, tidyCategory } from '#domain/menu/category-draft.ts'
import { editPaths } from '../data/address/edit-paths.ts'
import { menuPath } from '../data/address/paths.ts'
import { staffPages } from './staff-pages.tsx'

const draft = { name: { en: 'Soup' }, desc: {}, icon: 'soup', image: null, hidden: false } as const
const problemsOf = (slug: string) => checkCategory(tidyCategory({ ...draft, slug }), new Set())

const customerRoutes = readFileSync(new URL('routes.tsx', import.meta.url), 'utf8')
/** The first word of each path. */
const routed = [
  ...[...customerRoutes.matchAll(/path: '\/([a-z-]+)/g)].map(([, word]) => word ?? ''),
  ...staffPages.filter(({ path }) => !(path in editPaths)).map(({ path }) => path.split('/')[1] ?? ''),
]

/** What the server answers besides pages, such as the calls of receipt printers. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const served = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) => {
  const source = readFileSync(`${root}/${file}`, 'utf8')
  return [...source.matchAll(/(?:\.(?:get|post|put)\(|path = )\s*'\/([a-z-]+)[/']/gi)].map(([, word]) => word ?? '')
})

test('[J-68] an own category may not be called print, orders, or another address that the server answers', () => {
  expect(served).toContain('print')
  for (const word of [...served, 'orders'])
    expect(problemsOf(word), word).toEqual([{ problem: 'slug_of_site', field: 'slug' }])
  expect(categorySlugFrom({ en: 'Print' }, new Set())).toBe('print-2')
})

test('[H-49] an own category is called by no word that is an address of the site, and a name alone gives it another', () => {
  expect(routed.length).toBeGreaterThan(40)
  for (const word of [...routed, menuPath.slice(1), uploadsPath.slice(1), 'api', 'admin', 'menu', 'privacy'])
    expect(problemsOf(word), word).toEqual([{ problem: 'slug_of_site', field: 'slug' }])
  expect(problemsOf('soup')).toEqual([])
  expect(siteWords.has('drinks')).toBe(false)
  expect(categorySlugFrom({ en: 'Menu' }, new Set())).toBe('menu-2')
})
