// Queries that run for every order: built and compiled once per engine, then run with other values.
import type { CompiledQuery } from 'kysely'
import type { Db } from './engines/engine.ts'
import { runInOrder } from './pipeline.ts'

/** A placeholder in a query for a later value: a field of one of the objects that the query is run with. */
class Slot {
  readonly name: string
  readonly index: number
  constructor(name: string, index: number) {
    this.name = name
    this.index = index
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

interface Ready<Row> {
  readonly compiled: CompiledQuery<Row>
  readonly slots: readonly (Slot | null)[]
}

/**
 * A query with slots. `build` gets slots in place of the values, and is called once per engine; every run must have the
 * fields of the first. Building and compiling a query each time costs several times as much as running it.
 */
export function preparedQuery<Values extends object, Row>(
  build: (db: Db, slots: Values) => Compilable<Row>,
): (db: Db, values: Required<Values>) => Promise<Row[]> {
  const run = preparedRows<Values, Row>((db, [slots]) => build(db, slots))
  return (db, values) => run(db, [values])
}

/**
 * A query over rows, such as an insert of the lines of an order. Its columns are the fields of the first row, so every
 * row must have all of them. Any number of rows runs as a few different statements, each built once.
 */
export function preparedRows<Values extends object, Row>(
  build: (db: Db, slots: readonly [Values, ...Values[]]) => Compilable<Row>,
): (db: Db, rows: readonly Required<Values>[]) => Promise<Row[]> {
  const known = new WeakMap<object, Map<number, Ready<Row>>>()
  const readyFor = (db: Db, rows: readonly Values[]): Ready<Row> => {
    const { adapter } = db.getExecutor()
    const sizes = known.get(adapter) ?? new Map<number, Ready<Row>>()
    known.set(adapter, sizes)
    let ready = sizes.get(rows.length)
    if (!ready) {
      const slots = rows.map((row, index) =>
        Object.fromEntries(Object.keys(row).map((name) => [name, new Slot(name, index)])),
      )
      const compiled = build(db, slots as unknown as [Values, ...Values[]]).compile()
      ready = { compiled, slots: compiled.parameters.map((value) => (value instanceof Slot ? value : null)) }
      sizes.set(rows.length, ready)
    }
    return ready
  }
  return async (db, rows) => {
    const queries: CompiledQuery<Row>[] = []
    for (let from = 0; from < rows.length; ) {
      const part = rows.slice(from, from + sizeFor(rows.length - from))
      const { compiled, slots } = readyFor(db, part)
      const parameters = slots.map((slot, index) =>
        slot === null ? compiled.parameters[index] : (part[slot.index] as Record<string, unknown>)[slot.name],
      )
      queries.push({ ...compiled, parameters })
      from += part.length
    }
    return await runInOrder(db, queries)
  }
}

/** The number of these rows for which one statement exists. */
const sizeFor = (rows: number): number => (rows <= 8 ? rows : Math.min(64, 2 ** Math.floor(Math.log2(rows))))
