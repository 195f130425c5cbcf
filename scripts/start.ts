// `npm start`: builds the browser's side where that is due, then starts the server, on the Node of this project.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWeb, isStale } from './build.ts'

const wanted = 26

if (Number(process.versions.node.split('.')[0]) < wanted) {
  const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(status ?? 1)
}

if (isStale()) {
  console.log('Building the pages …')
  await buildWeb()
}
await import('../server/main.ts')
