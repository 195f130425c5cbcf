// Films that the owner uploaded, in parts; and what of the demo's media a shop goes on showing, now that its logo does not
// decide it: a demo shop and an imported one all of it, one whose demo was taken over and one begun with nothing none.

const demo = '{"shows":"demo","pictures":[]}'
const media = `{"hero":${demo},"story":${demo},"panorama":${demo},"about":${demo},"account":${demo},"film":null}`

export const mediaRows: readonly string[] = [
  'create table film (key text primary key, type text not null, bytes {int} not null, used_at {int} not null) {table}',
  `create table film_part (
    film text not null references film (key) on delete cascade, number {int} not null, data {blob} not null,
    primary key (film, number)
  ) {table}`,
  `insert into setting (key, value) select 'brand.media', '${media}'
    where exists (select 1 from setting where key = 'demo.planted') and (
      exists (select 1 from setting where key = 'brand' and value like '%"logo":{%')
      or exists (select 1 from legacy) or not exists (select 1 from setting where key = 'brand'))`,
]
