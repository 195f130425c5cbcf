// The rows of a PostgreSQL database, for copying a shop.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type CopiedRow, type CopiedRows, type CopiedTable, onSameKey, quotedNames } from './copied-rows.ts'

const numbers = new Set([20, 1700])
/** Counts and instants fit in a double; by default pg returns them as text. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    numbers.has(id) ? Number : pg.types.getTypeParser(id, format as 'text'),
} as pg.CustomTypesConfig

export async function openPostgresRows(address: string): Promise<CopiedRows> {
  const reader = await connected(address)
  const writer = await connected(address)
  let reading = false
  let cursors = 0
  const look = async () => {
    if (!reading) await reader.query('begin isolation level repeatable read read only')
    reading = true
  }
  const inOneTransaction = async (work: () => Promise<unknown>) => {
    await writer.query('begin')
    try {
      await work()
      await writer.query('commit')
    } catch (error) {
      await writer.query('rollback')
      throw error
    }
  }
  return {
    columnsOf: async ({ name }) => {
      const { rows } = await writer.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
        [name],
      )
      return rows.map((row) => row.name)
    },
    read: async function* (table, columns) {
      await look()
      const cursor = `copied_${++cursors}`
      await reader.query(`declare ${cursor} no scroll cursor for ${await selectAll(reader, table, columns)}`)
      for (;;) {
        const { rows } = await reader.query({ text: `fetch ${table.page} from ${cursor}`, rowMode: 'array' })
        yield* rows as unknown as CopiedRow[]
        if (rows.length < table.page) break
      }
      await reader.query(`close ${cursor}`)
    },
    put: ({ name, key }, columns, rows) =>
      inOneTransaction(() =>
        writer.query(
          `insert into "${name}" (${quotedNames(columns)}) overriding system value
           values ${places(rows.length, columns.length)} ${onSameKey(columns, key)}`,
          rows.flat().map(bound),
        ),
      ),
    remove: ({ name, key }, keys) =>
      inOneTransaction(() =>
        writer.query(
          `delete from "${name}" where (${quotedNames(key)}) in (${places(keys.length, key.length)})`,
          keys.flat().map(bound),
        ),
      ),
    lastNumber: async (table) => {
      const { rows } = await writer.query<{ number: number }>({
        text: `select case when is_called then last_value else last_value - 1 end as number from ${await sequenceOf(writer, table)}`,
        types,
      })
      return rows[0]?.number ?? 0
    },
    setLastNumber: async (table, number) => {
      await writer.query(`select setval('${await sequenceOf(writer, table)}', $1, $2)`, [
        Math.max(1, number),
        number > 0,
      ])
    },
    lookAgain: async () => {
      if (reading) await reader.query('commit')
      reading = false
    },
    close: async () => {
      await reader.end()
      await writer.end()
    },
  }
}

async function connected(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000, types })
  await client.connect()
  return client
}

async function selectAll(client: pg.Client, { name, key, own = [] }: CopiedTable, columns: readonly string[]) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and data_type = 'text'`,
    [name],
  )
  const isText = new Set(rows.map((row) => row.name))
  const order = key.map((column) => `"${column}"${isText.has(column) ? ' collate "C"' : ''}`).join(', ')
  const only = own.length > 0 ? `where "${key[0]}" not in (${own.map(pg.escapeLiteral).join(', ')})` : ''
  return `select ${quotedNames(columns)} from "${name}" ${only} order by ${order}`
}

async function sequenceOf(client: pg.Client, { name, key }: CopiedTable): Promise<string> {
  const { rows } = await client.query<{ sequence: string }>(`select pg_get_serial_sequence($1, $2) as sequence`, [
    `"${name}"`,
    key[0],
  ])
  return rows[0]?.sequence ?? ''
}

/** `($1, $2), ($3, $4)` for 2 rows of 2 columns. */
const places = (rows: number, columns: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: columns }, (_, column) => `$${row * columns + column + 1}`).join(', ')})`,
  ).join(', ')

const bound = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)

/** How often to look, and how long to wait in between, in ms. */
const looks = { times: 6, pause: 200 }

/** Whether others are connected, as a running shop is. Closed connections go late, so it keeps looking for a second. */
export async function isConnectedElsewhere(address: string): Promise<boolean> {
  const client = await connected(address)
  try {
    for (let time = 0; time < looks.times; time++) {
      if (time > 0) await sleep(looks.pause)
      if ((await countOthers(client)) === 0) return false
    }
    return true
  } finally {
    await client.end()
  }
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>({
    text: `select count(*) as others from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    types,
  })
  return rows[0]?.others ?? 0
}
