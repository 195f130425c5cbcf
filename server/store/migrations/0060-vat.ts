// VAT classes of the menu, and the shares of each order line with their rates.
export const vat: readonly string[] = [
  "alter table category add column vat text not null default 'food'",
  'alter table item add column vat text',
  'alter table item add column vouchers {int}',
  'alter table shop_option add column vat text',
  'alter table order_line add column vat text',
]
