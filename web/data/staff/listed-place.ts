// What a list of staff shows: all branches, one of them or those of a region, as one text.

/** '' for all branches of the member, the id of a branch, or what `regionPlace` makes of a region. */
export type ListedPlace = string

/** No id has a blank. */
const mark = 'region '

export const regionPlace = (region: string): ListedPlace => `${mark}${region}`

/** The region that is listed, if it is one. */
export const regionIn = (place: ListedPlace): string | undefined =>
  place.startsWith(mark) ? place.slice(mark.length) : undefined

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
