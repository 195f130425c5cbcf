// A shop that began with the demo keeps the name under which its customers know it, until its owner sets another.

export const brand: readonly string[] = [
  `insert into setting (key, value) select 'brand', '{"name":"Noisette","logo":{"kind":"bundled","ref":"hazelnut"}}'
    where exists (select 1 from branch where id in ('antwerpen', 'merksem', 'etterbeek'))`,
]
