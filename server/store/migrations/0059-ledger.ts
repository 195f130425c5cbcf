// One ledger for all money: payments become part of their order and entries of the ledger, and the running counts of
// the list keep no money any more. What needs more than SQL is in `../money/history.ts`.

const copying = `exists (select 1 from setting where key = 'copy.unfinished')`
/** What was sold is kept for ten years: an entry that is so much younger lets an old one go. */
const kept = 10 * 365 * 24 * 3_600_000

export const ledger: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  `create table ledger_entry (
    id {id}, at {int} not null, day text not null, branch text not null, kind text not null, order_id {int},
    actor text not null check (actor in ('customer', 'staff', 'clock')), staff {int}, staff_name text not null, ref text,
    lines text not null
  ) {table}`,
  `{sqlite} create trigger ledger_entry_never_changes before update on ledger_entry when not ${copying} begin
    select raise(abort, 'the ledger is append only');
  end`,
  `{sqlite} create trigger ledger_entry_stays before delete on ledger_entry
    when old.at >= (select at from ledger_entry order by id desc limit 1) - ${kept} and not ${copying} begin
    select raise(abort, 'the ledger is append only');
  end`,
  `{postgres} create function ledger_entry_stays() returns trigger language plpgsql as $$ begin
    if ${copying} then
      if tg_op = 'UPDATE' then return new; end if;
      return old;
    end if;
    if tg_op = 'DELETE' then
      if old.at < (select at from ledger_entry order by id desc limit 1) - ${kept} then return old; end if;
    end if;
    raise exception 'the ledger is append only';
  end $$`,
  `{postgres} create trigger ledger_entry_stays before update or delete on ledger_entry
    for each row execute function ledger_entry_stays()`,
  `{postgres} create trigger ledger_entry_not_emptied before truncate on ledger_entry
    for each statement execute function ledger_entry_stays()`,
  `create table ledger_balance (
    branch text {binary} not null, day text {binary} not null, account text {binary} not null, amount {int} not null,
    primary key (branch, day, account)
  ) {table}`,

  `alter table orders add column payments text not null default '[]'`,
  'alter table orders add column due {int} not null default 0',
  `update orders set payments = '[{"way":"' || paid_way || '","amount":' || paid_amount || ',"applied":' || total ||
    ',"at":' || paid_at || '}]' where paid_way is not null`,
  `update orders set due = case when course in ('placed', 'accepted') then total else 0 end -
    case when paid_way is null then 0 else total end`,
  ...['paid_way', 'paid_amount', 'paid_at'].map((column) => `alter table orders drop column ${column}`),

  'drop table till_day',
  `create table till_day (
    branch text {binary} not null, day text {binary} not null, sold {int} not null,
    open_orders {int} not null, open_total {int} not null, out_orders {int} not null, out_total {int} not null,
    out_due {int} not null, fallen_orders {int} not null, fallen_total {int} not null, primary key (branch, day)
  ) {table}`,
  `delete from setting where key = 'till.summed'`,
  `alter table day_record add column balances text not null default '{}'`,
]
