// Placing orders with PostgreSQL as the store, synced to disk, against raw one-row transactions on the same server.
import pg from 'pg'
import { startPostgres } from '../../server/testing/postgres/postgres.ts'
import type { Chapter } from '../report/figure.ts'
import { openOneRow } from '../shop/one-row.ts'
import { openShop } from '../shop/open-shop.ts'
import { orderRounds } from './order-rounds.ts'
import { acknowledgedFigure, orderFigures } from './orders.ts'
import type { Setting } from './setting.ts'

export async function measurePostgres(setting: Setting): Promise<Chapter> {
  const postgres = await startPostgres()
  try {
    const shop = await openShop(setting.folder, { DATABASE_URL: postgres.url })
    const oneRow = await openOneRow({ DATABASE_URL: postgres.url })
    const { rounds, tokens } = await orderRounds({
      shop,
      raw: oneRow.rate,
      rounds: setting.rounds,
      turnMs: setting.turnMs,
    })
    await oneRow.end()
    const missing = await missingOf(postgres.url, tokens)
    const figures = [
      ...orderFigures('PostgreSQL', rounds, 'one-row commits'),
      acknowledgedFigure('PostgreSQL', tokens, missing),
    ]
    return { title: 'Placing an order on PostgreSQL', figures, notes: [] }
  } finally {
    await postgres.stop()
  }
}

/** How many of the tokens have no order with its three lines. */
async function missingOf(url: string, tokens: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ missing: string }>(
    `select count(*) as missing from unnest($1::text[]) as given (token)
     where (select count(*) from orders join order_line on order_id = orders.id where orders.token = given.token) <> 3`,
    [tokens],
  )
  await client.end()
  return Number(rows[0]?.missing)
}
