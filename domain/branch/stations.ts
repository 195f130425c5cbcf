// The stations of a branch, as the owner named them.
import type { LocalText } from '../shared/locale.ts'
import type { Branch } from './branch.ts'

/** Without a capacity, a branch has stations only by what its items say; other branches give them their names. */
export function stationsOf(own: Branch, branches: readonly Branch[]): { id: string; name: LocalText }[] {
  const named = own.capacity ? [own] : branches
  const stations = named.flatMap(({ capacity }) => capacity?.stations ?? [])
  return [...new Map(stations.map(({ id, name }) => [id, { id, name }])).values()]
}
