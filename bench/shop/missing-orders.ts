// After the load: is every order whose token a customer received in the database, complete?
import { DatabaseSync } from 'node:sqlite'

/** How many of the tokens have no order with `lines` lines; reads the file over its own connection. */
export function missingOrders(file: string, tokens: readonly string[], lines: number): number {
  const database = new DatabaseSync(file)
  const find = database.prepare(
    'select count(*) as lines from orders join order_line on order_id = orders.id where token = ?',
  )
  const missing = tokens.filter((token) => (find.get(token) as { lines: number }).lines !== lines)
  database.close()
  return missing.length
}
