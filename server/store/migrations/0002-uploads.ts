// Pictures that staff uploaded: each once, in several widths and two formats, in the database that every server shares.

export const uploads: readonly string[] = [
  'create table picture (key text primary key, used_at {int} not null) {table}',
  `create table picture_file (
    picture text not null references picture (key) on delete cascade, width {int} not null check (width > 0),
    format text not null check (format in ('avif', 'webp')), data {blob} not null, primary key (picture, width, format)
  ) {table}`,
]
