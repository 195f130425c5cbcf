// Serves the gallery of components; no part of the product's build.
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  cacheDir: '../../.cache/gallery-vite',
  plugins: [react(), tailwind()],
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
  build: { outDir: '../../.cache/gallery', emptyOutDir: true },
})
