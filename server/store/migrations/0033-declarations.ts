// What an item contains, and what a line of an order contained when it was ordered; null: not declared, as everything of
// before.

export const declarations: readonly string[] = [
  'alter table item add column declaration text',
  'alter table order_line add column declaration text',
]
