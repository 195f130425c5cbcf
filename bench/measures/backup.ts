// What a backup costs those who order: orders while backups follow one another, in turn with orders without one.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { runBackup } from '../../server/backup/backup-process.ts'
import type { CrowdTalk } from '../clients/crowd.ts'
import { startChild } from '../processes/child.ts'
import { type Chapter, median, medianOf, ms, perSecond, times } from '../report/figure.ts'
import { openShop, settings } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'
import { many, type OrderTurn, takeOrders } from './order-rounds.ts'
import type { Setting } from './setting.ts'

const warmUpMs = 8000
/** A backup takes a part of a turn only, so turns are longer than elsewhere. */
const longer = 2
const atLeast = 0.9

export async function measureBackup(setting: Setting): Promise<Chapter> {
  const folder = join(setting.folder, 'shop')
  const backups = join(setting.folder, 'backups')
  mkdirSync(backups)
  const shop = await openShop(folder)
  const environment = { ...process.env, ...settings(folder), BACKUP_DIR: backups }
  const order = orderOf(await readMenu(shop.port), Date.now())
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const turn = (ms: number) => takeOrders(crowd, shop, { customers: many, ms, order })
  await turn(warmUpMs)
  const rounds: { readonly with: OrderTurn; readonly without: OrderTurn }[] = []
  const took: number[] = []
  for (let round = 0; round < setting.rounds; round++) {
    const during = async (): Promise<OrderTurn> => {
      const ordering = turn(setting.turnMs * longer)
      let over = false
      const ended = ordering.finally(() => {
        over = true
      })
      while (!over) {
        const began = performance.now()
        await runBackup(environment)
        took.push(performance.now() - began)
      }
      return await ended
    }
    // Whoever comes second finds a warmer machine: they change places.
    const first = round % 2 === 0 ? await during() : await turn(setting.turnMs * longer)
    const second = round % 2 === 0 ? await turn(setting.turnMs * longer) : await during()
    rounds.push(round % 2 === 0 ? { with: first, without: second } : { with: second, without: first })
  }
  await crowd.end()
  await shop.child.end('SIGKILL')
  const of = (which: 'with' | 'without', value: 'rate' | 'p99') => medianOf(rounds, (round) => round[which][value])
  const ratio = medianOf(rounds, (round) => round.with.rate / round.without.rate)
  return {
    title: 'Backups',
    figures: [
      {
        what: `orders of 3 lines while one backup follows the other, ${many} customers`,
        value: perSecond(of('with', 'rate')),
        beside: `without ${perSecond(of('without', 'rate'))}`,
        ratio: times(ratio),
        aim: `at least × ${atLeast}`,
        met: ratio >= atLeast,
      },
      {
        what: '99 of 100 of them were answered within',
        value: ms(of('with', 'p99')),
        beside: `without ${ms(of('without', 'p99'))}`,
        ratio: times(medianOf(rounds, (round) => round.with.p99 / round.without.p99)),
      },
      { what: 'one backup, opened and checked', value: ms(median(took)) },
    ],
    notes: ['A shop takes one backup in so many minutes; here there is always one under way, at the lowest priority.'],
  }
}
