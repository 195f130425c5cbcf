// Builds the browser's side into dist/web, always or only when what is there is older than its sources.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'dist/web/.vite/manifest.json')
const sources = ['{web,domain,contract}/**/*', 'package-lock.json']

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

export function isStale(): boolean {
  const at = changed(built)
  return at === 0 || globSync(sources, { cwd: root }).some((file) => changed(join(root, file)) > at)
}

export async function buildWeb(): Promise<void> {
  const { build } = await import('vite')
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
}

if (import.meta.main) await buildWeb()
