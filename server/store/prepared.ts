// Queries that run for every order: built and compiled once per engine, then run with other values.
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './engines/engine.ts'

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
 * A query with named slots. `build` gets the slots in place of values, and is called once per engine. Building and
 * compiling a query each time costs several times as much as running it.
 */
export function prepared<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db, slots: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const run = runner((db) => build(db, slotsOf<Values>(names, 0)))
  return (db, values) => run(db, [values])
}

/**
 * A query over rows, such as an insert of the lines of an order. Its columns are the fields of the first row, so every
 * row must have all of them. Any number of rows runs as a few different statements, each built once.
 */
export function preparedRows<Values extends object, Row>(
  build: (db: Db, slots: readonly [Values, ...Values[]]) => Compilable<Row>,
): (db: Db, rows: readonly Required<Values>[]) => Promise<Row[]> {
  const runs = new Map<number, Run<Row>>()
  const runOf = (rows: readonly Required<Values>[]): Run<Row> => {
    let run = runs.get(rows.length)
    if (!run) {
      const slots = rows.map((row, index) => slotsOf<Values>(Object.keys(row), index))
      run = runner((db) => build(db, slots as [Values, ...Values[]]))
      runs.set(rows.length, run)
    }
    return run
  }
  return async (db, rows) => {
    const found: Row[] = []
    for (let from = 0; from < rows.length; ) {
      const part = rows.slice(from, from + sizeFor(rows.length - from))
      found.push(...(await runOf(part)(db, part)).rows)
      from += part.length
    }
    return found
  }
}

/** The number of these rows for which one statement exists. */
const sizeFor = (rows: number): number => (rows <= 8 ? rows : Math.min(64, 2 ** Math.floor(Math.log2(rows))))

type Run<Row> = (db: Db, values: readonly object[]) => Promise<QueryResult<Row>>

function runner<Row>(build: (db: Db) => Compilable<Row>): Run<Row> {
  const known = new WeakMap<object, Ready<Row>>()
  return (db, values) => {
    const { adapter } = db.getExecutor()
    let ready = known.get(adapter)
    if (!ready) {
      const compiled = build(db).compile()
      ready = { compiled, slots: compiled.parameters.map((value) => (value instanceof Slot ? value : null)) }
      known.set(adapter, ready)
    }
    const { compiled, slots } = ready
    const parameters = slots.map((slot, index) =>
      slot === null ? compiled.parameters[index] : (values[slot.index] as Record<string, unknown>)[slot.name],
    )
    return db.executeQuery({ ...compiled, parameters })
  }
}

const slotsOf = <Values>(names: readonly string[], index: number): Values =>
  Object.fromEntries(names.map((name) => [name, new Slot(name, index)])) as Values
