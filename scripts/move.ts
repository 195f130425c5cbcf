// `npm run move -- FROM TO`: moves the shop from one database to another, and compares them row by row.
import { resolve } from 'node:path'
import { type MoveRefusal, moveShop } from '#server/store/copy/move-shop.ts'
import type { StoreAddress } from '#server/store/open.ts'

const help = `npm run move -- FROM TO

Moves a whole shop from one database to another, and compares them row by row. FROM and TO are each the file of a
SQLite database, such as data/noisette.db, or an address such as postgres://user:password@host:5432/noisette.

Stop the shop first. If the move is interrupted, run it again: it goes on where it was. FROM stays as it is.
Afterwards start the shop with the new place: DATABASE_URL for PostgreSQL, DATA_DIR for SQLite.
Exit codes: 0 done, 1 not done, 2 wrong arguments.`

const sentences: Record<MoveRefusal, (from: string, to: string) => string> = {
  from_missing: (from) => `There is no shop at ${from}.`,
  from_in_use: (from) => `Something has ${from} open. Stop the shop first.`,
  from_unfinished: (from) => `A shop was being copied into ${from} and is not all there. Finish that first.`,
  to_in_use: (_, to) => `Something has ${to} open. Stop the shop that runs there first.`,
  to_not_empty: (_, to) => `There is another shop at ${to} already. Name a new file or an empty database.`,
}

const addressOf = (word: string): StoreAddress =>
  /^postgres(ql)?:\/\//.test(word) ? { postgres: word } : { sqlite: resolve(word) }

const shown = (address: StoreAddress): string => ('sqlite' in address ? address.sqlite : 'the PostgreSQL database')

async function run(from: StoreAddress, to: StoreAddress): Promise<boolean> {
  const moved = await moveShop({
    from,
    to,
    now: Date.now(),
    tell: ({ table, rows }) => console.log(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'}, the same in both`),
  })
  if (!moved.ok) console.error(`Not moved: ${sentences[moved.refusal](shown(from), shown(to))}`)
  else console.log(`The shop is at ${shown(to)} now. Start it there, and keep ${shown(from)} until you have seen it.`)
  return moved.ok
}

const [from, to, ...more] = process.argv.slice(2)
if (from === '--help') console.log(help)
else if (!from || !to || more.length > 0) {
  console.error(help)
  process.exitCode = 2
} else {
  process.exitCode = await run(addressOf(from), addressOf(to)).then(
    (done) => (done ? 0 : 1),
    (error: unknown) => {
      console.error(`Not moved: ${error instanceof Error ? error.message : String(error)}`)
      return 1
    },
  )
}
