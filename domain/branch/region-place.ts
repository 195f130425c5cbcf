// How a region is named where a branch could be named as well (CHAIN-2).

/** No id has a colon. */
const mark = 'region:'

/** What names a region where a branch could be named as well. */
export const regionPlace = (region: string): string => `${mark}${region}`

/** The region that is named there; undefined for a branch. */
export const regionIn = (place: string): string | undefined =>
  place.startsWith(mark) ? place.slice(mark.length) : undefined
