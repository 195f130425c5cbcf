// Several servers on one PostgreSQL behind Caddy: what a second one adds, and what becomes of 2,000 customers who
// follow their orders while one of the servers is killed (CHAIN-3).
import { copyFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { type Caddy, caddyVersion, startCaddy } from '#server/testing/outside/caddy.ts'
import { createDatabase, type PostgresOptions, startOwnPostgres } from '#server/testing/postgres/test-postgres.ts'
import { type ChainDay, playChainDay } from '../chain/chain-day.ts'
import { openChainServers } from '../chain/chain-servers.ts'
import { chainOrders, openChainStore, signUpChainOwner } from '../chain/chain-shop.ts'
import { type ChainTruth, chainTruth } from '../chain/chain-truth.ts'
import { type BenchShop, openBenchShop } from './bench-shop.ts'
import { quantile } from './bench-wire.ts'
import { type Child, startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import { farAway } from './far-away.ts'
import { type BenchSetting, type Chapter, type Figure, medianOf, ms, perSecond, times } from './figures.ts'
import { withRange } from './measure-against.ts'
import { slowDisk, slowSyncMs } from './measure-orders.ts'
import { presentRevision } from './revisions.ts'

/** Enough that each lane of two servers has work, and so many branches that two rarely order at the same one. */
const customers = 48
const branches = 300
/** How long the way to a database that is far away takes, in ms. */
const farMs = 3
const atLeast = 1.5
/** Caddy asks each server for its health within so many ms, and knows then which are there. */
const looksWithin = 1500

const needCaddy = (): void => {
  if (!caddyVersion())
    throw new Error('this chapter needs the proxy: install Caddy (apt-get install caddy), and run it again')
}

export async function measureServers(setting: BenchSetting): Promise<Chapter> {
  needCaddy()
  const here = await oneAndTwo(setting, 'this machine', {}, 0)
  const slow = await slowDisk(setting.folder)
  const options: PostgresOptions = slow
    ? {
        environment: async (folder) => {
          const library = join(folder, basename(slow.LD_PRELOAD))
          copyFileSync(slow.LD_PRELOAD, library)
          return { LD_PRELOAD: library }
        },
      }
    : {}
  const far = await oneAndTwo(setting, 'a database far away', options, farMs)
  return {
    title: 'Two servers',
    figures: [...here.figures, ...far.figures],
    notes: [
      `Behind Caddy ${caddyVersion()} on one PostgreSQL, ${customers} customers at ${branches} branches, one server and two by turns. Servers, PostgreSQL, Caddy and customers share the ${cpus().length} cores of this machine, of which one server kept ${percent(here.busy)} busy. So here a second one finds little to run on; where waiting dominates it shows whether orders of different branches wait for each other.`,
      `The database far away: a query that does nothing takes ${ms(far.roundTrip)} there and back${slow ? `, and each sync to its disk ${slowSyncMs} ms more than here` : ''}. With one server the cores were ${percent(far.busy)} busy.`,
    ],
  }
}

interface Turn {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** ms of the servers' processors for one order. */
  readonly cpu: number
  /** The share of this machine's cores that worked. */
  readonly busy: number
}
interface Round {
  readonly one: Turn
  readonly two: Turn
}

async function oneAndTwo(setting: BenchSetting, name: string, options: PostgresOptions, awayMs: number) {
  setting.say(`one server and two, ${name}`)
  const postgres = await startOwnPostgres(options)
  const near = await createDatabase(postgres.url, 'chain')
  const store = await openChainStore(near, branches)
  await store.close()
  const far = awayMs > 0 ? await farAway(near, awayMs) : undefined
  const environment = { DATABASE_URL: far?.url ?? near, TRUST_PROXY: 'yes' }
  const shops: BenchShop[] = []
  for (const place of [1, 2])
    shops.push(await openBenchShop(join(setting.folder, `${name.replaceAll(' ', '-')}-${place}`), environment))
  const hosts = shops.map(({ port }) => `127.0.0.1:${port}`)
  const one = await openCaddy(hosts.slice(0, 1))
  const two = await openCaddy(hosts)
  await sleep(looksWithin)
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const orders = await chainOrders(two.address)
  const rounds: Round[] = []
  for (let round = -1; round < setting.rounds; round++) {
    // Far away an order takes a good part of a second.
    const turnMs = 2 * setting.turnMs
    const both = {
      one: await turnThrough(crowd, shops, { port: one.port, ms: turnMs, orders }),
      two: await turnThrough(crowd, shops, { port: two.port, ms: turnMs, orders }),
    }
    if (round >= 0) rounds.push(both)
  }
  await Promise.all([one.close(), two.close(), crowd.end(), ...shops.map(({ child }) => child.end())])
  far?.close()
  await postgres.stop()
  return {
    figures: ratesOf(name, rounds, awayMs > 0),
    busy: medianOf(rounds, (round) => round.one.busy),
    roundTrip: far?.roundTrip ?? 0,
  }
}

/** Caddy as the Caddyfile has it, without TLS. */
async function openCaddy(
  hosts: readonly string[],
): Promise<Caddy & { readonly port: number; readonly address: string }> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const caddy = await startCaddy(address, hosts)
  return { ...caddy, port, address }
}

async function turnThrough(
  crowd: Child<CrowdAnswers>,
  shops: readonly BenchShop[],
  wish: { readonly port: number; readonly ms: number; readonly orders: readonly object[] },
): Promise<Turn> {
  const costs = async () => {
    let sum = 0
    for (const { child } of shops) sum += (await child.ask('cost')).cpuMs
    return sum
  }
  const before = { cpu: await costs(), ...coreTimes() }
  const { answers, ms: took, p50, p99, refused } = await crowd.ask('order', { customers, ...wish })
  if (Object.keys(refused).length > 0) throw new Error(`orders were refused: ${JSON.stringify(refused)}`)
  const after = { cpu: await costs(), ...coreTimes() }
  return {
    rate: (answers / took) * 1000,
    p50,
    p99,
    cpu: (after.cpu - before.cpu) / answers,
    busy: 1 - (after.idle - before.idle) / (after.all - before.all),
  }
}

/** Of all cores since the machine started, in ms. */
function coreTimes(): { readonly idle: number; readonly all: number } {
  const each = cpus().map(({ times: own }) => own)
  const idle = each.reduce((sum, own) => sum + own.idle, 0)
  return { idle, all: each.reduce((sum, own) => sum + own.user + own.nice + own.sys + own.irq + own.idle, 0) }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

function ratesOf(name: string, rounds: readonly Round[], waits: boolean): Figure[] {
  const of = (who: keyof Round, what: keyof Turn) => medianOf(rounds, (round) => round[who][what])
  const gains = rounds.map(({ one, two }) => two.rate / one.rate)
  const gain = medianOf(gains, (ratio) => ratio)
  const work = medianOf(rounds, ({ one, two }) => two.cpu / one.cpu)
  return [
    {
      what: `${name}: orders of 3 lines, ${customers} customers at ${branches} branches, two servers`,
      value: `${perSecond(of('two', 'rate'))}, p50 ${ms(of('two', 'p50'))}, p99 ${ms(of('two', 'p99'))}`,
      beside: `one server ${perSecond(of('one', 'rate'))}, p50 ${ms(of('one', 'p50'))}, p99 ${ms(of('one', 'p99'))}`,
      ratio: withRange(gains),
      ...(waits ? { aim: `at least ${times(atLeast)}`, met: gain >= atLeast } : {}),
    },
    {
      what: `${name}: processor time of the servers for one order, two servers`,
      value: ms(of('two', 'cpu')),
      beside: `one server ${ms(of('one', 'cpu'))}`,
      ratio: times(work),
    },
  ]
}

/** How large the row of the requirements says, and how large a quick look is. */
const killed = { followers: 2000, perSecond: 20, seconds: 40 } as const
const quickly = { followers: 100, perSecond: 5, seconds: 8 } as const
const liveAgainMs = 5000
const p50Ms = 50
/** More than servers, so that orders of many branches are under way at once. */
const branchesOfChain = 40

export async function measureServersKilled(setting: BenchSetting): Promise<Chapter> {
  needCaddy()
  const { root } = await presentRevision(setting.say)
  const wish = setting.quick ? quickly : killed
  const figures: Figure[] = []
  const notes: string[] = []
  for (const count of [2, 4]) {
    setting.say(`one of ${count} servers is killed`)
    const { day, truth } = await playKilled(count, wish, join(root, 'dist/main.js'))
    figures.push(...killedFigures(`one of ${count}`, wish.followers, day, truth))
    notes.push(
      `One of ${count} servers: ${day.again} requests were sent again as the page does, the slowest took ${ms(day.slowest)}.`,
    )
  }
  const size = `Behind Caddy ${caddyVersion()}, ${wish.followers.toLocaleString('en-GB')} customers followed their orders, ${wish.perSecond} orders a second came at ${branchesOfChain} branches, and as many taps of staff, for ${wish.seconds} seconds; in the middle a server was killed (\`kill -9\`), and started again a second later.`
  return { title: 'The last time', figures, notes: [size, ...notes] }
}

async function playKilled(
  count: number,
  wish: Pick<Parameters<typeof playChainDay>[0], 'followers' | 'perSecond' | 'seconds'>,
  main: string,
): Promise<{ day: ChainDay; truth: ChainTruth }> {
  const postgres = await startOwnPostgres()
  const database = await createDatabase(postgres.url, 'chain')
  const store = await openChainStore(database, branchesOfChain)
  const servers = await openChainServers({ database, count, main, environment: { NODE_ENV: 'production' } })
  const caddy = await openCaddy(servers.hosts)
  try {
    await sleep(looksWithin)
    const { address } = caddy
    const cookie = await signUpChainOwner(store, address)
    const orders = await chainOrders(address)
    const day = await playChainDay({
      ...wish,
      address,
      db: store.db,
      cookie,
      orders,
      trouble: () => servers.kill(count - 1),
    })
    return { day, truth: await chainTruth(store.db, day.sent) }
  } finally {
    await caddy.close()
    await servers.close()
    await store.close()
    await postgres.stop()
  }
}

function killedFigures(what: string, followers: number, day: ChainDay, truth: ChainTruth): Figure[] {
  const none = (count: number, of: number) => ({
    value: `${count} of ${of.toLocaleString('en-GB')}`,
    aim: '0',
    met: count === 0,
  })
  const fast = (sorted: readonly number[]) => ({
    value: `p50 ${ms(quantile(sorted, 0.5))}, p99 ${ms(quantile(sorted, 0.99))}`,
    aim: `p50 under ${p50Ms} ms`,
    met: quantile(sorted, 0.5) < p50Ms,
  })
  const last = day.liveAgain.at(-1) ?? 0
  return [
    {
      what: `${what}: orders and steps that were never acknowledged, however often they were sent`,
      ...none(day.refused.length, truth.acknowledged),
    },
    { what: `${what}: acknowledged orders that are lost`, ...none(truth.lost.length, truth.acknowledged) },
    { what: `${what}: orders that are there twice`, ...none(truth.doubled.length, truth.acknowledged) },
    {
      what: `${what}: pages of the killed server, ${day.liveAgain.length.toLocaleString('en-GB')}, live again after`,
      value: `p50 ${ms(quantile(day.liveAgain, 0.5))}, the last ${ms(last)}`,
      aim: `at most ${ms(liveAgainMs)}`,
      met: last <= liveAgainMs,
    },
    { what: `${what}: customers who did not hear of the next step`, ...none(day.unheard, followers) },
    { what: `${what}: an order until it is acknowledged, outside of the kill`, ...fast(day.ordered) },
    { what: `${what}: from a tap to the customer, outside of the kill`, ...fast(day.heard) },
    { what: `${what}: what the audit finds`, ...none(truth.faults.length, truth.acknowledged) },
  ]
}
