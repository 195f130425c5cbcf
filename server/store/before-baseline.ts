// Takes over a database from before version 0.1.0: the last one that was made then becomes one of the baseline.
import type { Engine } from './engines/engine.ts'

/** What every database has whose schema is the last one before the baseline; older ones lack some of it. */
const lastOnes = ['0052-gate', '0053-sold-out-wishes', '0054-till-sums', '0055-media', '0056-housekeeping-alerts']

/** The newest commit whose schema is that one. */
const lastCommit = 'cf43fe29'

const tooOld =
  'this database is older than version 0.1.0 can bring up to date: ' +
  `let Noisette of commit ${lastCommit} start on it or restore it once, and this version after that.`

/** Throws in one sentence, before anything is changed, if the migrations of the database are older than the last ones. */
export function refuseOlder(known: ReadonlySet<string>): void {
  if (!lastOnes.every((name) => known.has(name))) throw new Error(tooOld)
}

/** What the baseline leaves out of the last schema: columns and a view that nothing reads, and the list of roles. */
export const dropUnread = (kind: Engine['kind']): readonly string[] => [
  ...['review', 'reservation', 'contact_message'].flatMap((table) => [
    `drop index ${table}_key`,
    `alter table ${table} drop column key`,
  ]),
  'alter table contact_message drop column body_hash',
  ...(kind === 'postgres' ? onPostgres : onSqlite),
]

const onPostgres = [
  'drop view checkout',
  'alter table idempotency_key alter column call drop default',
  'alter table staff_branch drop constraint staff_branch_role_check',
]

// SQLite has no other way to drop a check.
const onSqlite = [
  `create table staff_role (
    staff integer not null references staff (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, role text not null, primary key (staff, branch)
  ) strict`,
  'insert into staff_role (staff, branch, role) select staff, branch, role from staff_branch',
  'drop table staff_branch',
  'alter table staff_role rename to staff_branch',
]
