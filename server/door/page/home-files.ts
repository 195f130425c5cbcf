// What the build wrote for the document: the landing page's files, to load in parallel, the first views, and the
// script.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstView } from '#contract/first-view-data.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { recordOf } from '#domain/shared/record.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const starts = ['app/shell/routed-screen.tsx', 'customer/screens/home/home.tsx']
const dictionary = /^words\/(?:.*\/)?(en|nl|fr|ar)\.ts$/

/** `folder` is the built site. Without a manifest there is nothing to load early. */
function manifestIn(folder: string): Manifest {
  const path = join(folder, '.vite', 'manifest.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

export function homeFiles(folder: string): (locale: Locale) => readonly string[] {
  const manifest = manifestIn(folder)
  return (locale) => filesOf(manifest, locale)
}

/** The pages that bring a style sheet of their own. */
const styledPages = {
  '/order': 'customer/screens/checkout/checkout.tsx',
  '/account': 'office/screens/account/sign-in.tsx',
}

/** The style sheets of those pages, by path. */
export function pageStyles(folder: string): Readonly<Record<string, readonly string[]>> {
  const manifest = manifestIn(folder)
  return recordOf(Object.keys(styledPages) as (keyof typeof styledPages)[], (path) =>
    stylesOf(manifest, styledPages[path]),
  )
}

function stylesOf(manifest: Manifest, start: string): string[] {
  const seen = new Set<string>()
  const styles = new Set<string>()
  const take = (name: string): void => {
    if (seen.has(name) || name === 'index.html') return
    seen.add(name)
    for (const one of manifest[name]?.css ?? []) styles.add(`/${one}`)
    for (const one of manifest[name]?.imports ?? []) take(one)
  }
  take(start)
  return [...styles]
}

/** What the landing page imports, and its words in this language; the first chunk is in the document. */
export function filesOf(manifest: Manifest, locale: Locale): string[] {
  const files = new Set<string>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || files.has(`/${chunk.file}`)) return
    if (name !== 'index.html') files.add(`/${chunk.file}`)
    for (const one of chunk.dynamicImports ?? [])
      if (dictionary.exec(one)?.[1] === locale && manifest[one]) files.add(`/${manifest[one].file}`)
    if (name !== 'index.html') for (const one of chunk.imports ?? []) take(one)
  }
  for (const name of ['index.html', ...starts]) take(name)
  return [...files]
}

/** `folder` is the built site. Without the file, nothing is painted before the scripts have loaded. */
export function firstViewsIn(folder: string): Readonly<Partial<Record<Locale, FirstView>>> {
  const file = join(folder, '.vite', 'first-views.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, FirstView>) : {}
}

/** `folder` is the built site. Without the file, the document starts the page's own scripts. */
export function documentScriptIn(folder: string): string | undefined {
  const file = join(folder, '.vite', 'document-script.js')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
