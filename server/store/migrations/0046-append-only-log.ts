// The staff log is append only in the database itself: no entry is changed, and none goes before another one is a year
// younger. While a shop is copied into the database, the copy decides what stands there.

const year = 365 * 24 * 3_600_000
const copying = `exists (select 1 from setting where key = 'copy.unfinished')`

export const appendOnlyLog: readonly string[] = [
  `{sqlite} create trigger staff_log_never_changes before update on staff_log when not ${copying} begin
    select raise(abort, 'the staff log is append only');
  end`,
  `{sqlite} create trigger staff_log_stays before delete on staff_log
    when old.at >= (select max(at) from staff_log) - ${year} and not ${copying} begin
    select raise(abort, 'the staff log is append only');
  end`,
  `{postgres} create function staff_log_stays() returns trigger language plpgsql as $$ begin
    if ${copying} then
      if tg_op = 'UPDATE' then return new; end if;
      return old;
    end if;
    if tg_op = 'DELETE' then
      if old.at < (select max(at) from staff_log) - ${year} then return old; end if;
    end if;
    raise exception 'the staff log is append only';
  end $$`,
  `{postgres} create trigger staff_log_stays before update or delete on staff_log
    for each row execute function staff_log_stays()`,
  `{postgres} create trigger staff_log_not_emptied before truncate on staff_log
    for each statement execute function staff_log_stays()`,
]
