// The shop's own short word for an item, and for a line as it was ordered; '' if the board calls it by its name.

export const kitchenNames: readonly string[] = [
  "alter table item add column kitchen_name text not null default ''",
  "alter table order_line add column kitchen_name text not null default ''",
]
