// The rows of a SQLite file, for copying a shop.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type CopiedRow, type CopiedRows, onSameKey, quotedNames } from './copied-rows.ts'

/** How long another process's lock is waited for, in ms. */
const patience = 10_000

export function openSqliteRows(file: string): CopiedRows {
  const options = { timeout: patience, enableForeignKeyConstraints: true }
  const writer = new DatabaseSync(file, options)
  const reader = new DatabaseSync(file, { ...options, readOnly: true })
  let reading = false
  const look = () => {
    if (!reading) reader.exec('begin')
    reading = true
  }
  const inOneTransaction = (work: () => void) => {
    writer.exec('begin immediate')
    try {
      work()
      writer.exec('commit')
    } catch (error) {
      writer.exec('rollback')
      throw error
    }
  }
  const marks = (count: number) => Array(count).fill('?').join(', ')
  return {
    columnsOf: async ({ name }) =>
      writer
        .prepare('select name from pragma_table_info(?)')
        .all(name)
        .map((row) => String(row.name)),
    read: async function* ({ name, key, own = [] }, columns) {
      look()
      const only = own.length > 0 ? `where "${key[0]}" not in (${marks(own.length)})` : ''
      const statement = reader.prepare(
        `select ${quotedNames(columns)} from "${name}" ${only} order by ${quotedNames(key)}`,
      )
      statement.setReturnArrays(true)
      for (const row of statement.iterate(...own)) yield row as unknown as CopiedRow
    },
    put: async ({ name, key }, columns, rows) => {
      const statement = writer.prepare(
        `insert into "${name}" (${quotedNames(columns)}) values (${marks(columns.length)}) ${onSameKey(columns, key)}`,
      )
      inOneTransaction(() => {
        for (const row of rows) statement.run(...(row as SQLInputValue[]))
      })
    },
    remove: async ({ name, key }, keys) => {
      const which = key.map((column) => `"${column}" = ?`).join(' and ')
      const statement = writer.prepare(`delete from "${name}" where ${which}`)
      inOneTransaction(() => {
        for (const values of keys) statement.run(...(values as SQLInputValue[]))
      })
    },
    lastNumber: async ({ name }) =>
      Number(writer.prepare('select seq from sqlite_sequence where name = ?').get(name)?.seq ?? 0),
    setLastNumber: async ({ name }, number) =>
      inOneTransaction(() => {
        writer.prepare('delete from sqlite_sequence where name = ?').run(name)
        writer.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, number)
      }),
    lookAgain: async () => {
      if (reading) reader.exec('commit')
      reading = false
    },
    close: async () => {
      reader.close()
      writer.close()
    },
  }
}

/** Whether another process has the file open; a shop that runs does. */
export function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma locking_mode = exclusive')
    database.exec('begin exclusive; rollback')
    return false
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return true
    throw error
  } finally {
    database.close()
  }
}
