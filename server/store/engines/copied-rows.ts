// What copying a shop needs from an engine: every row of a table in the order of its key, and rows written or removed
// by key.

export type CopiedValue = string | number | Uint8Array | null
/** Values in the order of the columns that were asked for. */
export type CopiedRow = readonly CopiedValue[]

export interface CopiedTable {
  readonly name: string
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** Rows whose key is one of these belong to the database that they are in, and stay there. */
  readonly own?: readonly string[]
  /** Whether its rows are numbered by the database. */
  readonly numbered?: boolean
  /** How many of its rows are held in memory at once. */
  readonly page: number
}

/** The rows of one database, by connections of its own. */
export interface CopiedRows {
  columnsOf(table: CopiedTable): Promise<readonly string[]>
  /** In the order of the key, text by code points. All tables are read as they were at the first call. */
  read(table: CopiedTable, columns: readonly string[]): AsyncIterable<CopiedRow>
  /** In one transaction: inserts the rows, or overwrites those with the same key. */
  put(table: CopiedTable, columns: readonly string[], rows: readonly CopiedRow[]): Promise<void>
  /** In one transaction: removes the rows with these keys. */
  remove(table: CopiedTable, keys: readonly CopiedRow[]): Promise<void>
  /** The highest number that was ever given to a row. */
  lastNumber(table: CopiedTable): Promise<number>
  /** Rows are numbered from the one after it. */
  setLastNumber(table: CopiedTable, number: number): Promise<void>
  /** What is read from now on is as it is now. */
  lookAgain(): Promise<void>
  close(): Promise<void>
}

/** `"a", "b"` */
export const quotedNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** What happens to a row whose key exists. */
export const onSameKey = (columns: readonly string[], key: readonly string[]): string => {
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => `"${column}" = excluded."${column}"`)
    .join(', ')
  return `on conflict (${quotedNames(key)}) do ${changes === '' ? 'nothing' : `update set ${changes}`}`
}
