// The connection between a browser and the shop, as a journey breaks it.
import { connect, createServer, type Socket } from 'node:net'
import { listenHere } from '#server/testing/free-port.ts'

/** A connection to the shop that can fall silent, so that open streams stay open and carry nothing, and can be cut. */
export async function breakableConnection(address: string) {
  const target = new URL(address)
  const streams = new Set<Socket>()
  const silent = new Set<Socket>()
  const near = new Set<Socket>()
  let opened = 0
  let hanging = false
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    near.add(socket)
    if (hanging) silent.add(socket)
    const far = connect(Number(target.port), target.hostname)
    socket.on('data', (data) => {
      if (data.toString('latin1').startsWith('GET /api/live')) {
        opened++
        streams.add(socket)
      }
      far.write(data)
    })
    far.on('data', (data) => silent.has(socket) || socket.write(data))
    socket.on('close', () => far.destroy()).on('error', () => far.destroy())
    far.on('close', () => silent.has(socket) || socket.destroy()).on('error', () => socket.destroy())
  })
  const port = await listenHere(server)
  return {
    url: `http://127.0.0.1:${port}`,
    streamsOpened: () => opened,
    /** Everything hangs, also what is connected from now on, until it is let go. */
    hang: () => {
      hanging = true
      for (const each of near) silent.add(each)
    },
    /** Nothing gets through in either direction, and every connection fails at once, until it is let go. */
    cut: () => {
      isCut = true
      for (const each of near) each.destroy()
    },
    letGo: () => {
      hanging = false
      isCut = false
      for (const each of near) each.destroy()
    },
    fallSilent: () => {
      for (const stream of streams) silent.add(stream)
    },
    close: () => {
      for (const stream of streams) stream.destroy()
      server.close()
    },
  }
}
