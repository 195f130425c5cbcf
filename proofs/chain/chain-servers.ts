// Several servers of `npm start` on one PostgreSQL, each on a port of its own, of this version or another; they are
// killed, and replaced in good order.
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { type OwnProcess, startProcess } from '#server/testing/own-process.ts'

export interface ChainServers {
  /** Host and port of each; they stay the same. */
  readonly hosts: readonly string[]
  /** Ends it with SIGKILL and starts it again a second later, as the service in docs/operations.md; resolves then. */
  kill(place: number): Promise<void>
  /** Tells it to stop, and starts that version in its place once it has; by default the present one. */
  replace(place: number, main?: string): Promise<void>
  close(): Promise<void>
}

interface ChainServersWish {
  readonly database: string
  readonly count: number
  /** The file that is started; by default the source of the present version. */
  readonly main?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
}

const restartMs = 1000

export async function openChainServers({
  database,
  count,
  main,
  environment,
}: ChainServersWish): Promise<ChainServers> {
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const open = (place: number, file: string | undefined): Promise<OwnProcess> =>
    startProcess(
      {
        DATABASE_URL: database,
        DEMO: 'no',
        PORT: String(ports[place]),
        TRUST_PROXY: 'yes',
        BACKUP_DIR: 'none',
        ...environment,
      },
      file === undefined ? {} : { main: file },
    )
  const servers: OwnProcess[] = []
  for (const place of ports.keys()) servers.push(await open(place, main))
  const starting = new Set<Promise<unknown>>()

  const start = async (place: number, file: string | undefined): Promise<void> => {
    const opened = open(place, file)
    starting.add(opened)
    servers[place] = await opened
    starting.delete(opened)
  }
  return {
    hosts: ports.map((port) => `127.0.0.1:${port}`),
    kill: async (place) => {
      await servers[place]?.end('SIGKILL')
      await sleep(restartMs)
      await start(place, main)
    },
    replace: async (place, file) => {
      await servers[place]?.end('SIGTERM')
      await start(place, file)
    },
    close: async () => {
      await Promise.allSettled(starting)
      for (const server of servers) await server.end('SIGKILL')
    },
  }
}
