// The ledger as it is stored: an entry for each act that changes where money stands, and the balances of its accounts,
// changed in the same transaction, so that no request has to sum orders or payments (LEDG-1, LEDG-2). Who changes them
// goes through `running-sums.ts`.

import { type Selectable, sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import type { BookedCount } from '#domain/money/booked-counts.ts'
import { type ClosedDays, openDay } from '#domain/money/day-book.ts'
import type { Balances, BookedOrder, EntryKind, LedgerAccount, LedgerLine } from '#domain/money/ledger.ts'
import type { OrderPayment } from '#domain/money/order-payments.ts'
import type { Course } from '#domain/order/course.ts'
import type { Cents } from '#domain/shared/money.ts'
import { localDays } from '../branch/branch-days.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { ActedBy } from '../order/acted-by.ts'
import type { OrderTableRow } from '../order/order-tables.ts'
import { writeBehind } from '../pipeline.ts'
import { preparedQuery, preparedRows } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'
import type { FigureRow, LedgerBalanceRow, LedgerEntryRow } from './ledger-tables.ts'

export interface LedgerEntry {
  readonly kind: EntryKind
  readonly by: ActedBy
  readonly at: Instant
  readonly branch: string
  readonly order: number | null
  readonly ref?: string | undefined
  readonly lines: readonly LedgerLine[]
  /** What it changes in the figures of the same days. */
  readonly counts?: readonly BookedCount[]
}

/** Writes entries of a database that has no books yet, as it is upgraded; none of them changes figures. */
export async function postUpgradeEntries(trx: Trx, entries: readonly LedgerEntry[]): Promise<void> {
  await writeEntries(trx, balanced(entries), async () => undefined)
}

/** Those that change anything. Throws if one does not balance. */
export function balanced(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const posted = entries.filter(({ lines, counts = [] }) => lines.length > 0 || counts.length > 0)
  for (const { lines } of posted)
    if (lines.reduce((sum, [, , amount]) => sum + amount, 0) !== 0) throw new Error('an entry does not balance')
  return posted
}

/**
 * Writes entries and adds them to the balances. Returns what they change in the figures. The first row that a branch's
 * entries touch is always the same one, and the others follow in the same order, so that two servers neither lose what
 * the other adds nor wait in a circle.
 */
export async function writeEntries(
  trx: Trx,
  entries: readonly LedgerEntry[],
  closedOf = closedDays,
): Promise<FigureRow[]> {
  if (entries.length === 0) return []
  const rows: Omit<LedgerEntryRow, 'id'>[] = []
  const balances = new Map<string, LedgerBalanceRow>()
  const figures: FigureRow[] = []
  const closed = new Map<string, ClosedDays | undefined>()
  for (const { kind, by, at, branch, order, ref = null, lines, counts = [] } of entries) {
    if (!closed.has(branch)) closed.set(branch, await closedOf(trx, branch))
    const dated = (day: DateText) => openDay(day, closed.get(branch))
    const day = dated((await localDays(trx, branch)).dayOf(at))
    const booked = lines.map(([account, lineDay, amount]): LedgerLine => [account, dated(lineDay), amount])
    if (booked.length > 0)
      rows.push({
        at,
        day,
        branch,
        kind,
        order_id: order,
        actor: by.kind,
        staff: by.staff,
        staff_name: by.name,
        ref,
        lines: toJson(booked),
      })
    figures.push(...counts.map((count) => ({ ...count, branch, day: dated(count.day) })))
    addTo(balances, branch, allDays, 'receivable', 0)
    for (const [account, lineDay, amount] of booked) {
      addTo(balances, branch, lineDay, account, amount)
      if (hasSumOfAll(account)) addTo(balances, branch, allDays, account, amount)
    }
  }
  await writeBehind(trx, addBalances(trx, [...balances.values()].sort(inOrder)))
  if (rows.length > 0) await writeBehind(trx, insertEntries(trx, rows))
  return figures
}

const daysClosed = preparedQuery<{ branch: string }, { from: string | null; to: string | null }>((db, { branch }) =>
  db
    .selectFrom('day_book')
    .select((e) => [e.fn.min<string | null>('day').as('from'), e.fn.max<string | null>('day').as('to')])
    .where('branch', '=', branch),
)

/** The days of a branch that its book has closed; undefined as long as there is none. */
export async function closedDays(db: Db, branch: string): Promise<ClosedDays | undefined> {
  const [days] = await daysClosed(db, { branch })
  return days?.from && days.to ? { from: days.from, to: days.to } : undefined
}

/** The day that stands for all days together. It sorts after every date. */
export const allDays = 'all'

/** What a shop asks for across all days: not what it sold. */
const hasSumOfAll = (account: LedgerAccount): boolean => !account.startsWith('sales:') && !account.startsWith('vat:')

function addTo(
  balances: Map<string, LedgerBalanceRow>,
  branch: string,
  day: string,
  account: LedgerAccount,
  amount: number,
): void {
  const key = `${branch} ${day} ${account}`
  const row = balances.get(key)
  if (row) row.amount += amount
  else balances.set(key, { branch, day, account, amount })
}

/** By branch; of each, what customers have to pay in all comes first. */
function inOrder(one: LedgerBalanceRow, other: LedgerBalanceRow): number {
  const key = ({ branch, day, account }: LedgerBalanceRow) =>
    `${branch} ${day === allDays && account === 'receivable' ? '' : `${day} ${account}`}`
  return key(one) < key(other) ? -1 : 1
}

const addBalances = preparedRows<LedgerBalanceRow, unknown>((db, rows) =>
  db
    .insertInto('ledger_balance')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'day', 'account'])
        .doUpdateSet((e) => ({ amount: e('ledger_balance.amount', '+', e.ref('excluded.amount')) })),
    ),
)

const insertEntries = preparedRows<Omit<LedgerEntryRow, 'id'>, unknown>((db, rows) =>
  db.insertInto('ledger_entry').values(rows),
)

/** Nobody else writes an entry of the branch until the transaction ends. */
export async function lockBalances(trx: Trx, branch: string): Promise<void> {
  await addBalances(trx, [{ branch, day: allDays, account: 'receivable', amount: 0 }])
}

const balancesAt = preparedQuery<{ branch: string; day: string }, { account: string; amount: number }>((db, slots) =>
  db
    .selectFrom('ledger_balance')
    .select(['account', 'amount'])
    .where('branch', '=', slots.branch)
    .where('day', '=', slots.day),
)

/** The balances of a branch: of one day, or without one of all days together. */
export async function balancesOf(db: Db, branch: string, day: DateText = allDays): Promise<Balances> {
  const rows = await balancesAt(db, { branch, day })
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
}

export interface WrongSum {
  readonly branch: string
  readonly account: string
  /** By how much it is too high, in cents. */
  readonly by: Cents
}

/** The sums of all days that differ from what the days come to. */
export async function wrongSums(db: Db): Promise<WrongSum[]> {
  const { rows } = await sql<{ branch: string; account: string; amount: number }>`
    select branch, account, sum(case when day = ${allDays} then amount else -amount end) as amount
    from ledger_balance where account not like 'sales:%' and account not like 'vat:%'
    group by branch, account order by branch, account`.execute(db)
  return rows
    .map(({ branch, account, amount }) => ({ branch, account, by: Number(amount) }))
    .filter(({ by }) => by !== 0)
}

/**
 * The balances of several branches together, of a day of theirs, of all days, and what is to be paid for later days.
 */
export interface BalancesNow {
  readonly today: Balances
  readonly all: Balances
  readonly later: number
}

type BranchDay = { readonly id: string; readonly date: DateText }

const balancesSince = preparedRows<BranchDay, { day: string; account: string; amount: number }>((db, branches) =>
  db
    .selectFrom('ledger_balance')
    .select((e) => ['day', 'account', e.fn.sum<number>('amount').as('amount')])
    .where(
      'branch',
      'in',
      branches.map(({ id }) => id),
    )
    .where('day', '>=', branches[0].date)
    .groupBy(['day', 'account']),
)

/** `branches`: each with its date of today. */
export async function balancesNow(db: Db, branches: readonly BranchDay[]): Promise<BalancesNow> {
  const today: Partial<Record<LedgerAccount, number>> = {}
  const all: Partial<Record<LedgerAccount, number>> = {}
  let later = 0
  for (const [date, alike] of Map.groupBy(branches, (branch) => branch.date))
    for (const { day, account: name, amount } of await balancesSince(db, alike)) {
      const account = name as LedgerAccount
      const into = day === allDays ? all : day === date ? today : undefined
      if (into) into[account] = (into[account] ?? 0) + Number(amount)
      else if (account === 'receivable') later += Number(amount)
    }
  return { today, all, later }
}

/** What the ledger reads of an order's row; `history` books rows from before some of these columns. */
export const earlierColumns = [
  'id',
  'branch',
  'course',
  'total',
  'payments',
  'placed_at',
  'wanted_at',
  'wanted_known',
] as const
export const bookedColumns = [...earlierColumns, 'kept_at'] as const

type BookedRow = Pick<
  Selectable<OrderTableRow>,
  'course' | 'total' | 'payments' | 'placed_at' | 'wanted_at' | 'wanted_known'
> &
  Partial<Pick<Selectable<OrderTableRow>, 'kept_at'>>

export const bookedFrom = ({ course, total, payments, ...row }: BookedRow): BookedOrder => ({
  course: course as Course,
  total,
  payments: fromJson<OrderPayment[]>(payments),
  placedAt: row.placed_at,
  wantedAt: row.wanted_known === 1 ? row.wanted_at : null,
  keptAt: row.kept_at ?? null,
})
