// Draws the first view with the page's components and writes it beside the manifest, where the server reads it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { FirstView } from '../../contract/first-view-data.ts'

/** `web`: the folder of the sources; `file`: the built site's `.vite/first-views.json`, which the server reads. */
export async function writeFirstViews(web: string, file: string): Promise<void> {
  const { module } = await runnerImport<{ firstViews: Readonly<Record<string, FirstView>> }>(
    join(web, 'first-view/first-view.tsx'),
    { configFile: false, root: web, logLevel: 'error' },
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(module.firstViews))
}

export function firstViews(web: string, folder: string): Plugin {
  return {
    name: 'first-views',
    apply: 'build',
    writeBundle: () => writeFirstViews(web, join(folder, '.vite/first-views.json')),
  }
}
