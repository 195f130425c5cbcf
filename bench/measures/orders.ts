// Placing orders of three lines, on this disk and on one whose sync takes milliseconds, against raw transactions.
import { join } from 'node:path'
import { slowDisk, slowSyncMs } from '../processes/slow-disk.ts'
import { type Chapter, type Figure, medianOf, ms, perSecond, times } from '../report/figure.ts'
import { missingOrders } from '../shop/missing-orders.ts'
import { openOneRow } from '../shop/one-row.ts'
import { openShop } from '../shop/open-shop.ts'
import { many, type OrderRound, orderRounds } from './order-rounds.ts'
import type { Setting } from './setting.ts'

export async function measureOrders(setting: Setting): Promise<Chapter> {
  const here = await onDisk(setting, 'this disk', {})
  const slow = await slowDisk(setting.folder)
  if (!slow)
    return {
      title: 'Placing an order',
      figures: here,
      notes: ['Without a C compiler there is no slow disk to compare on: those rows are left out.'],
    }
  return {
    title: 'Placing an order',
    figures: [...here, ...(await onDisk(setting, `sync of ${slowSyncMs} ms`, slow))],
    notes: [],
  }
}

async function onDisk(
  setting: Setting,
  disk: string,
  environment: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  setting.say(`orders, ${disk}`)
  const folder = join(setting.folder, disk.replaceAll(' ', '-'))
  const shop = await openShop(folder, environment)
  const oneRow = await openOneRow({ ...environment, DATA_DIR: folder })
  const { rounds, tokens } = await orderRounds({
    shop,
    raw: oneRow.rate,
    rounds: setting.rounds,
    turnMs: setting.turnMs,
  })
  await oneRow.end()
  return [
    ...orderFigures(disk, rounds, 'one-row commits'),
    acknowledgedFigure(disk, tokens, missingOrders(shop.file, tokens, 3)),
  ]
}

/** An order whose token two customers received counts as missing as well. */
export function acknowledgedFigure(disk: string, tokens: readonly string[], missing: number): Figure {
  const lost = missing + tokens.length - new Set(tokens).size
  return {
    what: `${disk}: acknowledged orders that are missing after kill -9 under load`,
    value: `${lost} of ${tokens.length.toLocaleString('en-GB')}`,
    aim: '0',
    met: lost === 0,
  }
}

/** On a slow disk sixteen customers must share its syncs; on a fast one there is little to share. */
export function orderFigures(disk: string, rounds: readonly OrderRound[], yardstick: string): Figure[] {
  const raw = medianOf(rounds, (round) => round.raw)
  const slow = raw < 500
  const shared = medianOf(rounds, (round) => round.many.rate / round.raw)
  const cpu = medianOf(rounds, (round) => round.many.cpu)
  const rows = (['one', 'many'] as const).map((who) => ({
    what: `${disk}: orders of 3 lines, ${who === 'one' ? '1 customer' : `${many} customers`}`,
    value: `${perSecond(medianOf(rounds, (round) => round[who].rate))}, p50 ${ms(medianOf(rounds, (round) => round[who].p50))}, p99 ${ms(medianOf(rounds, (round) => round[who].p99))}`,
    beside: `${yardstick} ${perSecond(raw)}`,
    ratio: times(medianOf(rounds, (round) => round[who].rate / round.raw)),
    ...(who === 'many' && slow ? { aim: 'at least × 3', met: shared >= 3 } : {}),
  }))
  return [
    ...rows,
    {
      what: `${disk}: processor time of one order, ${many} customers (1 customer)`,
      value: `${ms(cpu)} (${ms(medianOf(rounds, (round) => round.one.cpu))})`,
      aim: 'at most 0.40 ms',
      met: cpu <= 0.4,
    },
  ]
}
