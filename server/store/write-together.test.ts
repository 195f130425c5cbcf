// Wishes of one kind that arrive together: run together if that works, and otherwise one by one.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Shop, storeOnBothEngines } from '../testing/shop.ts'
import { openWriteQueue, type Together, type Trx, type WriteQueue } from './write-queue.ts'

interface Note {
  readonly key: string
  readonly text?: string
}

storeOnBothEngines((openShop) => {
  let shop: Shop
  let queue: WriteQueue
  let runs: string[][]

  beforeAll(async () => {
    shop = await openShop()
    queue = openWriteQueue(shop.store.engine, () => {})
  })
  beforeEach(() => {
    runs = []
  })

  /** Writes all notes in one statement; without a text it throws. */
  const notes: Together<Note, string> = {
    keyOf: ({ key }) => key,
    run: async (trx, wishes) => {
      runs.push(wishes.map(({ key }) => key))
      const rows = wishes.map(({ key, text = 'x' }) => ({ key, value: text }))
      await trx.insertInto('setting').values(rows).execute()
      if (wishes.some(({ text }) => text === 'no milk')) throw new Error('no milk')
      return wishes.map(({ key }) => `noted ${key}`)
    },
  }
  const put = (...wishes: Note[]) => Promise.allSettled(wishes.map((wish) => queue.writeTogether(notes, wish)))
  const noted = async (prefix: string) =>
    (await shop.store.db.selectFrom('setting').select('key').where('key', 'like', `${prefix}%`).execute())
      .map(({ key }) => key)
      .sort()

  test('they are run at once, and each gets its own answer', async () => {
    const settled = await put({ key: 'one-1' }, { key: 'one-2' }, { key: 'one-3' })
    expect(settled.map((one) => one.status === 'fulfilled' && one.value)).toEqual([
      'noted one-1',
      'noted one-2',
      'noted one-3',
    ])
    expect(runs).toEqual([['one-1', 'one-2', 'one-3']])
  })

  test('one that fails is undone alone: the others are run again, each by itself', async () => {
    const settled = await put({ key: 'two-1' }, { key: 'two-2', text: 'no milk' }, { key: 'two-3' })
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { message: 'no milk' } })
    expect(await noted('two-')).toEqual(['two-1', 'two-3'])
    expect(runs).toEqual([['two-1', 'two-2', 'two-3'], ['two-1'], ['two-2'], ['two-3']])
  })

  test('one that the database refuses is refused alone', async () => {
    await put({ key: 'three-2' })
    const settled = await put({ key: 'three-1' }, { key: 'three-2' }, { key: 'three-3' })
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await noted('three-')).toEqual(['three-1', 'three-2', 'three-3'])
  })

  test('two with one key are run one after the other, in one commit with other jobs', async () => {
    const job = async (trx: Trx) => {
      runs.push(['job'])
      await trx.insertInto('setting').values({ key: 'four-job', value: '' }).execute()
    }
    const [settled] = await Promise.all([
      put({ key: 'four-1' }, { key: 'four-1' }, { key: 'four-2' }),
      queue.write(job),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(runs).toEqual([['four-1', 'four-2'], ['four-1'], ['four-1'], ['job']])
    expect(await noted('four-')).toEqual(['four-1', 'four-2', 'four-job'])
  })
})
