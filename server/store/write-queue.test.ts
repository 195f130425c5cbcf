// The write queue: writes that arrive together share one commit, and nobody pays for another's mistake.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeOnBothEngines, type TestShop } from '../testing/test-shop.ts'
import type { Engine } from './engines/engine.ts'
import { addToSums, heldSums, lockLedger } from './money/running-sums.ts'
import { byClock } from './order/acted-by.ts'
import { sentTogether, writeBehind } from './pipeline.ts'
import { preparedQuery, preparedRows } from './prepared.ts'
import { openWriteQueue, type Trx, Unavailable, type WriteQueue } from './write-queue.ts'

const noteRows = preparedRows<{ key: string; value: string }, unknown>((db, rows) =>
  db.insertInto('setting').values(rows),
)
const manyNoted = preparedQuery<object, { key: string }>((db) =>
  db.selectFrom('setting').select('key').where('key', 'like', 'many-%'),
)
const noteRow = preparedQuery<{ key: string; value: string }, unknown>((db, row) =>
  db.insertInto('setting').values(row),
)

storeOnBothEngines((openShop) => {
  let shop: TestShop
  let queue: WriteQueue
  let commits = 0
  let watched: ReturnType<typeof watch>

  beforeAll(async () => {
    shop = await openShop()
    watched = watch(shop.store.engine)
    queue = openWriteQueue(
      watched.engine,
      [heldSums],
      () => {
        commits++
        watched.order.push('told')
      },
      300,
    )
  })
  afterAll(() => queue.idle())

  const note =
    (key: string, value = 'x') =>
    async (trx: Trx) => {
      await trx.insertInto('setting').values({ key, value }).execute()
      return key
    }
  const noted = async (prefix: string) =>
    (await shop.store.db.selectFrom('setting').select('key').where('key', 'like', `${prefix}%`).execute()).length

  test('writes that arrive together share one commit, later ones the next', async () => {
    const before = commits
    const keys = Array.from({ length: 50 }, (_, place) => `together-${place}`)
    expect(await Promise.all(keys.map((key) => queue.write(note(key))))).toEqual(keys)
    expect(commits).toBe(before + 1)
    await queue.write(note('alone'))
    expect(commits).toBe(before + 2)
    expect(await noted('together-')).toBe(50)
  })

  test('[J-112] on SQLite, jobs that work for long are not all in one commit, so that others have their turn', async () => {
    const before = commits
    const work = (key: string) => async (trx: Trx) => {
      const begun = process.threadCpuUsage()
      const spent = () => {
        const { user, system } = process.threadCpuUsage(begun)
        return (user + system) / 1000
      }
      while (spent() < 20);
      return await note(key)(trx)
    }
    const keys = Array.from({ length: 6 }, (_, place) => `long-${place}`)
    expect(await Promise.all(keys.map((key) => queue.write(work(key))))).toEqual(keys)
    expect(commits - before).toBe(shop.engine === 'sqlite' ? 3 : 1)
    expect(await noted('long-')).toBe(6)
  })

  test('[J-112] on SQLite, many long jobs at one branch keep no other branch waiting', async () => {
    if (shop.engine !== 'sqlite') return
    const order: string[] = []
    const work = (branch: string) =>
      queue.write(async () => {
        const begun = process.threadCpuUsage().user
        while (process.threadCpuUsage().user - begun < 20_000);
        order.push(branch)
      }, branch)
    const all = [work('antwerpen'), work('antwerpen'), work('merksem')]
    // More of the first one come as soon as one is done.
    for (let more = 0; more < 4; more++) all.push((all[more] ?? Promise.resolve()).then(() => work('antwerpen')))
    await Promise.all(all)
    expect(order.indexOf('merksem')).toBe(2)
  })

  test('[LEDG-1] the entries of a commit are written together, without those of a job that is undone, even if it locked the ledger', async () => {
    const at = Date.UTC(2026, 2, 4, 11)
    const post = (branch: string, amount: number) => (trx: Trx) =>
      addToSums(trx, {
        entries: [
          {
            kind: 'place',
            by: byClock,
            at,
            branch,
            order: null,
            lines: [
              ['receivable', '2026-03-04', amount],
              ['rounding', '2026-03-04', -amount],
            ],
          },
        ],
      })
    const undone = (before: (trx: Trx) => Promise<void>) => async (trx: Trx) => {
      await post('held-b', 500)(trx)
      await before(trx)
      throw new Error('no milk')
    }
    await Promise.allSettled([
      queue.write(post('held-a', 100)),
      queue.write(post('held-b', 200)),
      queue.write(undone((trx) => lockLedger(trx, 'held-b'))),
      queue.write(undone(() => Promise.resolve())),
      queue.write(post('held-a', 50)),
    ])
    const entries = await shop.store.db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('branch', 'like', 'held-%')
      .execute()
    expect(entries.map(({ branch, lines }) => [branch, JSON.parse(lines)[0][2]]).sort()).toEqual([
      ['held-a', 100],
      ['held-a', 50],
      ['held-b', 200],
    ])
    const balances = await shop.store.db
      .selectFrom('ledger_balance')
      .select(['branch', 'amount'])
      .where('branch', 'like', 'held-%')
      .where('account', '=', 'receivable')
      .where('day', '=', '2026-03-04')
      .orderBy('branch')
      .execute()
    expect(balances.map(({ branch, amount }) => [branch, Number(amount)])).toEqual([
      ['held-a', 150],
      ['held-b', 200],
    ])
  })

  test('a job that throws is undone and touches no other', async () => {
    const before = commits
    const results = await Promise.allSettled([
      queue.write(note('good-1')),
      queue.write(async (trx) => {
        await note('bad')(trx)
        throw new Error('no milk')
      }),
      queue.write(note('good-2')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { message: 'no milk' } })
    expect([await noted('good-'), await noted('bad'), commits - before]).toEqual([2, 0, 1])
  })

  test('a statement that the database refuses undoes its own job alone', async () => {
    const results = await Promise.allSettled([
      queue.write(note('fine-1')),
      queue.write((trx) =>
        trx.insertInto('stock_out').values({ item: 'unicorn', branch: 'atlantis', until: null }).execute(),
      ),
      queue.write(note('fine-2')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await noted('fine-')).toBe(2)
  })

  test('after a unique violation a job is run again, but not without end', async () => {
    let runs = 0
    const second = await queue.write((trx) => note(++runs === 1 ? 'alone' : 'free')(trx))
    expect([second, runs]).toEqual(['free', 2])
    runs = 0
    await expect(
      queue.write((trx) => {
        runs++
        return note('alone')(trx)
      }),
    ).rejects.toThrow()
    expect(runs).toBe(3)
  })

  test('the jobs of a commit run once as long as none throws, and all again if one does', async () => {
    const runs: string[] = []
    const job = (name: string, fails = false) =>
      queue.write(async (trx) => {
        runs.push(name)
        await note(`${name}-${runs.length}`)(trx)
        if (fails) throw new Error('no milk')
      })
    await Promise.all([job('once'), job('also')])
    expect(runs).toEqual(['once', 'also'])
    runs.length = 0
    const [first, bad] = await Promise.allSettled([job('again'), job('bad', true)])
    expect([first.status, bad.status]).toEqual(['fulfilled', 'rejected'])
    expect(runs).toEqual(['again', 'bad', 'again', 'bad'])
    expect(await noted('again-')).toBe(1)
  })

  test('what fails behind its job undoes that job alone, and is what the job fails with', async () => {
    await queue.write(note('taken'))
    let later = 0
    const results = await Promise.allSettled([
      queue.write(note('behind-1')),
      queue.write(async (trx) => {
        await note('behind-bad')(trx)
        await writeBehind(trx, noteRow(trx, { key: 'taken', value: 'x' }))
        // PostgreSQL refuses all that follows, for a reason that says nothing.
        if (shop.engine === 'postgres') await note(`behind-later-${later++}`)(trx)
      }),
      queue.write(note('behind-2')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const [, { reason }] = results as unknown as [unknown, { reason: unknown }]
    expect(shop.store.engine.isUniqueViolation(reason)).toBe(true)
    expect(await noted('behind-')).toBe(2)
  })

  test('a write of many rows behind its job is there for what the job reads next', async () => {
    const rows = Array.from({ length: 31 }, (_, place) => ({ key: `many-${place}`, value: 'x' }))
    const seen = await queue.write(async (trx) => {
      await writeBehind(trx, noteRows(trx, rows))
      return (await manyNoted(trx, {})).length
    })
    expect(seen).toBe(31)
  })

  test('jobs of one branch run in the order in which they came', async () => {
    const order: number[] = []
    const jobs = Array.from({ length: 100 }, (_, place) =>
      queue.write(async (trx) => {
        await note(`in-order-${place}`)(trx)
        order.push(place)
      }, 'merksem'),
    )
    await Promise.all(jobs)
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  test('what is started together has ended when one of it fails, and fails with what failed first', async () => {
    const later = new Promise((_, fail) => setTimeout(() => fail(new Error('no cups')), 20))
    await expect(sentTogether([later, Promise.reject(new Error('no beans'))])).rejects.toThrow('no beans')
  })

  test('what is started together has ended when one of it fails', async () => {
    let ended = false
    const slow = async () => {
      await new Promise((soon) => setTimeout(soon, 20))
      ended = true
    }
    await expect(sentTogether([Promise.reject(new Error('no milk')), slow()])).rejects.toThrow('no milk')
    expect(ended).toBe(true)
    expect(await sentTogether([1, Promise.resolve('two')])).toEqual([1, 'two'])
  })

  test('on PostgreSQL the jobs of one branch do not wait for those of another', async () => {
    if (shop.engine !== 'postgres') return
    const second = Promise.withResolvers<void>()
    const first = queue.write(() => second.promise, 'antwerpen')
    await queue.write(note('beside'), 'merksem')
    second.resolve()
    await first
    expect(await noted('beside')).toBe(1)
  })

  test('an answer comes only after the commit', async () => {
    watched.order.length = 0
    await queue.write(note('patient')).then(() => watched.order.push('answered'))
    expect(watched.order).toEqual(['committed', 'told', 'answered'])
  })

  test('a commit that fails rejects all, stores nothing, and the next writes go on', async () => {
    const before = commits
    watched.failCommit(new Error('the disk is gone'))
    const results = await Promise.allSettled([queue.write(note('lost-1')), queue.write(note('lost-2'))])
    watched.failCommit(null)
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect([await noted('lost-'), commits]).toEqual([0, before])
    await queue.write(note('found'))
  })

  test('a database that is busy is asked again, and given up after the patience', async () => {
    let tries = 0
    const busy = openWriteQueue(
      { ...shop.store.engine, isBusy: () => tries++ < 3, isUnavailable: () => true, db: failing(watched, 'busy') },
      [heldSums],
      () => {},
      2000,
    )
    await expect(busy.write(note('never'))).rejects.toThrow(Unavailable)
    expect(tries).toBe(4)
    watched.failCommit(null)
  })
})

describe('the catalogue that an undone change leaves behind', () => {
  storeOnBothEngines((openShop) => {
    test('is not believed after another change', async () => {
      const { store } = await openShop()
      const { setStock } = await import('./menu/stock-store.ts')
      const { branches } = await store.catalogue.current(store.db)
      const antwerpen = branches.filter(({ id }) => id === 'antwerpen')
      await expect(
        store.write(async (trx) => {
          await setStock(trx, 'espresso', antwerpen, 0, new Map([['antwerpen', null]]))
          // Another job of the same commit reads before it fails.
          await store.catalogue.current(trx)
          throw new Error('undone')
        }),
      ).rejects.toThrow('undone')
      await store.write((trx) => setStock(trx, 'lungo', antwerpen, 0, new Map([['antwerpen', null]])))
      const { outOfStock } = await store.catalogue.current(store.db)
      expect([...outOfStock.keys()]).toEqual(['lungo'])
    })
  })
})

/** An engine that records its commits, and fails on demand. */
function watch(engine: Engine) {
  const order: string[] = []
  let failure: Error | null = null
  const db = new Proxy(engine.db, {
    get: (target, property) => {
      if (property !== 'startTransaction') return bound(target, property)
      return () => ({
        execute: async () => {
          const trx = await target.startTransaction().execute()
          return new Proxy(trx, {
            get: (inner, name) => {
              if (name !== 'commit') return bound(inner, name)
              return () => ({
                execute: async () => {
                  if (failure) throw failure
                  await inner.commit().execute()
                  order.push('committed')
                },
              })
            },
          })
        },
      })
    },
  })
  const failCommit = (error: Error | null): void => {
    failure = error
  }
  return { engine: { ...engine, db }, order, failCommit }
}

function bound(target: object, property: string | symbol): unknown {
  const value: unknown = Reflect.get(target, property, target)
  return typeof value === 'function' ? value.bind(target) : value
}

function failing(watched: ReturnType<typeof watch>, message: string): Engine['db'] {
  watched.failCommit(new Error(message))
  return watched.engine.db
}
