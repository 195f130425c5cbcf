// A line to the shop on which everything takes a while, in each direction.
import { connect, createServer, type Socket } from 'node:net'

export async function delayedLine(port: number, delayMs: number) {
  const ends = new Set<Socket>()
  const carry = (from: Socket, to: Socket): void => {
    ends.add(from)
    from.on('data', (data) => setTimeout(() => to.writable && to.write(data), delayMs))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      ends.delete(from)
      setTimeout(() => to.destroy(), delayMs)
    })
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as { port: number }).port,
    end: () => {
      server.close()
      for (const each of ends) each.destroy()
    },
  }
}
