// Databases that tests create and drop on a PostgreSQL server.
import pg from 'pg'

export { createDatabase } from './test-postgres.ts'

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** Runs one statement on a connection of its own. */
export async function onServer<Row = Record<string, unknown>>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
