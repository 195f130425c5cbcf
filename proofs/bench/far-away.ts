// A database that is further away than this machine: whatever goes there or comes back takes a while.
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { listenHere } from '#server/testing/free-port.ts'
import { median } from './figures.ts'

export interface FarDatabase {
  /** Its address from far away. */
  readonly url: string
  /** How long a query that does nothing takes, in ms. */
  readonly roundTrip: number
  close(): void
}

/** `ms`: how long each way takes, at least. */
export async function farAway(url: string, ms: number): Promise<FarDatabase> {
  const near = new URL(url)
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, (asking) => {
    const answering = connect({ port: Number(near.port), host: near.hostname, noDelay: true })
    pass(asking, answering)
    pass(answering, asking)
  })
  const pass = (from: Socket, to: Socket): void => {
    open.add(from)
    from.on('data', (bytes) => setTimeout(() => to.write(bytes), ms))
    from.on('error', () => {})
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const far = new URL(url)
  far.port = String(await listenHere(server))
  return {
    url: far.href,
    roundTrip: await roundTripOf(far.href),
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

async function roundTripOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const took: number[] = []
  for (let turn = 0; turn < 50; turn++) {
    const begun = performance.now()
    await client.query('select 1')
    took.push(performance.now() - begun)
  }
  await client.end()
  return median(took)
}
