// Categories as the owner's own: an address, an icon or a picture. The first ones get the icons that the website gave them;
// those of an import, which have no page of the specification, an address from their id.

const icons = {
  COFFEE: 'cup',
  ICECOFFEE: 'iced-cup',
  COLDDRINKS: 'cold-glass',
  HOTTEA: 'tea',
  SPECIALS: 'star',
  SALADS: 'salad',
  PANINI: 'panini',
  BAGEL: 'bagel',
  GRILLEDSNACKS: 'grill',
  WAFFELS: 'waffle',
  CAKEANDSWEETS: 'cake',
  DRINKS: 'bottle',
  COCKTAILS: 'cocktail',
}
const first = Object.keys(icons)
  .map((id) => `'${id}'`)
  .join(', ')

export const categories: readonly string[] = [
  'alter table category add column slug text',
  "alter table category add column icon text not null default 'star'",
  "alter table category add column image_kind text check (image_kind in ('bundled', 'uploaded', 'url'))",
  'alter table category add column image_ref text',
  ...Object.entries(icons).map(([id, icon]) => `update category set icon = '${icon}' where id = '${id}'`),
  `update category set slug = id where id not in (${first})`,
  'create unique index category_slug on category (slug)',
]
