// Uploads that break off, or are sent no further.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { halves } from '#server/testing/picture-files.ts'
import type { Person } from '#server/testing/test-people.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
let shop: TestShop
let amira: Person
let address: URL
const logged: string[] = []
const open: Socket[] = []
beforeAll(async () => {
  shop = await openShop({ config: { logLevel: 'warn' }, logTo: { write: (line) => logged.push(line) } })
  amira = (await shop.staff()).amira
  address = new URL(await shop.listen())
})
afterAll(() => {
  for (const socket of open) socket.destroy()
})

/** Sends the head and the first bytes of an upload, and then nothing more. */
async function halfSent(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname)
  open.push(socket)
  await once(socket, 'connect')
  socket.write(
    `POST /api/staff/images HTTP/1.1\r\nhost: ${address.host}\r\ncookie: ${amira.cookie}\r\n` +
      'content-type: image/png\r\ncontent-length: 100000\r\n\r\nhalf of a picture',
  )
  return socket
}

const send = async (file: Buffer): Promise<number> => {
  const response = await fetch(new URL('/api/staff/images', address), {
    method: 'POST',
    headers: { 'content-type': 'image/png', cookie: amira.cookie },
    body: new Uint8Array(file),
  })
  return response.status
}

test('[F-85] an upload that breaks off is logged as no fault', async () => {
  for (const end of ['destroy', 'resetAndDestroy'] as const) {
    const socket = await halfSent()
    await new Promise((later) => setTimeout(later, 100))
    socket[end]()
  }
  await new Promise((later) => setTimeout(later, 300))
  expect(logged).toEqual([])
})

test('[F-85] four half-sent uploads hold up no fifth for long', async () => {
  const half = await Promise.all([halfSent(), halfSent(), halfSent(), halfSent()])
  const answers = half.map(async (socket) => String((await once(socket, 'data'))[0]))
  const file = await halves(40, 30).png().toBuffer()
  await vi.waitFor(async () => expect(await send(file)).toBe(200), { timeout: 6000, interval: 500 })
  expect(await Promise.race(answers)).toMatch(/^HTTP\/1.1 429 /)
})

test.each([
  ['/api/staff/images', 'image/png', 401],
  ['/api/nothing', 'image/png', 404],
])(
  '[H-49] an upload to %s (%s) that was answered with %d is read no further than any upload of ours is long',
  async (path, type, status) => {
    const socket = connect(Number(address.port), address.hostname)
    open.push(socket)
    await once(socket, 'connect')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', () => {})
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${address.host}\r\ncontent-type: ${type}\r\ncontent-length: 900000000\r\n\r\n`,
    )
    const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(false)))
    const part = Buffer.alloc(1_000_000)
    let sent = 0
    let goesOn = true
    while (goesOn && sent < 100) {
      sent += 1
      const drained = socket.write(part) || new Promise<boolean>((resolve) => socket.once('drain', () => resolve(true)))
      goesOn = await Promise.race([drained, ended])
    }
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(sent).toBeLessThan(60)
  },
  20_000,
)
