// The receipt printers of branches, of whose secret only the hash is stored, and the slips that they print or printed.
export const printers: readonly string[] = [
  `create table printer (
    id {id}, branch text not null, name text not null, kind text not null, key_hash text not null, hardware text,
    stranger_at {int}, prints text not null, leaves_out text not null, station text not null, width {int} not null,
    lang text not null, covered_by {int}, model text not null, interval_s {int} not null, condition text not null,
    condition_since {int} not null, seen_at {int}, version {int} not null, at {int} not null, withdrawn_at {int}
  ) {table}`,
  'create unique index printer_key on printer (key_hash)',
  'create index printer_of_branch on printer (branch, id) where withdrawn_at is null',
  'create index printer_covered on printer (covered_by) where withdrawn_at is null and covered_by is not null',
  `create table print_job (
    id {id}, printer {int} not null references printer (id) on delete cascade, branch text not null,
    order_id {int} references orders (id) on delete cascade, order_version {int}, what text not null,
    station text not null, mark text not null, reprint {int} not null, again {int} not null,
    state text not null check (state in ('queued', 'offered', 'printed', 'failed', 'dropped')), token text not null,
    offers {int} not null, offered_to {int}, fetched_at {int}, page {int} not null,
    pages {int} not null, image {blob}, said text, code text not null, next_at {int} not null, since {int} not null,
    ended_at {int}
  ) {table}`,
  'create unique index print_job_token on print_job (token)',
  `create index print_job_open on print_job (printer, next_at) where state in ('queued', 'offered', 'failed')`,
  `create unique index print_job_offered on print_job (offered_to) where state = 'offered'`,
  'create index print_job_order on print_job (order_id, id)',
  'create index print_job_since on print_job (since)',
  'create index print_job_ended on print_job (branch, ended_at) where ended_at is not null',
]
