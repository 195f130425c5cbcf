// Reading the menu, in full and unchanged, against Node's own HTTP server with the same bytes.
import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { budgets } from '#e2e/budgets.ts'
import { menuLastsMs } from '#server/routes/menu/menu-routes.ts'
import { openBenchShop } from './bench-shop.ts'
import { type Child, type CostAnswers, startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import {
  atMost,
  type BenchSetting,
  type Chapter,
  type Figure,
  kilobytes,
  medianOf,
  ms,
  perSecond,
  times,
} from './figures.ts'
import type { CopiedResponse, PlainHttpAnswers } from './plain-http-process.ts'

const path = '/api/menu?lang=en'
const customers = 16

interface MenuTurn {
  readonly rate: number
  readonly p99: number
  /** CPU time of the server for one response, in ms. */
  readonly cpu: number
}

export async function measureMenu(setting: BenchSetting): Promise<Chapter> {
  const shop = await openBenchShop(setting.folder)
  const plain = await startChild<PlainHttpAnswers>('plain-http-process.ts')
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const copied = await copy(shop.port)
  await plain.ask('serve', copied)
  const plainPort = await plain.ask('port')

  const turn = async (
    port: number,
    server: Child<CostAnswers>,
    etag: string | null,
    length: number,
  ): Promise<MenuTurn> => {
    const before = await server.ask('cost')
    const headers = { 'accept-encoding': 'br', ...(etag ? { 'if-none-match': etag } : {}) }
    const read = await crowd.ask('read', { port, customers, ms: length, path, headers, status: etag ? 304 : 200 })
    const { cpuMs } = await server.ask('cost')
    return { rate: (read.answers / read.ms) * 1000, p99: read.p99, cpu: (cpuMs - before.cpuMs) / read.answers }
  }
  const figures: Figure[] = []
  for (const etag of [null, copied.etag]) {
    const rounds: { ours: MenuTurn; raw: MenuTurn }[] = []
    for (let round = -1; round < setting.rounds; round++) {
      const length = round < 0 ? 1000 : setting.turnMs
      const both = {
        raw: await turn(plainPort, plain, etag, length),
        ours: await turn(shop.port, shop.child, etag, length),
      }
      if (round >= 0) rounds.push(both)
    }
    figures.push(...figuresOf(etag ? 'the menu, unchanged (304)' : 'the menu, whole (brotli)', rounds))
  }
  const size = Buffer.from(copied.body, 'base64').length
  figures.push({ what: 'the menu, compressed once for everybody', ...atMost(size, budgets.menu, kilobytes) })
  await Promise.all([shop.child.end(), plain.end(), crowd.end()])
  return { title: 'Reading the menu', figures, notes: [] }
}

function figuresOf(what: string, rounds: readonly { ours: MenuTurn; raw: MenuTurn }[]): Figure[] {
  const ratio = medianOf(rounds, ({ ours, raw }) => ours.rate / raw.rate)
  return [
    {
      what: `${what}, ${customers} connections`,
      value: perSecond(medianOf(rounds, ({ ours }) => ours.rate)),
      beside: `node:http ${perSecond(medianOf(rounds, ({ raw }) => raw.rate))}`,
      ratio: times(ratio),
      aim: 'at least × 0.80',
      met: ratio >= 0.8,
    },
    {
      what: `${what}, processor time of one`,
      value: ms(medianOf(rounds, ({ ours }) => ours.cpu)),
      beside: `node:http ${ms(medianOf(rounds, ({ raw }) => raw.cpu))}`,
      ratio: times(medianOf(rounds, ({ ours, raw }) => ours.cpu / raw.cpu)),
    },
  ]
}

/** The shop's response, byte for byte, once the menu has stood for so long that it was compressed well. */
async function copy(port: number): Promise<CopiedResponse> {
  for (const ms of [menuLastsMs, 2000]) {
    await answerTo(port, { 'accept-encoding': 'br' })
    await setTimeout(ms)
  }
  const whole = await answerTo(port, { 'accept-encoding': 'br' })
  const etag = whole.headers.etag ?? ''
  const unchanged = await answerTo(port, { 'accept-encoding': 'br', 'if-none-match': etag })
  return { etag, body: whole.body.toString('base64'), whole: whole.headers, unchanged: unchanged.headers }
}

/** Node adds these itself. */
const added = ['date', 'connection', 'keep-alive']

function answerTo(
  port: number,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const hear = async (response: IncomingMessage) => {
      const kept = Object.entries(response.headers).filter(([name]) => !added.includes(name))
      const body = Buffer.concat(await response.toArray())
      resolve({ headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body })
    }
    get({ port, path, headers }, (response) => void hear(response).catch(reject)).on('error', reject)
  })
}
