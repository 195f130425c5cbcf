// Queries that run for every order: built and compiled once for each engine, then run with other values.
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './engines/engine.ts'

/** Stands in a query for a value that comes later. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>
}

interface Ready<Row> {
  readonly compiled: CompiledQuery<Row>
  readonly names: readonly (string | null)[]
}

/**
 * A query with named slots. `build` gets the slots in the place of values, and is called once for each engine; building
 * and compiling anew costs several times what running does.
 */
export function prepared<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Db, slots: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const slots = Object.fromEntries(names.map((name) => [name, new Slot(name)])) as Values
  const known = new WeakMap<object, Ready<Row>>()
  return (db, values) => {
    const { adapter } = db.getExecutor()
    let ready = known.get(adapter)
    if (!ready) {
      const compiled = build(db, slots).compile()
      ready = { compiled, names: compiled.parameters.map((value) => (value instanceof Slot ? value.name : null)) }
      known.set(adapter, ready)
    }
    const { compiled, names: places } = ready
    const parameters = places.map((name, place) =>
      name === null ? compiled.parameters[place] : (values as Record<string, unknown>)[name],
    )
    return db.executeQuery({ ...compiled, parameters })
  }
}
