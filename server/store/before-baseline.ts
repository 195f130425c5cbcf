// Takes over a database from before version 0.1.0: the last one that was made then becomes one of the baseline.
import type { Transaction } from 'kysely'
import { firstSizeNames } from '#domain/menu/first-sizes.ts'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { sizesGroup } from '#domain/menu/size-ids.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { fromJson, toJson } from './json.ts'
import { alerts, orderIndexes, slotHeldAt, tillDay } from './migrations/0057-baseline.ts'
import type { Tables } from './tables.ts'

/** What every database has whose schema is the last one before the baseline; older ones lack some of it. */
const lastOnes = ['0052-gate', '0053-sold-out-wishes', '0054-till-sums', '0055-media', '0056-housekeeping-alerts']

/** The newest commit whose schema is that one. */
const lastCommit = 'cf43fe29'

const tooOld =
  'this database is older than version 0.1.0 can bring up to date: ' +
  `let Noisette of commit ${lastCommit} start on it or restore it once, and this version after that.`

/**
 * Brings the schema to the baseline. Throws in one sentence, before anything is changed, if the `known` migrations are
 * older than the last ones. `run`: runs statements with the placeholders of migrations.
 */
export async function takeOverOldDatabase(
  trx: Transaction<Tables>,
  known: ReadonlySet<string>,
  run: (statements: readonly string[]) => Promise<void>,
): Promise<void> {
  if (!lastOnes.every((name) => known.has(name))) throw new Error(tooOld)
  await run([...sizesOfLines, ...unread, ...alertsInOne, ...anew])
  await mendVersions(trx)
  await trx.deleteFrom('migration').execute()
}

const sizeOption = (option: string): LineOption => ({
  group: sizesGroup,
  option,
  kind: 'one',
  quantity: 1,
  price: 0,
  name: firstSizeNames[option] ?? {},
})

/** Lines from before sizes were options have a choice instead, such as glass or persons-2. */
const sizesOfLines = [
  '{postgres} set local statement_timeout = 0',
  ...Object.keys(firstSizeNames).map(
    (size) => `update order_line set options = '[${JSON.stringify(sizeOption(size))}' ||
      case options when '[]' then ']' else ',' || substr(options, 2) end
      where choice = '${size.toLowerCase()}' and options not like '%"group":"${sizesGroup}"%'`,
  ),
  'alter table order_line drop column choice',
]

/** What the baseline leaves out: columns and a view that nothing reads, and the list of roles. */
const unread = [
  ...['review', 'reservation', 'contact_message'].flatMap((table) => [
    `drop index ${table}_key`,
    `alter table ${table} drop column key`,
  ]),
  'alter table contact_message drop column body_hash',
  '{postgres} drop view checkout',
  '{postgres} alter table idempotency_key alter column call drop default',
  '{postgres} alter table staff_branch drop constraint staff_branch_role_check',
  // SQLite has no other way to drop a check.
  `{sqlite} create table staff_role (
    staff {int} not null references staff (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, role text not null, primary key (staff, branch)
  ) {table}`,
  '{sqlite} insert into staff_role (staff, branch, role) select staff, branch, role from staff_branch',
  '{sqlite} drop table staff_branch',
  '{sqlite} alter table staff_role rename to staff_branch',
]

/** Alerts of machines had a table of their own. */
const alertsInOne = [
  `create table earlier_alert as
    select 1 as part, id, kind, branch as place, order_id, since, at, closed_at, ended, null as finding from alert
    union all select 2, id, kind, machine, null, since, at, closed_at, ended, finding from health_alert`,
  'drop table alert',
  'drop table health_alert',
  ...alerts,
  `insert into alert (kind, place, order_id, since, at, closed_at, ended, finding)
    select kind, place, order_id, since, at, closed_at, ended, finding from earlier_alert order by part, id`,
  'drop table earlier_alert',
  // What was found is part of the alert now; one that was told before is on the page of alerts.
  `delete from notice where data like '{"health"%'`,
]

const indexBefore = [
  'list',
  'by_name',
  'by_address',
  'by_phone',
  'by_token',
  'by_total',
  'by_code',
  'code',
  'board',
  'to_see',
  'over',
  'made',
  'archived',
  'unsold',
  'to_give_back',
]

/** The sums of the till and the indexes of the orders. */
const anew = [
  'drop table till_sum',
  tillDay,
  `delete from setting where key = 'orders.moved'`,
  ...indexBefore.map((name) => `drop index orders_${name}`),
  '{postgres} drop index orders_cash',
  '{postgres} alter table orders drop column tx',
  ...orderIndexes,
  slotHeldAt,
]

interface EarlierVersion {
  readonly lines: readonly (Omit<OrderLine, 'options' | 'declaration'> &
    Partial<Pick<OrderLine, 'options' | 'declaration'>> & { readonly choice?: string })[]
}

/** Earlier and proposed lines of changed orders, which are JSON: what they did not say yet is said. */
async function mendVersions(trx: Transaction<Tables>): Promise<void> {
  const mended = (text: string | null, more: object): string | null => {
    if (text === null) return null
    const version = fromJson<EarlierVersion>(text)
    return toJson({ ...more, ...version, lines: version.lines.map(mendedLine) })
  }
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'proposal', 'changed_from'])
    .where((e) => e.or([e('proposal', 'is not', null), e('changed_from', 'is not', null)]))
    .execute()
  for (const { id, proposal, changed_from } of rows)
    await trx
      .updateTable('orders')
      .set({ proposal: mended(proposal, { number: 0 }), changed_from: mended(changed_from, {}) })
      .where('id', '=', id)
      .execute()
}

function mendedLine({
  choice = 'one',
  options = [],
  declaration = null,
  ...line
}: EarlierVersion['lines'][number]): OrderLine {
  const hasSize = choice === 'one' || options.some(({ group }) => group === sizesGroup)
  return { ...line, options: hasSize ? options : [sizeOption(choice.toUpperCase()), ...options], declaration }
}
