// The seals of the day books once more, apart from their lines: a line that somebody removes leaves its seal behind.
import { appendOnly } from './0062-books.ts'

export const bookSeals: readonly string[] = [
  `create table book_seal (
    branch text {binary} not null, number {int} not null, seal text not null, primary key (branch, number)
  ) {table}`,
  'insert into book_seal (branch, number, seal) select branch, number, seal from day_book',
  ...appendOnly('book_seal'),
]
