// Invoices and credit notes, which nobody changes, who an order is to be invoiced to, and what is still to be mailed.

const copying = `exists (select 1 from setting where key = 'copy.unfinished')`
/** The law has them kept for ten years: one that is so much younger lets an old one go. */
const kept = 10 * 365 * 24 * 3_600_000

export const invoices: readonly string[] = [
  `create table invoice_wish (
    order_id {int} primary key references orders (id) on delete cascade, buyer text not null, email text not null,
    locale text not null
  ) {table}`,
  `create table invoice (
    id {id}, seller text not null, kind text not null check (kind in ('invoice', 'credit')), year {int} not null,
    number {int} not null, order_id {int} not null, turn {int} not null, branch text {binary} not null,
    day text {binary} not null, at {int} not null, data text not null
  ) {table}`,
  'create unique index invoice_number on invoice (seller, kind, year, number)',
  'create unique index invoice_of_order on invoice (order_id, turn)',
  'create index invoice_day on invoice (branch, day, id)',
  `{sqlite} create trigger invoice_never_changes before update on invoice when not ${copying} begin
    select raise(abort, 'invoices are append only');
  end`,
  `{sqlite} create trigger invoice_stays before delete on invoice
    when old.at >= (select at from invoice order by id desc limit 1) - ${kept} and not ${copying} begin
    select raise(abort, 'invoices are append only');
  end`,
  `{postgres} create function invoice_stays() returns trigger language plpgsql as $$ begin
    if ${copying} then
      if tg_op = 'UPDATE' then return new; end if;
      return old;
    end if;
    if tg_op = 'DELETE' then
      if old.at < (select at from invoice order by id desc limit 1) - ${kept} then return old; end if;
    end if;
    raise exception 'invoices are append only';
  end $$`,
  `{postgres} create trigger invoice_stays before update or delete on invoice
    for each row execute function invoice_stays()`,
  `{postgres} create trigger invoice_not_emptied before truncate on invoice
    for each statement execute function invoice_stays()`,
  `create table invoice_mail (
    invoice {int} primary key references invoice (id) on delete cascade, email text not null,
    state text not null check (state in ('waiting', 'done', 'given_up')), since {int} not null, tries {int} not null,
    next_at {int} not null, error text not null
  ) {table}`,
  'create index invoice_mail_due on invoice_mail (state, next_at)',
]
