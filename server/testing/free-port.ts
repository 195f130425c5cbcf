// Ports of this machine, for servers that only tests talk to.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** Opens it on this machine alone, by default on a free port; returns the port. */
export async function listenHere(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Ends it with everything that is connected to it. */
export async function closeHere(server: Server & { closeAllConnections?(): void }): Promise<void> {
  server.closeAllConnections?.()
  await new Promise((closed) => server.close(closed))
}

/** One on which nothing listens. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenHere(probe)
  await closeHere(probe)
  return port
}
