// The shop of a journey: demo data on a real server, a clock to set, and people who work there.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type CallName, requestOf } from '#contract/addresses.ts'
import type { Input } from '#contract/index.ts'
import { instantOf, localTime } from '#domain/branch/hours.ts'
import type { BranchRole } from '#domain/people/roles.ts'
import { createApp, type ServerApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/store/open.ts'
import { type TestTold, withOrderId } from '#server/testing/asking.ts'
import { beginEmptyShop, type DemoPace, seedDemo } from '#tools/demo/seed-demo.ts'
import { renewSetupCode } from '#work/people/auth/owner-sign-in-link.ts'

export const password = 'hazelnut-and-cream'
const zone = 'Europe/Brussels'

export interface JourneyShop {
  readonly url: string
  readonly store: Store
  /** Sets the server's clock to a local time of the branches, from which it runs on. */
  setClock(date: string, hours: number, minutes?: number): void
  now(): number
  /**
   * The server looks now whether boards are open, orders are seen and disks have room, and sends what it has to tell.
   */
  look(): Promise<void>
  /** Makes a call over HTTP, as a member with their cookie. Throws if it is refused. */
  ask<Name extends CallName>(name: Name, input: Input<Name>, cookie?: string): Promise<TestTold<Name>>
  /** The one-time set-up code, while there is no owner. */
  setupCode(): Promise<string>
  /** The owner Amira, made on first use; her cookie. */
  owner(): Promise<string>
  /** Someone appointed by the owner; returns their cookie. */
  hire(name: string, posts: readonly { branch: string; role: BranchRole }[]): Promise<string>
  order(wish?: Partial<Input<'orders.place'>>): Promise<TestTold<'orders.place'>>
  /**
   * Stops the server, for its visitors like a power cut, and starts it again on the same address and data; with
   * `change`, these settings differ from then on.
   */
  restart(away?: () => Promise<void>, change?: Partial<Config>): Promise<void>
  /** Starts the server again with another build of the website, as a deployment does. */
  deploy(site: string): Promise<void>
}

export type JourneyPace = DemoPace | 'no demo'

/** Wednesday morning, when every branch is open and takes orders. */
const opening = () => instantOf('2026-03-04', 9 * 60, zone)

export function configIn(folder: string, environment: Readonly<Record<string, string>> = {}): Config {
  const read = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ORDERS_PER_MINUTE: '0',
    STREAMS_PER_ADDRESS: '0',
    // A journey must not depend on the disk of its machine, nor on backups that nobody takes.
    DISK_FREE_PERCENT: '0',
    DISK_FREE_MB: '0',
    BACKUP_DIR: 'none',
    ...environment,
  })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  return read.config
}

export async function seed({ store: address }: Config, pace: JourneyPace): Promise<void> {
  const store = await openStore(address, opening())
  await (pace === 'no demo' ? beginEmptyShop(store) : seedDemo(store, opening(), pace))
  await store.close()
}

export async function openShop(settings: Config): Promise<JourneyShop & { close(): Promise<void> }> {
  let config = settings
  let offset = opening() - Date.now()
  const now = () => Date.now() + offset
  let siteFolder = fileURLToPath(new URL('../dist/web', import.meta.url))
  let store: Store
  let app: ServerApp
  let port = 0
  const open = async (): Promise<void> => {
    store = await openStore(config.store, now())
    app = await createApp({ config, store, siteFolder, now })
    await app.fastify.listen({ host: '127.0.0.1', port })
    port = (app.fastify.server.address() as { port: number }).port
  }
  const close = async (): Promise<void> => {
    await app.close()
    await store.close()
  }
  await open()
  const url = () => `http://127.0.0.1:${port}`
  const cookies = new Map<string, string>()

  const send = async (name: CallName, input: object, cookie?: string) => {
    const { method, url: path, body: sent } = requestOf(name, { ...input })
    const answer = await fetch(url() + path, {
      method,
      headers: { ...(sent && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    const body: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return { body, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }

  const shop: JourneyShop & { close(): Promise<void> } = {
    get url() {
      return url()
    },
    get store() {
      return store
    },
    now,
    look: async () => {
      await app.watcher.look()
      await app.caretaker.look()
      await app.outbox.idle()
    },
    setClock: (date, hours, minutes = 0) => {
      offset = instantOf(date, hours * 60 + minutes, zone) - Date.now()
    },
    ask: async (name, input, cookie) =>
      withOrderId(store, name, (await send(name, input as object, cookie)).body as never),
    setupCode: async () => (await renewSetupCode(store)) ?? '',
    owner: async () => {
      const known = cookies.get('Amira')
      if (known) return known
      const { cookie } = await send('account.signUp', { name: 'Amira', password, code: await shop.setupCode() })
      cookies.set('Amira', cookie)
      return cookie
    },
    hire: async (name, posts) => {
      const owner = await shop.owner()
      await send('account.signUp', { name, password })
      const { accounts } = await shop.ask('staff.list', {}, owner)
      const account = accounts.find((one) => one.name === name)
      if (!account) throw new Error(`${name} is not on the list`)
      await shop.ask('staff.appoint', { id: account.id, state: 'active', branches: posts }, owner)
      return (await send('account.signIn', { name, password })).cookie
    },
    order: (wish = {}) =>
      shop.ask('orders.place', {
        key: randomUUID(),
        branch: 'antwerpen',
        form: 'pick-up',
        name: 'Noor',
        phone: '0470 12 34 56',
        day: localTime(now(), zone).date,
        lines: [
          { item: 'cappuccino', quantity: 2, note: 'oat milk' },
          { item: 'brussels-waffle', quantity: 1 },
        ],
        ...wish,
      }),
    restart: async (away, change) => {
      await close()
      await away?.()
      config = { ...config, ...change }
      await open()
    },
    deploy: async (site) => {
      await close()
      siteFolder = site
      await open()
    },
    close,
  }
  return shop
}
