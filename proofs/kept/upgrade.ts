// A process of its own that brings the database of its first argument up to date, and one migration further.
import { type Migration, migrate, migrations } from '#server/store/migrate.ts'
import { openEngine, type StoreAddress } from '#server/store/open.ts'

/** Takes long enough to be killed in the middle, and touches rows that are there. */
const next: Migration = [
  '9000-next',
  [
    'create table long_work (n {int} primary key, twice {int} not null) {table}',
    `insert into long_work (n, twice) with recursive count (n) as (
      select 1 union all select n + 1 from count where n < 100000
    ) select n, n * 2 from count`,
    'alter table orders add column next_column {int} not null default 7',
    'update orders set next_column = id',
  ],
]

const engine = await openEngine(JSON.parse(process.argv[2] ?? '') as StoreAddress)
process.stdout.write('begun\n')
await migrate(engine, Date.now(), [...migrations, next])
process.stdout.write('up\n')
await engine.close()
