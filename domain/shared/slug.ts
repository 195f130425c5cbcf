// Readable ids, made from names.

/** 'Crème brûlée' becomes 'creme-brulee', at most `most` characters; '' for a name without Latin letters or digits. */
export const slugOf = (name: string, most: number): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, most)
    .replace(/-$/, '')

/** The first of 'soup', 'soup-2', 'soup-3' … that is not taken. */
export function freeId(slug: string, taken: ReadonlySet<string>): string {
  let id = slug
  for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`
  return id
}
