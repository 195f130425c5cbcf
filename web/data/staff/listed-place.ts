// What a list of staff shows: all branches, one of them or those of a region, as one text.
import { regionIn } from '#domain/branch/region-place.ts'

/** '' for all branches of the member, the id of a branch, or what `regionPlace` makes of a region. */
export type ListedPlace = string

/** What a call asks for. */
export function placeAsked(place: ListedPlace): { readonly branch?: string; readonly region?: string } {
  const region = regionIn(place)
  if (region !== undefined) return { region }
  return place === '' ? {} : { branch: place }
}

/** Those of the branches that the list shows. */
export function branchesIn<Branch extends { readonly id: string; readonly region?: string | undefined }>(
  place: ListedPlace,
  branches: readonly Branch[],
): readonly Branch[] {
  const { branch, region } = placeAsked(place)
  return branches.filter(
    (one) => (branch === undefined || one.id === branch) && (region === undefined || one.region === region),
  )
}
