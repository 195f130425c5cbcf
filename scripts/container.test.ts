// The Dockerfile, built and run without a Docker engine: buildah, on base images that mmdebstrap makes from Debian's
// packages.
// @module-tag long
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const environment = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
const isPresent = (tool: string) => spawnSync(tool, ['--version']).status === 0
const canBuild = process.getuid?.() === 0 && isPresent('buildah') && isPresent('mmdebstrap')

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env: environment, maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`)
  return stdout.toString().trim()
}
const buildah = (...args: string[]) => run('buildah', ...args)

describe.skipIf(!canBuild)('the container (skipped unless root has buildah and mmdebstrap)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  let container: string
  let shop: ChildProcess
  let port: number

  beforeAll(async () => {
    const debian = join(folder, 'debian.tar')
    run('mmdebstrap', '--variant=minbase', 'bookworm', debian)
    imageOf('localhost/noisette-debian', 'scratch', debian)
    imageOf('localhost/noisette-node', 'localhost/noisette-debian', nodeAndNpm(join(folder, 'node')))
    const base = (name: string, image: string) => [
      '--build-context',
      `docker.io/library/${name}=container-image://${image}`,
    ]
    buildah(
      'build',
      '--layers=false',
      '--pull-never',
      '--format',
      'docker',
      '--tag',
      'localhost/noisette',
      ...base('node:24-bookworm-slim', 'localhost/noisette-node'),
      ...base('debian:bookworm-slim', 'localhost/noisette-debian'),
      '.',
    )
    container = buildah('from', 'localhost/noisette')
    port = await freePort()
    const inside = ['run', '--env', `PORT=${port}`, container, '--', 'node', 'dist/main.js']
    shop = spawn('buildah', inside, { env: environment, detached: true, stdio: 'ignore' })
    const isReady = async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    await vi.waitFor(isReady, { timeout: 60_000, interval: 200 })
  }, 900_000)

  afterAll(async () => {
    if (shop?.pid && shop.exitCode === null) {
      process.kill(-shop.pid, 'SIGTERM')
      await once(shop, 'exit')
    }
    if (container) buildah('rm', container)
    rmSync(folder, { recursive: true, force: true })
  })

  const inside = (...command: string[]) => buildah('run', '--env', `PORT=${port}`, container, '--', ...command)

  test('serves the shop as an ordinary user, without compiler and npm', async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    expect(page).toContain('<html')
    expect(inside('id', '--user')).toBe('1000')
    expect(inside('sh', '-c', 'which npm gcc make || echo none')).toBe('none')
  })

  test('keeps its data in the volume and reports its health', () => {
    expect(inside('ls', '/data')).toContain('noisette.db')
    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/noisette')) as Inspected
    const [, ...health] = Docker.config.Healthcheck.Test
    expect(() => inside(...health)).not.toThrow()
  })

  test('runs the commands of operations.md', () => {
    expect(inside('node', 'scripts/run.js', 'owner-link.ts')).toContain('/#/account/signup?code=')
  })
})

interface Inspected {
  readonly Docker: { readonly config: { readonly Healthcheck: { readonly Test: readonly string[] } } }
}

function imageOf(name: string, from: string, content: string): void {
  const container = buildah('from', '--pull-never', from)
  buildah('add', container, content, '/')
  if (process.env.NODE_EXTRA_CA_CERTS)
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca.crt', container)
  buildah('commit', '--rm', container, name)
}

/** A folder with this machine's Node, npm and certificates, as the image of Node has them. */
function nodeAndNpm(folder: string): string {
  const local = join(folder, 'usr/local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  mkdirSync(join(folder, 'etc/ssl/certs'), { recursive: true })
  cpSync(process.execPath, join(local, 'bin/node'))
  cpSync(join(run('npm', 'root', '--global'), 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'))
  const { NODE_EXTRA_CA_CERTS } = process.env
  if (NODE_EXTRA_CA_CERTS) cpSync(NODE_EXTRA_CA_CERTS, join(folder, 'etc/ssl/certs/ca.crt'), { dereference: true })
  return folder
}
