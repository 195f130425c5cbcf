// Where and when items and categories are sold; nothing said: everywhere and always, as before.

export const sold: readonly string[] = [
  'alter table item add column sold text',
  'alter table category add column sold text',
]
