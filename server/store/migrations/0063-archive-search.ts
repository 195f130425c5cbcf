// Finding archived orders by branch, name and telephone number, without reading all of them.
export const archiveSearch: readonly string[] = [
  'create index orders_archived_at on orders (branch, archive) where archive <> 0',
  ...['name_key', 'phone'].flatMap((column) => [
    `create index orders_archived_by_${column} on orders (branch, ${column}) where archive <> 0 and ${column} <> ''`,
    `create index orders_all_archived_by_${column} on orders (${column}) where archive <> 0 and ${column} <> ''`,
  ]),
]
