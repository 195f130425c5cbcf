// The whole shop for a test: a real store on either engine, the demo menu, the app, a clock to set, and its people.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, describe, expect, inject, vi } from 'vitest'
import type { BranchRole } from '#domain/people/roles.ts'
import { type DemoPace, seedDemo } from '#tools/demo/seed-demo.ts'
import { type DrawingThread, openDrawingThread } from '#work/paper/drawing-desk.ts'
import { type AppOptions, createApp, type ServerApp } from '../app.ts'
import type { Config } from '../config.ts'
import { openStore, type Store, type StoreAddress } from '../store/open.ts'
import { type Desk, type Person, withOrderId } from './asking.ts'
import { checkedReply, injection } from './contract-check.ts'
import { dropDatabase } from './postgres/postgres-databases.ts'
import { copyToPostgres, copyToSqlite, type Template } from './shop-templates.ts'
import { type Clock, fakeClock, wednesdayMorning } from './test-clock.ts'
import { peopleOfShop, type Staff } from './test-people.ts'

// Opening one takes a second, so that all shops of a process share it.
const thread = openDrawingThread()
const drawing: DrawingThread = { draw: thread.draw, close: async () => undefined }

export type EngineName = 'sqlite' | 'postgres'

export interface ShopOptions
  extends Pick<
    AppOptions,
    'randomBytes' | 'reach' | 'hookReach' | 'pushPatience' | 'siteFolder' | 'heartbeatMs' | 'graceMs' | 'logTo'
  > {
  /** The time at the start; by default an ordinary Wednesday at 09:00. */
  readonly at?: string
  readonly config?: Partial<Config>
  /**
   * False for a database without branches and menu. By default the demo is `unlimited`, so that a test can order as
   * much as it likes; `paced` is the demo of a first start, with its stations.
   */
  readonly demo?: false | DemoPace
  /** How long a write waits for the database, in ms. */
  readonly patience?: number
  /** The address of an existing database, for another server beside the first. */
  readonly address?: StoreAddress
}

export interface TestShop extends Desk {
  readonly engine: EngineName
  readonly address: StoreAddress
  readonly store: Store
  readonly app: ServerApp
  readonly clock: Clock
  /** Sends a request that is not in the contract. */
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Listens on a free port of 127.0.0.1 and returns the address; for streams, which hear only later events. */
  listen(): Promise<string>
  /** Waits until everything that has happened so far was delivered to the streams. */
  quiet(): Promise<void>
  /** Amira who owns the shop, Lotte who manages Merksem, Jef who is barista in Antwerpen; all signed in. */
  staff(): Promise<Staff>
  hire(name: string, post: Record<string, BranchRole>): Promise<Person>
  signIn(name: string, password?: string): Promise<Person>
  /** A second server on the same database, with the same clock. */
  beside(options?: ShopOptions): Promise<TestShop>
  close(): Promise<void>
}

export type OpenShop = (options?: ShopOptions) => Promise<TestShop>

type EngineTests = (openShop: OpenShop, engine: EngineName) => void

/** Runs the same tests on SQLite and, as long tests, on PostgreSQL; closes what they opened. */
export function onBothEngines(tests: EngineTests): void {
  describe('on sqlite', () => tests(shopsOn('sqlite'), 'sqlite'))
  describe('on postgres', { tags: ['long'] }, () => tests(shopsOn('postgres'), 'postgres'))
}

/** The same for the store, which knows its engine: `npm test` runs both. */
export function storeOnBothEngines(tests: EngineTests): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => tests(shopsOn(engine), engine))
}

/** Opens shops on one engine. Call it in a describe or a file, after which they are closed. */
export function shopsOn(engine: EngineName): OpenShop {
  const cleanUps: (() => Promise<void>)[] = []
  afterAll(async () => {
    const failures: unknown[] = []
    for (const cleanUp of cleanUps.reverse()) await cleanUp().catch((error) => failures.push(error))
    // One that fails leaves no other open: the files of a run share one PostgreSQL.
    if (failures.length > 0) throw failures[0]
  })
  return async (options = {}) => {
    const template = isSeededAlready(options) ? 'demo' : 'empty'
    const address = options.address ?? (await freshDatabase(engine, template, cleanUps))
    const shop = await openShop(engine, address, options, fakeClock(options.at ?? wednesdayMorning))
    cleanUps.push(() => shop.close())
    return shop
  }
}

const isSeededAlready = ({ demo = 'unlimited', at, address }: ShopOptions) =>
  demo === 'unlimited' && at === undefined && !address

async function freshDatabase(
  engine: EngineName,
  template: Template,
  cleanUps: (() => Promise<void>)[],
): Promise<StoreAddress> {
  if (engine === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'noisette-shop-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    return copyToSqlite(template, join(folder, 'noisette.db'))
  }
  const name = `shop_${randomBytes(6).toString('hex')}`
  cleanUps.push(() => dropDatabase(inject('postgresUrl'), name))
  return copyToPostgres(template, name)
}

export const testConfig: Omit<Config, 'store'> = {
  host: '127.0.0.1',
  port: 0,
  dataDir: tmpdir(),
  publicUrl: null,
  trustProxy: false,
  logLevel: 'silent',
  ordersPerMinute: 0,
  streamsPerAddress: 0,
  leaveSeconds: 0,
  demo: true,
  serviceWorker: true,
  mail: null,
  formService: null,
  backup: null,
  webHooks: 'public',
  health: { diskPercent: 0, diskBytes: 0, backupHours: 0 },
  mollieUrl: 'http://127.0.0.1:1/v2',
  pushServices: [],
  shopKeyFile: null,
  metrics: null,
  oidc: null,
}

async function openShop(
  engine: EngineName,
  address: StoreAddress,
  options: ShopOptions,
  clock: Clock,
): Promise<TestShop> {
  const store = await openStore(address, clock.now(), options.patience)
  const { demo = 'unlimited' } = options
  if (demo !== false && !isSeededAlready(options)) await seedDemo(store, clock.now(), demo)
  const { at: _at, demo: _demo, patience: _patience, address: _address, config, ...appOptions } = options
  const app = await createApp({
    config: { ...testConfig, store: address, ...config },
    store,
    now: clock.now,
    drawing,
    ...appOptions,
  })
  return shopOf(engine, address, { store, app, clock })
}

function shopOf(
  engine: EngineName,
  address: StoreAddress,
  { store, app, clock }: { store: Store; app: ServerApp; clock: Clock },
): TestShop {
  const besides: TestShop[] = []
  let closed: Promise<void> | undefined
  const shop: TestShop = {
    engine,
    address,
    store,
    app,
    clock,
    reply: async (name, input, asking) =>
      checkedReply(name, await app.fastify.inject(injection(name, input, asking ?? {}))),
    ask: async (name, input, asking) => {
      const reply = await shop.reply(name, input, asking)
      if (!reply.ok) throw new Error(`${name} was refused: ${JSON.stringify(reply.refusal)}`)
      return await withOrderId(store, name, reply.value)
    },
    refused: async (name, input, asking) => {
      const reply = await shop.reply(name, input, asking)
      if (reply.ok) throw new Error(`${name} was not refused: ${JSON.stringify(reply.value)}`)
      return { status: reply.status, ...reply.refusal }
    },
    inject: (request) => app.fastify.inject(request),
    quiet: async () => {
      await vi.waitFor(async () => {
        expect(await store.engine.pendingEvents()).toBe(false)
        expect(await store.engine.eventsAfter(app.hub.cursor, 1)).toEqual([])
      }, 15_000)
    },
    listen: async () => {
      await shop.quiet()
      const bound = app.fastify.server.address()
      if (bound && typeof bound === 'object') return `http://127.0.0.1:${bound.port}`
      return await app.fastify.listen({ host: '127.0.0.1', port: 0 })
    },
    staff: () => people.staff(),
    hire: (name, post) => people.hire(name, post),
    signIn: (name, password) => people.signIn(name, password),
    beside: async (more = {}) => {
      const second = await openShop(engine, address, { demo: false, ...more }, clock)
      besides.push(second)
      return second
    },
    close: () => {
      closed ??= (async () => {
        for (const one of besides) await one.close()
        await app.close()
        await store.close()
      })()
      return closed
    },
  }
  const people = peopleOfShop(shop)
  return shop
}
