// Readable ids, made from names.
import { normalForm } from './normal-form.ts'

/** 'Crème brûlée' becomes 'creme-brulee', at most `most` characters; '' for a name without Latin letters or digits. */
export const slugOf = (name: string, most: number): string =>
  normalForm(name, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, most)
    .replace(/-$/, '')

/**
 * One of 'soup', 'soup-2', 'soup-3' … that is not taken, the first if they were given in order. It doubles its steps
 * until one is free and then halves them, so that the thousandth soup looks at twenty ids and not at a thousand.
 */
export function freeId(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  const isTaken = (count: number) => taken.has(`${slug}-${count}`)
  let last = 1
  let free = 2
  while (isTaken(free)) {
    last = free
    free *= 2
  }
  while (free - last > 1) {
    const middle = Math.floor((last + free) / 2)
    if (isTaken(middle)) last = middle
    else free = middle
  }
  return `${slug}-${free}`
}
