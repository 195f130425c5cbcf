// How the browser's side is built: one first chunk and one style sheet, and a chunk for every lazy screen.
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { documentScript } from './build-document-script.ts'
import { firstViews } from './build-first-views.ts'
import { earlierPieces } from './earlier-pieces.ts'
import { packedFiles, plainManifest } from './packed-files.ts'
import { serviceWorker } from './service-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type ModuleInfo = (id: string) => { readonly isEntry: boolean; readonly importers: readonly string[] } | null

/** Requested right after the first paint. */
const soonAfter = setOf(
  'data/menu/menu-news.ts',
  'data/session/session-api.ts',
  'customer/ordering/day-buttons.tsx',
  'customer/screens/menu/item-choices.tsx',
  'app/shell/nav/footer.tsx',
  'app/shell/trouble/line-bar.tsx',
  // Shared by the landing page and what is touched first.
  'customer/basket/kept-basket.ts',
  // Shared by the side menu and the routes.
  'data/address/edit-paths.ts',
  'app/shell/scroll-memory.ts',
  'app/shell/nav/bar-returns.ts',
)

/** Requested on the first touch, or if there is something in the cart. */
const onceTouched = setOf(
  'customer/branch/made-lines.tsx',
  'customer/cart/cart-sheet.tsx',
  'customer/screens/menu/open-cart-bar.tsx',
  'customer/screens/menu/card-changes.ts',
  'app/shell/toast-view.tsx',
  'app/shell/nav/side-menu.tsx',
)

/**
 * Chunks that journeys look for keep their names. What is loaded first names all others, and a hash alone keeps that list
 * short; the manifest says which is which.
 */
const named: ReadonlySet<string> = new Set(['index', 'soon', 'touch', 'home', 'about', 'ar'])

/** `files`: by their paths in `web/`. */
function setOf(...files: readonly string[]): ReadonlySet<string> {
  return new Set(files.map((file) => here(`../${file}`)))
}

/** Returns whether a file is one of the starts, or is reached from one without a lazy import. */
function reachedFrom(isStart: (id: string, isEntry: boolean) => boolean) {
  const judged = new Map<string, boolean>()
  return function reached(id: string, infoOf: ModuleInfo): boolean {
    const known = judged.get(id)
    if (known !== undefined) return known
    judged.set(id, false)
    const info = infoOf(id)
    const found = info !== null && (isStart(id, info.isEntry) || info.importers.some((one) => reached(one, infoOf)))
    judged.set(id, found)
    return found
  }
}

const inFirstLoad = reachedFrom((_, isEntry) => isEntry)
const soonNeeded = reachedFrom((id) => soonAfter.has(id))
const touchNeeded = reachedFrom((id) => onceTouched.has(id))

/** In development, a bundled picture is served from the file that the server would choose. */
const picturesInDev: Plugin = {
  name: 'pictures-in-dev',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/pictures\/([a-z0-9-]+)\/(\d+).*/, '/pictures/$1-$2.webp')
      next()
    })
  },
}

export default defineConfig(({ command }) => ({
  root: here('..'),
  cacheDir: here('../../.cache/vite'),
  plugins: [
    react(),
    tailwind(),
    earlierPieces(here('../../dist/web')),
    firstViews(here('..'), here('../../dist/web')),
    documentScript(here('..'), here('../../dist/web')),
    serviceWorker(here('..'), here('../../dist/web')),
    packedFiles(here('../../dist/web')),
    plainManifest(here('../../dist/web'), here('../..')),
    picturesInDev,
  ],
  // Customers have no React developer tools, so the code for them is left out of the build.
  define: command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {},
  build: {
    outDir: here('../../dist/web'),
    // earlierPieces empties it, except for what open pages still need.
    emptyOutDir: false,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The server reads it to name the first chunk and the style sheet in the document.
    manifest: true,
    modulePreload: false,
    // One first chunk, one for what follows at once and one for the first touch. Left to itself, the bundler puts each
    // file that two of them share into its own chunk, and a menu takes thirty requests.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${named.has(name) ? `${name}-` : ''}[hash].js`,
        codeSplitting: {
          groups: [
            {
              debugName: 'first',
              name: (id, chunks) => (inFirstLoad(id, (one) => chunks.getModuleInfo(one)) ? 'first' : null),
            },
            {
              debugName: 'soon',
              name: (id, chunks) => (soonNeeded(id, (one) => chunks.getModuleInfo(one)) ? 'soon' : null),
            },
            {
              debugName: 'touch',
              name: (id, chunks) => (touchNeeded(id, (one) => chunks.getModuleInfo(one)) ? 'touch' : null),
            },
          ],
        },
      },
    },
    sourcemap: false,
    reportCompressedSize: false,
    // As separate files they can be cached and need no data: in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/uploads'].map((path) => [path, { target: process.env.API_URL ?? 'http://127.0.0.1:3000' }]),
    ),
  },
}))
