// The day books, and what was counted at the end of a day: nobody changes or deletes them.

const copying = `exists (select 1 from setting where key = 'copy.unfinished')`

/** Rows of the table are added, and never changed or deleted. */
export const appendOnly = (table: string): string[] => [
  ...['update', 'delete'].map(
    (act) => `{sqlite} create trigger ${table}_no_${act} before ${act} on ${table} when not ${copying} begin
    select raise(abort, 'the books are append only');
  end`,
  ),
  `{postgres} create trigger ${table}_stays before update or delete on ${table}
    for each row execute function books_stay()`,
  `{postgres} create trigger ${table}_not_emptied before truncate on ${table}
    for each statement execute function books_stay()`,
]

export const books: readonly string[] = [
  `{postgres} create function books_stay() returns trigger language plpgsql as $$ begin
    if ${copying} then
      if tg_op = 'UPDATE' then return new; end if;
      return old;
    end if;
    raise exception 'the books are append only';
  end $$`,
  `create table day_book (
    branch text {binary} not null, number {int} not null, day text {binary} not null, text text not null,
    seal text not null, primary key (branch, number)
  ) {table}`,
  'create unique index day_book_day on day_book (branch, day)',
  ...appendOnly('day_book'),
  `create table day_count (
    id {id}, branch text not null, day text not null, at {int} not null, staff {int}, staff_name text not null,
    data text not null
  ) {table}`,
  'create index day_count_day on day_count (branch, day, id)',
  ...appendOnly('day_count'),
  'create index ledger_entry_day on ledger_entry (branch, day, id)',
  // Figures count turnover and payments now, so earlier days are counted again.
  `delete from setting where key = 'figures.counted'`,
]
