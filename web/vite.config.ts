// How the browser's side is built: one first chunk and one style sheet, every lazily loaded screen a chunk of its own.
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  cacheDir: here('../.cache/vite'),
  plugins: [react(), tailwind()],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // The server reads it to name the first chunk and the style sheet in the page that it renders.
    manifest: true,
    // Every browser of the target preloads modules by itself; sources stay at home.
    modulePreload: { polyfill: false },
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
})
