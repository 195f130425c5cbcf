// Revisions of the shop to measure by turns: the present one, and one of the past in a folder of its own, installed and
// built.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildWhatIsStale } from '#scripts/build.ts'

export interface Revision {
  readonly name: string
  readonly root: string
  /** Its shop with the channel that asks for its cost. */
  readonly shop: string
}

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where the shop of the bench stands, newest layout first. */
const shops = ['proofs/bench/shop-process.ts', 'bench/shop-process.ts']

export async function presentRevision(say: (line: string) => void): Promise<Revision> {
  await buildWhatIsStale(() => say('building'))
  return { name: 'now', root, shop: shopIn(root) }
}

/** `asked`: a commit, tag or branch. Kept in .cache, so that the next run finds it built. */
export async function pastRevision(asked: string, say: (line: string) => void): Promise<Revision> {
  const { stdout } = await run('git', ['rev-parse', '--verify', '--end-of-options', `${asked}^{commit}`], { cwd: root })
  const commit = stdout.trim()
  const name = commit.slice(0, 8)
  const folder = join(root, '.cache', 'revisions', commit)
  if (!existsSync(folder)) {
    say(`building ${name}`)
    await buildIn(folder, commit)
  }
  return { name, root: folder, shop: shopIn(folder) }
}

/** Whether the repository has that commit: a copy without its history has not. */
export const hasCommit = async (asked: string): Promise<boolean> =>
  await run('git', ['cat-file', '-e', `${asked}^{commit}`], { cwd: root }).then(
    () => true,
    () => false,
  )

/** The commit that the changelog names for it. */
export function lastRelease(): string {
  const [, commit] = /^## \d[^\n]*\n[^#]*?Commit `(\w+)`/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  if (!commit) throw new Error('the changelog names no commit for its last release')
  return commit
}

function shopIn(folder: string): string {
  const found = shops.map((path) => join(folder, path)).find((path) => existsSync(path))
  if (!found) throw new Error(`there is none of ${shops.join(' and ')} in ${folder}`)
  return found
}

/** Under another name until it is complete: a run that is interrupted leaves nothing that looks finished. */
async function buildIn(folder: string, commit: string): Promise<void> {
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const archive = `${unfinished}.tar`
  await run('git', ['archive', '--output', archive, commit], { cwd: root })
  await run('tar', ['-xf', archive, '-C', unfinished])
  rmSync(archive)
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
  if (lock(unfinished) === lock(root)) symlinkSync(join(root, 'node_modules'), join(unfinished, 'node_modules'), 'dir')
  else await npm(unfinished, 'install', '--no-audit', '--no-fund')
  await npm(unfinished, 'run', 'build')
  renameSync(unfinished, folder)
}

async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  const child = spawn('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with code ${code} in ${cwd}`)
}
