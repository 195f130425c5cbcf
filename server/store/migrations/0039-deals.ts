// Meal deals: the parts of an item, and what was chosen for them on the lines of orders.

export const deals: readonly string[] = [
  "alter table item add column parts text not null default '[]'",
  "alter table order_line add column parts text not null default '[]'",
]
