// Runs the shop: settings, store, demo data, application, port; and stops it in order.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { beginEmptyShop, seedDemo } from '#tools/demo/seed-demo.ts'
import { forgetAgain } from '#work/guests/retention/erased-list.ts'
import { renewSetupCode } from '#work/people/auth/owner-sign-in-link.ts'
import { readShopKey } from '#work/people/auth/shop-key.ts'
import { keepKeyInFile } from '#work/people/auth/shop-key-file.ts'
import { keepBackups } from '#work/shop/backup/keeper.ts'
import { forgetAside, removeAside } from '#work/shop/backup/set-aside.ts'
import { openMetricsPort } from '#work/shop/metrics/serve-metrics.ts'
import { readPushKeys } from '#work/shop/push/push-keys.ts'
import { createApp, type ServerApp } from './app.ts'
import type { ClockLeap } from './clock-leap.ts'
import { type Config, readConfig, sqliteName } from './config.ts'
import { eraseBeforeServing, keepTidy } from './housekeeping.ts'
import { holdFileAlone } from './store/engines/private-files.ts'
import { listErasures } from './store/guests/erasures.ts'
import { openStore, type Store } from './store/open.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const proxyHint =
  'PUBLIC_URL is https, but TRUST_PROXY is no: all visitors count as one address and cookies lack Secure. ' +
  'See "Behind a reverse proxy" in docs/operations.md.'

/** A stranger may send any name with a request. */
const nameHint =
  'PUBLIC_URL is not set: links and shared pages use the name that a visitor typed, the four most used ones. ' +
  'Set it once the shop has an address.'

async function start(config: Config): Promise<void> {
  const release = holdStore(config)
  const store = await openStore(config.store, Date.now())
  await (config.shopKeyFile ? keepKeyInFile(store, config.shopKeyFile) : readShopKey(store))
  await (config.demo ? seedDemo(store, Date.now()) : beginEmptyShop(store))
  await readPushKeys(store)
  const siteFolder = fileURLToPath(new URL('../dist/web', import.meta.url))
  const app = await createApp({ config, store, siteFolder })
  const { log } = app.fastify
  const leapt = sayLeap(app)
  await eraseBeforeServing(store, Date.now(), { leapt }).catch((err) => log.error({ err }, 'erasing failed'))
  if (config.backup)
    await forgetAgain(store, config.backup.folder, Date.now()).catch((err) =>
      log.error({ err }, 'what was erased on request could not be looked up beside the backups'),
    )
  await app.fastify.listen({ host: config.host, port: config.port })
  const stopWatching = app.watcher.start()
  const stopCaring = app.caretaker.start()
  const stopFeeding = app.orderFeed.start()
  const stopSweeping = app.sweeper.start()
  const stopReading = app.payoutReader.start()
  const stopPrinters = app.printers.start()
  const stopAuditing = app.auditor.start()
  const stopTillLimits = app.tillLimits.start()
  const stopTidying = keepTidy(store, Date.now, {
    failed: ({ task, error }) => log.warn({ task, err: error }, 'tidying up failed'),
    stuck: (tasks) => {
      if (tasks.length > 0) log.error({ tasks: tasks.map(({ task }) => task) }, 'tidying up keeps failing')
      app.caretaker.tidied(tasks)
    },
    mended: (slots) => log.error({ slots }, 'slots were counted wrong and are repaired; please report this'),
    leapt,
    besides: (now) => tidyFolder(config, app, store, now),
  })
  const stopBackups = backUp(config, app)
  const closeMetrics = await openMetrics(config, app)

  const address = addressOf(config, app.fastify.server.address())
  say(`Noisette is open at ${address}`)
  say(`Data: ${'sqlite' in config.store ? config.store.sqlite : 'PostgreSQL'}`)
  if (!config.publicUrl) say(nameHint)
  if (config.publicUrl?.startsWith('https:') && config.trustProxy === false) say(proxyHint)
  const code = await renewSetupCode(store)
  if (code) say(`The owner signs up once, here: ${address}/#/account/signup?code=${code}`)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    app.leave()
    await sleep(config.leaveSeconds * 1000)
    stopTidying()
    stopBackups()
    stopWatching()
    stopCaring()
    closeMetrics()
    stopFeeding()
    stopSweeping()
    stopReading()
    stopPrinters()
    stopAuditing()
    stopTillLimits()
    await app.close()
    await store.close()
    release()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Several servers may share one PostgreSQL, but each SQLite file has one. Returns how to give it back. */
function holdStore({ store, dataDir }: Config): () => void {
  if (!('sqlite' in store)) return () => {}
  const release = holdFileAlone(store.sqlite)
  if (release) return release
  throw new Error(`another server already runs on ${dataDir}. Stop it first, or set another DATA_DIR.`)
}

/** Beside a database in PostgreSQL too, a file may stand that was used before. */
async function tidyFolder(
  { dataDir }: Config,
  { fastify: { log } }: ServerApp,
  store: Store,
  now: number,
): Promise<void> {
  const file = join(dataDir, sqliteName)
  for (const aside of await removeAside(file, now))
    log.info({ file: aside }, 'a shop that a restore set aside was deleted after its time')
  await forgetAside(file, await listErasures(store.db), now)
}

const sayLeap =
  ({ fastify: { log } }: ServerApp) =>
  ({ from, to, believedAt }: ClockLeap): void =>
    log.error(
      { before: dateText(from), now: dateText(to), believedAt: dateText(believedAt) },
      'the clock has leapt ahead, so nothing old is deleted for now; set it right if it is wrong',
    )

const dateText = (instant: number): string => new Date(instant).toISOString()

async function openMetrics({ metrics }: Config, app: ServerApp): Promise<() => void> {
  if (!app.metrics || metrics?.port === undefined || metrics.port === null) return () => {}
  const { port, host } = metrics
  const server = await openMetricsPort(app.metrics, { port, host }, (error) =>
    app.fastify.log.warn({ err: error }, 'the metrics could not be read'),
  )
  const bound = server.address()
  say(`Metrics: http://${host}:${bound && typeof bound === 'object' ? bound.port : port}/metrics`)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

function backUp({ backup }: Config, { caretaker, fastify: { log } }: ServerApp): () => void {
  if (!backup) return () => {}
  return keepBackups({
    settings: backup,
    environment: process.env,
    now: Date.now,
    taken: ({ file, bytes, orders, kept }) => {
      log.info({ file, bytes, orders, kept }, 'backup taken')
      caretaker.backupTried(null)
    },
    failed: (error) => {
      log.error({ err: error }, 'no backup could be taken')
      caretaker.backupTried(error instanceof Error ? error.message : String(error))
    },
  })
}

function addressOf(config: Config, bound: ReturnType<import('node:net').Server['address']>): string {
  if (config.publicUrl) return config.publicUrl
  const port = bound && typeof bound === 'object' ? bound.port : config.port
  return `http://${['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host}:${port}`
}

const read = readConfig(process.env)
if (!read.ok) {
  for (const problem of read.problems) process.stderr.write(`${problem}\n`)
  process.exit(1)
}
await start(read.config).catch((error: Error & { code?: string }) => {
  const busy = error.code === 'EADDRINUSE'
  process.stderr.write(
    busy
      ? `Port ${read.config.port} is taken; choose another with PORT.\n`
      : `Noisette could not start: ${error.message}\n`,
  )
  process.exit(1)
})
