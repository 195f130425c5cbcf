// A part of the bench as a process of its own: both sides of the questions that it gets, and what it has cost.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { serverFlags } from '#scripts/server-flags.js'

/** What a child answers, by the name of the question; the child exports the type of its own. */
export type Answers = Readonly<Record<string, (asked: never) => unknown>>

type Said =
  | { readonly ready: true }
  | { readonly number: number; readonly answered: unknown }
  | { readonly number: number; readonly failed: string }

export interface Child<Known extends Answers> {
  readonly pid: number
  ask<Name extends keyof Known & string>(
    name: Name,
    ...asked: Parameters<Known[Name]>
  ): Promise<Awaited<ReturnType<Known[Name]>>>
  /** Resolves when the process is gone. */
  end(signal?: NodeJS.Signals): Promise<void>
}

export interface ChildOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** The file descriptor for its output; without one the output is discarded. */
  readonly output?: number
}

const running = new Set<ChildProcess>()
process.once('exit', endChildren)

/** Ends all children that are still running, as after a failed measurement. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** As many open files as the machine allows: 10,000 customers are 10,000 sockets. */
const raised = 'ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -H -n)" 2>/dev/null; exec "$0" "$@"'

/** `file` is a path within bench/, or a whole one; resolves when the child reports that it is ready. */
export async function startChild<Known extends Answers>(
  file: string,
  options: ChildOptions = {},
): Promise<Child<Known>> {
  const path = resolve(import.meta.dirname, file)
  const child = spawn('sh', ['-c', raised, process.execPath, ...flagsFor(file), path], {
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', options.output ?? 'ignore', 'inherit', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const asking = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  const ready = Promise.withResolvers<void>()
  child.on('message', (said: Said) => {
    if ('ready' in said) return ready.resolve()
    const { resolve, reject } = asking.get(said.number) ?? {}
    asking.delete(said.number)
    if ('failed' in said) reject?.(new Error(`${file}: ${said.failed}`))
    else resolve?.(said.answered)
  })
  child.once('exit', () => {
    const gone = new Error(`${file} ended`)
    ready.reject(gone)
    for (const { reject } of asking.values()) reject(gone)
  })
  await ready.promise

  let last = 0
  return {
    pid: child.pid ?? 0,
    ask: (name, ...[asked]) =>
      new Promise((resolve, reject) => {
        asking.set(++last, { resolve: resolve as (value: unknown) => void, reject })
        child.send({ number: last, name, asked })
      }),
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** The present shop has its own; BENCH_PROFILE=folder writes a processor profile of each shop that was measured. */
function flagsFor(file: string): string[] {
  const folder = process.env.BENCH_PROFILE
  const profiling = folder && file.endsWith('shop-process.ts') ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
  return file === 'shop-process.ts' ? [...serverFlags, ...profiling] : profiling
}

/** The child's side: answers until the bench goes away. */
export function answerAs(answers: Answers): void {
  const say = (said: Said) => process.send?.(said)
  process.on('message', ({ number, name, asked }: { number: number; name: string; asked: never }) => {
    Promise.try(() => answers[name]?.(asked)).then(
      (answered) => say({ number, answered }),
      (error: unknown) =>
        say({ number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.once('disconnect', () => process.exit())
  say({ ready: true })
}

/** CPU time of all threads since the start, user and system, in ms, and resident memory in bytes. */
export function costSoFar() {
  const { user, system } = process.cpuUsage()
  return { cpuMs: (user + system) / 1000, rss: process.memoryUsage.rss() }
}

export type CostAnswers = { readonly cost: typeof costSoFar }
