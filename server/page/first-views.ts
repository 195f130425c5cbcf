// The first view drawn by the build, in each language.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstView } from '../../contract/first-view.ts'
import type { Locale } from '../../domain/shared/locale.ts'

/** `folder` is the built site. Without the file, nothing is painted before the scripts have loaded. */
export function firstViewsIn(folder: string): Readonly<Partial<Record<Locale, FirstView>>> {
  const file = join(folder, '.vite', 'first-views.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<Locale, FirstView>) : {}
}
