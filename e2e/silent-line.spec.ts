// A connection that dies silently: nothing closes it, and nothing gets through.
import { connect, createServer, type Socket } from 'node:net'
import { expect, signIn, test, visit } from './fixtures.ts'

/** A line to the shop that can fall silent: open streams then stay open and carry nothing. */
async function lineTo(address: string) {
  const target = new URL(address)
  const streams = new Set<Socket>()
  const silent = new Set<Socket>()
  const near = new Set<Socket>()
  let opened = 0
  let hanging = false
  const server = createServer((socket) => {
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    streamsOpened: () => opened,
    /** Everything hangs, also what is connected from now on, until it is let go. */
    hang: () => {
      hanging = true
      for (const each of near) silent.add(each)
    },
    letGo: () => {
      hanging = false
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

test('[TRACK-3] a stream that dies silently is noticed, opened anew, and has missed nothing', async ({
  page,
  shop,
}) => {
  const { id, token } = await shop.order()
  const owner = await shop.owner()
  const set = (status: 'ready' | 'served') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, owner)
  const line = await lineTo(shop.url)
  await page.clock.install()
  await page.goto(`${line.url}/#/track/${token}`)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cappuccino' })
  await expect(first).toBeVisible()
  await expect.poll(line.streamsOpened).toBeGreaterThan(0)

  line.fallSilent()
  const before = line.streamsOpened()
  await set('ready')
  // Only the page's own clock is moved forward; everything else is real.
  await page.clock.fastForward(41_000)
  await expect.poll(line.streamsOpened).toBeGreaterThan(before)
  await expect(first).toContainText('Ready')
  // The new stream is live: events arrive over it within a second.
  await set('served')
  await expect(first).toContainText(/Picked up|Served/, { timeout: 1000 })
  line.close()
})

test('[STAFF-2] the board hears of orders again after its line fell silent', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
}) => {
  const line = await lineTo(shop.url)
  await signIn(context, { ...shop, url: line.url }, await shop.owner())
  await page.clock.install()
  await visit(page, { ...shop, url: line.url }, '/board')
  await expect(page.getByText('Live', { exact: true })).toBeAttached()
  line.fallSilent()
  const { code } = await shop.order()
  await page.clock.fastForward(41_000)
  await expect(page.getByRole('article', { name: code })).toBeVisible()
  line.close()
})

test('[F-57] a line that hangs is said in red within ten seconds, with the time, on the board and elsewhere; then it is live again', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  const line = await lineTo(shop.url)
  await signIn(context, { ...shop, url: line.url }, await shop.owner())
  await visit(page, { ...shop, url: line.url }, '/board')
  await expect(page.getByText('Live', { exact: true })).toBeAttached()
  line.hang()
  await expect(page.getByText(/^No (connection|line) since \d\d:\d\d\./)).toBeVisible({ timeout: 10_000 })
  line.letGo()
  await expect(page.getByText('Live', { exact: true })).toBeAttached({ timeout: 15_000 })
  await expect(page.getByText(/^No (connection|line) since/)).toHaveCount(0)
  line.close()
})
