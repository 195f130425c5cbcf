// Builds the service worker into one file, with the list of what customers' pages are made of.
import { join } from 'node:path'
import { build, type Manifest, type Plugin } from 'vite'

/**
 * What offline pages do without: what is of staff, what is large and only helps, and gift cards, which pay nothing
 * without the shop.
 */
const leftOut =
  /^(?:app\/shell\/(?:other-screen|nav\/staff-links)\.tsx$|office\/screens\/(?:account|display)\/|customer\/screens\/(?:review|reservation|gift)\/|customer\/screens\/home\/gift-section|customer\/gift\/gift|ui\/media\/)|node_modules\//
/** The page says which language's words it has loaded. */
const ofOneLanguage = /^words\/(?:.*\/)?(?:nl|fr|ar)\.ts$/

/** Chunks and style sheets by their addresses, the first file of the build first. */
export function customerFiles(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name) || leftOut.test(name) || ofOneLanguage.test(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const one of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) take(one)
  }
  take('index.html')
  return [...files]
}

/** `web`: the folder of the sources; `folder`: the built site. */
export function serviceWorker(web: string, folder: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: async (_options, bundle) => {
      const written = bundle['.vite/manifest.json']
      if (written?.type !== 'asset') throw new Error('the build has no manifest')
      const files = customerFiles(JSON.parse(String(written.source)) as Manifest)
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { customerFiles: JSON.stringify(files) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'safari16.4',
          reportCompressedSize: false,
          rolldownOptions: {
            input: join(web, 'app/worker/site-worker.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      })
    },
  }
}
