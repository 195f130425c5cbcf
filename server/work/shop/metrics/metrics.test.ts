// @module-tag long
// What can be read of a running server: by whom, that it is true, and that no visitor can make it grow.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { noorsLetter, noorsOrder } from '#server/testing/order-drafts.ts'
import { startProcess } from '#server/testing/own-process.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { openMetricsPort } from './serve-metrics.ts'

const token = 'a-token-for-measuring'
const open = { metrics: { port: null, host: '127.0.0.1', token } }

const read = async (shop: TestShop, path = '/metrics', authorization = `Bearer ${token}`) =>
  await shop.inject({ url: path, headers: { authorization, accept: 'text/plain' } })

/** The value of a series, or NaN. */
function valueIn(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1))
}

/** The shop's own series; those of Node name the kinds of timers and sockets that it has just now. */
const seriesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('noisette_') ? [line.slice(0, line.lastIndexOf(' '))] : []))

/** What is measured a second later: a result is kept for a second. */
async function measured(shop: TestShop): Promise<string> {
  await new Promise((passed) => setTimeout(passed, 1010))
  return (await read(shop)).body
}

onBothEngines((openShop) => {
  test('[SAFE-7] measurements are closed unless there is a token, and then to anyone who does not know it', async () => {
    const closed = await openShop()
    expect(closed.app.metrics).toBeNull()
    expect((await read(closed)).statusCode).not.toBe(200)
    const shop = await openShop({ config: open })
    for (const path of ['/metrics', '/metrics/health']) {
      for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, token, `Basic ${token}`])
        expect((await read(shop, path, wrong)).statusCode, `${path} ${wrong}`).toBe(401)
      expect((await read(shop, path)).statusCode).toBe(200)
    }
  })

  test('[SAFE-7] rate, errors and times of calls, commits, queues, streams, boards, disk, backups and the process are in it', async () => {
    const folder = join(tmpdir(), 'noisette-no-backups-yet')
    const shop = await openShop({
      config: {
        ...open,
        mail: { smtp: 'smtp://127.0.0.1:9', from: 'hello@noisette.example', to: ['amira@noisette.example'] },
        backup: { folder, minutes: 60, hours: 24, days: 7, weeks: 3 },
      },
    })
    for (let order = 0; order < 3; order++) await shop.ask('orders.place', noorsOrder())
    await shop.refused('orders.place', noorsOrder({ lines: [] }))
    await shop.ask('contact.send', noorsLetter())
    await shop.app.outbox.idle()
    const { jef } = await shop.staff()
    await shop.ask('boards.beat', { branch: 'antwerpen', board: 'jefs-tablet-0123456789' }, { as: jef })
    shop.clock.pass(minute)
    const { headers, body } = await read(shop)
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    const placed = 'method="POST",route="/api/orders"'
    expect(valueIn(body, `noisette_http_requests_total{${placed},status="2xx"}`)).toBe(3)
    expect(valueIn(body, `noisette_http_requests_total{${placed},status="4xx"}`)).toBe(1)
    expect(valueIn(body, `noisette_http_request_duration_seconds_count{${placed}}`)).toBe(4)
    expect(valueIn(body, 'noisette_commit_duration_seconds_count')).toBeGreaterThan(2)
    expect(valueIn(body, 'noisette_commit_jobs_total')).toBeGreaterThan(4)
    expect(valueIn(body, 'noisette_write_queue_depth')).toBeGreaterThanOrEqual(0)
    expect(valueIn(body, 'noisette_queue_length{queue="message"}')).toBe(1)
    expect(valueIn(body, 'noisette_queue_oldest_seconds{queue="message"}')).toBe(60)
    expect(valueIn(body, 'noisette_queue_length{queue="hook"}')).toBe(0)
    expect(valueIn(body, 'noisette_streams_open')).toBe(0)
    expect(valueIn(body, 'noisette_boards_open')).toBe(1)
    expect(valueIn(body, 'noisette_disk_free_bytes')).toBeGreaterThan(0)
    expect(valueIn(body, 'noisette_disk_size_bytes')).toBeGreaterThan(valueIn(body, 'noisette_disk_free_bytes'))
    expect(valueIn(body, 'noisette_backup_last_success_timestamp_seconds')).toBe(0)
    expect(valueIn(body, 'noisette_alerts_open{kind="disk"}')).toBe(0)
    expect(valueIn(body, 'noisette_database_ready')).toBe(1)
    expect(valueIn(body, 'noisette_healthy{subsystem="mail"}')).toBe(1)
    expect(valueIn(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(valueIn(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })

  test('[SAFE-7] no visitor makes them grow: labels name what the program has, never what was sent', async () => {
    const shop = await openShop({ config: open })
    const wander = async (mark: string) => {
      const { token: own } = await shop.ask('orders.place', noorsOrder())
      const { status } = await shop.reply('orders.track', { token: own })
      expect(status).toBe(200)
      for (const url of [
        `/api/orders/${mark}`,
        `/api/${mark}`,
        `/${mark}`,
        `/uploads/${mark}.webp`,
        `/menu?lang=${mark}`,
        '/api/menu?lang=en',
      ])
        await shop.inject({ url })
      await shop.inject({ method: 'PROPFIND' as 'GET', url: `/api/${mark}` })
      await shop.inject({ method: 'OPTIONS', url: `/${mark}` })
      return own
    }
    const tokens = [await wander('first'), await wander('first')]
    await measured(shop)
    const before = seriesIn(await measured(shop))
    for (let time = 0; time < 20; time++) tokens.push(await wander(`visitor-${time}`))
    const text = await measured(shop)
    const after = seriesIn(text)
    expect(new Set(after)).toEqual(new Set(before))
    for (const sent of [...tokens, 'first', 'visitor', 'antwerpen']) expect(text).not.toContain(sent)
    const routes = after.flatMap((series) => /route="([^"]*)"/.exec(series)?.[1] ?? [])
    expect(new Set(routes)).toContain('/api/orders/:token')
    for (const route of new Set(routes))
      expect(
        route === 'none' ||
          shop.app.fastify.hasRoute({ method: 'GET', url: route }) ||
          shop.app.fastify.hasRoute({ method: 'POST', url: route }),
        route,
      ).toBe(true)
  })

  test('[SAFE-7] health names each subsystem with its age and a sentence, and answers 503 while one is ill', async () => {
    const well = await openShop({ config: open })
    const { statusCode, body } = await read(well, '/metrics/health')
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({
      well: true,
      subsystems: [
        { subsystem: 'database', condition: 'well', sentence: 'It answers and stores orders.' },
        { subsystem: 'backup', condition: 'off' },
        { subsystem: 'mail', condition: 'off', ageSeconds: null },
        { subsystem: 'housekeeping', condition: 'well' },
        { subsystem: 'audit', condition: 'off' },
        { subsystem: 'boards', condition: 'well' },
      ],
    })
    const backup = { folder: tmpdir(), minutes: 60, hours: 24, days: 7, weeks: 3 }
    const ill = await openShop({
      config: { ...open, backup, health: { diskPercent: 100, diskBytes: 0, backupHours: 0 } },
    })
    await ill.app.caretaker.look()
    const answer = await read(ill, '/metrics/health')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toMatch(/Only .* are free on/)
  })
})

describe('a database that is gone', () => {
  const openShop = shopsOn('sqlite')

  test('[SAFE-7] is said by health and metrics, which go on', async () => {
    const first = await openShop()
    const shop = await first.beside({ config: open })
    await shop.store.close()
    const health = await read(shop, '/metrics/health')
    expect(health.statusCode).toBe(503)
    expect(health.body).toContain('It does not answer.')
    const { statusCode, body } = await read(shop)
    expect(statusCode).toBe(200)
    expect(valueIn(body, 'noisette_database_ready')).toBe(0)
    expect(valueIn(body, 'noisette_healthy{subsystem="database"}')).toBe(0)
  })
})

describe('the port of their own', () => {
  const openShop = shopsOn('sqlite')
  const closing: (() => void)[] = []
  afterAll(() => {
    for (const close of closing) close()
  })

  test('[SAFE-7] asks for the token if there is one, and knows no other path', async () => {
    const shop = await openShop({ config: { metrics: { port: 0, host: '127.0.0.1', token } } })
    const server = await openMetricsPort(
      shop.app.metrics ?? { page: async () => undefined },
      { port: 0, host: '127.0.0.1' },
      () => {},
    )
    closing.push(() => server.close())
    const { port } = server.address() as { port: number }
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, method }).then(({ status }) => status)
    expect(await get('/metrics')).toBe(401)
    const authorization = `Bearer ${token}`
    expect(await get('/metrics', { authorization })).toBe(200)
    expect(await get('/metrics/health', { authorization })).toBe(200)
    expect(await get('/api/menu', { authorization })).toBe(404)
    expect(await get('/metrics', { authorization }, 'POST')).toBe(404)
  })

  test('[SAFE-7] is opened by METRICS_PORT on this machine only; the shop’s own port has no such page', async () => {
    const port = await freePort()
    const data = await mkdtemp(join(tmpdir(), 'noisette-metrics-'))
    const server = await startProcess({ PORT: '0', DATA_DIR: data, METRICS_PORT: String(port), DEMO: 'no' })
    try {
      expect(server.output).toContain(`Metrics: http://127.0.0.1:${port}/metrics`)
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      expect(valueIn(text, 'noisette_database_ready')).toBe(1)
      expect((await fetch(`${server.address}/metrics`, { redirect: 'manual' })).status).not.toBe(200)
    } finally {
      expect(await server.end('SIGTERM')).toBe(0)
      await rm(data, { recursive: true, force: true })
    }
  })
})
