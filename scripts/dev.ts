// `npm run dev`: the server, restarted when its files change, behind Vite with hot reloading of pages.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', path('server/main.ts')], {
  stdio: 'inherit',
})
process.once('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

const pages = await createServer({ configFile: path('web/build/vite.config.ts') })
await pages.listen()
pages.printUrls()
