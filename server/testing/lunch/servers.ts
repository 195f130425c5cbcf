// Two real server processes on one database, or one on a SQLite file, which takes no second. Any can be killed at any
// moment, and comes back on another port.
import { dirname } from 'node:path'
import type { StoreAddress } from '../../store/open.ts'
import { type OwnProcess, startProcess } from '../own-process.ts'

export interface Servers {
  /** Where people connect; a server that was killed refuses connections until its successor is open. */
  readonly addresses: readonly string[]
  readonly killed: number
  setClock(now: number): Promise<void>
  /** Ends a server with SIGKILL and starts another in its place; resolves once that is open. */
  kill(place: number): Promise<void>
  close(): Promise<void>
}

const preload = new URL('./steered-clock.ts', import.meta.url)

export async function openServers(address: StoreAddress, start: number): Promise<Servers> {
  const where: Record<string, string> =
    'sqlite' in address ? { DATA_DIR: dirname(address.sqlite) } : { DATABASE_URL: address.postgres }
  let now = start
  let killed = 0
  const open = () => startProcess({ ...where, DEMO: 'no', SIMULATED_NOW: String(now) }, { preload })
  const servers: OwnProcess[] = [await open()]
  if ('postgres' in address) servers.push(await open())
  const starting = new Set<number>()

  return {
    get addresses() {
      return servers.map((server) => server.address)
    },
    get killed() {
      return killed
    },
    setClock: async (next) => {
      now = next
      await Promise.all(servers.map((server) => server.tell({ now })))
    },
    kill: async (wished) => {
      const place = wished % servers.length
      if (starting.has(place)) return
      starting.add(place)
      killed++
      await servers[place]?.end('SIGKILL')
      const successor = await open()
      // It was told the time when it was started; minutes may have passed.
      await successor.tell({ now })
      servers[place] = successor
      starting.delete(place)
    },
    close: async () => {
      for (const server of servers) await server.end('SIGKILL')
    },
  }
}
