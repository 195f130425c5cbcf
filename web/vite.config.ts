// How the browser's side is built: one first chunk and one style sheet, every lazily loaded screen a chunk of its own.
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { packedFiles } from './packed-files.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type ModuleInfo = (id: string) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null

const judged = new Map<string, boolean>()

/** Whether the first load needs this file: the entry reaches it without a lazy import. */
function inFirstLoad(id: string, infoOf: ModuleInfo): boolean {
  const known = judged.get(id)
  if (known !== undefined) return known
  judged.set(id, false)
  const info = infoOf(id)
  const needed = info !== null && (info.isEntry || info.importers.some((importer) => inFirstLoad(importer, infoOf)))
  judged.set(id, needed)
  return needed
}

/** A lazy screen is one chunk beside the first one: Vite's code that preloads the chunks of a chunk would be idle weight. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  cacheDir: here('../.cache/vite'),
  plugins: [react(), tailwind(), plainImports, packedFiles(here('../dist/web'))],
  // Customers have no React developer tools: what serves them is left out of the build.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The server reads it to name the first chunk and the style sheet in the page that it renders.
    manifest: true,
    modulePreload: false,
    // One first chunk: left alone, the bundler puts each file that a lazy screen shares with it into a chunk of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: (id, chunks) => (inFirstLoad(id, (one) => chunks.getModuleInfo(one)) ? 'first' : null) }],
        },
      },
    },
    sourcemap: false,
    reportCompressedSize: false,
    // A file of its own can be cached and needs no data: in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  },
}))
