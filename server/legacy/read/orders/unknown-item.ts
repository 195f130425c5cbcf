// How a line refers to an item that this shop never had, so that it is never mistaken for one of its own.

const mark = 'legacy:'

export const unknownItem = (oldId: string): string => `${mark}${oldId}`

/** The old _id; undefined for an item of this shop. */
export const oldIdOf = (item: string): string | undefined =>
  item.startsWith(mark) ? item.slice(mark.length) : undefined
