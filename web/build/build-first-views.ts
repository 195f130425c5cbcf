// Draws the first view with the page's components and writes it beside the manifest, where the server reads it.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { FirstView } from '#contract/first-view-data.ts'

/** The screens ask the browser a few things before they draw: a phone at rest, of a visitor who has never been here. */
function standInForBrowser(): void {
  const nothing = () => {}
  const none = () => null
  const element = { dataset: {}, style: { setProperty: nothing } }
  const media = () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing })
  const browser = {
    addEventListener: nothing,
    removeEventListener: nothing,
    matchMedia: media,
    isSecureContext: true,
    window: globalThis,
    PublicKeyCredential: nothing,
    location: { hash: '', search: '', href: 'https://shop.example/', hostname: 'shop.example' },
    localStorage: { getItem: none },
    sessionStorage: { getItem: none },
    document: { documentElement: element, addEventListener: nothing, getElementById: none, querySelector: none },
  }
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** Style sheets that screens import: the markup needs none. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? 'export {}' : undefined),
}

/** `web`: the folder of the sources; `file`: the built site's `.vite/first-views.json`, which the server reads. */
export async function writeFirstViews(web: string, file: string): Promise<void> {
  standInForBrowser()
  const { module } = await runnerImport<{ firstViews: Readonly<Record<string, FirstView>> }>(
    join(web, 'build/first-view/first-view.tsx'),
    { configFile: false, root: web, logLevel: 'error', plugins: [withoutStyles] },
  )
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(module.firstViews))
}

export function drawFirstViews(web: string, folder: string): Plugin {
  return {
    name: 'first-views',
    apply: 'build',
    writeBundle: () => writeFirstViews(web, join(folder, '.vite/first-views.json')),
  }
}
