// `npm start`: builds what is out of date, then starts the built server with the project's own Node.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhatIsStale } from './build.ts'

const wanted = 26

if (Number(process.versions.node.split('.')[0]) < wanted) {
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(status ?? 1)
}

await buildWhatIsStale(() => console.log('Building …'))
await import(new URL('../dist/main.js', import.meta.url).href)
