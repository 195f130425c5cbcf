// The real server in its own process, as `npm start` runs it; it can be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface OwnProcess {
  readonly address: string
  /** What it has printed so far. */
  readonly output: string
  /** Sends the signal and resolves with the exit code; null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Sends the signal and does not wait. */
  signal(signal: NodeJS.Signals): void
  /** Sends a message to what was loaded before the server; resolves with its reply, or when the process is gone. */
  tell(message: object): Promise<void>
  readonly ended: Promise<number | null>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

interface Start {
  /** The server of another version. */
  readonly main?: string
  /** A module that is loaded before the server. */
  readonly preload?: URL
  /** No file that it writes grows beyond so many bytes, as on a disk that is full. */
  readonly largestFile?: number
  /** It is killed when this resolves. */
  readonly until?: Promise<unknown>
}

export async function startProcess(environment: Record<string, string>, start: Start = {}): Promise<OwnProcess> {
  const child = spawnServer(environment, start)
  void start.until?.then(() => child.kill('SIGKILL'))
  let output = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
      const match = /open at (http:\/\/\S+)/.exec(output)
      if (match?.[1]) resolve(match[1].replace('localhost', '127.0.0.1'))
    })
    child.stderr?.on('data', (text: Buffer) => {
      output += text.toString()
    })
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)))
  })
  return {
    address,
    get output() {
      return output
    },
    ended,
    signal: (signal) => void child.kill(signal),
    tell: (message) =>
      new Promise((resolve) => {
        if (!child.connected) return resolve()
        void ended.then(() => resolve())
        child.once('message', () => resolve())
        child.send(message, () => {})
      }),
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** The words before a command that make the system refuse to let a file grow further; in blocks of 512 bytes. */
export const withLimit = (largestFile: number | undefined): string[] =>
  largestFile === undefined ? [] : ['sh', '-c', `ulimit -f ${Math.ceil(largestFile / 512)}; exec "$0" "$@"`]

/** A server that does not start: its exit code and its output. */
export async function failingStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(environment)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

function spawnServer(environment: Record<string, string>, start: Start = {}): ChildProcess {
  const { preload, largestFile } = start
  const [command = '', ...args] = [
    ...withLimit(largestFile),
    process.execPath,
    ...(preload ? ['--import', preload.href] : []),
    start.main ?? main,
  ]
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ORDERS_PER_MINUTE: '0',
      STREAMS_PER_ADDRESS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? (['ipc'] as const) : [])],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}
