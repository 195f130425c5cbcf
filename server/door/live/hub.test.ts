// When the event log cannot be read: the reason is logged, and events are delivered a little later.
import { expect, test, vi } from 'vitest'
import type { Engine } from '#server/store/engines/engine.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop, engine) => {
  const openLogged = async () => {
    const lines: string[] = []
    const shop = await openShop({ config: { logLevel: 'debug' }, logTo: { write: (line) => lines.push(line) } })
    return { shop, logged: (text: string) => lines.filter((line) => line.includes(text)) }
  }

  /** From now on, each read of the log fails with the next of these errors, for the hub or for streams that resume. */
  const failReading = ({ store }: TestShop, reader: 'hub' | 'stream', failures: Error[]): void => {
    const { eventsAfter } = store.engine
    const reading: Pick<Engine, 'eventsAfter'> = {
      eventsAfter: async (cursor, limit, topics) => {
        const failure = (topics === undefined) === (reader === 'hub') ? failures.shift() : undefined
        if (failure) throw failure
        return await eventsAfter(cursor, limit, topics)
      },
    }
    Object.assign(store.engine, reading)
  }

  test('a failed look at the log is logged with its reason and tried again by itself', async () => {
    const { shop, logged } = await openLogged()
    const { jef } = await shop.staff()
    const stream = await listenTo(await shop.listen(), { branches: ['antwerpen'], as: jef })
    await stream.live()
    const failures = [new TypeError('a mistake in the pump'), new TypeError('a mistake in the pump')]
    failReading(shop, 'hub', failures)
    const { id } = await shop.ask('orders.place', noorsOrder())
    await stream.until(1, 15_000)
    expect([failures, stream.heard.map(({ data }) => data.id)]).toEqual([[], [id]])
    expect(logged('live events could not be handed out')).toEqual([expect.stringContaining('a mistake in the pump')])
    stream.close()
  })

  test('a stream that cannot be opened is logged with its reason', async () => {
    const { shop, logged } = await openLogged()
    const stream = await listenTo(await shop.listen())
    await stream.live()
    failReading(shop, 'stream', [new TypeError('a mistake in the stream')])
    // The connection may already be closed before its head was sent.
    const broken = listenTo(await shop.listen(), { lastEventId: stream.lastId })
    await broken.then((one) => one.over()).catch(() => {})
    await vi.waitFor(() =>
      expect(logged('a live stream could not be opened')).toEqual([expect.stringContaining('a mistake in the stream')]),
    )
    stream.close()
  })

  if (engine === 'postgres')
    test('a listening connection that is lost is logged with its reason', async () => {
      const { shop, logged } = await openLogged()
      const { sql } = await import('kysely')
      const kill = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where query like 'listen%' and datname = current_database()`.execute(shop.store.db)
      await vi.waitFor(async () => expect((await kill()).rows).toHaveLength(1))
      await vi.waitFor(() =>
        expect(logged('the listening connection was lost')).toEqual([
          expect.stringContaining('terminating connection'),
        ]),
      )
    })
})
