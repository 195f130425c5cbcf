// Sizes are a group of options: glass, bottle and for how many people become options of it, and each item keeps the prices
// that it had. The columns of before stay as they were, read no more; so do the lines of orders.

const json = (text: Readonly<Record<string, string>>): string => `'${JSON.stringify(text)}'`

const names = [
  ['AS-IT-COMES', json({ en: 'Regular', nl: 'Gewoon', fr: 'Normal', ar: 'عادي' })],
  ['GLASS', json({ en: 'Glass', nl: 'Glas', fr: 'Verre', ar: 'كأس' })],
  ['BOTTLE', json({ en: 'Bottle', nl: 'Fles', fr: 'Bouteille', ar: 'زجاجة' })],
  ['PERSONS-1', json({ en: '1 person', nl: '1 persoon', fr: '1 personne', ar: 'شخص واحد' })],
  ['PERSONS-2', json({ en: '2 people', nl: '2 personen', fr: '2 personnes', ar: 'شخصان' })],
  ['PERSONS-3', json({ en: '3 people', nl: '3 personen', fr: '3 personnes', ar: '3 أشخاص' })],
  ['PERSONS-4', json({ en: '4 people', nl: '4 personen', fr: '4 personnes', ar: '4 أشخاص' })],
] as const

const otherwise = `(glass_price is not null or bottle_price is not null
  or exists (select 1 from item_piece where item_piece.item = item.id))`

/** The members of a JSON object or list, one for each size that satisfies `where`. */
const members = (member: string, where = '1 = 1'): string =>
  `coalesce((select string_agg(${member}, ',' order by place) from size_before as one
    where one.item = item.id and ${where}), '')`
const named = (value: string): string => `'"' || size || '":' || cast(${value} as text)`

export const sizes: readonly string[] = [
  `insert into option_group (id, name, kind, min, max, included, position)
    values ('SIZES', ${json({ en: 'Size', nl: 'Formaat', fr: 'Taille', ar: 'الحجم' })}, 'one', 1, 1, 0, 0)`,
  `insert into shop_option
    (id, group_id, name, kitchen_name, price, most, making, declaration, own_cup, hidden, position) values
    ${names.map(([id, name], place) => `('${id}', 'SIZES', ${name}, '', 0, 1, '[]', null, 0, 0, ${place})`).join(', ')}`,
  `create table size_before (
    item text not null, place {int} not null, size text not null, price {int} not null, count {int},
    primary key (item, place)
  ) {table}`,
  `insert into size_before select id, 0, 'AS-IT-COMES', price, null from item where price is not null and ${otherwise}`,
  `insert into size_before select id, 1, 'GLASS', glass_price, null from item where glass_price is not null`,
  `insert into size_before select id, 2, 'BOTTLE', bottle_price, null from item where bottle_price is not null`,
  `insert into size_before select item, 2 + persons, 'PERSONS-' || cast(persons as text), price, count from item_piece`,
  // Sold only in sizes, an item costs what the first of them costs.
  `update item set price = (select price from size_before as one where one.item = item.id order by place limit 1)
    where price is null`,
  `insert into group_use (owner_kind, owner, position, group_id, settings)
    select 'item', id, -1, 'SIZES',
      '{"only":[' || ${members(`'"' || size || '"'`)} || '],"prices":{' || ${members(named('one.price - item.price'))} || '}'
      || case when exists (select 1 from size_before as one where one.item = item.id and count is not null)
        then ',"counts":{' || ${members(named('count'), 'count is not null')} || '}' else '' end || '}'
    from item where removed_at is null and exists (select 1 from size_before as one where one.item = item.id)`,
  'drop table size_before',
]
