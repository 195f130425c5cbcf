// How the browser's side is built: one first chunk and one style sheet, and a chunk for every lazy screen.
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { documentScript } from './build-document-script.ts'
import { drawFirstViews } from './build-first-views.ts'
import { earlierPieces } from './earlier-pieces.ts'
import { packedFiles, plainManifest } from './packed-files.ts'
import { serviceWorker } from './service-worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Chunks = Rolldown.ChunkingContext

/** Requested right after the first paint. */
const soonAfter = filesOf(
  'data/menu/menu-news.ts',
  'data/session/session-api.ts',
  'customer/ordering/day-buttons.tsx',
  'customer/screens/menu/item-choices.tsx',
  'app/shell/nav/footer.tsx',
  'app/shell/trouble/connection-bar.tsx',
  'app/shell/scroll-memory.ts',
  'app/shell/nav/bar-returns.ts',
)

/** Requested on the first touch, or if there is something in the cart. */
const onceTouched = filesOf(
  'customer/branch/made-lines.tsx',
  'customer/cart/cart-sheet.tsx',
  'customer/screens/menu/open-cart-bar.tsx',
  'customer/screens/menu/card-changes.ts',
  'app/shell/toast-view.tsx',
  'app/shell/nav/side-menu.tsx',
)

/** The landing page; every page but the menu comes through the first of them. */
const landing = filesOf('app/shell/routed-screen.tsx', 'customer/screens/home/home.tsx')
/** When an order can be ready. */
const readyTimes = filesOf('customer/branch/branch-time.tsx')

/**
 * Chunks that journeys look for keep their names. What is loaded first names all others, and a hash alone keeps that
 * list short; the manifest says which is which.
 */
const named: ReadonlySet<string> = new Set(['index', 'soon', 'touch', 'home', 'about', 'ar'])

/** By their paths in `web/`. */
function filesOf(...files: readonly string[]): ReadonlySet<string> {
  return new Set(files.map((file) => here(`../${file}`)))
}

/** Returns whether a file is one of the starts, or is reached from one without a lazy import. */
function reachedFrom(isStart: (id: string, isEntry: boolean) => boolean) {
  const judged = new Map<string, boolean>()
  return function reached(id: string, chunks: Chunks): boolean {
    const known = judged.get(id)
    if (known !== undefined) return known
    judged.set(id, false)
    const info = chunks.getModuleInfo(id)
    const found = info !== null && (isStart(id, info.isEntry) || info.importers.some((one) => reached(one, chunks)))
    judged.set(id, found)
    return found
  }
}

const inFirstLoad = reachedFrom((_, isEntry) => isEntry)
const soonNeeded = reachedFrom((id) => soonAfter.has(id))
const touchNeeded = reachedFrom((id) => onceTouched.has(id))
const landingNeeds = reachedFrom((id) => landing.has(id))
const timesNeed = reachedFrom((id) => readyTimes.has(id))

interface ChunkRule {
  readonly chunk: string
  readonly takes: (id: string, chunks: Chunks) => boolean
  /** Takes nothing that one screen has for itself. */
  readonly onlyShared?: boolean
}

/**
 * Each takes what those above it have left. What the landing page shares with the first touch is there before both; the
 * times, which reductions in the cart go by, are shown before the first touch.
 */
const chunkRules: readonly ChunkRule[] = [
  { chunk: 'first', takes: inFirstLoad },
  {
    chunk: 'soon',
    takes: (id, chunks) => soonNeeded(id, chunks) || (landingNeeds(id, chunks) && touchNeeded(id, chunks)),
  },
  { chunk: 'times', takes: timesNeed },
  { chunk: 'touch', takes: touchNeeded },
  { chunk: 'start', takes: landingNeeds, onlyShared: true },
]

/** A list that names what nobody loads late any more would say nothing. */
const listsChecked: Plugin = {
  name: 'lists-checked',
  apply: 'build',
  buildEnd() {
    for (const file of [...soonAfter, ...onceTouched, ...landing, ...readyTimes])
      if (!this.getModuleInfo(file)?.dynamicImporters.length)
        this.error(`vite.config.ts lists ${file}, which nothing imports lazily`)
  },
}

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
    drawFirstViews(here('..'), here('../../dist/web')),
    documentScript(here('..'), here('../../dist/web')),
    serviceWorker(here('..'), here('../../dist/web')),
    packedFiles(here('../../dist/web')),
    plainManifest(here('../../dist/web'), here('../..')),
    listsChecked,
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
    // Left to itself, the bundler puts each file that two parts share into its own chunk, and a menu takes thirty
    // requests.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${named.has(name) ? `${name}-` : ''}[hash].js`,
        codeSplitting: {
          groups: chunkRules.map(({ chunk, takes, onlyShared }) => ({
            debugName: chunk,
            name: (id: string, chunks: Chunks) => (takes(id, chunks) ? chunk : null),
            minShareCount: onlyShared ? 2 : 1,
          })),
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
